"""The form of `tool_usage`: tools, number of calls, their arguments, and what the answer says."""

from PySide6.QtWidgets import QVBoxLayout

from reviewer_app.domain.json import members
from reviewer_app.domain.remarks import KnownKey
from reviewer_app.ui.editing.suites.arguments import (
    ArgumentTable,
    read_arguments,
    write_arguments,
)
from reviewer_app.ui.editing.suites.draft import ExpectationDraft
from reviewer_app.ui.editing.suites.parts import NumberPart, Part, SwitchPart, TokensPart
from reviewer_app.ui.editing.suites.rows import FormRow, WasChip
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.plain_text import PlainLabel

_ARGUMENTS = ("expected", "tool_args")


def tools_parts(look: Look, draft: ExpectationDraft) -> list[Part]:
    """The fields in the order of the five checks."""
    return [
        _tools(look, draft, "tools_called", tr("Tools that must be called"), tr("in any order")),
        _tools(look, draft, "tools_not_called", tr("Tools that must not be called"), ""),
        _Calls(look, draft),
        _Arguments(look, draft),
        TokensPart(
            look,
            draft,
            ("expected", "output_contains"),
            tr("The answer contains"),
            tr("all of these, upper and lower case alike"),
            tr("Add a text"),
        ),
    ]


def _tools(look: Look, draft: ExpectationDraft, key: str, title: str, note: str) -> TokensPart:
    return TokensPart(look, draft, ("expected", key), title, note, tr("Add a tool"), font="code")


class _Calls(Part):
    """The least and the most number of calls."""

    def __init__(self, look: Look, draft: ExpectationDraft) -> None:
        super().__init__(draft, ("expected",))
        least, most = ("expected", "min_tool_calls"), ("expected", "max_tool_calls")
        self.row = FormRow(look, tr("Number of calls"))
        self.least = NumberPart(look, draft, least, tr("Calls at least"))
        self.most = NumberPart(look, draft, most, tr("Calls at most"))
        self.row.add_line(
            PlainLabel(look, tr("at least"), colour="text_soft"),
            self.least,
            PlainLabel(look, tr("at most"), colour="text_soft"),
            self.most,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)

    def refresh(self) -> None:
        self.least.refresh()
        self.most.refresh()
        self.row.show_fault(self.fault() or self._crossed())

    def fault(self) -> str:
        return self.least.fault() or self.most.fault()

    def _crossed(self) -> str:
        least, most = self.least.field.text().strip(), self.most.field.text().strip()
        if least and most and float(least) > float(most):
            return tr("At least {least} and at most {most}: no answer passes.").format(
                least=least, most=most
            )
        return ""


class _Arguments(Part):
    """The table of arguments, and the switch that leaves it out."""

    def __init__(self, look: Look, draft: ExpectationDraft) -> None:
        super().__init__(draft, _ARGUMENTS)
        title = tr("Arguments")
        self.row = FormRow(look, title, tr("others are allowed"))
        self.table = ArgumentTable(look, title)
        self.table.changed.connect(self._write)
        self.was = WasChip(look)
        self.row.head.insertWidget(2, self.was)
        known = KnownKey(place="eval_config", key="check_args", kind="switch", default=True)
        self.switch = SwitchPart(look, draft, known)
        self.row.add(self.table)
        self.row.add(self.switch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.row)

    def refresh(self) -> None:
        self.table.show_arguments(read_arguments(self.draft.value(_ARGUMENTS), self._written()))
        self.was.show_before(tr("other arguments"), is_changed=self.draft.is_changed(_ARGUMENTS))
        self.switch.refresh()
        has_any = bool(self.table.arguments())
        self.switch.setVisible(has_any or self.draft.has(self.switch.path))

    def _written(self) -> dict[str, dict[str, str]]:
        """Each value as it is spelled."""
        tools = members(self.draft.written(_ARGUMENTS) or "{}")
        return {tool: dict(members(text)) for tool, text in tools}

    def _write(self) -> None:
        arguments = write_arguments(self.table.arguments())
        if arguments or self.draft.base_written(_ARGUMENTS) is not None:
            self.draft.put(_ARGUMENTS, arguments)
        else:
            self.draft.remove(_ARGUMENTS)
