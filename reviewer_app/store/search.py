"""What the full-text index reads of a case, and how a search asks it.

SQLite's word tokenizer takes a run of Chinese or Japanese for one word. So each such character
gets blanks around it and a search is a phrase: exact substrings, found by the index.
"""

import re
from operator import attrgetter

from reviewer_app.domain import json
from reviewer_app.domain.cases import Content, Labels
from reviewer_app.domain.json import Json

_CJK = re.compile(
    "[\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u3105-\u312f\u3131-\u318e\u31a0-\u31bf"
    "\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97c\uac00-\ud7fb\uf900-\ufaff"
    "\U00020000-\U0003ffff]+"
)
_of_content = attrgetter(
    "input",
    "expected_output",
    "context",
    "goal",
    "user_persona",
    "scenario",
    "expected",
    "conversation_history",
)
_of_labels = attrgetter("name", "description", "variant", "source", "source_file")


def spaced(text: str) -> str:
    """The text with a blank around each Chinese, Japanese and Korean character."""
    if text.isascii():
        return text
    return _CJK.sub(lambda found: f" {'  '.join(found[0])} ", text)


def search_text(content: Content, labels: Labels, external_id: str | None) -> str:
    """Everything of a case that a search looks at, ready for the index."""
    parts = (*_of_content(content), *_of_labels(labels), external_id)
    return spaced("\n".join([_readable(part) for part in parts if part]))


def _readable(part: str | Json) -> str:
    """JSON with its escapes resolved, so that a search finds what a person reads."""
    if isinstance(part, str):
        return part
    return json.dump(json.parse(part.text)) if "\\" in part.text else part.text


def phrase(text: str) -> str:
    """An FTS5 query for the text as one phrase, its last word taken as a beginning."""
    words = spaced(text).replace('"', " ").replace("\x00", " ").split()
    return f'"{" ".join(words)}"*' if words else ""
