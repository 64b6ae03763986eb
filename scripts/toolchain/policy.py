"""What the page may do and fetch: its content security policy, strict and complete.

The build writes it into the page; docs/hosting.md tells hosts how to send it besides.
"""

import base64
import hashlib
import re
from collections.abc import Iterator
from html import escape
from typing import Final

DIRECTIVES: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "style-src": "'self'",
    "font-src": "'self'",
    "img-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "lit-html san-juan",
}
"""All there is to it, but for the scripts that stand in the page itself.

`'wasm-unsafe-eval'` is for Python, which is WebAssembly. The two names of trusted types
are those of lit-html, for its templates, and of `web/site/scripts.js`.
"""

PLACE: Final = "<!-- policy -->"
"""Where it comes in the page: before everything that it is about."""

INLINE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def policy(page: str) -> str:
    """The policy of a page, as one line."""
    marks = " ".join(_marks(page))
    scripts = {"script-src": f"{DIRECTIVES['script-src']} {marks}".strip()}
    return "; ".join(
        f"{name} {value}" for name, value in {**DIRECTIVES, **scripts}.items()
    )


def with_policy(page: str) -> str:
    """The page with its policy in it."""
    content = escape(policy(page), quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{content}">'
    return page.replace(PLACE, meta)


def _marks(page: str) -> Iterator[str]:
    """By what a browser knows the scripts in a page."""
    for script in INLINE.findall(page):
        mark = base64.b64encode(hashlib.sha256(script.encode()).digest())
        yield f"'sha256-{mark.decode()}'"
