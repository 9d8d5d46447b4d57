"""A comparison for the screen: what fails and passes anew, what scores differently, the totals."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from reviewer_app.cli.reports.texts import WIDTH, columns_of, cut, wrap
from reviewer_app.cli.words import count, on_one_line
from reviewer_app.running.comparing import Change, Comparison, TallyChange

MOST_SHOWN = 30
_WINNERS = {"a": "{other} is better", "b": "this run is better", "tie": "neither is better"}


def comparison_lines(comparison: Comparison, other: str) -> Iterator[str]:
    """The lines; other: what the run is compared with."""
    yield cut(f"Compared with {on_one_line(other)}", WIDTH)
    yield ""
    label = find_labels(comparison)
    yield from _change_lines("Newly failing", comparison.newly_failing, label)
    yield from _change_lines("Newly passing", comparison.newly_passing, label)
    yield from _change_lines("Score changed", comparison.rescored, label)
    yield f"  unchanged    {count(comparison.same, 'case')}"
    yield from _missing_lines("only before", comparison.only_before)
    yield from _missing_lines("only now", comparison.only_after)
    yield from _group_lines("by type", comparison.by_type)
    yield from _group_lines("by tag", comparison.by_tag)
    for line in wrap(total_sentence(comparison, on_one_line(other)), WIDTH - 2, 3):
        yield f"  {line}"


def find_labels(comparison: Comparison) -> Callable[[Change], str]:
    """What a changed case is called: its id, after its suite where several have changes."""
    groups = (comparison.newly_failing, comparison.newly_passing, comparison.rescored)
    if len({change.suite for group in groups for change in group}) > 1:
        return lambda change: f"{change.suite}: {change.id}"
    return lambda change: change.id


def total_sentence(comparison: Comparison, other: str) -> str:
    """The totals in words; other: what the run is compared with."""
    parts = [
        f"mean score {comparison.score_diff:+.3f}",
        f"pass rate {comparison.pass_rate_diff * 100:+.1f} points",
    ]
    if comparison.latency_diff:
        parts.append(f"latency {comparison.latency_diff:+,.0f} ms")
    if comparison.tokens_diff:
        parts.append(f"tokens {comparison.tokens_diff:+,.0f}")
    return f"{', '.join(parts)}: {_WINNERS[comparison.winner].format(other=other)}."


def _change_lines(
    title: str, changes: Sequence[Change], label: Callable[[Change], str]
) -> Iterator[str]:
    if not changes:
        return
    yield f"  {title} ({count(len(changes), 'case')})"
    for change in changes[:MOST_SHOWN]:
        scores = f"  {change.before.score:.2f} → {change.after.score:.2f}"
        yield f"    {cut(on_one_line(label(change)), WIDTH - 4 - columns_of(scores))}{scores}"
        if change.reason and not change.after.passed:
            for line in wrap(on_one_line(change.reason), WIDTH - 6, 2):
                yield f"      {line}"
    if len(changes) > MOST_SHOWN:
        yield f"    and {len(changes) - MOST_SHOWN:,} more"
    yield ""


def _missing_lines(title: str, cases: Sequence[tuple[str, str]]) -> Iterator[str]:
    if cases:
        named = ", ".join(on_one_line(id_) for _, id_ in cases[:5])
        more = ", …" if len(cases) > 5 else ""
        yield cut(f"  {title:11}  {count(len(cases), 'case')}: {named}{more}", WIDTH)


def _group_lines(title: str, groups: Mapping[str, TallyChange]) -> Iterator[str]:
    """Types and tags whose counts differ."""
    changed = [(name, group) for name, group in groups.items() if _is_changed(group)]
    for number, (name, group) in enumerate(changed[:MOST_SHOWN]):
        label = title if number == 0 else ""
        before, after = group.before, group.after
        counts = f"{before.passed:,}/{before.total:,} → {after.passed:,}/{after.total:,}"
        scores = f"{before.mean_score:.3f} → {after.mean_score:.3f}"
        yield cut(f"  {label:11}  {counts:>15}  {scores}  {on_one_line(name)}", WIDTH)


def _is_changed(group: TallyChange) -> bool:
    return (group.before.passed, group.before.mean_score) != (
        group.after.passed,
        group.after.mean_score,
    )
