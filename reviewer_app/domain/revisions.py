"""Revisions: when content is the same, its fingerprint, and how a new one takes its place."""

import hashlib
from dataclasses import dataclass, replace
from datetime import datetime

from reviewer_app.domain import json
from reviewer_app.domain.cases import CONTENT_FIELDS, Content, Labels, TestCase
from reviewer_app.domain.errors import RuleBroken
from reviewer_app.domain.json import Json
from reviewer_app.domain.sayings import say

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


def is_same(one: object, other: object) -> bool:
    """Whether two values of a field are the same, as `content_hash` tells."""
    if one is None or other is None:
        return one is other
    return one == other or _fingerprint(one) == _fingerprint(other)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fork:
    """A new head of a family, and the one before it, now superseded."""

    head: TestCase
    legacy: TestCase


def fork(
    head: TestCase,
    content: Content,
    labels: Labels | None = None,
    *,
    new_id: str,
    at: datetime,
    by: str,
) -> Fork | None:
    """The revision that another content makes of a head; None when the content is the same.

    Galtea: family and dataset stay, the parent is the old head, which is stamped legacy; votes
    and reviewed marks belong to the revision that they were cast on, so the new one has none.
    What is changed in place, the file's own id and where a case came from are carried over;
    labels: others in their place. at: when, by: who made it; nobody becomes its reviewer here.
    Raises RuleBroken for a revision that is superseded or deleted.
    """
    if head.legacy_at is not None or head.deleted_at is not None:
        raise RuleBroken(say("Only the latest revision of a case can be edited."))
    new_hash = content_hash(content)
    if new_hash == head.content_hash:
        return None
    new = replace(
        head,
        id=new_id,
        parent_id=head.id,
        content=content,
        labels=head.labels if labels is None else labels,
        content_hash=new_hash,
        created_at=at,
        created_by=by,
    )
    return Fork(head=new, legacy=replace(head, legacy_at=at))
