"""Records everything a browser complains of while a test runs. It judges nothing."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

OWN_HOSTS = ("127.0.0.1", "localhost")
SLOW = "was preloaded using link preload but not used within a few seconds"
"""A warning about the speed of the machine."""
OWN_SCHEMES = ("about", "blob", "data")


class Complaints:
    """The complaints in a browser profile, except those that a test expects."""

    def __init__(self, context: BrowserContext) -> None:
        self._heard: list[str] = []
        self._expected: list[str] = []
        self._context = context
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", self._error)

    def leave(self) -> None:
        """Stop listening: other tests use the profile next."""
        self._context.remove_listener("request", self._request)
        self._context.remove_listener("console", self._console)
        self._context.remove_listener("weberror", self._error)

    def expect(self, pattern: str) -> None:
        """Expect complaints that match this pattern."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        """The complaints that match no expected pattern."""
        return [text for text in self._heard if not self._is_expected(text)]

    def _is_expected(self, text: str) -> bool:
        return any(re.search(pattern, text) for pattern in self._expected)

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in OWN_SCHEMES and address.hostname not in OWN_HOSTS:
            self._heard.append(f"foreign request: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and SLOW not in message.text:
            where = message.location.get("url", "")
            self._heard.append(f"console {message.type}: {message.text} ({where})")

    def _error(self, error: WebError) -> None:
        self._heard.append(f"page error: {error.error}")
