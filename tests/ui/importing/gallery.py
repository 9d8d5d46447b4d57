"""Draws the steps of an import into pictures.

python -m tests.ui.importing.gallery OUT.png --state columns [--theme dark] [--rtl]
    [--scale 1.5] [--points 10] [--width 1224] [--height 812]
States: columns, clean, checking, many, one, none, problems, long, file, target, new, reading,
    stopped, refused, done, undone, removal
"""

import argparse
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from reviewer_app.domain.files import Note, Pasted, Refusal
from reviewer_app.domain.mappings import ColumnUse, Mapping
from reviewer_app.domain.reimports import FieldChange
from reviewer_app.services.browsing import DatasetView
from reviewer_app.services.import_results import (
    Difference,
    ImportResult,
    PastImport,
    Removal,
    Stay,
    Survey,
    Target,
)
from reviewer_app.services.previewing import Preview, PreviewRow
from reviewer_app.services.surveying import ColumnLook, make_look
from reviewer_app.ui.importing.action_bar import ActionBar
from reviewer_app.ui.importing.bar_state import BarState
from reviewer_app.ui.importing.columns_step import ColumnsStep
from reviewer_app.ui.importing.done_step import DoneStep
from reviewer_app.ui.importing.file_step import FileStep
from reviewer_app.ui.importing.forms import forms_of
from reviewer_app.ui.importing.head import Head
from reviewer_app.ui.importing.problems import group
from reviewer_app.ui.importing.reading_step import ReadingStep
from reviewer_app.ui.importing.refused_step import RefusedStep
from reviewer_app.ui.importing.removal_dialog import RemovalDialog
from reviewer_app.ui.importing.target_step import TargetStep
from reviewer_app.ui.widgets.look import Look
from tests.support.galleries import begun, dressed, options, save, settle

COLUMNS = (
    ("Pregunta", "input", "¿Puedo cambiar la cita del jueves por la mañana a otro día?"),
    ("Respuesta esperada", "expected_output", "Sí, mientras la referencia tenga menos de 90 días"),
    ("Herramientas", "expected_tools", "find_slots; move_appointment"),
    ("Idioma", "language", "es-MX"),
    ("tag", "variant", "rag"),
    ("Fuente", "source", "Appointment rules, section 4"),
    ("max_iter", "max_iterations", "8"),
    ("id", "external_id", "9c41-e07b"),
    ("Notas internas", "", "revisar el lunes"),
)
ROWS = (
    (37, "¿Atienden sin cita los sábados?", "Sí, de 8:00 a 11:00, por orden de llegada", "es-MX"),
    (38, "Where do I park with a wheelchair?", "Level 1, next to the lift. It is free.", "en-IE"),
    (39, "¿A qué hora abre el laboratorio?", "De 7:00 a 13:00, de lunes a sábado", "es-MX"),
    (40, "متى يفتح المختبر يوم السبت؟", "من السابعة صباحًا حتى الواحدة ظهرًا", "ar"),
    (41, "", "Sí, con la tarjeta de la aseguradora", "es-MX"),
    (42, "化验单可以网上查看吗?", "可以，登录后在“报告”里查看", "zh-CN"),
    (43, "¿Cuánto cuesta la consulta?", '=C12&" pesos"', "es-MX"),
)
REFUSED = (
    Refusal(place="line 18", reason="“spanich” is not a language", field="language"),
    Refusal(place="line 96", reason="“spanich” is not a language", field="language"),
    Refusal(place="line 41", reason="Input is empty. A case needs an input.", field="input"),
    Refusal(
        place="line 77",
        reason="“ten” is not a whole number. Max iterations is 1 or more.",
        field="max_iterations",
    ),
)
NOTES = (
    Note(place="line 43", reason="A formula. Read in as text; it will not be calculated."),
    Note(
        place="line 120",
        reason="Cut off at 32,767 characters. The spreadsheet did this. Use CSV for long texts.",
    ),
)
SURVEY = Survey(rows=214, lines=230, taken=185, same=12, changed=13, refused=REFUSED, notes=NOTES)
LONG = "عيادة-حالات-" * 12 + "预约和改期的测试用例" * 8 + "<script>alert(1)</script>"
FIELDS = ("input", "expected_output", "language", "variant", "max_iterations")


