"""Failures of a call, as sentences for the person who runs it; keys never stand in them."""


class CallFailed(Exception):
    """A call gave no usable answer; `reason` says what happened and what helps.

    can_retry: asking again may help, in `retry_after` seconds where the other side said so.
    status: HTTP's, where there was an answer. timed_out: the time that was given is over.
    """

    def __init__(
        self,
        reason: str,
        *,
        can_retry: bool = False,
        retry_after: float | None = None,
        status: int | None = None,
        timed_out: bool = False,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.can_retry = can_retry
        self.retry_after = retry_after
        self.status = status
        self.timed_out = timed_out


class SettingRefused(ValueError):
    """A setting that cannot be used; `reason` is a sentence that names it and says what can."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
