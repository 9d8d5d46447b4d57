"""One window per workspace: a second start hands its files to the first and goes."""

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

CONNECT_MS = 500
ANSWER_MS = 2000
"""How long a second start waits for the first window, which may be busy for a moment."""

MOST_BYTES = 1_000_000
"""A message is some file names; whoever sends more is not one of us."""

_HEARD = b"heard\n"


def instance_name(folder: Path) -> str:
    """The name under which the first window of a workspace listens; any spelling of it will do."""
    spelled = os.path.normcase(folder.resolve())
    digest = hashlib.sha256(os.fsencode(spelled)).hexdigest()
    return f"reviewer-{digest[:24]}"


def send_to_first(name: str, message: Sequence[str]) -> bool:
    """Hand a message to the window that listens under a name; True once it has been heard."""
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(CONNECT_MS):
        return False
    # Names that are no proper text, as Linux allows, travel as escapes.
    socket.write(json.dumps(list(message)).encode("ascii") + b"\n")
    socket.flush()
    while not socket.canReadLine():
        if not socket.waitForReadyRead(ANSWER_MS):
            return False
    return bytes(socket.readLine().data()) == _HEARD


class InstanceServer(QObject):
    """Listens for second starts. Only who holds the workspace's lock may make one.

    That is why a name left over from a crash can be taken over: nobody else listens there.
    """

    # As an object: a list of Qt's would lose letters that are no proper text.
    message_received = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)
            self._server.listen(name)

    @property
    def is_listening(self) -> bool:
        """Whether second starts are heard; without it the window works all the same."""
        return self._server.isListening()

    def close(self) -> None:
        """Stop listening and give the name back."""
        self._server.close()
        for socket in tuple(self._waiting):
            socket.abort()

    def _connected(self) -> None:
        while socket := self._server.nextPendingConnection():
            self._waiting.append(socket)
            # No closures over the socket: they would keep it in a circle that anybody may collect.
            socket.readyRead.connect(self._read_all)
            socket.disconnected.connect(self._forget_gone)
        self._read_all()
        self._forget_gone()

    def _read_all(self) -> None:
        for socket in tuple(self._waiting):
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if socket.canReadLine():
            self._hear(socket, bytes(socket.readLine(MOST_BYTES).data()))
        elif socket.bytesAvailable() > MOST_BYTES:
            socket.abort()

    def _hear(self, socket: QLocalSocket, line: bytes) -> None:
        message = _message_in(line)
        if message is None:
            socket.abort()
            return
        socket.write(_HEARD)
        socket.flush()
        socket.disconnectFromServer()
        self.message_received.emit(message)

    def _forget_gone(self) -> None:
        for socket in tuple(self._waiting):
            if socket.state() == QLocalSocket.LocalSocketState.UnconnectedState:
                self._waiting.remove(socket)
                socket.deleteLater()


def _message_in(line: bytes) -> list[str] | None:
    try:
        found: object = json.loads(line)
    except ValueError:
        return None
    if not isinstance(found, list):
        return None
    items = cast("list[object]", found)
    words = [item for item in items if isinstance(item, str)]
    return words if len(words) == len(items) else None
