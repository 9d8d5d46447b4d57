"""Words of the outlook: verdicts, checks and what would change, for the eye and the ear."""

from dataclasses import dataclass

from reviewer_app.domain.checks import Check
from reviewer_app.services.forecasting import ShownOutput, Verdict, WhatIf, WhatIfRow
from reviewer_app.ui.eval_types import type_name
from reviewer_app.ui.i18n import embedded, format_number, tr, tr_n
from reviewer_app.ui.widgets.painting import single_line

_NONE = "–"


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlookRow:
    """One output as the table shows it; sentence: all of it for screen readers."""

    id: str
    label: str
    text: str
    tool_calls: str | None
    now: Verdict | None
    if_saved: Verdict | None
    is_changed: bool
    is_pasted: bool
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckRow:
    """One check as it is and as it would be. None: there is no such check on that side."""

    words: str
    now: Check | None
    if_saved: Check | None
    sentence: str

    @property
    def is_changed(self) -> bool:
        """Whether it came out differently."""
        states = [one.state if one else "not_asked" for one in (self.now, self.if_saved)]
        return states[0] != states[1]


def outlook_row(row: WhatIfRow, number: int) -> OutlookRow:
    """A row of the table; number: for an output without a label, from 1."""
    label = output_label(row.output, number)
    return OutlookRow(
        id=row.output.id,
        label=label,
        text=row.output.text,
        tool_calls=row.output.tool_calls,
        now=row.now,
        if_saved=row.if_saved,
        is_changed=row.is_changed,
        is_pasted=row.output.is_pasted,
        sentence=_sentence(row, label),
    )


def output_label(output: ShownOutput, number: int) -> str:
    """What an output is called."""
    return single_line(output.label) or tr("Output {n}").format(n=format_number(number))


def _sentence(row: WhatIfRow, label: str) -> str:
    pattern = tr("{label}. Now: {now}. If saved: {saved}. {text}")
    if row.is_changed:
        pattern = tr("{label}, changes. Now: {now}. If saved: {saved}. {text}")
    return pattern.format(
        label=label,
        now=spoken_verdict(row.now),
        saved=spoken_verdict(row.if_saved),
        text=single_line(row.output.text),
    )


def verdict_word(verdict: Verdict | None) -> str:
    """Pass, Fail or Error; a dash for what is not scored."""
    if verdict is None:
        return _NONE
    if verdict.result.is_error:
        return tr("Error")
    return tr("Pass") if verdict.result.passed else tr("Fail")


def score_word(verdict: Verdict | None) -> str:
    """The score with two digits where one is not all of it, as a likeness is told below.

    One short of 1 is never rounded up to 1.
    """
    if verdict is None or verdict.result.is_error:
        return ""
    score = verdict.result.score
    rounded = int(score * 100 + 0.5) / 100  # halves go up, as those of the checks do
    if rounded >= 1 > score:
        rounded = 0.99
    return format_number(float(rounded), 1 if rounded == round(rounded, 1) else 2)


def spoken_verdict(verdict: Verdict | None) -> str:
    """A verdict in words."""
    if verdict is None:
        return tr("not scored")
    return f"{verdict_word(verdict)} {score_word(verdict)}".strip()


def headline(outlook: WhatIf) -> tuple[str, str]:
    """The figure, and the words beside it."""
    total = len(outlook.rows)
    if not total:
        return "", tr("No known outputs yet. You can still save.")
    if not outlook.is_scored:
        pattern = tr("{type} is not scored while you type.")
        return "", pattern.format(type=type_name(outlook.eval_type))
    facts = {"n": format_number(outlook.passes_if_saved), "total": format_number(total)}
    figure = tr("{n} of {total} pass").format(**facts)
    facts["n"] = format_number(outlook.passes_now)
    now = tr("now {n} of {total}.").format(**facts)
    return figure, f"{now} {_change_words(outlook.changed)}"


def _change_words(changed: int) -> str:
    if not changed:
        return tr("No verdict changes.")
    return tr_n("One verdict changes.", "{n} verdicts change.", changed)


def note_words(outlook: WhatIf) -> str:
    """What should be known about an outlook."""
    notes: list[str] = []
    if outlook.rows and not outlook.is_scored and outlook.eval_type == "llm_judge":
        notes.append(tr("A judge model would be asked each time; evaluate the case to see it."))
    elif outlook.rows and not outlook.is_scored:
        notes.append(tr("Its own program gives the score; evaluate the case to see it."))
    if outlook.asks_otherwise and outlook.rows:
        notes.append(tr("The input is another one in this draft; these outputs answered the old."))
    if outlook.is_cut:
        notes.append(tr("Scoring took too long and was given up for some of them."))
    return " ".join(notes)


def why_words(row: OutlookRow) -> str:
    """What the checks below explain."""
    if row.if_saved is None:
        return ""
    if row.if_saved.result.is_error:
        return tr("why it could not be scored")
    return tr("why it would pass") if row.if_saved.result.passed else tr("why it would fail")


def check_rows(row: OutlookRow) -> list[CheckRow]:
    """The checks of both sides, each beside the same one of the other side."""
    now = list(row.now.checks) if row.now else []
    after = list(row.if_saved.checks) if row.if_saved else []
    keys = dict.fromkeys(_key(one) for one in (*after, *now))
    before = {_key(one): one for one in now}
    then = {_key(one): one for one in after}
    return [_check_row(before.get(key), then.get(key)) for key in keys]


def _key(check: Check) -> tuple[str, str]:
    """A likeness is one check whatever it must reach."""
    return check.kind, "" if check.kind in {"similarity", "contains_any"} else check.subject


def _check_row(now: Check | None, after: Check | None) -> CheckRow:
    shown = after or now
    assert shown is not None
    words = check_words(shown)
    pattern = tr("{check}. Now: {now}. If saved: {saved}.")
    sentence = pattern.format(check=words, now=state_words(now), saved=state_words(after))
    return CheckRow(words=words, now=now, if_saved=after, sentence=sentence)


def check_words(check: Check) -> str:
    """What is checked."""
    subject = embedded(single_line(check.subject))
    pattern = {
        "same_text": tr("The same text"),
        "similarity": tr("Likeness {figure}, at least {subject}"),
        "contains": tr("Contains “{subject}”"),
        "contains_any": tr("Contains one of {subject}"),
        "matches": tr("Matches {subject}"),
        "tools_called": tr("Tools called"),
        "no_forbidden_tool": tr("No forbidden tool"),
        "calls": tr("Number of calls: {figure}") if check.figure else tr("Number of calls"),
        "arguments": tr("Arguments"),
        "schema": tr("Structure"),
        "required_field": tr("Field {subject} is filled"),
        "field_value": tr("Value of {subject}"),
    }[check.kind]
    return pattern.format(subject=subject or _NONE, figure=check.figure)


def state_words(check: Check | None) -> str:
    """How a check came out."""
    if check is None or check.state == "not_asked":
        return tr("not asked")
    return tr("holds") if check.state == "held" else fail_words(check)


def fail_words(check: Check) -> str:
    """How a check fails, shortly."""
    if check.kind in {"contains", "contains_any", "required_field"}:
        return tr("missing")
    if check.kind == "similarity":
        return tr("too little")
    if check.kind == "matches":
        return tr("not found")
    if check.kind == "tools_called" and check.detail:
        return tr("missing: {names}").format(names=single_line(check.detail))
    if check.kind in {"no_forbidden_tool", "arguments"} and check.detail:
        return single_line(check.detail)
    if check.kind == "calls" and check.detail:
        return tr("not {bound}").format(bound=check.detail)
    return tr("fails")
