"""Bundle `page_doors.mjs` with every game, and write the English sentences of each.

    TEST_SITE=toys python -m proofs.doors_script FOLDER

The games of a build are fixed once it is imported, so this is a process of its own. It
prints the path of the script.
"""

import sys
from pathlib import Path
from typing import Final

from toolchain import facts, languages
from toolchain.games import GAMES
from toolchain.greetings import NO_BROWSER
from toolchain.icons import write_icons
from toolchain.page_script import bundle_for_node

SOURCE: Final = Path(__file__).with_name("page_doors.mjs")
LANGUAGE: Final = "en"


def write_sentences(folder: Path) -> None:
    """Write the sentences of each game, in a file of its name."""
    statistics = languages.late_sentences(LANGUAGE, "statistics")
    for game in GAMES:
        text = f"{languages.sentences(LANGUAGE, game.id)}\n{statistics}"
        (folder / f"{game.name}.ftl").write_text(text, encoding="utf-8")


def main() -> None:
    """Make all files in the folder."""
    folder = Path(sys.argv[1])
    write_icons()
    write_sentences(folder)
    print(bundle_for_node(SOURCE, folder, **NO_BROWSER, **facts.names()))


if __name__ == "__main__":
    main()
