"""What axe finds on a screen against WCAG 2.2 at level AA, and its best practices."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from toolchain.steps import ROOT

SOURCE: Final[Path] = ROOT / "node_modules" / "axe-core" / "axe.min.js"
COLOURS: Final = ["color-contrast"]
"""All that can differ between the themes."""
RULES: Final = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
]
# What is half scrolled out of sight would count as too small to be tapped. On a phone
# our own test asks for larger targets than axe, whose rule takes a third of its time.
# Links into the book open a dialog; axe takes them for links that skip on the page.
RUN: Final = """async rules => {
  scrollTo(0, 0);
  document.querySelector(".log")?.scrollTo(0, 0);
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  const phone = innerWidth < 500;
  globalThis.adorn?.(true); // what is not painted has no contrast
  const found = await axe.run(document, {
    runOnly: rules,
    rules: {'target-size': {enabled: !phone}, 'skip-link': {enabled: false}},
    resultTypes: ['violations'],
  });
  globalThis.adorn?.(false);
  return found;
}"""


def violations(page: Page, rules: list[str]) -> list[str]:
    """Each of those rules that is broken, with the first elements that break it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, rules)["violations"]
    return [_sentence(violation) for violation in found]


def _sentence(violation: dict[str, Any]) -> str:
    nodes = violation["nodes"]
    where = "; ".join(
        f"{' '.join(node['target'])}: {node['failureSummary'].splitlines()[-1].strip()}"
        for node in nodes[:3]
    )
    return f"{violation['id']} ({len(nodes)}): {where}"
