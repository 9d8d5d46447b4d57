"""What the banner over the page says, and what the log keeps of it."""

import pytest

from reviewer_app.ui.notices import Notices
from reviewer_app.ui.widgets.look import Look


def test_the_log_says_where_a_bug_is_and_nothing_of_a_case(
    look: Look, caplog: pytest.LogCaptureFixture
) -> None:
    notices = Notices(look, {}, lambda _error: None)
    said = "what a patient said"
    try:
        int(said)
    except ValueError as error:
        notices.show_error(error)

    assert not notices.isHidden()
    assert "ValueError at" in caplog.text
    assert "int(said)" in caplog.text
    assert said not in caplog.text
