"""Bundles the service worker with the list of the files that it precaches."""

from toolchain.bundle import bundle
from toolchain.stage import ASSETS, STAGE, WEB, from_page
from toolchain.steps import files_in, fingerprint, integrity


def place_service_worker() -> None:
    """Bundle the service worker with the digests of the page, assets and licences."""
    source = WEB / "offline" / "service-worker.js"
    cached = files_in(ASSETS, STAGE / "licences")
    files = {"./": STAGE / "index.html", **{from_page(path): path for path in cached}}
    site = {
        "files": {name: integrity(path.read_bytes()) for name, path in files.items()},
        "hash": fingerprint([source, *files.values()]),
    }
    bundle(source, STAGE, SITE=site).rename(STAGE / "service-worker.js")
