"""Bundles the service worker with the lists of the files that it precaches."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from toolchain.bundle import bundle
from toolchain.stage import ASSETS, STAGE, WEB, from_page
from toolchain.steps import files_in, fingerprint, integrity


def place_service_worker(
    games: Mapping[str, Iterable[Path]], words: Mapping[str, Iterable[Path]]
) -> None:
    """Bundle the service worker with the digests of the page, assets and licences.

    Args:
        games: the files that only one game needs, by game; all others belong to any.
        words: the files that only one language needs, by its tag.
    """
    source = WEB / "offline" / "service-worker.js"
    own = {game: {*paths} for game, paths in games.items()}
    cached = files_in(ASSETS, STAGE / "licences")
    core = [path for path in cached if not any(path in paths for paths in own.values())]
    index = STAGE / "index.html"
    later = {**words, "licences": files_in(STAGE / "licences")}
    site = {
        "core": {"./": integrity(index.read_bytes()), **_digests(core)},
        "games": {game: _digests(sorted(paths)) for game, paths in own.items()},
        "later": {name: [*map(from_page, paths)] for name, paths in later.items()},
        "hash": fingerprint([source, index, *cached]),
    }
    bundle(source, STAGE, SITE=site).rename(STAGE / "service-worker.js")


def _digests(paths: Iterable[Path]) -> dict[str, str]:
    return {from_page(path): integrity(path.read_bytes()) for path in paths}
