"""Writes the page's policy as settings for hosts that send it as a header."""

import re
from pathlib import Path
from typing import Final

from toolchain.one_file import NAME as ONE_FILE
from toolchain.policy import policy

FOLDER: Final = "hosting"
SETTINGS: Final = {
    "policy.nginx": (
        'add_header Content-Security-Policy "{policy}";\n'
        "location ~ /{pattern}$ {{\n"
        "    expires -1;\n"
        "    add_header X-Content-Type-Options nosniff;\n"
        "}}\n"
    ),
    "policy.caddy": (
        "@policed not path */{file}\n"
        'header @policed Content-Security-Policy "{policy}"\n'
    ),
    "policy.htaccess": (
        'Header set Content-Security-Policy "{policy}"\n'
        '<Files "{file}">\n'
        "    Header unset Content-Security-Policy\n"
        "</Files>\n"
    ),
}
"""The lines of each host that set the policy, by file (docs/hosting.md).

The one file has a policy of its own. In nginx any header in a location ends the
inheritance of headers from the location around it.
"""


def setting(name: str, sent: str) -> str:
    """The lines of a host that send this policy."""
    facts = {"file": ONE_FILE, "pattern": re.escape(ONE_FILE), "policy": sent}
    return SETTINGS[name].format(**facts)


def place_settings(page: str, site: Path) -> None:
    """Write the settings for a page into the folder of its site."""
    folder = site / FOLDER
    folder.mkdir()
    for name in SETTINGS:
        (folder / name).write_text(setting(name, policy(page)), encoding="utf-8")
