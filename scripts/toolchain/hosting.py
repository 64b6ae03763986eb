"""Write the policy of the page as settings of a host, for a host that sends it."""

from pathlib import Path
from typing import Final

from toolchain.policy import policy

FOLDER: Final = "hosting"
SETTINGS: Final = {
    "policy.nginx": 'add_header Content-Security-Policy "{}";\n',
    "policy.caddy": 'header Content-Security-Policy "{}"\n',
    "policy.htaccess": 'Header set Content-Security-Policy "{}"\n',
}
"""By file: the setting of that host, around the policy (docs/hosting.md)."""


def place_settings(page: str, site: Path) -> None:
    """Write the settings for a page into its site."""
    folder = site / FOLDER
    folder.mkdir()
    for name, setting in SETTINGS.items():
        (folder / name).write_text(setting.format(policy(page)), encoding="utf-8")
