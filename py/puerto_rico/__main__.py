"""The shell commands of the package: `python -m puerto_rico COMMAND`."""

import sys
from typing import Final

from puerto_rico.game_type import PUERTO_RICO
from puerto_rico.transcript import prompt, transcript
from tabletop.table.shell import Shell

SHELL: Final = Shell("puerto_rico", "Puerto Rico", PUERTO_RICO, transcript, prompt)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    return SHELL.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
