"""Causes: known ones can be translated, the others are told in the system's own words."""

import errno
import os

from reviewer_app.domain.causes import cause_of
from reviewer_app.domain.sayings import Saying


def test_a_known_cause_can_be_translated() -> None:
    cause = cause_of(OSError(errno.ENOSPC, "Disk full, said the system"))
    assert isinstance(cause, Saying)
    assert cause == "No space left on device"


def test_any_other_cause_is_told_as_the_system_says_it() -> None:
    assert cause_of(OSError(errno.EDOM, os.strerror(errno.EDOM))) == os.strerror(errno.EDOM)
    assert cause_of(OSError("no number at all")) == "no number at all"
