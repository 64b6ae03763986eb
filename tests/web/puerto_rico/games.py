"""Puerto Rico as the game of a test build beside those of the site.

`TEST_SITE=puerto_rico python scripts/build_site.py` builds it into
`build/puerto_rico/dist`, and `python scripts/serve.py` can serve that. Its entry moves
to `scripts/toolchain/games.py` once the site has it.
"""

from typing import Final

from toolchain.game import Game
from toolchain.steps import ROOT

PUERTO_RICO: Final = Game(
    ROOT / "web" / "games" / "puerto_rico",
    "puerto_rico",
    "puerto_rico.game_type:PUERTO_RICO",
    "puerto_rico.catalogue:catalogue",
    left_out=(
        "puerto_rico/__main__.py",
        "puerto_rico/transcript.py",
        "puerto_rico/catalogue.py",
        "puerto_rico/explain/citations.py",
    ),
)

GAMES: Final = (PUERTO_RICO,)