def a_row(line: int, place: int, *texts: str) -> PreviewRow:
    """A row of the preview; 41 has a problem and 43 a formula."""
    values: dict[str, str] = dict(zip(FIELDS, (*texts, "rag", "8"), strict=True))
    is_empty, is_formula = line == 41, line == 43
    return PreviewRow(
        place=f"line {place}",
        values=values,
        problem=REFUSED[2] if is_empty else None,
        problem_field="input" if is_empty else "",
        notes=NOTES[:1] if is_formula else (),
        formula_fields=frozenset({"expected_output"} if is_formula else ()),
    )


def columns_step(look: Look, state: str) -> ColumnsStep:
    step = ColumnsStep(look, forms_of)
    columns = list(COLUMNS)
    if state == "many":
        columns += [(f"extra column {n} عمود", "", f"value {n}") for n in range(51)]
    elif state in ("one", "none"):
        columns = columns[:1]
    elif state == "long":
        columns = [(f"{LONG}{n}", use, LONG * 3) for n, (_, use, _) in enumerate(columns)]
    uses = tuple(ColumnUse(column=name, field=use) for name, use, _ in columns if use)
    mapping = Mapping(uses=uses)
    looks = [ColumnLook(name=name, first_value=value, filled=1) for name, _, value in columns]
    step.table.show_columns(looks, mapping)
    rows = tuple(a_row(line, line + 7 * n, *texts) for n in range(28) for line, *texts in ROWS)
    shown = () if state == "none" else rows
    step.show_preview(Preview(columns=FIELDS, rows=shown, first=0, is_last=True))
    show_found(step, state, mapping)
    return step


def show_found(step: ColumnsStep, state: str, mapping: Mapping) -> None:
    """What the look through the whole file found, for each state."""
    if state == "checking":
        step.table.show_refused(None)
        step.problems.show_problems(group(REFUSED[:2], ()), is_checking=True)
    elif state in ("clean", "one", "none"):
        step.show_survey(Survey(rows=196 if state != "none" else 0, lines=197, taken=196), mapping)
    elif state == "problems":
        many = [Refusal(place=f"line {n}", reason=f"{LONG} {n}") for n in range(2, 1400)]
        step.show_survey(Survey(rows=1500, lines=1500, refused=tuple(many)), mapping)
    else:
        step.show_survey(SURVEY, mapping)
        step.problems.list.setCurrentIndex(step.problems.list.problems.index(1, 0))


def file_step(look: Look) -> FileStep:
    step = FileStep(look)
    text = "id;input;expected\n1;¿Puedo cambiar la cita del jueves por la mañana?;Sí\n"
    step.show_look(make_look(Pasted(data=text.encode("cp1252"), name="clinic-cases.csv")))
    return step


def target_step(look: Look, state: str) -> TargetStep:
    step = TargetStep(look)
    found = DatasetView(
        dataset_id="d",
        name="Booking and moving",
        product="Clinic appointments",
        type="QUALITY",
        cases=100,
        undecided=4,
    )
    if state == "new":
        step.show_targets([found], Target(product="Clinic appointments", dataset="April"))
        step.show_metadata("name, version, owner")
        step.show_inherited("")
        step.show_survey(Survey(rows=214, lines=230, taken=214))
        return step
    step.show_targets([found], Target(product="Clinic appointments", dataset=found.name))
    step.show_inherited("Background noise office, light, where a row has none")
    step.show_metadata("")
    step.show_survey(
        Survey(
            rows=214,
            lines=230,
            taken=185,
            same=12,
            changed=11,
            conflicting=2,
            refused=REFUSED,
            differences=tuple(differences()),
        )
    )
    return step


def differences() -> list[Difference]:
    """A case decided here, and one that only the file changed."""
    answer = FieldChange(
        field="expected_output",
        before="Sí, hasta 24 horas antes.",
        after="Sí, hasta 48 horas antes, por teléfono o en la recepción.",
    )
    return [
        Difference(
            place="line 12",
            title="¿Puedo cambiar la cita?",
            case_id="a",
            verdict="conflicting",
            fields=(answer, FieldChange(field="variant", before="rag", after=None)),
        ),
        Difference(
            place="line 13",
            title="متى يفتح المختبر يوم السبت؟",
            case_id="b",
            verdict="changed",
            fields=(FieldChange(field="input", before="متى؟", after="متى يفتح المختبر؟"),),
        ),
    ]


