"""Draws the export dialog into pictures.

python -m tests.ui.importing.export_gallery OUT.png --state excel [--theme dark] [--rtl]
    [--points 10] [--width 1000] [--height 640]
States: plain, excel, yaml, replace, writing
"""

import argparse
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from reviewer_app.services.browsing import DatasetView, Sidebar
from reviewer_app.ui.importing.export_choices import Offer, Shown
from reviewer_app.ui.importing.export_dialog import ExportDialog
from reviewer_app.ui.widgets.look import Look
from tests.support.galleries import begun, dressed, options, settle

DATASETS = {"Booking and moving": 100, "Insurance questions": 64, "Triage handover": 40}


def build(look: Look, state: str, parent: QWidget) -> ExportDialog:
    datasets = tuple(
        DatasetView(
            dataset_id=name, name=name, product="p", type="QUALITY", cases=cases, undecided=0
        )
        for name, cases in DATASETS.items()
    )
    counts = Sidebar(to_review=55, cases=sum(DATASETS.values()), datasets=datasets)
    shown = Shown(title="To review", rows=range(55), chosen=(3,), dataset_id="Triage handover")
    offer = Offer(counts=counts, shown=shown)
    dialog = ExportDialog(look, offer, Path("/home/ana/Documents"), parent)
    dialog.open()
    match state:
        case "excel":
            dialog.excel.click()
        case "yaml":
            dialog.formats["yaml"].option.click()
            dialog.ways["dataset"].option.click()
        case "replace":
            dialog.warn("To review.csv is there already and will be replaced.", "Replace")
        case "writing":
            dialog.show_writing(12_400, 100_000)
            dialog.progress.show()  # otherwise after a moment
        case _:
            pass
    return dialog


def picture(application: QApplication, arguments: argparse.Namespace) -> None:
    QLocale.setDefault(QLocale("en_GB"))
    look = dressed(application, arguments)
    host = QWidget()
    host.resize(arguments.width, arguments.height)
    host.show()
    dialog = build(look, arguments.state, host)
    settle(application)
    whole = host.grab()
    painter = QPainter(whole)
    x, y = (host.width() - dialog.width()) // 2, (host.height() - dialog.height()) // 2
    painter.drawPixmap(x, y, dialog.grab())
    painter.setPen(look.theme.colour("line_strong"))
    painter.drawRect(x - 1, y - 1, dialog.width() + 1, dialog.height() + 1)
    painter.end()
    whole.save(arguments.out)
    dialog.show_choosing()
    dialog.hide()
    host.close()


def main() -> None:
    parser = options()
    parser.add_argument("--state", default="plain")
    parser.add_argument("--width", type=int, default=1000)
    parser.add_argument("--height", type=int, default=640)
    arguments = parser.parse_args()
    picture(begun(arguments), arguments)


if __name__ == "__main__":
    main()
