"""The findings of axe on a screen: WCAG 2.2 at level AA, and best practices."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from toolchain.steps import ROOT

SOURCE: Final[Path] = ROOT / "node_modules" / "axe-core" / "axe.min.js"
COLOURS: Final = ["color-contrast"]
"""The only rules whose result depends on the theme."""
RULES: Final = [
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
]
# Scrolled to the top, because axe would find half hidden targets too small to tap. On a
# phone our own test asks for larger targets than axe, whose rule takes a third of its
# time. Links into the book open a dialog; axe mistakes them for skip links.
RUN: Final = """async rules => {
  scrollTo(0, 0);
  document.querySelector(".log")?.scrollTo(0, 0);
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  const phone = innerWidth < 500;
  globalThis.adorn?.(true); // unpainted text has no contrast
  const found = await axe.run(document, {
    runOnly: rules,
    rules: {'target-size': {enabled: !phone}, 'skip-link': {enabled: false}},
    resultTypes: ['violations'],
  });
  globalThis.adorn?.(false);
  return found;
}"""


def violations(page: Page, rules: list[str]) -> list[str]:
    """Each broken rule, with the first elements that break it."""
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
