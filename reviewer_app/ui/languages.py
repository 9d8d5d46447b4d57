"""The languages of the window: which are complete, and how the window comes to speak one.

Translations are read from their .ts files as they are; nothing has to be compiled, and nothing
can be older than the file that was translated.
"""

from collections.abc import Callable
from pathlib import Path
from typing import cast
from xml.etree import ElementTree as Xml

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from reviewer_app.system.resources import resource
from reviewer_app.ui.i18n import CONTEXT

SYSTEM, ENGLISH = "system", "en"

_OWN_NAMES = {"en": "English", "es": "Español", "ar": "العربية"}
"""Where Qt would add a territory or a small letter."""

_UNFINISHED = 'type="unfinished"'


def offered() -> list[str]:
    """The tags of the languages that are complete, English first."""
    files = sorted(resource("translations").glob("reviewer_*.ts"))
    return [ENGLISH, *(_tag(file) for file in files if is_complete(file))]


def is_complete(file: Path) -> bool:
    """Whether every text of a translation file is translated."""
    return _UNFINISHED not in file.read_text(encoding="utf-8")


def own_name(tag: str) -> str:
    """A language as its speakers call it."""
    return _OWN_NAMES.get(tag) or QLocale(tag).nativeLanguageName()


def spoken(choice: str, wished: list[str]) -> str:
    """The language to speak for a choice; `wished`: what the system asks for, best first."""
    if choice in offered():
        return choice
    mains = [wish.replace("_", "-").split("-")[0] for wish in wished]
    return next((main for main in mains if main in offered()), ENGLISH)


class Languages(QObject):
    """Makes the whole application speak a language, in its direction and with its numbers."""

    def __init__(self) -> None:
        super().__init__()
        self._translators: list[QTranslator] = []
        self._before = QLocale()

    def speak(self, choice: str) -> None:
        """Speak the language that was chosen; windows made before keep their old words."""
        self.fall_silent()
        system = QLocale.system()
        tag = spoken(choice, system.uiLanguages())
        locale = system if _is_of(system, tag) or choice == SYSTEM else QLocale(tag)
        QLocale.setDefault(locale)
        if tag != ENGLISH:
            self._install(_qt_translator(tag))
            self._install(Catalogue.read(resource("translations", f"qt_{tag}.ts"), tag))
            self._install(Catalogue.read(resource("translations", f"reviewer_{tag}.ts"), tag))
        QGuiApplication.setLayoutDirection(QLocale(tag).textDirection())

    def fall_silent(self) -> None:
        """Take all translations away again, and the numbers that went with them."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators.clear()
        QLocale.setDefault(self._before)
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def _install(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._translators.append(translator)


class Catalogue(QTranslator):
    """The texts of one file, whatever is asked to tell two of the same words apart.

    forms: by source, one text, or one for each form of a count. contexts: those that they are for.
    """

    def __init__(
        self,
        forms: dict[str, list[str]],
        form_of: Callable[[int], int],
        contexts: frozenset[str] = frozenset({CONTEXT}),
    ) -> None:
        super().__init__()
        self._forms = forms
        self._form_of = form_of
        self._contexts = contexts

    @classmethod
    def read(cls, file: Path, tag: str) -> "Catalogue":
        """What a translation file says; unfinished texts stay English."""
        forms: dict[str, list[str]] = {}
        tree = Xml.parse(file)
        contexts = frozenset(context.findtext("name") or "" for context in tree.iter("context"))
        for message in tree.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                continue
            counted = [form.text or "" for form in translation.iter("numerusform")]
            forms[message.findtext("source") or ""] = counted or [translation.text or ""]
        return cls(forms, _COUNTS.get(tag, _one_or_many), contexts)

    def isEmpty(self) -> bool:
        return not self._forms

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's own name for it
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        forms = self._forms.get(sourceText) if context in self._contexts else None
        if not forms:
            return cast(str, None)  # a null string: Qt asks the next translator
        return forms[min(self._form_of(n), len(forms) - 1)] if n >= 0 else forms[-1]


def _one_or_many(n: int) -> int:
    return 0 if n == 1 else 1


def _arabic(n: int) -> int:
    """The six forms of Arabic, as the plural rules of Unicode's CLDR have them."""
    if n < 3:
        return n
    last = n % 100
    return 3 if 3 <= last <= 10 else 4 if last >= 11 else 5


_COUNTS: dict[str, Callable[[int], int]] = {"ar": _arabic}


def _tag(file: Path) -> str:
    return file.stem.removeprefix("reviewer_")


def _is_of(locale: QLocale, tag: str) -> bool:
    return locale.language() == QLocale(tag).language()


def _qt_translator(tag: str) -> QTranslator:
    """Qt's own texts: the buttons of file dialogs, the menus of text fields.

    The few that it lacks, or has wrong, stand in our `qt_*.ts`, which is asked first.
    """
    translator = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator.load(QLocale(tag), "qtbase", "_", folder)
    return translator
