"""Revisions: when content is the same, and what its fingerprint is."""

import hashlib

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, Content
from reviewer_app.domain.json import Json

HASH_LENGTH = 32
"""Hexadecimal digits kept: 128 bits tell any two contents apart."""


def content_hash(content: Content) -> str:
    """Fingerprint of the content: equal exactly when the content is equal.

    Text counts to the character; JSON by value with array order and number spelling, but not
    white space or the order of keys. Fields that are not given do not count, so that a field
    added to Content later leaves the hashes of old content as they are.
    """
    parts = [
        f"{name}{_fingerprint(value)}"
        for name in CONTENT_FIELDS
        if (value := getattr(content, name)) is not None
    ]
    whole = "\n".join(parts).encode("utf-8", "surrogatepass")
    return hashlib.sha256(whole).hexdigest()[:HASH_LENGTH]


def _fingerprint(value: object) -> str:
    """The value behind a mark of its kind and its length, so that parts cannot run together."""
    if isinstance(value, str):
        return f"=t{len(value)}:{value}"
    if isinstance(value, Json):
        text = json.canonical(value.text)
        return f"=j{len(text)}:{text}"
    text = json.dump(value)
    return f"=v{len(text)}:{text}"
