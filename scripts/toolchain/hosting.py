"""Writes the page's policy as settings for hosts that send it as a header."""

from pathlib import Path
from typing import Final

from toolchain.policy import policy

FOLDER: Final = "hosting"
SETTINGS: Final = {
    "policy.nginx": 'add_header Content-Security-Policy "{}";\n',
    "policy.caddy": 'header Content-Security-Policy "{}"\n',
    "policy.htaccess": 'Header set Content-Security-Policy "{}"\n',
}
"""The line of each host that sets the policy, by file (docs/hosting.md)."""


def place_settings(page: str, site: Path) -> None:
    """Write the settings for a page into the folder of its site."""
    folder = site / FOLDER
    folder.mkdir()
    for name, setting in SETTINGS.items():
        (folder / name).write_text(setting.format(policy(page)), encoding="utf-8")
