"""Types of the parts of diff-match-patch that we use (its own are incomplete)."""

class diff_match_patch:  # noqa: N801
    Diff_Timeout: float
    def diff_main(self, text1: str, text2: str, checklines: bool) -> list[tuple[int, str]]: ...
