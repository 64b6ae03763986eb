"""The shell commands of the package: `python -m sanjuan COMMAND`."""

import sys
from typing import Final

from sanjuan.game_type import SAN_JUAN
from sanjuan.transcript import prompt, transcript
from tabletop.table.shell import Shell

SHELL: Final = Shell("sanjuan", "San Juan", SAN_JUAN, transcript, prompt)


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    return SHELL.run(arguments)


if __name__ == "__main__":
    sys.exit(main())
