"""Brings the translation files up to date with the texts in the code.

Every text stands in `tr("…")`, `tr_n("…", "…", n)`, `say("…")` or `say_n("…", "…", n)`, or in a
table whose values are handed to `tr`; those tables are listed here. Qt's own lupdate does not know
our functions. What is new comes in as unfinished, what is gone leaves, and what was translated
stays.
"""

import ast
import importlib
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree as Xml

from PySide6.QtCore import QLocale

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
CONTEXT = "reviewer"
FORMS = {"es": 2, "ar": 6}
"""How many forms a counted text has: for 1 and others; for 0, 1, 2, few, many and others."""

TABLES = {
    "reviewer_app.ui.commands": ("MENUS", "COMMANDS"),
    "reviewer_app.ui.field_names": ("NAMES", "VALUES"),
    "reviewer_app.ui.editing.conversation_editor": ("_ROLE_WORDS",),
    "reviewer_app.ui.importing.words": ("FIELDS", "_TURNS"),
    "reviewer_app.ui.importing.uses": ("GROUPS",),
    "reviewer_app.ui.importing.forms": ("_WORDS", "_ANSWERS"),
    "reviewer_app.ui.importing.export_words": ("FORMATS",),
    "reviewer_app.ui.importing.reading_words": ("_FORMATS", "_ENCODINGS", "_DELIMITERS"),
}
"""Modules that hand a table's values to `tr`, and the names of these tables."""

_LANGUAGES = "ar de en es fr hi it ja ko nl pl pt ru tr uk vi zh ca eu gl he sv da el cs fa".split()
_TERRITORIES = "GB US IE AU CA MX ES AR CO CL BR PT CN TW HK FR DE AT CH IN EG SA MA".split()
_SCRIPTS = "Hans Hant Latn Cyrl Arab".split()


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Text:
    """One text to translate. one: its form for a single thing, where it is counted."""

    source: str
    one: str = ""


def texts() -> list[Text]:
    """All texts of the window, each once, in order."""
    found = {text for path in sorted((ROOT / "reviewer_app").rglob("*.py")) for text in _in(path)}
    counted = {text.source for text in found if text.one}
    others = {*_in_tables(), *_names()} | {text.source for text in found if not text.one}
    plain = {Text(source=source) for source in others - counted if source}
    return sorted({text for text in found if text.one} | plain)


def _in(path: Path) -> Iterator[Text]:
    for parts in _argument_lists(path):
        match parts:
            case [ast.Constant(value=str(one)), ast.Constant(value=str(many)), _]:
                yield Text(source=many, one=one)
            case [ast.Constant(value=str(source))]:
                yield Text(source=source)
            case _:
                pass


def _argument_lists(path: Path) -> Iterator[list[ast.expr]]:
    """What `tr` and `tr_n` are handed; also rows of a count with its two texts, for `tr_n`."""
    for call in _calls(path):
        yield call.args
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Tuple(elts=[count, ast.Constant(value=str(one)), ast.Constant() as many]) if (
                "{n}" in one
            ):
                yield [node.elts[1], many, count]
            case _:
                pass


def _calls(path: Path) -> Iterator[ast.Call]:
    """Calls of our functions; `say` is the domain's only where it comes from there."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    ours = {"tr", "tr_n", *_sayings(tree)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in ours:
                yield node
            case _:
                pass


def _sayings(tree: ast.Module) -> set[str]:
    return {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "reviewer_app.domain.sayings"
        for alias in node.names
        if alias.name in ("say", "say_n")
    }


def computed() -> list[tuple[str, int]]:
    """Where something else than a written text is handed to `tr`: module and line."""
    return [
        (".".join(path.relative_to(ROOT).with_suffix("").parts), call.lineno)
        for path in sorted((ROOT / "reviewer_app").rglob("*.py"))
        for call in _calls(path)
        if not isinstance(call.args[0], ast.Constant)
    ]


def _in_tables() -> Iterator[str]:
    for module, names in TABLES.items():
        loaded = importlib.import_module(module)
        for name in names:
            yield from _strings(getattr(loaded, name))


def _strings(value: Any) -> Iterator[str]:
    """The texts of a table: values of mappings, and what rows call `text`, `words` and so on."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in cast("Mapping[Any, Any]", value).values():
            yield from _strings(each)
    elif isinstance(value, tuple | list):
        for each in cast("list[Any]", value):
            yield from _strings(each)
    else:
        for field in ("text", "title", "words", "also"):
            if text := getattr(value, field, ""):
                yield text


def _names() -> Iterator[str]:
    """Languages, territories and scripts that cases are likely to have."""
    yield from (QLocale.languageToString(QLocale.codeToLanguage(code)) for code in _LANGUAGES)
    yield from (QLocale.territoryToString(QLocale.codeToTerritory(code)) for code in _TERRITORIES)
    yield from (QLocale.scriptToString(QLocale.codeToScript(code)) for code in _SCRIPTS)


def update(language: str) -> tuple[int, int]:
    """Rewrite the file of a language; returns how many texts are translated, and of how many."""
    path = FOLDER / f"reviewer_{language}.ts"
    known = _known(path)
    root = Xml.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = Xml.SubElement(root, "context")
    Xml.SubElement(context, "name").text = CONTEXT
    wanted = texts()
    done = sum(_add(context, text, known.get(text.source), FORMS[language]) for text in wanted)
    Xml.indent(root, " ")
    FOLDER.mkdir(exist_ok=True)
    body = Xml.tostring(root, encoding="unicode")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    path.write_text(f"{head}{body}\n", encoding="utf-8")
    return done, len(wanted)


def _known(path: Path) -> dict[str, Xml.Element]:
    if not path.exists():
        return {}
    messages = Xml.parse(path).iter("message")
    return {str(message.findtext("source")): message for message in messages}


def _add(context: Xml.Element, text: Text, known: Xml.Element | None, forms: int) -> bool:
    """Add a text with the translation that is known; whether there is one."""
    message = Xml.SubElement(context, "message")
    Xml.SubElement(message, "source").text = text.source
    translation = Xml.Element("translation")
    old = None if known is None else known.find("translation")
    if text.one:
        message.set("numerus", "yes")
        Xml.SubElement(message, "comment").text = text.one
        said = [each.text or "" for each in old.iter("numerusform")] if old is not None else []
        said = (said + [""] * forms)[:forms]
        for each in said:
            Xml.SubElement(translation, "numerusform").text = each
    else:
        said = [(old.text or "") if old is not None else ""]
        translation.text = said[0]
    is_done = all(each.strip() for each in said)
    if not is_done:
        translation.set("type", "unfinished")
    message.append(translation)
    return is_done


def main(languages: list[str]) -> None:
    """Update the files of these languages, of all without any."""
    for language in languages or sorted(FORMS):
        done, count = update(language)
        print(f"{language}: {done} of {count} texts are translated")


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    main(sys.argv[1:])
