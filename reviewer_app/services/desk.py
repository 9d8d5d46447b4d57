"""What a window is handed: every service of one workspace, and nothing else of it."""

from dataclasses import dataclass
from pathlib import Path

from reviewer_app.services.blinding import Blinding
from reviewer_app.services.browsing import Browsing
from reviewer_app.services.checking import Checking
from reviewer_app.services.comparing import Comparing
from reviewer_app.services.deciding_many import DecidingMany
from reviewer_app.services.drafting import Drafting
from reviewer_app.services.editing import Editing
from reviewer_app.services.exporting import Exporting
from reviewer_app.services.feed import Feed
from reviewer_app.services.forecasting import Forecasting
from reviewer_app.services.guiding import Guiding
from reviewer_app.services.importing import Importing
from reviewer_app.services.marking import Marking
from reviewer_app.services.merging import Merging
from reviewer_app.services.organizing import Organizing
from reviewer_app.services.reviewing import Reviewing
from reviewer_app.services.sampling import Sampling
from reviewer_app.services.signing import Signing
from reviewer_app.services.surveying import Surveying
from reviewer_app.services.undoing import Undoing
from reviewer_app.services.viewing import Viewing


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """The services on one workspace. folder: where its data is kept.

    drafting: of what is typed in the editor; resolving: of what comes of a conflict.
    """

    folder: Path
    feed: Feed
    signing: Signing
    blinding: Blinding
    browsing: Browsing
    viewing: Viewing
    reviewing: Reviewing
    editing: Editing
    drafting: Drafting
    resolving: Drafting
    forecasting: Forecasting
    undoing: Undoing
    marking: Marking
    deciding_many: DecidingMany
    organizing: Organizing
    surveying: Surveying
    importing: Importing
    sampling: Sampling
    exporting: Exporting
    guiding: Guiding
    checking: Checking
    comparing: Comparing
    merging: Merging