def reading_step(look: Look, state: str) -> ReadingStep:
    step = ReadingStep(look)
    step.begin()
    step.show_progress(12_000, 50_000)
    if state == "stopped":
        step.show_stopped(12_000, 50_000)
    return step


def refused_step(look: Look) -> RefusedStep:
    step = RefusedStep(look)
    reason = "This is not a spreadsheet. It looks like a picture (PNG)."
    step.show_problem("clinic-cases-april.xlsx", reason)
    return step


def done_step(look: Look, state: str) -> DoneStep:
    step = DoneStep(look)
    step.show_result(
        ImportResult(
            import_id="i",
            path=Path("clinic-cases-april.xlsx"),
            product="Clinic appointments",
            dataset="Booking and moving",
            dataset_id="d",
            taken=185,
            changed=13,
            same=12,
            refused=REFUSED,
        )
    )
    if state == "undone":
        step.show_undone()
    return step


BARS = {
    "columns": BarState(
        has_keep=True,
        count="210",
        words="of 214 rows: 185 new, 13 changed, 12 the same",
        go_on="Go on with 210 rows",
    ),
    "target": BarState(
        count="210",
        words="of 214 rows: 185 new, 11 changed, 2 changed here too, 12 the same",
        go_on="Read in 210 rows",
    ),
    "done": BarState(has_back=False, go_on="Review these cases", other="Close"),
    "reading": BarState(has_back=False),
    "stopped": BarState(go_on="Continue"),
    "refused": BarState(go_on="Choose another file"),
}
STEPS: dict[str, tuple[int, Callable[[Look, str], QWidget]]] = {
    "file": (0, lambda look, _: file_step(look)),
    "refused": (0, lambda look, _: refused_step(look)),
    "target": (2, target_step),
    "new": (2, target_step),
    "reading": (2, reading_step),
    "stopped": (2, reading_step),
    "done": (3, done_step),
    "undone": (3, done_step),
}


def build(look: Look, state: str) -> QWidget:
    """A page in this state, as the window shows it beside the sidebar."""
    at, make = STEPS.get(state, (1, columns_step))
    page = QWidget()
    page.setObjectName("page")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    head, bar = Head(look), ActionBar(look)
    name = LONG if state == "long" else "clinic-cases-april.xlsx"
    meta = ("Sheet “Cases”, 214 rows, 9 columns", "Nothing is read in until the last step")
    head.show_words(f"Import {name}", *meta)
    head.stepper.show_step(at, is_over=at == 3)
    bar.show_kept(is_kept=state == "clean")
    bar.show_state(BARS.get(state, BARS["columns"] if at == 1 else BarState(go_on="Go on")))
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(head)
    column.addWidget(make(look, state), 1)
    column.addWidget(bar)
    return page


def removal_dialog(look: Look) -> RemovalDialog:
    at = datetime(2026, 3, 11, 9, 2, tzinfo=UTC)
    imports = [
        PastImport(
            import_id=str(n),
            file_name=name,
            at=at,
            product="Clinic appointments",
            dataset="Booking and moving",
            dataset_id="d",
            taken=185,
            changed=13,
            is_removed=False,
        )
        for n, name in enumerate(("clinic-cases-april.xlsx", "clinic-cases-march.csv", LONG))
    ]
    dialog = RemovalDialog(look, imports)
    dialog.begin()
    stays = tuple(
        Stay(case_id=str(n), title=f"9c41-{n}", why="decided" if n % 2 else "changed")
        for n in range(12)
    )
    removal = Removal(
        import_id="0", file_name="a", dataset="b", goes=173, back=13, stays=stays, is_removed=False
    )
    dialog.show_removal("0", removal)
    return dialog


def draw(application: QApplication, arguments: argparse.Namespace) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    look = dressed(application, arguments)
    is_dialog = arguments.state == "removal"
    page = removal_dialog(look) if is_dialog else build(look, arguments.state)
    if not is_dialog:
        page.resize(arguments.width, arguments.height)
    page.show()
    settle(application)
    save(page, arguments)


def main() -> None:
    parser = options()
    parser.add_argument("--state", default="columns")
    parser.add_argument("--width", type=int, default=1224)
    parser.add_argument("--height", type=int, default=812)
    arguments = parser.parse_args()
    draw(begun(arguments), arguments)


if __name__ == "__main__":
    main()
