"""A network of its own for browsers: whatever they send stays in it."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

NEEDED: Final = ("unshare", "nsenter", "ip")
ALONE: Final = ("unshare", "--map-root-user", "--net", "sh", "-c")
SETUP: Final = """set -e
ip link set lo up
ip link add left type veth peer name right
ip address add 10.9.9.1/24 dev left
ip link set left up
ip link set right up
ip route add default via 10.9.9.2
"""
"""A pair of interfaces; browsers look for candidates where a route leads elsewhere."""


class OwnNetwork:
    """The network, as a prefix of commands."""

    def __init__(self, process: int) -> None:
        self.prefix = ("nsenter", f"--target={process}", "--user", "--net", "--")

    def run(self, *command: str) -> None:
        """Run a command in the network."""
        subprocess.run([*self.prefix, *command], check=True)

    def program(self, path: Path, wrapper: Path) -> Path:
        """A program that starts another one in the network, with the same arguments."""
        wrapper.write_text(f'#!/bin/sh\nexec {" ".join(self.prefix)} {path} "$@"\n')
        wrapper.chmod(0o755)
        return wrapper


@contextmanager
def own_network() -> Iterator[OwnNetwork]:
    """The network; skips the test if this system allows none."""
    if not all(map(shutil.which, NEEDED)):
        pytest.skip("unshare, nsenter or ip is missing: no network for devices alone.")
    command = (*ALONE, f"{SETUP}echo ready\nexec cat")
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout
        if process.stdout.readline() != b"ready\n":
            pytest.skip("This system allows no network namespaces for tests.")
        yield OwnNetwork(process.pid)
        process.communicate()


def run_inside(*command: str) -> int:
    """Run a whole program in such a network, its servers and browsers too."""
    inside = (*ALONE, f'{SETUP}exec "$@"', "sh", *command)
    return subprocess.run(inside, check=False).returncode
