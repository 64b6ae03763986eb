"""Browser profiles with empty storage: new, and used again."""

from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page

from web.layout import SIZES, give_window

PLAIN = """{
  const sheet = new CSSStyleSheet();
  const look = "border-radius: 0; box-shadow: none; background-image: none;";
  const plain = `* { ${look.replaceAll(";", " !important;")} }`;
  const backdrops = "dialog::backdrop, [popover]::backdrop";
  const unseen = `html, dialog, [popover], ${backdrops} { opacity: 0 !important; }`;
  sheet.replaceSync(`${plain} @media screen { ${unseen} }`);
  globalThis.adorn = (isAdorned) => {
    document.adoptedStyleSheets = isAdorned ? [] : [sheet];
  };
  adorn(false);
}"""
"""Leaves out ornament and painting, which take long; the layout stays the same."""
ADORNED = "adorn(true)"
"""Brings both back to this page."""


def still(browser: Browser, locale: str = "en-GB") -> BrowserContext:
    """A profile on a desktop of common size that prefers no motion.

    Motion, ornament and painting take long. A test that needs them asks for them.
    """
    context = browser.new_context(
        viewport=SIZES["desktop"], locale=locale, reduced_motion="reduce"
    )
    context.add_init_script(PLAIN)
    return context


def forget(page: Page, site: str, what: str = "all") -> float:
    """Delete the site's stored data of these types from the page's profile.

    Returns how many bytes of any type remain stored.
    """
    origin = {"origin": "{0.scheme}://{0.netloc}".format(urlsplit(site))}
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {**origin, "storageTypes": what})
    left: float = session.send("Storage.getUsageAndQuota", origin)["usage"]
    session.detach()
    return left


def emptied(context: BrowserContext, site: str) -> BrowserContext:
    """The profile with empty storage and one blank page.

    The page stays the same: a new one takes twice the time.
    """
    page, *others = context.pages or [context.new_page()]
    for other in others:
        other.close()
    page.goto("about:blank")
    page.mouse.move(0, 0)
    give_window(page, SIZES["desktop"])
    page.emulate_media(media="null", color_scheme="light", reduced_motion="reduce")
    while forget(page, site):  # a last write may still arrive
        pass
    return context
