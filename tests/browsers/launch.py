"""Start a browser with an empty profile; end it with every process it started."""

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Playwright

from browsers.tab import SIZE, PlaywrightTab, Tab
from browsers.webdriver import PATIENCE, Http, Marionette, WebDriverTab
from toolchain.browsers import installed_browser, mini_browser
from web.door import door
from web.nginx import await_port, free_port
from web.own_network import OwnNetwork

FREE: Final = 0
"""Port 0: Firefox picks a free one itself."""

MOUSE: Final = 6
"""A pointer that is fine and can hover."""

PREFERENCES: Final = {
    "marionette.port": FREE,
    "ui.allPointerCapabilities": MOUSE,
    "ui.prefersReducedMotion": 1,
    "ui.primaryPointerCapabilities": MOUSE,
}

NO_CARD: Final = {"WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1"}
"""WebKit would wait for ever for a picture from a graphics card."""


@contextmanager
def running(*command: str | Path, **how: Any) -> Iterator[None]:
    """A program that ends here, with all processes that it has started."""
    quiet: dict[str, Any] = dict.fromkeys(("stdout", "stderr"), subprocess.DEVNULL)
    process = subprocess.Popen(command, start_new_session=True, **quiet, **how)
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


@contextmanager
def chromium(room: Path, playwright: Playwright) -> Iterator[Tab]:
    """The Chromium of all other tests; a process has one driver of it."""
    width, height = SIZE
    browser = playwright.chromium.launch_persistent_context(
        room,
        executable_path=installed_browser(),
        args=["--no-sandbox"],
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    yield PlaywrightTab(browser.pages[0])
    browser.close()


@contextmanager
def firefox(room: Path, network: OwnNetwork | None = None) -> Iterator[Tab]:
    """Firefox without windows, in the network of this machine or in its own."""
    wishes = [f'user_pref("{name}", {value});' for name, value in PREFERENCES.items()]
    (room / "user.js").write_text("\n".join(wishes))
    without = ("--headless", "--no-remote")
    prefix = network.prefix if network else ()
    program = (*prefix, "firefox-esr", "--marionette", *without, "--profile", room)
    with running(*program), ExitStack() as stack:
        port = _port_of(room / "MarionetteActivePort")
        remote = Marionette(
            stack.enter_context(door(network, port)) if network else port
        )
        stack.callback(remote.close)
        yield WebDriverTab(remote)


@contextmanager
def webkit(_room: Path) -> Iterator[Tab]:
    """The small browser of WebKitGTK, which stores nothing on disk."""
    port = free_port()
    options = {"binary": str(mini_browser()), "args": ["--automation"]}
    with screen() as display:
        environment = {**os.environ, **NO_CARD, "DISPLAY": display}
        with running("WebKitWebDriver", f"--port={port}", env=environment):
            await_port(port)
            remote = Http(port, {"webkitgtk:browserOptions": options})
            yield WebDriverTab(remote)
            remote.command("DeleteSession", {})


@contextmanager
def screen() -> Iterator[str]:
    """The name of a virtual screen.

    Its pointer is in the middle, and the window under the pointer has the focus.
    """
    width, height = (side * 3 // 2 for side in SIZE)
    size = ("-screen", "0", f"{width}x{height}x24")
    reads, writes = os.pipe()
    number = ("-displayfd", str(writes))
    with running("Xvfb", *number, *size, "-nolisten", "tcp", pass_fds=[writes]):
        os.close(writes)
        with os.fdopen(reads) as said:
            yield f":{said.readline().strip()}"


def _port_of(file: Path) -> int:
    """The port that Firefox writes to a file once it listens."""
    end = time.monotonic() + PATIENCE
    while not (file.exists() and file.read_text()):
        assert time.monotonic() < end, "Firefox does not start"
        time.sleep(0.05)
    return int(file.read_text())


Starter: TypeAlias = Callable[[Path, Playwright], AbstractContextManager[Tab]]

BROWSERS: Final[dict[str, Starter]] = {
    "Chromium": chromium,
    "Firefox": lambda room, _: firefox(room),
    "WebKit": lambda room, _: webkit(room),
}
