"""Host pages with tables in them. No test is here."""

from typing import Any, Final

from playwright.sync_api import FrameLocator, Page

from web.host_page import HostSite

NOTE: Final = """<script>
  window.heard = [];
  const types = "progress load start turn move hint end error resize save";
  for (const type of types.split(" "))
    document.addEventListener(type, ({ target, detail }) => {
      if (target.localName === "san-juan-table") heard.push({ type, ...detail });
    }, true);
</script>"""
"""Records the news of tables."""

TRY = """async ([method, ...given]) => {
  const one = document.querySelector("san-juan-table");
  try { return { done: (await one[method](...given)) ?? null }; }
  catch ({ id, message }) { return { id, message }; }
}"""


class Around:
    """The host page of some tables."""

    def __init__(self, page: Page, host: HostSite, site: str) -> None:
        self.page = page
        self.host = host
        self.site = site

    def show(self, *tables: str, before: str = "") -> None:
        """Show tables with these attributes."""
        elements = "".join(f"<san-juan-table {one}></san-juan-table>" for one in tables)
        script = f'<script src="{self.site}embed.js"></script>'
        self.host.show(self.page, f"{before}{NOTE}{script}{elements}")

    def framed(self, place: int = 0) -> FrameLocator:
        """The contents of a table's frame."""
        return self.page.frame_locator("iframe").nth(place)

    def asked(self, place: int = 0) -> None:
        """Wait until a person is to decide at a table."""
        self.framed(place).locator("[data-question]").wait_for()

    def attempt(self, method: str, *given: object) -> dict[str, Any]:
        """The result of a call to the first table, or its error."""
        came: dict[str, Any] = self.page.evaluate(TRY, [method, *given])
        return came

    def heard(self, *types: str) -> list[dict[str, Any]]:
        """The news so far of these types."""
        told: list[dict[str, Any]] = self.page.evaluate("heard")
        return [one for one in told if one["type"] in types]

    def ply(self) -> str | None:
        return self.framed().locator("[data-ply]").get_attribute("data-ply")

    def value(self, script: str) -> Any:
        """The value of an expression on the first table."""
        return self.page.evaluate(f"document.querySelector('san-juan-table').{script}")
