"""Writes the page's policy as settings for hosts that send it as a header."""

from pathlib import Path
from typing import Final

from toolchain.policy import policy

FOLDER: Final = "hosting"
SETTINGS: Final = {
    "policy.nginx": (
        'add_header Content-Security-Policy "{}";\n'
        "location ~ /sanjuan\\.html$ {{\n"
        "    expires -1;\n"
        "    add_header X-Content-Type-Options nosniff;\n"
        "}}\n"
    ),
    "policy.caddy": (
        "@policed not path */sanjuan.html\n"
        'header @policed Content-Security-Policy "{}"\n'
    ),
    "policy.htaccess": (
        'Header set Content-Security-Policy "{}"\n'
        '<Files "sanjuan.html">\n'
        "    Header unset Content-Security-Policy\n"
        "</Files>\n"
    ),
}
"""The lines of each host that set the policy, by file (docs/hosting.md).

The one file has a policy of its own. In nginx any header in a location ends the
inheritance of headers from the location around it.
"""


def place_settings(page: str, site: Path) -> None:
    """Write the settings for a page into the folder of its site."""
    folder = site / FOLDER
    folder.mkdir()
    for name, setting in SETTINGS.items():
        (folder / name).write_text(setting.format(policy(page)), encoding="utf-8")
