"""Places the files that browsers install the site by: manifest, icons, screenshots.

Browsers fetch them by themselves, and only the manifest at every first visit.
"""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from toolchain import languages
from toolchain.stage import STAGE, WEB, copy, from_page
from toolchain.steps import BUILD, ROOT, digest, run

MANIFEST: Final = "manifest.json"
PLACE: Final = STAGE / "install"
ICON: Final = WEB / "icons" / "icon.svg"
PICTURES: Final = ROOT / "docs" / "pictures"
PAINTER: Final = Path(__file__).with_name("pictures.mjs")

SIZES: Final = (192, 512)
APPLE: Final = 180
"""The size of the one icon that Apple's home screens take, and cut the corners of."""

ROUNDED: Final = re.compile(r'(<path fill="#\w+" d=")[^"]+')
WHOLE: Final = r"\1M0 0h512v512H0z"
"""Fills the corners with sea, for systems that cut icons to a shape of their own."""

SCREENSHOTS: Final = {"wide": ("table", "960x600"), "narrow": ("phone", "390x844")}
"""By form: which of the pictures that README shows, and its size."""

SHORTCUTS: Final = {"install-new": "./?start", "install-go-on": "./?continue"}
"""The addresses behind a long press on the icon, by the id of their name."""

LIGHT_SEA: Final = "#1d5f7a"
LIGHT_PAPER: Final = "#fcf8f1"


def place_install(language: str = "en") -> dict[str, Path]:
    """Write all files of an installation; return the files that the page names."""
    PLACE.mkdir(parents=True, exist_ok=True)
    icons = [*_icons("any", ICON), *_icons("maskable", _whole_icon())]
    (apple,) = _drawn("apple", _whole_icon(), [APPLE]).values()
    text = json.dumps(_manifest(language, icons), ensure_ascii=False, indent=1)
    manifest = STAGE / MANIFEST
    manifest.write_text(text, encoding="utf-8")
    return {MANIFEST: manifest, "icons/apple.png": apple}


def _manifest(language: str, icons: list[dict[str, str]]) -> dict[str, object]:
    say = {id: languages.sentence(language, id) for id in ("app-title", "app-motto")}
    saves = {"action": "./", "accept": {"application/json": [".json"]}}
    return {
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "name": say["app-title"],
        "short_name": say["app-title"],
        "description": say["app-motto"],
        "lang": language,
        "dir": "ltr",
        "display": "standalone",
        "theme_color": LIGHT_SEA,
        "background_color": LIGHT_PAPER,
        "categories": ["games"],
        "icons": icons,
        "screenshots": list(_screenshots()),
        "shortcuts": [
            {"name": languages.sentence(language, id), "url": url}
            for id, url in SHORTCUTS.items()
        ],
        "file_handlers": [saves],
        "launch_handler": {"client_mode": "focus-existing"},
    }


def _icons(purpose: str, svg: Path) -> Iterator[dict[str, str]]:
    for size, path in _drawn(purpose, svg, SIZES).items():
        sizes = {"sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        yield {"src": from_page(path), **sizes}


def _drawn(name: str, svg: Path, sizes: Sequence[int]) -> dict[int, Path]:
    """The pictures of an icon by size, with the hash of their source in their names."""
    mark = digest(svg.read_bytes())
    paths = {size: PLACE / f"{name}-{size}-{mark}.png" for size in sizes}
    run("node", PAINTER, svg, *(f"{size}={path}" for size, path in paths.items()))
    return paths


def _whole_icon() -> Path:
    """The icon without corners of its own."""
    folder = BUILD / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "whole.svg"
    path.write_text(ROUNDED.sub(WHOLE, ICON.read_text("utf-8"), count=1), "utf-8")
    return path


def _screenshots() -> Iterator[dict[str, str]]:
    for form, (name, sizes) in SCREENSHOTS.items():
        path = copy(PICTURES / f"{name}.webp", PLACE / f"{name}.webp")
        shown = {"src": from_page(path), "sizes": sizes, "type": "image/webp"}
        yield {**shown, "form_factor": form}
