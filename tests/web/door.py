"""Doors into a network of its own: ports here whose connections lead to ports there."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any, Final

from web.own_network import OwnNetwork

RELAY: Final = Path(__file__).with_name("relay.py")


class Door(ThreadingTCPServer):
    """Passes each connection on to a program in the network."""

    daemon_threads = True

    def __init__(self, network: OwnNetwork, port: int) -> None:
        self.command = (*network.prefix, sys.executable, str(RELAY), str(port))
        super().__init__(("127.0.0.1", 0), Through)

    @property
    def port(self) -> int:
        """The port here."""
        port: int = self.server_address[1]
        return port


class Through(BaseRequestHandler):
    """A connection through a door."""

    server: Any

    def handle(self) -> None:
        """Pass it on until one side ends it."""
        both = dict.fromkeys(("stdin", "stdout"), self.request)
        subprocess.run(self.server.command, check=False, **both)


@contextmanager
def door(network: OwnNetwork, port: int) -> Iterator[int]:
    """A port here that leads to a port there."""
    with Door(network, port) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.port
        server.shutdown()
