"""States of the import page for pictures: a doubtful file, problems, target and result."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from reviewer_app.ui.importing.course import Stage
from tests.support.screens import Opened
from tests.support.windows import Driver, Key

_ROWS = """id,Pregunta,Respuesta esperada,Idioma,max_iterations,Notas internas
SAB-01,¿Atienden sin cita los sábados?,"Sí, de 8:00 a 11:00, por orden de llegada",es-MX,8,revisar
SAB-02,Where do I park with a wheelchair?,"Level 1, next to the lift. It is free.",en-IE,8,
SAB-03,¿A qué hora abre el laboratorio?,"De 7:00 a 13:00, de lunes a sábado",es-MX,nine,
SAB-04,متى يفتح المختبر يوم السبت؟,من السابعة صباحًا حتى الواحدة ظهرًا,ar,8,
SAB-05,,"Sí, con la tarjeta de la aseguradora",es-MX,8,
SAB-06,化验单可以网上查看吗?,可以，登录后在“报告”里查看,zh-CN,8,
SAB-07,¿Cuánto cuesta la consulta?,=C12&C13,es-MX,ten,precio
"""


def _at(*stages: Stage, encoding: str = "utf-8") -> Opened:
    """As far as the last of these stages, by Enter alone."""

    async def opened(driver: Driver) -> QWidget:
        path = driver.desk.folder.parent / "saturday-questions.csv"
        path.write_text(_ROWS, encoding=encoding, errors="replace")
        driver.window.open_files([path])
        course = driver.window.imports.page.course
        for stage in stages:
            await driver.until(lambda stage=stage: course.stage is stage, stage.value)
            if stage is Stage.COLUMNS:
                await driver.until(lambda: course.survey is not None, "the check")
            if stage is not stages[-1]:
                await driver.key(Key.Key_Return)
        return driver.window

    return opened


IMPORT_STATES: Mapping[str, Opened] = {
    "import a doubtful file": _at(Stage.FILE, encoding="cp1252"),
    "import with problems": _at(Stage.COLUMNS),
    "where an import goes": _at(Stage.COLUMNS, Stage.TARGET),
    "an import that is done": _at(Stage.COLUMNS, Stage.TARGET, Stage.DONE),
}
