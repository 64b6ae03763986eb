"""The output of a command line: a pipe may close, and a disk may be full."""

import os
import sys


def put(text: str, end: str = "\n") -> bool:
    """Print a text at once; return whether somebody reads on.

    A closed pipe (`| head`) drops all further output. Any other failure ends the
    command by one sentence and exit code 1.
    """
    try:
        print(text, end=end, flush=True)
    except BrokenPipeError:
        _drop_the_rest()
        return False
    except OSError as error:
        _drop_the_rest()
        raise SystemExit(f"The output cannot be written: {error.strerror}.") from None
    return True


def _drop_the_rest() -> None:
    """Let Python's last flush of the output succeed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
