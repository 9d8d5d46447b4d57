"""Notes under the head of a case: a newer revision exists; how I voted on an earlier one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reviewer_app.services.case_views import CaseView, EarlierVote
from reviewer_app.ui.i18n import tr
from reviewer_app.ui.review.lineage import revision_words
from reviewer_app.ui.widgets.banner import Banner, Tone
from reviewer_app.ui.widgets.look import Look
from reviewer_app.ui.widgets.painting import single_line

COMPARE_VOTED = "compare_voted"
GO_LATEST = "go_latest"


def earlier_vote_words(earlier: EarlierVote, *, is_past: bool = False) -> str:
    """My vote on an earlier revision, as a sentence. is_past: there is a new one now."""
    if earlier.is_same and not is_past:
        return _same_words(earlier)
    vote = tr("Upvoted") if earlier.vote.score > 0 else tr("Downvoted")
    if reason := single_line(earlier.vote.reason):
        vote = tr("{vote}, “{reason}”").format(vote=vote, reason=reason)
    if is_past:
        return tr("You voted anew. Before, on an earlier revision: {vote}").format(vote=vote)
    return tr("You voted on an earlier revision: {vote}").format(vote=vote)


def _same_words(earlier: EarlierVote) -> str:
    """My vote on this very text, which an earlier revision had."""
    which = revision_words(earlier.revision, tr("an earlier revision"))
    if earlier.vote.score > 0:
        words = tr("You upvoted this very text as {revision}")
    else:
        words = tr("You downvoted this very text as {revision}")
    words = words.format(revision=which)
    if reason := single_line(earlier.vote.reason):
        return tr("{vote}, “{reason}”").format(vote=words, reason=reason)
    return words


class CaseNotes(QWidget):
    """One line each, with what can be done about it. command_pressed: by its name."""

    command_pressed = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.newer = Banner(look, is_slim=True, parent=self)
        self.newer.acted.connect(lambda: self.command_pressed.emit(GO_LATEST))
        self.newer.button.follow(GO_LATEST)
        self.earlier = Banner(look, is_slim=True, parent=self)
        self.earlier.acted.connect(lambda: self.command_pressed.emit(COMPARE_VOTED))
        self.earlier.button.follow(COMPARE_VOTED)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.newer)
        column.addWidget(self.earlier)

    def show_case(self, view: CaseView) -> None:
        """Show what there is to note of another case."""
        self._show_newer(view, is_news=False)
        if view.earlier_vote is None or view.vote.score:
            self.earlier.hide()
        else:
            self._show_earlier(view.earlier_vote, is_past=False)
        self._settle()

    def renew(self, view: CaseView, *, is_news: bool = False) -> None:
        """Show the same case in another state. is_news: it was superseded while on screen.

        A vote changes the words and not the height: nothing moves under the reader.
        """
        if view.is_legacy and self.newer.isHidden():
            self._show_newer(view, is_news=is_news)
        if view.earlier_vote is not None and not (view.vote.score and self.earlier.isHidden()):
            self._show_earlier(view.earlier_vote, is_past=bool(view.vote.score))
        self._settle()

    def _settle(self) -> None:
        self.setVisible(not (self.newer.isHidden() and self.earlier.isHidden()))

    def _show_newer(self, view: CaseView, *, is_news: bool) -> None:
        if not view.is_legacy:
            self.newer.hide()
            return
        words = tr("What you decide here stays with this revision. The queue asks for the latest.")
        tone = Tone.ATTENTION if is_news else Tone.NEUTRAL
        self.newer.show_words(
            words,
            title=tr("There is a newer revision."),
            icon="history",
            button=tr("Show the latest"),
            tone=tone,
        )

    def _show_earlier(self, earlier: EarlierVote, *, is_past: bool) -> None:
        which = revision_words(earlier.revision, tr("that revision"))
        self.earlier.show_words(
            earlier_vote_words(earlier, is_past=is_past),
            icon="thumbs-up" if earlier.vote.score > 0 else "thumbs-down",
            button=tr("Compare with {revision}").format(revision=which),
        )
