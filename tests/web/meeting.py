"""Devices find each other at a table, by what their people press and paste."""

from playwright.sync_api import Page, expect

from web.clipboard import paste_into
from web.person import Person
from web.words import ENGLISH
from wrappings import WRAPPINGS

QUOTED = WRAPPINGS["a quotation"]
"""As the answer to a mail has a code: broken over lines."""
GUEST_NAME = "Benjamin"


def open_dialog(host: Person) -> None:
    """Open the dialog with the seats of the table."""
    host.page.get_by_role("button", name=ENGLISH("menu")).click()
    host.page.get_by_role("button", name=ENGLISH("phones-button")).click()


def link_for(host: Person, label: str) -> str:
    """The link of an invitation, from the button of that label in the open dialog."""
    host.page.get_by_role("button", name=label).click()
    field = host.page.locator("#phones-link")
    expect(field).not_to_have_value("")
    return field.input_value()


def invited(host: Person, seat: str = "Ben") -> str:
    """The link of an invitation for the seat of that name."""
    open_dialog(host)
    return link_for(host, ENGLISH("phones-invite-label", name=seat))


def answered(guest: Page, link: str, name: str = GUEST_NAME) -> str:
    """The code with which a guest answers."""
    guest.goto(link)
    field = guest.get_by_role("textbox", name=ENGLISH("joining-name"))
    field.fill(name)
    field.press("Enter")
    code = guest.locator("#joining-code")
    expect(code).not_to_have_value("")
    return code.input_value()


def give(host: Person, code: str) -> None:
    """Paste the code of a guest, as it comes by mail."""
    field = host.page.locator("#phones-answer")
    if not field.is_visible():
        host.page.get_by_text(ENGLISH("phones-as-text"), exact=True).last.click()
    paste_into(field, QUOTED(f"My answer: {code}"))
    field.press("Enter")


def is_connected(host: Person, guest: Page) -> None:
    """Wait until the guest sees the table, and the host two ticks."""
    expect(guest.locator("[data-ply]").first).to_be_attached()
    expect(host.page.locator("[data-dialog] .ticks").last).to_be_visible()


def sat_down(
    host: Person, guest: Page, seat: str = "Ben", name: str = GUEST_NAME
) -> Person:
    """The person at the guest, once it has that seat at the table of the host."""
    give(host, answered(guest, invited(host, seat), name))
    is_connected(host, guest)
    host.close()
    return Person(guest)


def put_up(host: Person, screen: Page) -> None:
    """Let a device without a seat show the table of the host."""
    open_dialog(host)
    give(host, answered(screen, link_for(host, ENGLISH("phones-invite-screen"))))
    expect(screen.locator("[data-ply]").first).to_be_attached()
    host.close()
