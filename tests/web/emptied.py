"""A browser profile that is used again with nothing stored in it."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext

from web.layout import SIZES, give_window


def emptied(context: BrowserContext, site: str) -> BrowserContext:
    """That profile with nothing stored in it, and one page with nothing on it.

    The page stays the same: one that is new costs twice the time.
    """
    page, *others = context.pages or [context.new_page()]
    for other in others:
        other.close()
    page.goto("about:blank")
    page.mouse.move(0, 0)
    give_window(page, SIZES["desktop"])
    page.emulate_media(media="null", color_scheme="light", reduced_motion="reduce")
    origin = {"origin": "{0.scheme}://{0.netloc}".format(urlsplit(site))}
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {**origin, "storageTypes": "all"})
    while session.send("Storage.getUsageAndQuota", origin)["usage"]:  # a last write
        session.send("Storage.clearDataForOrigin", {**origin, "storageTypes": "all"})
    session.detach()
    return context
