"""People drag files onto the page: saves of any game, backups, texts with a code."""

import json
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tabletop.table.codes import game_code
from tabletop.table.table import Table
from web.games.guest import Guest
from web.games.kinds import Kind
from web.words import ENGLISH

TARGET: Final = "#drop"
ENCODINGS: Final = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")
PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"


def drag(page: Page, file: Path, *steps: str) -> None:
    """Drag a file over the middle of the window, as the system does."""
    session = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for step in steps:
        at = {"type": step, "x": 300, "y": 300, "data": data}
        session.send("Input.dispatchDragEvent", at)
    session.detach()


def drop(page: Page, folder: Path, content: bytes, name: str = "game.json") -> None:
    """Drop a file with that content."""
    file = folder / name
    file.write_bytes(content)
    drag(page, file, "dragEnter", "dragOver")
    expect(page.locator(TARGET)).to_be_visible()
    drag(page, file, "drop")
    expect(page.locator(TARGET)).to_be_hidden()


def read(kind: Kind, save: str) -> Table[Any, Any]:
    return Table.load(kind.type, json.loads(save))


@pytest.mark.first("utf-16-")
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_a_dropped_save_opens(
    page: Page, kind: Kind, guest: Guest, tmp_path: Path, encoding: str
) -> None:
    drop(page, tmp_path, kind.over().encode(encoding))
    expect(page.locator("[data-screen=end]")).to_be_visible()


def test_a_dropped_text_with_a_code_opens(
    page: Page, kind: Kind, guest: Guest, tmp_path: Path
) -> None:
    text = f"Look at this:\n{game_code(read(kind, kind.over()))}\n"
    drop(page, tmp_path, text.encode("utf-16"), "game.txt")
    expect(page.locator("[data-screen=replay]")).to_be_visible()


def test_a_dropped_backup_is_imported(
    page: Page, kind: Kind, guest: Guest, tmp_path: Path
) -> None:
    backup = {"format": "sanjuan-backup", "version": 2, "finished": [], "tables": []}
    drop(page, tmp_path, json.dumps(backup).encode())
    expect(page.locator("[data-screen=statistics]")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "error"),
    [(PNG, "not-text"), (b"hello", "not-a-save"), (b"", "not-a-save")],
)
def test_a_dropped_file_of_another_kind_gets_its_cause(
    page: Page, kind: Kind, guest: Guest, tmp_path: Path, content: bytes, error: str
) -> None:
    drop(page, tmp_path, content)
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH(f"error-{error}"))
    expect(page.locator("[data-question]")).to_be_visible()
    page.get_by_role("button", name=ENGLISH("notice-close")).click()
