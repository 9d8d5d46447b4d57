"""Which version of the guidelines counts for the case on screen, and whether it is new to me."""

from reviewer_app.services.case_views import GuidelineRef
from reviewer_app.ui.i18n import format_number, tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel


class GuidelinesWords(PlainLabel):
    """A quiet line at the end of the head; stronger while there is something to read."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, font="label", colour="text_soft")

    def show_version(self, version: GuidelineRef | None) -> None:
        """Name the version; nothing without guidelines."""
        self.setVisible(version is not None)
        if version is None:
            return
        is_new = version.is_new
        words = tr("New guidelines, version {n}") if is_new else tr("Guidelines, version {n}")
        self.setText(words.format(n=format_number(version.number)))
        self._role = "label_strong" if is_new else "label"
        self._colour = "text" if is_new else "text_soft"
        self._apply()
