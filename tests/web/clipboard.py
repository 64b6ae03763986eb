"""The real clipboard of a browser, from which a person pastes. No test is here."""

from playwright.sync_api import Locator

WRITE = "(text) => navigator.clipboard.writeText(text)"


def paste_into(field: Locator, text: str) -> None:
    """Copy the text elsewhere, then paste it into the field by its keys."""
    page = field.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(WRITE, text)
    field.focus()
    page.keyboard.press("Control+V")
