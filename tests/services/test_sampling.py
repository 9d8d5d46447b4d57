"""The shipped samples: each kind of case is among them, and nobody's work is overwritten."""

from pathlib import Path

from reviewer_app.domain.json import Json
from reviewer_app.domain.queues import Filter
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.progress import Progress, Step
from reviewer_app.workspace import Workspace, open_workspace
from tests.support.stores import run


async def _all_views(workspace: Workspace) -> list[CaseView]:
    browsing = workspace.desk.browsing
    numbers = await browsing.numbers(Filter(), limit=1000)
    return [await browsing.case(number) for number in numbers]


def test_every_kind_of_case_is_among_the_samples(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await open_workspace(tmp_path, name="Ada") as workspace:
            results = await workspace.desk.sampling.add()
            views = await _all_views(workspace)

            ours = [one.path.parent.name != "public" for one in workspace.desk.sampling.samples()]
            assert not [
                one for one, is_ours in zip(results, ours, strict=True) if is_ours and one.refused
            ]
            assert {"en", "es", "zh", "ar", "ja", "de", "pt"} <= {
                (view.content.language or "").split("-")[0] for view in views
            }
            inputs = [view.content.input for view in views]
            assert any(isinstance(one, str) for one in inputs)
            assert any(isinstance(one, Json) and "order_id" in one.text for one in inputs)
            assert any(isinstance(one, Json) and '"role"' in one.text for one in inputs)
            assert any(view.content.goal for view in views)
            assert any(view.content.conversation_history for view in views)
            assert len({view.content.eval_type for view in views} - {None}) == 6
            assert any(view.revisions > 1 and view.parent for view in views)
            assert any(view.guidelines for view in views)
            assert any(view.reasons for view in views)
            assert any(view.published and view.published.score == -1 for view in views)

    run(scenario())


def test_of_the_known_outputs_of_a_suite_sample_the_first_passes_and_the_second_fails(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with await open_workspace(tmp_path, name="Ada") as workspace:
            await workspace.desk.sampling.add()
            views = [view for view in await _all_views(workspace) if view.content.eval_type]

            for view in views:
                outlook = await workspace.desk.forecasting.outlook(view.case_id, view.content)
                verdicts = {row.output.label: row.now for row in outlook.rows}
                passed = {name: one and one.result.passed for name, one in verdicts.items()}
                if view.content.eval_type == "llm_judge":
                    assert passed == {"output_13": None, "output_14": None}
                elif view.content.eval_type == "tool_usage":
                    assert passed == {"output_13": True}
                else:
                    assert passed == {"output_13": True, "output_14": False}, view.title

    run(scenario())


def test_a_dataset_that_is_here_already_stays_as_it_is(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await open_workspace(tmp_path, name="Ada") as workspace:
            desk = workspace.desk
            await desk.sampling.add()
            before = await desk.browsing.sidebar()
            booking = before.datasets[0].dataset_id
            await desk.guiding.write(booking, "Ours.")

            assert await desk.sampling.add() == []

            guide = await desk.guiding.guide(booking)
            assert guide.current is not None
            assert guide.current.text == "Ours.\n"
            assert await desk.browsing.sidebar() == before

    run(scenario())


def test_it_tells_how_many_files_are_read_and_stops_when_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with await open_workspace(tmp_path, name="Ada") as workspace:
            told: list[Step] = []

            def hear(step: Step) -> None:
                told.append(step)
                progress.cancel()

            progress = Progress(hear)
            await workspace.desk.sampling.add(progress)

            assert told == [Step(1, len(workspace.desk.sampling.samples()))]
            assert len((await workspace.desk.browsing.sidebar()).datasets) == 1

    run(scenario())
