"""Passes bytes between the socket that is its input and a port: relay.py PORT."""

import socket
import sys
from threading import Thread

MOST = 65_536


def pump(one: socket.socket, other: socket.socket) -> None:
    """Pass everything on until the one side ends."""
    while given := one.recv(MOST):
        other.sendall(given)
    other.shutdown(socket.SHUT_WR)


def main() -> None:
    """Connect to the port."""
    here = socket.socket(fileno=0)
    there = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
    Thread(target=pump, args=(there, here), daemon=True).start()
    pump(here, there)
    there.close()


if __name__ == "__main__":
    main()
