"""A second start hands its files to the first window."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QApplication

from reviewer_app.ui.instance import InstanceServer, instance_name, send_to_first
from tests.support.waiting import until

_SECOND = """
import os, sys
from PySide6.QtCore import QCoreApplication
from reviewer_app.ui.instance import send_to_first
application = QCoreApplication([])
sys.exit(0 if send_to_first(sys.argv[1], sys.argv[2:]) else 3)
"""
_FIRST = """
import sys
from PySide6.QtCore import QCoreApplication
from reviewer_app.ui.instance import InstanceServer
application = QCoreApplication([])
server = InstanceServer(sys.argv[1])
application.exec()
"""


def start(program: str, *arguments: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", program, *arguments])


@pytest.fixture
def name(tmp_path: Path) -> str:
    return instance_name(tmp_path)


@pytest.fixture
def server(qapp: QApplication, name: str) -> Iterator[InstanceServer]:
    made = InstanceServer(name)
    yield made
    made.close()


def test_a_workspace_has_one_name_however_it_is_spelled(tmp_path: Path) -> None:
    folder = tmp_path / "Дела <b>"
    folder.mkdir()
    link = tmp_path / "link"
    link.symlink_to(folder)

    assert (
        instance_name(folder) == instance_name(link) == instance_name(folder / ".." / folder.name)
    )
    assert instance_name(folder) != instance_name(tmp_path)
    assert instance_name(folder).isascii()


def test_a_second_process_is_heard_with_its_files(
    qapp: QApplication, server: InstanceServer, name: str
) -> None:
    heard: list[list[str]] = []
    server.message_received.connect(heard.append)
    files = ["/cases/预约 <script>.csv", "/cases/حجز.jsonl", 'with "quotes" and \\.csv']

    second = start(_SECOND, name, *files)
    until(lambda: second.poll() is not None)

    assert second.returncode == 0
    assert heard == [files]


def test_names_that_are_no_proper_text_arrive(
    qapp: QApplication, server: InstanceServer, name: str
) -> None:
    heard: list[list[str]] = []
    server.message_received.connect(heard.append)

    second = start(_SECOND, name, "caf\udce9.csv")
    until(lambda: second.poll() is not None)

    assert heard == [["caf\udce9.csv"]]


def test_several_second_starts_are_all_heard(
    qapp: QApplication, server: InstanceServer, name: str
) -> None:
    heard: list[list[str]] = []
    server.message_received.connect(heard.append)

    seconds = [start(_SECOND, name, f"{n}.csv") for n in range(4)]
    until(lambda: all(second.poll() is not None for second in seconds))

    assert sorted(heard) == [[f"{n}.csv"] for n in range(4)]
    assert [second.returncode for second in seconds] == [0, 0, 0, 0]


def test_without_a_first_window_nothing_is_sent(qapp: QApplication, name: str) -> None:
    assert not send_to_first(name, ["a.csv"])


def test_a_first_window_that_does_not_answer_has_not_heard(
    qapp: QApplication, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reviewer_app.ui.instance.ANSWER_MS", 50)
    deaf = QLocalServer()
    assert deaf.listen(name)

    assert not send_to_first(name, ["a.csv"])
    deaf.close()


def test_a_name_left_over_from_a_killed_process_is_taken_over(
    qapp: QApplication, name: str
) -> None:
    first = start(_FIRST, name)
    until(lambda: send_to_first(name, ["ready"]))
    first.kill()
    first.wait()

    server = InstanceServer(name)
    heard: list[list[str]] = []
    server.message_received.connect(heard.append)
    second = start(_SECOND, name, "a.csv")
    until(lambda: second.poll() is not None)

    assert server.is_listening
    assert heard == [["a.csv"]]
    server.close()


@pytest.mark.parametrize(
    "words", [b"{}\n", b"not json\n", b"[1]\n", b"\xff\xfe\n", b"x" * 1_200_000]
)
def test_strangers_are_not_listened_to(
    qapp: QApplication, server: InstanceServer, name: str, words: bytes
) -> None:
    heard: list[list[str]] = []
    server.message_received.connect(heard.append)
    stranger = QLocalSocket()
    stranger.connectToServer(name)
    assert stranger.waitForConnected(1000)
    stranger.write(words)

    unconnected = QLocalSocket.LocalSocketState.UnconnectedState
    until(lambda: stranger.state() == unconnected)

    assert heard == []
    assert server.is_listening
