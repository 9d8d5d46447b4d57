"""Where things are kept on this computer, and where a store would not be safe."""

import getpass
import os
import re
import sys
from pathlib import Path

from platformdirs import user_config_path, user_data_path, user_log_path

from reviewer_app.system.settings import Settings

_NAME = "Reviewer"
_WORKSPACE = "workspace"
"""The name of the chosen folder among the settings."""

_CLOUD_FOLDERS = (
    "onedrive",
    "dropbox",
    "google drive",
    "googledrive",
    "icloud drive",
    "mobile documents",
    "cloudstorage",
    "nextcloud",
    "owncloud",
)
_CLOUD_NAME = re.compile(rf"(?:{'|'.join(_CLOUD_FOLDERS)})(?: - .*| \(.*\))?")
"""The folder itself, or one of several accounts: "OneDrive - Firm", "Dropbox (Personal)"."""
_CLOUD_MARKS = (".stfolder", ".dropbox")
_NETWORK = {
    *("nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "ncpfs", "davfs", "9p", "lustre"),
    *("fuse.sshfs", "fuse.rclone", "fuse.davfs2", "fuse.gvfsd-fuse", "fuse.glusterfs"),
}
_DRIVE_REMOTE = 4


def default_workspace() -> Path:
    """The workspace that is opened when none is named: the one that this person uses."""
    return chosen_workspace(Settings(settings_file())) or usual_workspace()


def usual_workspace() -> Path:
    """Where it is as long as nobody chose another: local data, never a roaming profile."""
    return user_data_path(_NAME, appauthor=False, roaming=False) / "workspace"


def chosen_workspace(settings: Settings) -> Path | None:
    """The folder that this person chose for it; None where nobody did."""
    chosen: str = settings.get(_WORKSPACE, "")
    return Path(chosen) if chosen and "\0" not in chosen and Path(chosen).is_absolute() else None


def choose_workspace(settings: Settings, folder: Path) -> None:
    """Use a folder from now on; the usual one is no choice."""
    settings.set(_WORKSPACE, "" if folder == usual_workspace() else str(folder))


def demo_workspace() -> Path:
    """The demonstration workspace, apart from anybody's own cases."""
    return user_data_path(_NAME, appauthor=False, roaming=False) / "demonstration"


def settings_file() -> Path:
    """Where this person's settings of the window are kept."""
    return user_config_path(_NAME, appauthor=False, roaming=False) / "settings.json"


def log_folder() -> Path:
    """Where log files go."""
    return user_log_path(_NAME, appauthor=False)


def account_name() -> str:
    """The name of the person's account, to start with; empty where the system tells none."""
    try:
        import pwd
    except ImportError:  # not on Windows
        return _login_name()
    try:
        full_name = pwd.getpwuid(os.getuid()).pw_gecos.split(",")[0].strip()
    except KeyError:
        full_name = ""
    return full_name or _login_name()


def _login_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def why_unsuitable(folder: Path) -> str | None:
    """Why a store in the folder would not be safe: "cloud" or "network"; None where it is fine.

    Sync programs copy the main file and its WAL at different moments; network file systems
    lack the shared memory and the locks that SQLite needs.
    """
    whole = folder.resolve()
    for part in (whole, *whole.parents):
        name = part.name.lower()
        if _CLOUD_NAME.fullmatch(name):
            return "cloud"
        if any(os.path.exists(part / mark) for mark in _CLOUD_MARKS):  # noqa: PTH110 - never raises
            return "cloud"
    return "network" if _is_remote(whole) else None


def _is_remote(whole: Path) -> bool:
    if sys.platform == "win32":
        return str(whole).startswith("\\\\") or _drive_kind(whole.anchor) == _DRIVE_REMOTE
    return _kind(whole) in _NETWORK


def _drive_kind(anchor: str) -> int:
    """What Windows says of a drive letter; 0 elsewhere."""
    if sys.platform == "win32":
        import ctypes

        return ctypes.windll.kernel32.GetDriveTypeW(anchor)
    return 0


def _kind(folder: Path) -> str:
    """The type of the file system, where Linux tells it."""
    try:
        lines = Path("/proc/mounts").read_text(errors="replace").splitlines()
    except OSError:
        return ""
    best, kind = "", ""
    for line in lines:
        _, place, found, *_ = line.split(" ")
        place = place.replace("\\040", " ")
        inside = str(folder) == place or str(folder).startswith(place.rstrip("/") + "/")
        if inside and len(place) >= len(best):
            best, kind = place, found
    return kind
