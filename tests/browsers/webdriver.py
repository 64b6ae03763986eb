"""A window driven by WebDriver commands, over HTTP or Firefox's own protocol.

https://www.w3.org/TR/webdriver2/ defines the commands. A library such as selenium needs
geckodriver for Firefox. Debian has no geckodriver; others ship it as a binary.
"""

import base64
import json
import socket
import time
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from browsers.tab import SIZE

PATIENCE: Final = 90
"""Seconds that a command may take."""

COMMANDS: Final = {
    "Navigate": "POST url",
    "SetTimeouts": "POST timeouts",
    "SetWindowRect": "POST window/rect",
    "ExecuteAsyncScript": "POST execute/async",
    "SwitchToFrame": "POST frame",
    "ElementClick": "POST element/{id}/click",
    "ElementSendKeys": "POST element/{id}/value",
    "PerformActions": "POST actions",
    "TakeScreenshot": "GET screenshot",
    "DeleteSession": "DELETE ",
}
"""The HTTP request for a command, by Firefox's name for the command."""

ELEMENT: Final = "element-6066-11e4-a52e-4f735466cecf"
"""The key, fixed by the standard, of a reference to an element."""

KEYS: Final = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Space": " ",
}
"""Keys that are no characters."""

AWAIT: Final = """const done = arguments[arguments.length - 1];
new Promise((begin) => begin(({function})(arguments[0])))
  .then((value) => done([value ?? null]), (error) => done([null, String(error)]));"""

INTERCEPTED: Final = "element click intercepted"

RELOAD: Final = """() => {
  window.isOld = true;
  setTimeout(() => location.reload());
}"""
IS_NEW: Final = "() => !window.isOld && document.readyState === 'complete'"

ROOM: Final = "() => [innerWidth, innerHeight]"

FIND: Final = "([selector, place]) => document.querySelectorAll(selector)[place]"


class Remote(Protocol):
    """A browser that takes commands."""

    def command(self, name: str, facts: dict[str, Any]) -> Any:
        """The browser's answer; a refusal is raised."""


class Http:
    """A browser behind a driver of its own."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self._address = f"http://127.0.0.1:{port}/session"
        wish = {"capabilities": {"alwaysMatch": capabilities}}
        self._address += f"/{self._ask('POST', '', wish)['sessionId']}"

    def command(self, name: str, facts: dict[str, Any]) -> Any:
        """The browser's answer; a refusal is raised."""
        method, path = COMMANDS[name].split(" ")
        return self._ask(method, path.format(**facts), facts)

    def _ask(self, method: str, path: str, facts: dict[str, Any]) -> Any:
        body = json.dumps(facts).encode() if method == "POST" else None
        address = f"{self._address}/{path}".rstrip("/")
        try:
            with urlopen(
                Request(address, body, method=method), timeout=PATIENCE
            ) as said:
                return json.load(said)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from None


class Marionette:
    """Firefox itself: it takes the same commands over a socket, framed by length."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._said = self._socket.makefile("rb")
        self._count = 0
        self._read()
        self.command("NewSession", {})

    def command(self, name: str, facts: dict[str, Any]) -> Any:
        """The browser's answer; a refusal is raised."""
        self._count += 1
        text = json.dumps([0, self._count, f"WebDriver:{name}", facts]).encode()
        self._socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, answer = self._read()
        assert not error, error
        return answer["value"] if answer.keys() == {"value"} else answer

    def close(self) -> None:
        """Close the connection."""
        self._said.close()
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while (digit := self._said.read(1)) != b":":
            assert digit, "Firefox has gone"
            length += digit
        return json.loads(self._said.read(int(length)))


class WebDriverTab:
    """The window that a browser opens for its driver."""

    def __init__(self, remote: Remote) -> None:
        self._remote = remote
        self._do("SetTimeouts", script=1000 * PATIENCE)
        self._resize(*SIZE)
        width, height = self.evaluate(ROOM)
        self._resize(2 * SIZE[0] - width, 2 * SIZE[1] - height)

    def _resize(self, width: int, height: int) -> None:
        self._do("SetWindowRect", x=0, y=0, width=width, height=height)

    def _do(self, name: str, **facts: Any) -> Any:
        return self._remote.command(name, facts)

    def open(self, address: str) -> None:
        """Go to an address, and wait for its page."""
        self.leave()
        self._do("Navigate", url=address)

    def reload(self) -> None:
        """Reload the page; Firefox's own command would bypass the cache."""
        self.leave()
        self.evaluate(RELOAD)
        while not self._is_new():
            time.sleep(0.05)

    def _is_new(self) -> bool:
        try:
            return self.evaluate(IS_NEW) is True
        except AssertionError:
            return False  # the old page has just gone

    def evaluate(self, function: str, given: object = None) -> Any:
        """The result of a JavaScript function; promises are awaited."""
        script = AWAIT.replace("{function}", function)
        value, *error = self._do("ExecuteAsyncScript", script=script, args=[given])
        assert not error, error
        return value

    def enter(self, function: str) -> None:
        """Go into the frame that a function finds."""
        self._do("SwitchToFrame", id=self.evaluate(function))

    def leave(self) -> None:
        """Leave the frame."""
        self._do("SwitchToFrame", id=None)

    def click(self, selector: str, place: int = 0) -> None:
        """Click one of a selector's elements, once nothing moves over it."""
        end = time.monotonic() + PATIENCE
        while not self._clicked(selector, place):
            assert time.monotonic() < end, f"something lies over {selector}"

    def _clicked(self, selector: str, place: int) -> bool:
        try:
            self._do("ElementClick", id=self._find(selector, place))
        except AssertionError as refusal:
            if INTERCEPTED not in str(refusal):
                raise
            return False
        return True

    def press(self, *keys: str) -> None:
        """Press these keys one after the other."""
        codes = [KEYS.get(key, key) for key in keys]
        steps = [
            {"type": kind, "value": code}
            for code in codes
            for kind in ("keyDown", "keyUp")
        ]
        keyboard = {"type": "key", "id": "keyboard", "actions": steps}
        self._do("PerformActions", actions=[keyboard])

    def give(self, selector: str, file: Path) -> None:
        """Choose a file in a file input."""
        self._do("ElementSendKeys", id=self._find(selector, 0), text=str(file))

    def picture(self) -> bytes:
        """The picture of the window, as PNG."""
        return base64.b64decode(self._do("TakeScreenshot", full=False))

    def _find(self, selector: str, place: int) -> str:
        """That element, once it is drawn."""
        end = time.monotonic() + PATIENCE
        while not (found := self.evaluate(FIND, [selector, place])):
            assert time.monotonic() < end, f"there is no {selector}"
        id: str = found[ELEMENT]
        return id
