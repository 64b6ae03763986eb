"""Write the style sheets as browsers read them: named windows spelt out.

`web/styles/widths.css` names them, as in `@custom-media --phone (width < 37.5rem)`. No
browser knows such names yet, and esbuild leaves them alone.
"""

import re
from pathlib import Path
from typing import Final

from toolchain.steps import BUILD, ROOT, fail

WEB: Final = ROOT / "web"
WRITTEN: Final = BUILD / "styles"
NAMING: Final = re.compile(r"@custom-media (--[\w-]+) ([^;]+);")
CONDITION: Final = re.compile(r"@media[^{]+")
NAME: Final = re.compile(r"\((--[\w-]+)\)")


def named(sheets: dict[Path, str]) -> dict[str, str]:
    """The windows that have a name, and what each stands for."""
    return dict(pair for text in sheets.values() for pair in NAMING.findall(text))


def spelt_out(text: str, names: dict[str, str]) -> str:
    """A style sheet without names of windows."""

    def meaning(name: re.Match[str]) -> str:
        return names.get(name[1]) or fail(f"No window is called {name[1]}.")

    def condition(found: re.Match[str]) -> str:
        return NAME.sub(meaning, found[0])

    return CONDITION.sub(condition, NAMING.sub("", text))


def write_style_sheets() -> Path:
    """Write all style sheets of the page without names; the one that lists them."""
    sheets = {path: path.read_text("utf-8") for path in sorted(WEB.rglob("*.css"))}
    names = named(sheets)
    for path, text in sheets.items():
        target = WRITTEN / path.relative_to(WEB)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(spelt_out(text, names), "utf-8")
    return WRITTEN / "styles.css"
