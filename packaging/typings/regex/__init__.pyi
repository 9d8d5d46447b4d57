"""Types of the parts of regex that we use (regex ships none)."""

from collections.abc import Iterator

VERSION1: int
IGNORECASE: int

class error(Exception): ...  # noqa: N801

class Match:
    def end(self) -> int: ...
    def __getitem__(self, group: int, /) -> str: ...

class Pattern:
    def search(self, string: str, *, timeout: float | None = None) -> Match | None: ...
    def findall(self, string: str, pos: int = ..., endpos: int = ...) -> list[str]: ...
    def finditer(self, string: str) -> Iterator[Match]: ...

def compile(pattern: str, flags: int = 0) -> Pattern: ...  # noqa: A001
def escape(pattern: str) -> str: ...
