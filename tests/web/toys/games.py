"""The games of a test build beside those of the site: both toys.

`TEST_SITE=toys python scripts/build_site.py` builds it into `build/toys/dist`, and
`python scripts/serve.py` can serve that.
"""

import sys
from pathlib import Path
from typing import Final

from toolchain.game import Game
from toolchain.steps import ROOT

PAGES: Final = Path(__file__).parent
RULES: Final = ROOT / "tests" / "tabletop"

sys.path.append(str(RULES))  # where pytest finds them, too


def _toy(name: str) -> Game:
    module, table = f"{name}.py", name.title().replace("_", "")
    address, sources = f"{name}:{name.upper()}", {module: RULES / module}
    page, types = PAGES / name, f"web.toys.facts:{table}"
    return Game(page, name, address, sources=sources, table=types)


GAMES: Final = (_toy("duel"), _toy("lucky_market"))
