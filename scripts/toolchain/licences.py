"""Places the licences of everything in the site."""

from typing import Final

from toolchain.stage import STAGE, copy
from toolchain.steps import ROOT, files_in

MODULES: Final = ROOT / "node_modules"

COMMON_LICENCES = ROOT / "licences"
"""Those that packages name without bringing them along."""

LICENCES: Final = {
    "san-juan-in-a-tab.txt": ROOT / "LICENSE",
    "notice.txt": ROOT / "NOTICE",
    "lit-html.txt": MODULES / "lit-html" / "LICENSE",
    "idb-keyval.txt": MODULES / "idb-keyval" / "LICENCE",
    "qr.txt": MODULES / "qr" / "LICENSE-MIT",
    "alegreya.txt": MODULES / "@fontsource" / "alegreya" / "LICENSE",
    "alegreya-sans.txt": MODULES / "@fontsource" / "alegreya-sans" / "LICENSE",
    **{path.name: path for path in files_in(COMMON_LICENCES)},
}


def place_licences() -> None:
    """Copy NOTICE, and the licences of the packages it names as part of the site."""
    for name, source in LICENCES.items():
        copy(source, STAGE / "licences" / name)
