"""Stages the site, so that `dist/` is whole at any time, and names its files.

Almost every file is named by its content, so a host may let browsers keep it for ever.
"""

import shutil
from pathlib import Path
from typing import Final

from toolchain.steps import OF_SITE, ROOT, digest

WEB: Final = ROOT / "web"
STAGE: Final = OF_SITE / "site"
ASSETS: Final = STAGE / "assets"


def copy(source: Path, target: Path) -> Path:
    """Copy a file, and make its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    return shutil.copyfile(source, target)


def hashed(source: Path) -> Path:
    """Copy a file to the assets, its name with its content in it."""
    mark = digest(source.read_bytes())
    return copy(source, ASSETS / f"{source.stem}-{mark}{source.suffix}")


def from_assets(path: Path) -> str:
    """The path of a file as scripts ask for it."""
    return f"./{path.relative_to(ASSETS).as_posix()}"


def from_page(path: Path) -> str:
    """The path of a file as the page asks for it."""
    return f"./{path.relative_to(STAGE).as_posix()}"


def font_file(name: str) -> str:
    """The path of a font, which a style sheet brings along, as the page asks for it."""
    (path,) = ASSETS.glob(f"{name}-normal-*.woff2")
    return path.relative_to(STAGE).as_posix()
