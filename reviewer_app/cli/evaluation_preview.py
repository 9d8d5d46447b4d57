"""A dry run: what an evaluation would do, without asking or writing anything."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import islice
from pathlib import Path

from reviewer_app.cli.evaluation_files import (
    check_tags,
    load_suites,
    notes_on_outputs,
    notes_on_suites,
    told_at,
)
from reviewer_app.cli.words import count
from reviewer_app.running.cases import Selection, show_question
from reviewer_app.services.naming import readable
from reviewer_app.services.output_files import OutputFile, open_outputs
from reviewer_app.services.suite_files import SuiteFile

_MOST_WARNINGS = 50


def preview_lines(
    suites: Sequence[Path], outputs: Sequence[Path], selection: Selection
) -> Iterator[str]:
    """What would be evaluated. Raises CannotEvaluate and FileProblem as the run itself would."""
    files = load_suites(suites)
    odd = check_tags(files, selection)
    question: str | None = None
    for file in files:
        types = Counter[str]()
        for case in file.cases(selection):
            types[case.sample.eval_type] += 1
            question = question or show_question(case)
        told = ", ".join(f"{name} {number:,}" for name, number in types.most_common())
        yield f"{file.suite.name}: {count(types.total(), 'case')} to be run ({told or 'none'})"
        yield from _warnings(file, selection)
    yield from (f"Note: {note}" for note in (*odd, *notes_on_suites(files)))
    for path in outputs:
        with closing(open_outputs(path)) as opened:
            yield from _coverage(opened, files)
    if question:
        yield "The first prompt of a judge, with the output left empty:"
        yield from (f"  {line}" for line in question.splitlines())


def _warnings(file: SuiteFile, selection: Selection) -> Iterator[str]:
    found = file.foresee(selection)
    yield from (f"  {told_at(file.path, warning)}" for warning in islice(found, _MOST_WARNINGS))
    if next(found, None):
        yield "  … and more."


def _coverage(outputs: OutputFile, files: Sequence[SuiteFile]) -> Iterator[str]:
    names = [(file.suite.name, id_) for file in files for id_ in file.ids]
    covered = sum(outputs.find(suite, id_) is not None for suite, id_ in names)
    where = readable(str(outputs.path))
    yield f"{where} has outputs of {covered:,} of {count(len(names), 'case')}."
    yield from (f"Note: {note}" for note in notes_on_outputs(outputs, files))
