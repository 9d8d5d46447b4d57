"""Draws the dialogs of import and export into pictures.

python -m tests.ui.importing.gallery OUT.png --state result [--theme dark] [--rtl]
    [--scale 1.5] [--points 10] [--width 1200] [--height 800]
States: reading, stopping, result, clean, same, refused, problem, export, long
"""

import argparse
import os

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from reviewer_app.domain.files import Refusal
from reviewer_app.ui.importing.export_dialog import ExportDialog
from reviewer_app.ui.importing.import_dialog import ImportDialog
from reviewer_app.ui.importing.outcome import Outcome
from reviewer_app.ui.theme import Scheme, Theme
from reviewer_app.ui.widgets.look import Look

MAPPING = {
    "Pregunta": "input",
    "Respuesta esperada": "expected_output",
    "Herramientas": "expected_tools",
    "Idioma": "language",
    "tag": "variant",
    "Fuente": "source",
    "max_iter": "max_iterations",
    "id": "external_id",
    "اسم الحقل": "name",
    "说明": "description",
}
REFUSED = (
    Refusal(place="line 18", reason="“spanich” is not a language code"),
    Refusal(place="line 41", reason="A case needs an input, or a goal and a persona"),
    Refusal(place="line 77", reason="“ten” is not a whole number for max_iterations"),
    Refusal(
        place="line 12400",
        reason="The quote that opens on line 12400 is never closed; lines 12400 to 13077 are not "
        "taken. <script>alert('x')</script> هل أستطيع حجز موعد 我预约的是下午两点的牙科",
    ),
)
FILE = "clinic-cases-april.csv"
LONG = "عيادة-حالات-" * 12 + "预约和改期的测试用例" * 8 + "<script>.csv"


def outcome(state: str) -> Outcome:
    if state == "clean":
        return Outcome(
            file_name=FILE, dataset="Booking and moving", dataset_id="d", taken=214, mapping=MAPPING
        )
    if state == "same":
        return Outcome(
            file_name=FILE, dataset="Booking and moving", dataset_id="d", same=214, mapping=MAPPING
        )
    if state == "refused":
        return Outcome(
            file_name=FILE,
            dataset=FILE,
            dataset_id=None,
            refused=REFUSED * 25_000,
            mapping=MAPPING,
        )
    return Outcome(
        file_name=LONG if state == "long" else FILE,
        dataset=LONG if state == "long" else "Booking and moving",
        dataset_id="d",
        taken=198,
        same=7,
        changed=3,
        conflicting=2,
        refused=REFUSED,
        mapping=MAPPING,
        not_kept=("Notas internas", "<b>bold</b>"),
        id_fault=Refusal(place="line 7", reason="The column id has a value twice"),
    )


def build(look: Look, state: str, parent: QWidget) -> QDialog:
    if state == "export":
        names = ["Booking and moving", "Insurance <b>questions</b>", LONG]
        dialog = ExportDialog(look, names, parent, dataset="Booking and moving")
        dialog.open()
        return dialog
    dialog = ImportDialog(look, parent, saves_list=True)
    if state in ("reading", "stopping"):
        dialog.begin(FILE)
        dialog.open()
        dialog.show_progress(12_400, 1_000_000)
        dialog.reading._set_telling(is_telling=True)
        dialog.reading._bar._appear()
        dialog.show_progress(412_400, 1_000_000)
        if state == "stopping":
            dialog.reading.cancel.click()
    elif state == "problem":
        dialog.show_problem(
            "clinic-cases-april.xlsx",
            "It looks like an Excel workbook (XLSX) or another packed file. "
            "CSV and JSON Lines files can be read.",
        )
    else:
        dialog.show_outcome(outcome(state))
        if state in ("result", "long"):
            view = dialog.result_pane.refusals
            view.setCurrentIndex(view.items.index(3, 0))
    return dialog


def picture(application: QApplication, arguments: argparse.Namespace) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    font = QFont("Inter")
    font.setPointSizeF(arguments.points)
    theme = Theme.make(Scheme[arguments.theme.upper()], font)
    application.setFont(theme.font("body"))
    application.setPalette(theme.palette())
    application.setStyleSheet(theme.style_sheet())
    direction = Qt.LayoutDirection
    application.setLayoutDirection(
        direction.RightToLeft if arguments.rtl else direction.LeftToRight
    )
    host = QWidget()
    host.resize(arguments.width, arguments.height)
    host.show()
    dialog = build(Look(theme, is_animated=False), arguments.state, host)
    for _ in range(8):
        application.processEvents()
    whole = host.grab()
    shown = dialog.grab()
    painter = QPainter(whole)
    x = (host.width() - dialog.width()) // 2
    y = (host.height() - dialog.height()) // 2
    painter.drawPixmap(x, y, shown)
    painter.setPen(theme.colour("line_strong"))
    painter.drawRect(x - 1, y - 1, dialog.width() + 1, dialog.height() + 1)
    painter.end()
    whole.save(arguments.out)
    dialog.hide()
    host.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--state", default="result")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--rtl", action="store_true")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--points", type=float, default=10)
    parser.add_argument("--width", type=int, default=1000)
    parser.add_argument("--height", type=int, default=640)
    arguments = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = arguments.scale
    application = QApplication([])
    application.setStyle("Fusion")
    picture(application, arguments)


if __name__ == "__main__":
    main()
