"""Measure how long the page takes to the first legal click, beside a plain Pyodide.

Each round loads both in turn, cold in a profile of its own, then again until warm.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from statistics import median
from urllib.parse import urlencode

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

import build_site
from bench import plain
from serve import served
from toolchain.browsers import installed_browser

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync")
WARM_UPS = 2
SETTLE = 1500
"""Milliseconds after a load in which a browser puts away what it compiled."""

TARGETS = {"cold": 0.5, "warm": 0.3}

OURS = """
const watch = new MutationObserver(() => {
  document.querySelector(".new [data-action=start]")?.click();
  if (!document.querySelector("[data-question]")) return;
  performance.mark("first question");
  watch.disconnect();
});
watch.observe(document, { childList: true, subtree: true });
"""
"""Starts a game at once and notes when a person is asked something."""

MARK = """async () => {
  const found = () => performance.getEntriesByName("first question")[0];
  while (!found()) await new Promise((wake) => setTimeout(wake, 20));
  return found().startTime;
}"""

Loads = dict[str, Callable[[Page], None]]
Round = dict[str, float]


@contextmanager
def profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """A browser that keeps what it stores, until it is closed."""
    with tempfile.TemporaryDirectory() as folder:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=installed_browser(), args=FLAGS
        )
        yield context
        context.close()


def load(context: BrowserContext, go: Callable[[Page], None]) -> float:
    """Milliseconds from the navigation to the first question."""
    page = context.new_page()
    go(page)
    taken: float = page.evaluate(MARK)
    page.wait_for_timeout(SETTLE)
    page.close()
    return taken


def measure(playwright: Playwright, loads: Loads) -> Round:
    """One round: everything cold, everything warm."""
    found: Round = {}
    for name, go in loads.items():
        with profile(playwright) as context:
            found[f"{name} cold"] = load(context, go)
            for _ in range(WARM_UPS):
                found[f"{name} warm"] = load(context, go)
    return found


def plain_query() -> str:
    """The names of the wheels a plain page installs."""
    wheels = sorted(path.name for path in plain.WHEELS.glob("*.whl"))
    wheel = next(plain.PLAIN.glob("sanjuan-*.whl")).name
    return urlencode({"micropip": wheels, "wheel": wheel}, doseq=True)


def visits(site: str, other: str) -> Loads:
    """How each is loaded."""

    def visit_ours(page: Page) -> None:
        page.add_init_script(OURS)
        page.goto(site)

    def visit_plain(page: Page) -> None:
        page.goto(f"{other}?{plain_query()}")

    return {"ours": visit_ours, "plain": visit_plain}


def report(rounds: list[Round]) -> str:
    """The medians, and ours as a share of plain."""
    lines = ["| start | ours, ms | plain, ms | ratio (min–max) | at most |"]
    lines.append("|---|---|---|---|---|")
    for start, target in TARGETS.items():
        ours = median(found[f"ours {start}"] for found in rounds)
        other = median(found[f"plain {start}"] for found in rounds)
        shares = sorted(r[f"ours {start}"] / r[f"plain {start}"] for r in rounds)
        spread = f"{median(shares):.2f} ({shares[0]:.2f}–{shares[-1]:.2f})"
        lines.append(f"| {start} | {ours:.0f} | {other:.0f} | {spread} | {target} |")
    return "\n".join(lines)


def main() -> None:
    """Build, serve, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    build_site.build()
    with ExitStack() as stack:
        site = stack.enter_context(served(build_site.DIST))
        other = stack.enter_context(served(plain.build()))
        playwright = stack.enter_context(sync_playwright())
        loads = visits(site, other)
        print(report([measure(playwright, loads) for _ in range(rounds)]))


if __name__ == "__main__":
    main()
