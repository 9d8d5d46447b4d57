"""What the review page says: what was done, taken back or finished."""

from reviewer_app.domain.steps import StepName
from reviewer_app.services.browsing import CaseView
from reviewer_app.services.deeds import Decided
from reviewer_app.ui.i18n import format_number, tr, tr_n
from reviewer_app.ui.review.tally import Numbers


def step_words(name: StepName) -> str:
    """A step as Undo and Redo name it: "Undo downvote"."""
    return {
        "upvote": tr("upvote"),
        "downvote": tr("downvote"),
        "clear_vote": tr("cleared vote"),
        "reason": tr("reason"),
        "mark_reviewed": tr("reviewed mark"),
        "unmark_reviewed": tr("removed mark"),
        "approve": tr("upvote and mark"),
        "skip": tr("skip"),
        "defer": tr("defer"),
        "flag": tr("flag"),
        "ask": tr("question for a senior"),
        "unskip": tr("removed skip"),
        "undefer": tr("removed defer"),
        "unflag": tr("removed flag"),
        "unask": tr("removed question"),
        "set_reasons": tr("reasons for downvotes"),
        "import": tr("import"),
        "remove_import": tr("removed import"),
        "make_product": tr("new product"),
        "rename_product": tr("renamed product"),
        "delete_product": tr("deleted product"),
        "make_dataset": tr("new dataset"),
        "edit_dataset": tr("edited dataset"),
        "delete_dataset": tr("deleted dataset"),
        "write_guidelines": tr("guidelines"),
        "withdraw_guidelines": tr("withdrawn guidelines"),
        "edit_case": tr("edit"),
        "relabel_case": tr("changed labels"),
        "create_case": tr("new case"),
        "duplicate_case": tr("duplicate"),
        "delete_case": tr("deleted case"),
        "add_output": tr("pasted output"),
        "remove_output": tr("removed output"),
    }[name]


def done_words(name: StepName) -> tuple[str, str]:
    """What a toast says of a decision, and its icon."""
    return {
        "upvote": (tr("Upvoted"), "thumbs-up"),
        "downvote": (tr("Downvoted"), "thumbs-down"),
        "clear_vote": (tr("Vote cleared"), "eraser"),
        "reason": (tr("Reason saved"), "check"),
        "mark_reviewed": (tr("Marked as reviewed"), "circle-check"),
        "unmark_reviewed": (tr("Mark removed"), "circle-check"),
        "approve": (tr("Upvoted and marked as reviewed"), "thumbs-up"),
        "skip": (tr("Skipped; it comes back last"), "skip-forward"),
        "defer": (tr("Deferred"), "calendar-clock"),
        "flag": (tr("Flagged"), "flag"),
        "ask": (tr("A senior is asked"), "message-circle-question-mark"),
        "unskip": (tr("No longer skipped"), "skip-forward"),
        "undefer": (tr("Back again"), "calendar-clock"),
        "unflag": (tr("Flag removed"), "flag"),
        "unask": (tr("Question taken back"), "message-circle-question-mark"),
        "set_reasons": (tr("Reasons saved"), "check"),
        "import": (tr("Read in"), "file-spreadsheet"),
        "remove_import": (tr("Import removed"), "eraser"),
        "make_product": (tr("Product made"), "check"),
        "rename_product": (tr("Product renamed"), "check"),
        "delete_product": (tr("Product deleted"), "eraser"),
        "make_dataset": (tr("Dataset made"), "check"),
        "edit_dataset": (tr("Dataset saved"), "check"),
        "delete_dataset": (tr("Dataset deleted"), "eraser"),
        "write_guidelines": (tr("Guidelines saved"), "book-open-text"),
        "withdraw_guidelines": (tr("Guidelines withdrawn"), "eraser"),
        "edit_case": (tr("Edit saved"), "check"),
        "relabel_case": (tr("Labels saved"), "check"),
        "create_case": (tr("Case made"), "check"),
        "duplicate_case": (tr("Case duplicated"), "check"),
        "delete_case": (tr("Case deleted"), "eraser"),
        "add_output": (tr("Output added"), "clipboard-paste"),
        "remove_output": (tr("Output removed"), "eraser"),
    }[name]


def taken_words(done: Decided | None, *, is_undo: bool) -> str:
    """What a toast says of an undo or a redo."""
    if done is None:
        return tr("Nothing to undo") if is_undo else tr("Nothing to redo")
    pattern = tr("Undone: {step}") if is_undo else tr("Done again: {step}")
    return pattern.format(step=deed_words(done))


def deed_words(done: Decided) -> str:
    """A deed with the name of the file, dataset or product that it was about."""
    words = step_words(done.name)
    if done.count > 1:
        cases = tr_n("{n} case", "{n} cases", done.count)
        return tr("{step} of {cases}").format(step=words, cases=cases)
    if not done.subject:
        return words
    return tr("{step} “{name}”").format(step=words, name=done.subject)


def caught_up_words(cases: int) -> str:
    """What a toast says once the disk took decisions that it had refused."""
    return tr_n(
        "What was not saved of {n} case is saved now",
        "What was not saved of {n} cases is saved now",
        cases,
    )


def earlier_words(view: CaseView) -> str:
    """My earlier upvote beside the question why; its reason is not taken over."""
    if view.vote.score != 1:
        return ""
    if not view.vote.reason:
        return tr("Your earlier vote: upvote.")
    return tr("Your earlier vote: upvote, “{reason}”. Its reason was not taken over.").format(
        reason=view.vote.reason
    )


def finished_words(title: str, numbers: Numbers, cases: int) -> tuple[str, str | None]:
    """Why there is no case on screen, in words, and a button if one helps."""
    if cases == 0:
        return tr("There are no cases here yet."), tr("Open a file of cases…")
    done, total = numbers.done, numbers.total
    if total == 0:
        return tr("{title} is empty.").format(title=title), None
    if numbers.left:
        return tr("No case is open. Choose one from the list."), None
    if numbers.deferred:
        later = tr_n("{n} case comes back later.", "{n} cases come back later.", numbers.deferred)
        now = tr("Nothing left in {title} for now.").format(title=title)
        return f"{now} {later}", None
    return tr("Nothing left in {title}. {done} of {total} decided.").format(
        title=title, done=format_number(done), total=format_number(total)
    ), None
