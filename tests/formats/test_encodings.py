"""Which encoding a file has: by its mark, by proof, or as somebody chooses among the likeliest."""

import pytest

from reviewer_app.domain.errors import FileProblem
from reviewer_app.formats import encodings
from reviewer_app.formats.encodings import MOST_OFFERED, find_decoding
from reviewer_app.formats.origins import find_origin
from tests.formats.conftest import MakeFile

FRENCH = "id,question\n1,Où est la gare ? L’hôtel « Étoile » coûte déjà payé.\n" * 3


def offered(make_file: MakeFile, data: bytes) -> list[str]:
    found = find_decoding(find_origin(make_file(data)))
    return [choice.encoding for choice in found.choices]


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (FRENCH, "cp1252"),
        (FRENCH, "mac_roman"),
        ("¿Puedo cambiar la cita del jueves por la mañana? Sí.\n" * 3, "cp1252"),
        ("Zażółć gęślą jaźń. Czy mogę zmienić termin wizyty?\n" * 3, "cp1250"),
        ("Можно ли перенести запись на четверг? Да, конечно.\n" * 3, "cp1251"),
        ("Можно ли перенести запись на четверг? Да, конечно.\n" * 3, "koi8_r"),
        ("Μπορώ να αλλάξω το ραντεβού της Πέμπτης;\n" * 3, "cp1253"),
        ("木曜日の予約を変更できますか？はい、できます。カタカナ\n" * 3, "cp932"),
        ("목요일 예약을 변경할 수 있나요? 네, 가능합니다.\n" * 3, "cp949"),
        ("化验单可以网上查看吗？可以，登录后在“报告”里查看\n" * 3, "gb18030"),
        ("化驗單可以網上查看嗎？可以，登入後在報告裡查看\n" * 3, "big5"),
        ("id,question\n1,Where is it?\n" * 3, "utf_16_le"),
        ("id,question\n1,Où est-ce ?\n" * 3, "utf_16_be"),
    ],
)
def test_what_a_text_was_saved_in_comes_first(
    make_file: MakeFile, text: str, encoding: str
) -> None:
    """I5: the machine's own encoding plays no part."""
    found = offered(make_file, text.encode(encoding))
    assert found[0] == encoding
    assert len(found) <= MOST_OFFERED


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Perşembe günkü randevumu değiştirebilir miyim? Çok teşekkürler\n" * 3, "cp1254"),
        ("האם אפשר לשנות את התור של יום חמישי?\n" * 3, "cp1255"),
        ("متى يفتح المختبر يوم السبت؟\n" * 3, "cp1256"),
        ("prix: 50 €, déjà\n", "iso8859_15"),
        ("a,b\n1,café\n", "cp1252"),
    ],
)
def test_what_a_text_was_saved_in_is_among_those_offered(
    make_file: MakeFile, text: str, encoding: str
) -> None:
    assert encoding in offered(make_file, text.encode(encoding))


def test_encodings_in_which_the_file_reads_alike_are_one_choice(make_file: MakeFile) -> None:
    path = make_file("a,b\n1,café\n".encode("cp1252"))
    samples = [choice.sample for choice in find_decoding(find_origin(path)).choices]
    assert samples[0] == "1,café"
    assert len(set(samples)) == len(samples)


def test_the_sample_is_the_line_where_it_matters(make_file: MakeFile) -> None:
    text = "plain,text\n" * 100_000 + "z,ñandú\n" + "plain,text\n" * 100_000
    found = find_decoding(find_origin(make_file(text.encode("cp1252"))))
    assert found.choices[0].sample == "z,ñandú"


@pytest.mark.parametrize("text", ["a,b\n1,é\n", "a,b\n1,😀\n", "plain\n", "cut \ud83d\n"])
def test_text_in_utf_8_is_never_asked_about(make_file: MakeFile, text: str) -> None:
    found = find_decoding(find_origin(make_file(text)))
    assert (found.encoding, found.choices) == ("utf-8", ())


def test_a_large_file_is_looked_at_all_over(
    make_file: MakeFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Characters that the pieces cut through are no fault; a byte that is none is found."""
    monkeypatch.setattr(encodings, "PROVEN_BYTES", 1024 * 1024)
    good = ("é" * 99 + "\n").encode() * 15_000
    assert find_decoding(find_origin(make_file(good))).choices == ()
    bad = good + b"\xe9 \n" * 700_000
    assert find_decoding(find_origin(make_file(bad))).choices


def test_a_mark_and_an_encoding_that_says_the_same_go_together(make_file: MakeFile) -> None:
    path = make_file("\ufeffa\n".encode("utf-16-le"))
    assert find_decoding(find_origin(path), "utf-16-le").encoding == "utf-16"
    marked = make_file("\ufeffa\n")
    assert find_decoding(find_origin(marked), "UTF-8").encoding == "utf-8-sig"


def test_bytes_that_are_text_in_no_encoding_are_called_binary(make_file: MakeFile) -> None:
    data = bytes(n * 37 % 256 for n in range(4096))
    with pytest.raises(FileProblem, match="binary file"):
        find_decoding(find_origin(make_file(data)))


def test_no_encoding_by_that_name(make_file: MakeFile) -> None:
    for name in ("klingon", "base64", "rot13", "idna", "unicode_escape", ""):
        with pytest.raises(FileProblem, match="no encoding that is known"):
            find_decoding(find_origin(make_file("a\n")), name)
