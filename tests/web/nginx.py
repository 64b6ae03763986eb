"""A real nginx, Debian's, that serves the site as docs/hosting.md says."""

import grp
import os
import pwd
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock

from toolchain.debian import unpacked
from toolchain.steps import BUILD, ROOT

HOSTING: Final = ROOT / "docs" / "hosting.md"
FOLDER: Final = "/san-juan/"
"""The path of the site in the docs."""

SITE: Final = "/srv/san-juan/"
"""The folder that the docs unpack it into."""

ROOT_OF_SITE: Final = "/srv;"
"""The root folder of the host in the docs."""

PROGRAM: Final = "usr/sbin/nginx"
TYPES: Final = "etc/nginx/mime.types"
PATIENCE: Final = 10

CONFIGURATION: Final = """
daemon off;
user {user} {group};
pid {room}/pid;
error_log stderr;
events {{}}
http {{
    include {types};
    access_log off;
    client_body_temp_path {room}/body;
    proxy_temp_path {room}/proxy;
    fastcgi_temp_path {room}/fastcgi;
    uwsgi_temp_path {room}/uwsgi;
    scgi_temp_path {room}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {documented}
    }}
}}
"""


def root() -> Path | None:
    """The root folder of its files: this machine's, a folder, or None without nginx."""
    machine = Path("/")
    if all((machine / name).exists() for name in (PROGRAM, TYPES)):
        return machine
    BUILD.mkdir(exist_ok=True)
    with FileLock(BUILD / "lock"):
        return unpacked("nginx", "nginx-common")


def documented(site: Path) -> str:
    """The configuration of hosting.md, for a site in that folder."""
    text = HOSTING.read_text(encoding="utf-8")
    found = re.search(r"^```nginx\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert found
    return found[1].replace(SITE, f"{site}/").replace(ROOT_OF_SITE, f"{site.parent};")


def configuration(root: Path, room: Path, port: int) -> str:
    """Its whole configuration; it writes into a room of its own."""
    return CONFIGURATION.format(
        user=pwd.getpwuid(os.getuid()).pw_name,
        group=grp.getgrgid(os.getgid()).gr_name,
        types=root / TYPES,
        room=room,
        port=port,
        documented=documented(room / "files" / FOLDER.strip("/")),
    )


@contextmanager
def nginx(root: Path, room: Path, dist: Path) -> Iterator[str]:
    """Serve the site while inside, and give its address."""
    port = free_port()
    (room / "files").mkdir()
    (room / "files" / FOLDER.strip("/")).symlink_to(dist)
    settings = room / "nginx.conf"
    settings.write_text(configuration(root, room, port), encoding="utf-8")
    process = subprocess.Popen([root / PROGRAM, "-c", settings, "-p", room])
    try:
        await_port(port)
        yield f"http://127.0.0.1:{port}{FOLDER}"
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def await_port(port: int) -> None:
    """Wait until a server listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            assert time.monotonic() < end, "nginx does not start"
            time.sleep(0.02)
