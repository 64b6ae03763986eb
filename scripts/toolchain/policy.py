"""Makes the content security policy of the page, strict and complete.

The build writes it into the page, and for hosts into `hosting/` (docs/hosting.md).
"""

import base64
import hashlib
import re
from collections.abc import Mapping
from html import escape
from typing import Final

OF_SITE: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "frame-src": "'self'",
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
"""All there is to it, but for scripts and styles that stand in the page itself.

`'wasm-unsafe-eval'` is for Python, which is WebAssembly; frames are for the examples,
with which a host sends the same. The two names of trusted types are those of lit-html,
for its templates, and of `web/site/scripts.js`.
"""

ONE_FILE: Final = {
    "default-src": "'none'",
    "script-src": "'wasm-unsafe-eval'",
    "worker-src": "blob:",
    "style-src": "",
    "font-src": "data:",
    "img-src": "data:",
    "connect-src": "data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "lit-html san-juan",
}
"""The policy of the one file, which loads nothing from elsewhere."""

PLACE: Final = "<!-- policy -->"
"""Its place in the page: before everything that it governs."""

AS_IT_IS: Final = 'data-cfasync="false"'
"""Tells Cloudflare's Rocket Loader, which rewrites scripts, to leave one alone."""

INLINE: Final = re.compile(
    rf"<(script|style)(?: {AS_IT_IS})?(?: type=\"module\")?>(.*?)</\1>", re.DOTALL
)

Directives = Mapping[str, str]


def policy(page: str, directives: Directives = OF_SITE) -> str:
    """The policy of a page, as one line."""
    inline = INLINE.findall(page)
    whole = {name: [words] if words else [] for name, words in directives.items()}
    for kind, text in inline:
        whole[f"{kind}-src"].append(_mark(text))
    return "; ".join(" ".join([name, *words]) for name, words in whole.items())


def with_policy(page: str, directives: Directives = OF_SITE) -> str:
    """The page with its policy in it."""
    content = escape(policy(page, directives), quote=False)
    meta = f'<meta http-equiv="Content-Security-Policy" content="{content}">'
    return page.replace(PLACE, meta)


def _mark(text: str) -> str:
    """The hash by which a browser recognises a script or a style in the page."""
    return (
        f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
    )
