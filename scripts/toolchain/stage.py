"""Where the site is put together, so that `dist/` is whole at any time; and file names.

Almost every file is named by its content, so a host may let browsers keep it for ever.
"""

import shutil
from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT, digest

WEB: Final = ROOT / "web"
STAGE: Final = BUILD / "site"
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
    """How a script finds a file."""
    return f"./{path.relative_to(ASSETS).as_posix()}"


def from_page(path: Path) -> str:
    """How the page finds a file."""
    return f"./{path.relative_to(STAGE).as_posix()}"


def font_file(name: str) -> str:
    """How the page finds a font that a style sheet has brought along."""
    (path,) = ASSETS.glob(f"{name}-normal-*.woff2")
    return path.relative_to(STAGE).as_posix()
