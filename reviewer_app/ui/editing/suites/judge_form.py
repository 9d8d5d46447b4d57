"""The form of `llm_judge`: what the judge is told, and how its mark is read."""

from reviewer_app.domain import json
from reviewer_app.domain.json import Json, Members
from reviewer_app.domain.json_places import Path
from reviewer_app.ui.editing.suites.draft import ExpectationDraft
from reviewer_app.ui.editing.suites.parts import JsonPart, Part, TextPart, is_text
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look


class _Told(TextPart):
    """A text for the judge: in what is expected, else in the settings, where it may stand too."""

    def __init__(
        self, look: Look, draft: ExpectationDraft, key: str, title: str, note: str
    ) -> None:
        super().__init__(look, draft, ("expected", key), title, note)
        self._key = key

    def _place(self) -> Path:
        if self._key == "criteria" and is_text(self.draft.value(("expected",))):
            return ("expected",)
        settings: Path = ("eval_config", self._key)
        inside: Path = ("expected", self._key)
        return settings if self.draft.has(settings) and not self.draft.has(inside) else inside

    def refresh(self) -> None:
        self.path = self._place()
        super().refresh()

    def _write(self) -> None:
        """A text alone is the criteria; with a second part it becomes a map."""
        expected = self.draft.value(("expected",))
        if isinstance(expected, str) and self.path[:1] == ("expected",) and len(self.path) > 1:
            if not self.area.literal.text():
                return
            whole = Members((("criteria", expected), (self._key, self.area.literal.text())))
            self.draft.put(("expected",), Json(json.dump(whole)))
            return
        super()._write()


def judge_parts(look: Look, draft: ExpectationDraft) -> list[Part]:
    """What the judge reads, its model and its scale."""
    usual = tr("without it, the usual ones are used")
    return [
        _Told(look, draft, "criteria", tr("What a good answer does"), usual),
        _Told(look, draft, "rubric", tr("What each mark means"), tr("without it, 1 to 5")),
        _Told(look, draft, "reference_answer", tr("An answer to compare with"), tr("if any")),
        TextPart(
            look,
            draft,
            ("eval_config", "judge_model"),
            tr("Model of the judge"),
            tr("without it, the one of the run"),
            lines=1,
        ),
        JsonPart(
            look,
            draft,
            ("eval_config", "scale"),
            tr("Scale of the marks"),
            tr("worst and best, such as [0, 10]; without it, by the mark"),
            lines=1,
        ),
    ]
