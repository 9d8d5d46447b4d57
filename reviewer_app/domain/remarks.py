"""Remarks: what is probably not meant in an expectation, with the place that it is about."""

from dataclasses import dataclass
from typing import Literal

RemarkKind = Literal[
    "unread",
    "always_passes",
    "never_passes",
    "never_met",
    "bad_pattern",
    "twice",
    "unscorable",
    "other",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownKey:
    """A key that an evaluation type reads. place: `expected` or `eval_config`.

    default: what counts without it, for a switch or a threshold.
    """

    place: str
    key: str
    kind: Literal["switch", "threshold", "value"]
    default: bool | float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """A warning of an expectation.

    sentence: all of it, for reports. place: the key it is about, such as `expected.contains`,
    empty for the expectation as a whole. subject: the item in it, such as a pattern. kind:
    unread (nothing reads the key), always_passes, never_passes (whatever the output),
    never_met (one of several checks), bad_pattern (never matched), twice (counts double or is
    never met), unscorable (there is no score at all).
    """

    sentence: str
    kind: RemarkKind = "other"
    place: str = ""
    subject: str = ""
