"""The games of a test build beside those of the site: each toy that has a page.

`TEST_SITE=toys python scripts/build_site.py` builds it into `build/toys/dist`, and
`python scripts/serve.py` can serve that.
"""

import sys
from pathlib import Path
from typing import Final

from toolchain.game import Game
from toolchain.steps import ROOT

PAGES: Final = Path(__file__).parent
RULES: Final = ROOT / "tests" / "tabletop" / "toys"

sys.path.append(str(RULES))  # where pytest finds them, too


def _toy(page: Path) -> Game:
    """The toy of a folder: its rules lie in a file of that name."""
    name = page.name
    module, table = f"{name}.py", name.title().replace("_", "")
    address, sources = f"{name}:{name.upper()}", {module: RULES / module}
    has_types = (page / "facts.py").exists()
    types = f"web.toys.{name}.facts:{table}" if has_types else ""
    return Game(page, name, address, sources=sources, table=types)


GAMES: Final = tuple(_toy(path.parent) for path in sorted(PAGES.glob("*/index.js")))
