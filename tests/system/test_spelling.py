"""Dictionaries: which is taken for a language, and what it knows."""

from pathlib import Path

import pytest

from reviewer_app.system import spelling
from reviewer_app.system.spelling import Dictionary, OwnWords, choose, installed, load


def _offered(*tags: str) -> list[Dictionary]:
    return [Dictionary(tag=tag, path=Path(f"{tag}.dic")) for tag in tags]


def _english() -> Dictionary:
    found = choose("en-US", installed([spelling.folders()[-1]]))
    assert found
    return found


def _a_dictionary(folder: Path, name: str, *words: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.aff").write_text("SET UTF-8\n", encoding="utf-8")
    lines = [str(len(words)), *words]
    (folder / f"{name}.dic").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("tag", "offered", "chosen"),
    [
        ("es-MX", ("es-ES", "es-MX"), "es-MX"),
        ("es-419", ("es-AR", "es-ES"), "es-ES"),
        ("es-419", ("es-AR", "es"), "es"),
        ("pt", ("pt-BR", "pt-PT"), "pt-PT"),
        ("en", ("en-AU", "en-US"), "en-US"),
        ("en_gb", ("en-US", "en-GB"), "en-GB"),
        ("de-AT", ("de-CH",), "de-CH"),
        ("ja", ("en-US", "de"), None),
    ],
)
def test_the_nearest_dictionary_is_taken(
    tag: str, offered: tuple[str, ...], chosen: str | None
) -> None:
    found = choose(tag, _offered(*offered))
    assert (found.tag if found else None) == chosen


def test_a_persons_own_dictionary_comes_before_the_systems(tmp_path: Path) -> None:
    mine, system = tmp_path / "mine", tmp_path / "system"
    _a_dictionary(mine, "es_MX", "hola")
    _a_dictionary(system, "es_MX", "otra")
    (system / "broken.dic").write_text("1\nx\n", encoding="utf-8")  # without its rules
    found = installed([mine, tmp_path / "missing", system])
    assert [one.path for one in found] == [mine / "es_MX.dic"]
    assert found[0].tag == "es-MX"


def test_english_is_always_there_and_proposes_words() -> None:
    english = load(_english())
    assert english.knows("appointment")
    assert english.knows("don\u2019t")
    assert not english.knows("apointment")
    assert "appointment" in english.suggest("apointment")


@pytest.mark.parametrize("word", ["我预约", "Ağrı", "x" * 5000, "a\0b", "\ud800"])
def test_what_a_dictionary_cannot_know_is_not_called_wrong(word: str) -> None:
    english = load(_english())
    assert english.knows(word)
    assert isinstance(english.suggest(word), tuple)


def test_a_dictionary_with_letters_of_its_own_is_read(tmp_path: Path) -> None:
    folder = tmp_path / "wörter"
    _a_dictionary(folder, "tr_TR", "ağrı")
    turkish = load(installed([folder])[0])
    assert turkish.knows("ağrı")
    assert not turkish.knows("agri")


def test_a_dictionary_that_is_gone_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="not found"):
        load(Dictionary(tag="de", path=tmp_path / "de.dic"))


def test_own_words_are_kept_for_the_next_time(tmp_path: Path) -> None:
    words = OwnWords(tmp_path / "new" / "words.txt")
    assert "Galtea" not in words
    words.add("Galtea")
    words.add("don\u2019t")
    again = OwnWords(tmp_path / "new" / "words.txt")
    assert "Galtea" in again
    assert "don't" in again
    assert "galtea" not in again
