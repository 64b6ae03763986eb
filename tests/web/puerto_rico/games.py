"""Puerto Rico as the game of a test build beside those of the site.

`TEST_SITE=puerto_rico python scripts/build_site.py` builds it into
`build/puerto_rico/dist`, and `python scripts/serve.py` can serve that. Its entry moves
to `scripts/toolchain/games.py` once the site has it.
"""

from pathlib import Path
from typing import Final

from toolchain.game import Game
from toolchain.steps import ROOT

PACKAGE: Final = ROOT / "py" / "puerto_rico"


KINDS: Final = (".py", ".bin")
LEFT_OUT: Final = (
    "puerto_rico/__main__.py",
    "puerto_rico/transcript.py",
    "puerto_rico/catalogue.py",
    "puerto_rico/explain/citations.py",
)


def _sources() -> dict[str, Path]:
    """The modules that the wheel lacks and pages need, by their places in it."""
    found = sorted(one for one in PACKAGE.rglob("*.*") if one.suffix in KINDS)
    named = {path.relative_to(PACKAGE.parent).as_posix(): path for path in found}
    return {name: path for name, path in named.items() if name not in LEFT_OUT}


PUERTO_RICO: Final = Game(
    ROOT / "web" / "games" / "puerto_rico",
    "puerto_rico",
    "puerto_rico.game_type:PUERTO_RICO",
    "puerto_rico.catalogue:catalogue",
    sources=_sources(),
    left_out=LEFT_OUT,
)

GAMES: Final = (PUERTO_RICO,)
