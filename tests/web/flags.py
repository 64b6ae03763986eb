"""The flags with which tests start their browser."""

from typing import Final

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--liftoff-only --no-maglev --no-turbofan",
)
"""Python and scripts are compiled quickly, not well: tests soon leave a page again."""
