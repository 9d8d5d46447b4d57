"""Where a store would not be safe, and where things are kept by default."""

import os
from pathlib import Path

import pytest

from reviewer_app.system import paths
from reviewer_app.system.paths import (
    account_name,
    choose_workspace,
    chosen_workspace,
    default_workspace,
    demo_workspace,
    log_folder,
    settings_file,
    usual_workspace,
    why_unsuitable,
)
from reviewer_app.system.settings import Settings


@pytest.mark.parametrize(
    "part",
    [
        "OneDrive",
        "OneDrive - Firm Ltd",
        "Dropbox (Personal)",
        "Google Drive",
        "Mobile Documents",
        "CloudStorage",
        "Nextcloud",
    ],
)
def test_a_folder_that_a_program_keeps_in_step_is_unsuitable(tmp_path: Path, part: str) -> None:
    """S117."""
    assert why_unsuitable(tmp_path / part / "reviews") == "cloud"


@pytest.mark.parametrize("mark", [".stfolder", ".dropbox"])
def test_so_is_one_below_such_a_programs_mark(tmp_path: Path, mark: str) -> None:
    """S117: Syncthing's folders have any name."""
    (tmp_path / mark).mkdir()
    assert why_unsuitable(tmp_path / "a" / "b") == "cloud"


def test_so_is_a_link_into_one(tmp_path: Path) -> None:
    """S117."""
    (tmp_path / "OneDrive").mkdir()
    (tmp_path / "plain").symlink_to(tmp_path / "OneDrive")
    assert why_unsuitable(tmp_path / "plain" / "reviews") == "cloud"


@pytest.mark.parametrize("name", ["reviews", "onedriver", "my dropbox notes", "nextcloud-tests"])
def test_other_folders_are_fine(tmp_path: Path, name: str) -> None:
    assert why_unsuitable(tmp_path / name) is None


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("/srv/share/reviews", "network"),
        ("/srv/share", "network"),
        ("/srv/my share/x", "network"),
        ("/srv/share/local/x", None),
        ("/srv/shared", None),
        ("/home/x", None),
    ],
)
def test_a_network_drive_is_unsuitable(
    monkeypatch: pytest.MonkeyPatch, place: str, why: str | None
) -> None:
    """S117: the innermost mount counts."""
    mounts = (
        "/dev/sda / ext4 rw 0 0\nserver:/x /srv/share nfs4 rw 0 0\n"
        "//server/y /srv/my\\040share cifs rw 0 0\n/dev/sdb /srv/share/local ext4 rw 0 0\n"
    )

    def read_text(path: Path, errors: str = "") -> str:
        del path, errors
        return mounts

    monkeypatch.setattr(paths.Path, "read_text", read_text)
    assert why_unsuitable(Path(place)) == why


def test_a_folder_that_may_not_be_looked_into_is_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "stat", forbid)
    assert why_unsuitable(Path("/root/elsewhere")) is None


def test_defaults_lie_in_the_persons_own_folders(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    assert default_workspace() == tmp_path / "XDG_DATA_HOME" / "Reviewer" / "workspace"
    assert demo_workspace() != default_workspace()
    settings = Settings(settings_file())
    for chosen, used in (("/elsewhere", "/elsewhere"), ("relative", None), ("/a\0b", None)):
        settings.set("workspace", chosen)
        assert default_workspace() == (Path(used) if used else usual_workspace())
    choose_workspace(settings, usual_workspace())
    assert chosen_workspace(settings) is None
    assert tmp_path in settings_file().parents
    assert tmp_path in log_folder().parents
    assert isinstance(account_name(), str)
