"""A site that has both toys beside San Juan."""

from collections.abc import Iterator

import pytest
from filelock import FileLock

from serve import served
from toolchain.steps import BUILD
from web.toys.building import build


@pytest.fixture(scope="session")
def with_toys() -> Iterator[str]:
    """The address of the site, built once for all processes."""
    with FileLock(BUILD / "lock"):
        folder = build()
    with served(folder, "/games/") as address:
        yield address
