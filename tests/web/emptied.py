"""Browser profiles with nothing stored in them: new, and used again."""

from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext

from web.layout import SIZES, give_window


def still(browser: Browser, locale: str = "en-GB") -> BrowserContext:
    """A profile on a desktop of common size, of somebody who wants no motion.

    Motion costs much time; what tests it asks for it.
    """
    return browser.new_context(
        viewport=SIZES["desktop"], locale=locale, reduced_motion="reduce"
    )


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
