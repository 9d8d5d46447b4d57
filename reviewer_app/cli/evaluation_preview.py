"""A dry run: what an evaluation would do, without asking or writing anything."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from reviewer_app.cli.evaluation_files import (
    check_tags,
    notes_on_outputs,
    notes_on_suites,
    told_at,
)
from reviewer_app.cli.evaluation_sources import Source
from reviewer_app.cli.words import count
from reviewer_app.domain.answers import Asked
from reviewer_app.domain.evaluations import Question
from reviewer_app.running.cases import Selection, question_of
from reviewer_app.running.products import CountingJudge
from reviewer_app.services.naming import readable
from reviewer_app.services.output_files import OutputFile
from reviewer_app.services.suite_files import SuiteFile

_MOST_WARNINGS = 50


@dataclass(slots=True)
class Preview:
    """Looks through the suites, and remembers what would be asked first."""

    files: Sequence[SuiteFile]
    selection: Selection
    sources: Sequence[Source]
    judge: CountingJudge | None
    asked: Asked | None = None
    question: Question | None = None

    async def lines(self) -> AsyncIterator[str]:
        """What is told of the run. Raises CannotEvaluate where no case is left."""
        odd = check_tags(self.files, self.selection)
        for file in self.files:
            yield self._count(file)
            for line in self._warn(file):
                yield line
        for note in (*odd, *notes_on_suites(self.files)):
            yield f"Note: {note}"
        for source in self.sources:
            if source.outputs:
                for line in self._cover(source.outputs):
                    yield line
        async for line in self._show_requests():
            yield line

    def _count(self, file: SuiteFile) -> str:
        types = Counter[str]()
        for case in file.cases(self.selection):
            types[case.sample.eval_type] += 1
            self.asked = self.asked or case.asked
            self.question = self.question or question_of(case)
        told = ", ".join(f"{name} {number:,}" for name, number in types.most_common())
        return f"{file.suite.name}: {count(types.total(), 'case')} to be run ({told or 'none'})"

    def _warn(self, file: SuiteFile) -> Iterator[str]:
        found = file.foresee(self.selection)
        yield from (f"  {told_at(file.path, one)}" for one in islice(found, _MOST_WARNINGS))
        if next(found, None):
            yield "  … and more."

    def _cover(self, outputs: OutputFile) -> Iterator[str]:
        names = [(file.suite.name, id_) for file in self.files for id_ in file.ids]
        covered = sum(outputs.find(suite, id_) is not None for suite, id_ in names)
        where = readable(str(outputs.path))
        yield f"{where} has outputs of {covered:,} of {count(len(names), 'case')}."
        yield from (f"Note: {note}" for note in notes_on_outputs(outputs, self.files))

    async def _show_requests(self) -> AsyncIterator[str]:
        for source in self.sources:
            if source.called and self.asked:
                yield f"The request for the case {self.asked.id}:"
                for line in (await source.called.preview(self.asked)).splitlines():
                    yield f"  {line}"
        if self.question:
            yield "The first prompt of a judge, with the output left empty:"
            shown = self.judge.preview(self.question) if self.judge else self.question.prompt
            for line in shown.splitlines():
                yield f"  {line}"
