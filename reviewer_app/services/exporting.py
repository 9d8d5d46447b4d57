"""Exporting: cases with their review into a file, whole or not at all."""

import asyncio
import errno
from array import array
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.errors import FileProblem, RuleBroken
from reviewer_app.domain.files import ExportedCase, Note
from reviewer_app.domain.sayings import say
from reviewer_app.formats.writing import SUFFIXES, Layout, WrittenFormat, make_writer
from reviewer_app.formats.yaml import MAX_BYTES
from reviewer_app.services.blinding import Blinding
from reviewer_app.services.choosing import Choosing, Portion, Wanted
from reviewer_app.services.placing import Place, find_place
from reviewer_app.services.progress import Progress
from reviewer_app.store import people
from reviewer_app.store.database import Database, Lane, Session
from reviewer_app.store.exports import exported

Format = WrittenFormat

_PAGE = 500
_ADVICE = {
    errno.ENOSPC: say("Free some space, or choose another disk."),
    errno.EDQUOT: say("Free some space, or choose another disk."),
    errno.EACCES: say("Close it where it is open, or choose another place."),
    errno.EPERM: say("Close it where it is open, or choose another place."),
    errno.EROFS: say("Choose another place."),
    errno.ENOENT: say("Choose a folder that is there."),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What became of an export; nothing when it was cancelled.

    not_whole: what a file does not hold whole, by row. advice: what is told about a file.
    """

    cases: int = 0
    files: tuple[Path, ...] = ()
    not_whole: tuple[Note, ...] = ()
    advice: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What an export would write: how many cases, into which files.

    replaced: the files among them that are there already.
    """

    cases: int
    files: tuple[Path, ...]
    replaced: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class _Target:
    """A file to write: where it goes, and what goes into it."""

    path: Path
    place: Place
    portion: Portion


def format_of(name: str) -> Format | None:
    """The format that the end of a file's name tells; None for any other."""
    return SUFFIXES.get(Path(name).suffix.lower())


class Exporting:
    """Writes files of cases, with my vote and mark where I have one, else the published.

    No revision is written twice, whatever was asked for; `id` is the key of a row. blinding: what
    a search does not find on screen is not exported as its result.
    """

    def __init__(self, database: Database, blinding: Blinding | None = None) -> None:
        self._database = database
        self._choosing = Choosing(database, blinding)

    async def plan(self, path: Path, format_: Format, wanted: Wanted | None = None) -> Plan:
        """What `export_file` would write; raises what that raises before it writes."""
        portions = await self._portions(wanted or Wanted(), format_, Layout())
        files = _names(path, portions)
        for file in files:
            await asyncio.to_thread(self._find_place, file)
        return Plan(
            cases=sum(len(portion.numbers) for portion in portions),
            files=tuple(files),
            replaced=tuple([file for file in files if await asyncio.to_thread(file.is_file)]),
        )

    async def export_file(
        self,
        path: Path,
        format_: Format,
        wanted: Wanted | None = None,
        *,
        excel_delimiter: str | None = None,
        words: Callable[[str], str] = str,
        progress: Progress | None = None,
    ) -> Written:
        """Write a file, or of several datasets as YAML one file each, named after them.

        The files take their places only when all are whole and on the disk: on any failure, and
        when it is cancelled, what was there before stays. A device or a pipe is written through.
        excel_delimiter: CSV for Excel; words: the language of whoever it is for; see `Layout`.
        Raises NotFound for a dataset or an id that is not here, RuleBroken for what the format
        does not take, FileProblem when a file cannot be written, or must not be since it is the
        program's own.
        """
        progress = progress or Progress()
        layout = Layout(excel_delimiter=excel_delimiter, words=words)
        portions = await self._portions(wanted or Wanted(), format_, layout)
        paths = _names(path, portions)
        targets: list[_Target] = []
        for file, portion in zip(paths, portions, strict=True):
            place = await asyncio.to_thread(self._find_place, file)
            targets.append(_Target(file, place, portion))
        return await self._fill(targets, format_, progress)

    async def export_to(
        self,
        out: IO[Any],
        format_: Format,
        wanted: Wanted | None = None,
        *,
        excel_delimiter: str | None = None,
    ) -> Written:
        """Write to an open stream, made fit by formats.writing.set_up; XLSX to a binary one.

        Raises what `export_file` raises, and whatever the stream raises.
        """
        layout = Layout(excel_delimiter=excel_delimiter)
        portions = await self._portions(wanted or Wanted(), format_, layout)
        if len(portions) > 1:
            raise RuleBroken(say("A suite holds one dataset. Choose one, or write to a file."))
        return await self._write(out, format_, portions[0], _Count(Progress(), portions))

    async def _portions(self, wanted: Wanted, format_: Format, layout: Layout) -> list[Portion]:
        if format_ != "yaml":
            numbers = await self._choosing.choose(wanted)
            return [Portion(numbers=numbers, layout=layout)]
        if wanted.filter.include_legacy:
            raise RuleBroken(say("A suite holds current revisions only. Choose another format."))
        return await self._choosing.by_dataset(await self._choosing.choose(wanted))

    def _find_place(self, path: Path) -> Place:
        try:
            return find_place(path, self._database.path.parent)
        except OSError as error:
            raise _problem(path, error) from error

    async def _fill(
        self, targets: Sequence[_Target], format_: Format, progress: Progress
    ) -> Written:
        count = _Count(progress, [target.portion for target in targets])
        done: list[Written] = []
        at = targets[0].path
        try:
            for target in targets:
                at = target.path
                written = await self._fill_one(target, format_, count)
                if written is None:
                    return Written()
                done.append(written)
            for target in targets:
                at = target.path
                target.place.take()
        except OSError as error:
            raise _problem(at, error) from error
        finally:
            for target in targets:
                target.place.tidy()
        return Written(
            cases=sum(written.cases for written in done),
            files=tuple(target.path for target in targets),
            not_whole=tuple(note for written in done for note in written.not_whole),
            advice=tuple(note for written in done for note in written.advice),
        )

    async def _fill_one(self, target: _Target, format_: Format, count: "_Count") -> Written | None:
        """Write one file to the disk, not yet in its place; None when that was cancelled."""
        out = await target.place.open(format_, lambda: count.progress.cancelled)
        if out is None:
            return None
        with out:
            written = await self._write(out, format_, target.portion, count)
            await asyncio.to_thread(target.place.settle, out)
        return None if count.progress.cancelled else written

    async def _write(
        self, out: IO[Any], format_: Format, portion: Portion, count: "_Count"
    ) -> Written:
        written = 0
        count.report(0)
        with closing(make_writer(format_, out, portion.layout)) as writer:
            async for page in self._pages(portion.numbers):
                if count.progress.cancelled:
                    return Written()
                added = await asyncio.to_thread(writer.add, page)
                written += added
                count.report(added)
            await asyncio.to_thread(writer.finish)
        return Written(cases=written, not_whole=writer.notes, advice=_advise(out, format_))

    async def _pages(self, numbers: "array[int]") -> AsyncIterator[list[ExportedCase]]:
        """The cases of these rows, a page at a time: the screen's counts get their turn."""
        for start in range(0, len(numbers), _PAGE):
            yield await self._page(numbers[start : start + _PAGE])

    async def _page(self, numbers: "array[int]") -> list[ExportedCase]:
        def query(session: Session) -> list[ExportedCase]:
            return exported(session, numbers, people.read_me(session))

        return await self._database.read(query, Lane.COUNTS)


class _Count:
    """Tells how far all the files of one export are together."""

    def __init__(self, progress: Progress, portions: Sequence[Portion]) -> None:
        self.progress = progress
        self._total = sum(len(portion.numbers) for portion in portions)
        self._done = 0

    def report(self, added: int) -> None:
        """Say that so many more are written."""
        self._done += added
        self.progress.report(self._done, self._total)


def _names(path: Path, portions: Sequence[Portion]) -> list[Path]:
    """The one path, or one for each dataset: "cases.yaml" becomes "cases - Cards.yaml"."""
    if len(portions) == 1:
        return [path]
    names: dict[str, str] = {}  # by what they are where a disk ignores the case
    for portion in portions:
        name, number = portion.file_name, 2
        while name.casefold() in names:
            name, number = f"{portion.file_name} {number}", number + 1
        names[name.casefold()] = name
    return [path.with_name(f"{path.stem} - {name}{path.suffix}") for name in names.values()]


def _advise(out: IO[Any], format_: Format) -> tuple[Note, ...]:
    """What is said of a suite that is too large for our own reader."""
    if format_ != "yaml" or not out.seekable() or (size := out.tell()) <= MAX_BYTES:
        return ()
    limit = MAX_BYTES // 1024**2
    reason = say(
        "It has {size} MB, and Reviewer reads YAML up to {limit} MB; "
        "to read the cases in again, export JSONL",
        size=size // 1024**2,
        limit=limit,
    )
    return (Note(place="file", reason=reason),)


def _problem(path: Path, error: OSError) -> FileProblem:
    """What the system said, with what can be done about it."""
    reason = say("The file cannot be written: {why}.", why=cause_of(error))
    if advice := _ADVICE.get(error.errno or 0):
        reason = say("{problem} {advice}", problem=reason, advice=advice)
    return FileProblem(path, reason)
