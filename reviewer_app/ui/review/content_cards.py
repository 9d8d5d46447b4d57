"""The cards of the expected output and the context."""

from collections.abc import Iterator, Sequence

from reviewer_app.domain.json import Json
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.finding import Findable
from reviewer_app.ui.review.text_card import TextCard
from reviewer_app.ui.review.tools_row import ToolsRow
from reviewer_app.ui.review.words import parts_words, size_words
from reviewer_app.ui.widgets.look import Look

_NO_WORDS = str.maketrans('{}[]",:', "       ")
"""What stands between the words of JSON."""


class ExpectedOutputCard(TextCard):
    """The expected output, and under it the tools that are expected to be called."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Expected output"))
        self._tools = ToolsRow(look, tr("Expected tools"))
        layout = self.layout()
        if layout is not None:
            layout.addWidget(self._tools)

    def show_expected(self, output: str | None, tools: Sequence[str] | None, language: str) -> None:
        """Show both; tools alone are shown under "No expected output"."""
        self.nothing.setText(tr("Empty") if output is not None else tr("No expected output"))
        is_given = output is not None or tools is not None
        self.show_value((output or "") if is_given else None, language)
        self._tools.show_tools(tools)

    def findables(self) -> Iterator[Findable]:
        """What can be looked through: the text and the names of the tools."""
        yield from super().findables()
        yield from self._tools.findables()


class ContextCard(TextCard):
    """The context; long ones are closed until a person opens them, which is remembered."""

    is_long_from = 600

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Context"), is_collapsible=True)
        self.wish: bool | None = None
        self.toggled.connect(self._keep_wish)

    def show_context(self, value: str | Json | None, language: str) -> None:
        """Show another context, open or closed as the person left the card."""
        text = value.text if isinstance(value, Json) else value or ""
        self.set_open(len(text) <= self.is_long_from if self.wish is None else self.wish)
        size = size_words(text.translate(_NO_WORDS) if isinstance(value, Json) else text)
        parts = parts_words(value) if isinstance(value, Json) else ""
        self.set_summary(parts or size)
        self.set_end_words(size if parts else "")
        self.show_value(value, language)

    def _keep_wish(self, is_open: bool) -> None:
        self.wish = is_open
