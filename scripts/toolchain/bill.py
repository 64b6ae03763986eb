"""Writes the CycloneDX bill of materials: every package of the page and its tools."""

import json
from typing import Final
from urllib.parse import quote

from toolchain.dependencies import Row, library_rows, package_rows, told

NAME: Final = "dependencies.cdx.json"


def component(row: Row) -> dict[str, object]:
    """A package as CycloneDX describes it."""
    return {
        "type": "library",
        "name": row.name,
        "version": row.version,
        "description": row.why,
        "licenses": [{"license": {"name": row.licence}}],
        "purl": f"pkg:{row.registry}/{quote(row.name)}@{row.version}",
    }


def bill(version: str) -> str:
    """The bill for a version of the game, as JSON."""
    known = told()
    rows = [*library_rows(known), *package_rows(known)]
    game = {"type": "application", "name": "san-juan-in-a-tab", "version": version}
    made = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": game},
        "components": [component(row) for row in rows],
    }
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"
