"""What the machine must provide: seen when missing, and asked for in words one can act on."""

import sys
from pathlib import Path

import pytest

import dev_machine
from dev_commands import SetupError

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="about Linux libraries")


@LINUX
def test_a_library_is_missing_only_if_it_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    there = dev_machine.Library("libc.so.6", "libc6")
    absent = dev_machine.Library("libreviewer-nowhere.so.9", "libreviewer-nowhere9")
    monkeypatch.setattr(dev_machine, "ALWAYS", (there, absent))

    assert dev_machine.missing_libraries(needs_display=False) == [absent]


@LINUX
def test_a_machine_that_runs_these_tests_lacks_nothing_for_them() -> None:
    assert dev_machine.missing_libraries(needs_display=False) == []


@pytest.mark.parametrize(
    ("display", "names"),
    [("DISPLAY", dev_machine.X11), ("WAYLAND_DISPLAY", dev_machine.WAYLAND)],
)
def test_a_window_needs_the_libraries_of_its_display(
    monkeypatch: pytest.MonkeyPatch, display: str, names: tuple[dev_machine.Library, ...]
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv(display, "somewhere")
    monkeypatch.setattr(dev_machine, "can_load", lambda _file: False)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]

    asked = dev_machine.missing_libraries(needs_display=True)

    assert asked == [*dev_machine.ALWAYS, *names]


def test_without_root_a_missing_library_stops_with_the_line_to_type() -> None:
    with pytest.raises(SetupError) as stopped:
        dev_machine.suggest(["libegl1", "python3.11-venv"], ["fonts-noto-cjk"])

    assert (
        "sudo apt-get install --no-install-recommends libegl1 python3.11-venv fonts-noto-cjk"
        in str(stopped.value)
    )


def test_without_root_missing_fonts_are_named_and_the_work_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    dev_machine.suggest([], ["fonts-noto-cjk"])

    assert "sudo apt-get install --no-install-recommends fonts-noto-cjk" in capsys.readouterr().out


def test_fonts_are_found_by_their_files_where_fontconfig_has_no_tool(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(dev_machine, "FONT_FOLDERS", (str(tmp_path), str(tmp_path / "absent")))
    assert dev_machine.missing_fonts() == ["fonts-noto-core", "fonts-noto-cjk"]

    folder = tmp_path / "opentype" / "noto"
    folder.mkdir(parents=True)
    (folder / "NotoSansCJK-Regular.ttc").touch()

    assert dev_machine.missing_fonts() == ["fonts-noto-core"]


@pytest.mark.parametrize("platform", ["offscreen", "minimal", "offscreen:fixed"])
def test_a_display_that_qt_is_told_not_to_use_does_not_count(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)

    assert not dev_machine.has_display()


@LINUX
def test_linux_has_a_display_if_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not dev_machine.has_display()

    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")

    assert dev_machine.has_display()
