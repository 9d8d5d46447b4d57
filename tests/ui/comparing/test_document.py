"""The comparison as a file: whole, inert, and readable without us."""

import asyncio
import re

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from reviewer_app.domain.differences import compare_fields
from reviewer_app.ui.comparing.document import html_page
from reviewer_app.ui.comparing.printing import pdf_of
from reviewer_app.ui.widgets.sides import Side
from tests.support.builders import a_case
from tests.support.differing import TOOLS
from tests.ui.comparing.gallery import PAIRS, pair

A = Side(case_id="a", title="Revision 1", meta="Imported")
B = Side(case_id="b", title="Revision 2 <b>", meta="You")
BAD = "</style></td><script>alert(1)</script><img src=x onerror=alert(1)> &#60;b&#62; \u202e\x00"


def _page(kind: str = "text") -> str:
    return html_page("Case <1>", A, B, list(compare_fields(*pair(kind), TOOLS)))


def test_words_are_marked_by_signs_and_lines(qapp: QApplication) -> None:
    page = _page()
    assert "<del>30</del>" in page
    assert "<ins>90</ins>" in page
    assert "policy.referral_days" in page
    assert 'class="minus" dir="ltr">− Yes.' in page


def test_content_is_inert_and_nothing_is_loaded(qapp: QApplication) -> None:
    """B64, B65, B66."""
    old, new = a_case(goal=BAD, input="x"), a_case(goal=f"{BAD} more", input="x")
    page = html_page(BAD, A, B, list(compare_fields(old, new, TOOLS)))
    tags = set(re.findall(r"</?([a-z0-9]+)", page))
    assert tags <= set("html head meta title style body h1 h2 p b table tr td del ins u".split())
    assert "default-src 'none'" in page
    assert "\u202e" not in page
    assert "\x00" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert "&amp;#60;b&amp;#62;" in page


def test_every_form_can_be_printed(qapp: QApplication) -> None:
    for kind in PAIRS:
        fields = list(compare_fields(*pair(kind), TOOLS))
        assert asyncio.run(pdf_of("Case 1", A, B, fields, QFont())).startswith(b"%PDF-")


def test_a_long_comparison_takes_several_pages(qapp: QApplication) -> None:
    old, new = ("\n".join(f"{word} {n} of it" for n in range(90)) for word in ("Line", "Row"))
    fields = list(compare_fields(a_case(goal=old), a_case(goal=new), TOOLS))
    pages = asyncio.run(pdf_of("Case 1", A, B, fields, QFont())).count(b"/Type /Page\n")
    assert pages > 2
