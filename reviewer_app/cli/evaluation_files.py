"""The files of an evaluation: suites that are sound, and the cases of them that are wanted."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from reviewer_app.cli.words import count
from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.files import Refusal
from reviewer_app.running.cases import Selection
from reviewer_app.services.naming import readable
from reviewer_app.services.output_files import OutputFile
from reviewer_app.services.suite_files import InvalidSuite, SuiteFile, load_suite

_MOST_NAMED = 5
_SUITE_SUFFIXES = (".yaml", ".yml")


class CannotEvaluate(Exception):
    """Nothing can be evaluated; `lines` say why, each with its place."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.lines = lines


def load_suites(paths: Sequence[Path]) -> list[SuiteFile]:
    """The suites of all files and folders; raises CannotEvaluate with all faults of all of them."""
    found = [load_suite(file) for path in paths for file in _files_of(path)]
    faults = [line for one in found if isinstance(one, InvalidSuite) for line in _faults(one)]
    if faults:
        raise CannotEvaluate(*faults)
    return [one for one in found if isinstance(one, SuiteFile)]


def check_tags(files: Sequence[SuiteFile], selection: Selection) -> list[str]:
    """What is odd about the tags that were named; raises CannotEvaluate where no case is left."""
    known = {tag for file in files for tag in file.tags}
    named = (selection.tags or frozenset()) | selection.excluded
    unknown = sorted(named - known)
    if selection.tags is not None and not selection.tags & known:
        tags = ", ".join(sorted(known)[:20]) or "none"
        raise CannotEvaluate(f"No case has one of these tags. Tags of the cases: {tags}.")
    return [f"No case has the tag {tag}." for tag in unknown]


def notes_on_suites(files: Sequence[SuiteFile]) -> Iterator[str]:
    """What is probably not meant in the suites."""
    for file in files:
        yield from (told_at(file.path, note) for note in file.notes)


def notes_on_outputs(outputs: OutputFile, files: Sequence[SuiteFile]) -> Iterator[str]:
    """Rows of an output file that cannot be read, and outputs of cases that nobody has."""
    yield from (told_at(outputs.path, fault) for fault in outputs.faults)
    if outputs.bad > len(outputs.faults):
        more = outputs.bad - len(outputs.faults)
        yield f"{readable(str(outputs.path))}: {more:,} more rows cannot be read."
    for file in files:
        for id_ in file.ids:
            outputs.find(file.suite.name, id_)
    unused = list(outputs.unused())
    if unused:
        named = ", ".join(unused[:_MOST_NAMED]) + (", …" if len(unused) > _MOST_NAMED else "")
        yield (
            f"{readable(str(outputs.path))}: {count(len(unused), 'output')} of ids that no case "
            f"has: {named}."
        )


def told_at(path: Path, refusal: Refusal) -> str:
    """A fault with its file and place."""
    where = readable(str(path))
    if refusal.place != "file":
        where = f"{where}, {refusal.place}"
    reason = refusal.reason
    return f"{where}: {reason}" + ("" if reason.endswith(".") else ".")


def _files_of(path: Path) -> list[Path]:
    """The file, or the suites that stand directly in a folder, by name (reference B)."""
    if not path.is_dir():
        return [path]
    try:
        inside = list(path.iterdir())
    except OSError as error:
        raise CannotEvaluate(f"{readable(str(path))}: {cause_of(error)}.") from None
    found = [
        file for file in inside if file.suffix in _SUITE_SUFFIXES and not file.name.startswith(".")
    ]
    if not found:
        raise CannotEvaluate(f"{readable(str(path))}: There is no YAML file in this folder.")
    return sorted(found, key=lambda file: os.fsencode(file.name))


def _faults(suite: InvalidSuite) -> Iterator[str]:
    yield f"{readable(str(suite.path))} is no valid suite:"
    yield from (told_at(suite.path, fault) for fault in suite.faults)
