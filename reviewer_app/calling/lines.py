"""Lines: what goes to the confined process and comes back, one value of JSON on each."""

import json
from typing import Any


def to_line(value: object) -> bytes:
    """The line; a character takes what it takes in UTF-8, half a surrogate pair included."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass") + b"\n"


def read_line(line: bytes) -> Any:
    """The value on a line. Raises ValueError for a line that was cut off."""
    return json.loads(line.decode("utf-8", "surrogatepass"))
