"""Names of fields: every one that a case has or that is compared like one, and no other."""

from reviewer_app.domain.cases import CONTENT_FIELDS, LABEL_FIELDS
from reviewer_app.services import guiding
from reviewer_app.ui.field_names import NAMES, field_name


def test_every_text_that_is_compared_has_a_name_and_nothing_else_has() -> None:
    assert set(NAMES) == {*CONTENT_FIELDS, *LABEL_FIELDS, guiding.FIELD}


def test_a_field_is_called_in_plain_words() -> None:
    assert field_name("stopping_criterias") == "Stopping criteria"
