"""Let Lighthouse judge every game as a visitor with a phone and with a desktop.

It is installed into `build/` when first asked for; nothing else needs it. The host
compresses by gzip, as nearly all do, and has done so before the first visit. Ends with
a failure where a score is below what it must be.
"""

import argparse
import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from statistics import median
from typing import Any, Final

import build_site
from bench.host import Line, behind
from toolchain.browsers import installed_browser, playwrights_browser
from toolchain.games import GAMES
from toolchain.steps import BUILD, ROOT, Step, empty, fail, files_in, run, say

PACKAGE: Final = ROOT / "scripts" / "proofs" / "lighthouse"
FOLDER: Final = BUILD / "lighthouse"
PROGRAM: Final = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
BROWSER_FLAGS: Final = "--headless=new --no-sandbox --disable-gpu --disable-quic"

PROFILES: Final = {"mobile": [], "desktop": ["--preset=desktop"]}
LEAST: Final = {
    "accessibility": {"mobile": 100, "desktop": 100},
    "best-practices": {"mobile": 100, "desktop": 100},
    "seo": {"mobile": 100, "desktop": 100},
    "performance": {"mobile": 90, "desktop": 97},
}
"""By category and profile: the least score."""

Report = dict[str, Any]
Scores = dict[str, int]


def install() -> None:
    """Install the locked version of Lighthouse."""
    step = Step("lighthouse", files_in(PACKAGE), [PROGRAM])
    if step.is_done():
        return
    say("Installing Lighthouse …")
    empty(FOLDER)
    for path in files_in(PACKAGE):
        shutil.copy(path, FOLDER)
    run("npm", "ci", "--ignore-scripts", "--loglevel=error", "--prefix", FOLDER)
    step.done()


def report(site: str, profile: str) -> Report:
    """Lighthouse's report of one visit."""
    browser = installed_browser() or playwrights_browser()
    command = ["node", str(PROGRAM), site, *PROFILES[profile], "--quiet"]
    command += ["--output=json", f"--chrome-flags={BROWSER_FLAGS}"]
    environment = {**os.environ, "CHROME_PATH": str(browser)}
    done = subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        fail("Lighthouse could not look at the site.")
    found: Report = json.loads(done.stdout)
    return found


def scores(visits: Iterable[Report]) -> Scores:
    """The median of every category, out of 100."""
    reports = [visit["categories"] for visit in visits]
    return {
        category: round(median(100 * one[category]["score"] for one in reports))
        for category in LEAST
    }


def flaws(visit: Report) -> list[str]:
    """The audits of a category that count and are not perfect."""
    audits = visit["audits"]
    counted = (
        (category["title"], audits[ref["id"]])
        for category in visit["categories"].values()
        for ref in category["auditRefs"]
        if ref["weight"]
    )
    return [
        f"{title}: {audit['title']} {audit.get('displayValue', '')}".strip()
        for title, audit in counted
        if audit["score"] is not None and audit["score"] < 1
    ]


def missed(game: str, profile: str, found: Scores) -> list[str]:
    """The scores of a game that are too low."""
    return [
        f"{category} of {game} is {score} and not {least} on {profile}"
        for category, score in found.items()
        if score < (least := LEAST[category][profile])
    ]


def addresses(site: str) -> dict[str, str]:
    """By game: the address that opens it."""
    names = [game.id.replace("_", "-") for game in GAMES]
    return {name: f"{site}?play={name}" for name in names}


def judge(site: str, visits: int) -> tuple[list[str], list[str]]:
    """Print a row for every game and profile; the scores too low, and the flaws."""
    low, imperfect = list[str](), list[str]()
    for game, address in addresses(site).items():
        report(address, "mobile")
        for profile in PROFILES:
            reports = [report(address, profile) for _ in range(visits)]
            found = scores(reports)
            cells = (game, profile, *found.values())
            print("|", " | ".join(map(str, cells)), "|", flush=True)
            low += missed(game, profile, found)
            imperfect += [f"* {game}, {profile}: {one}" for one in flaws(reports[-1])]
    return low, imperfect


def main() -> None:
    """Build, install, visit and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--visits", type=int, default=3, help="of each profile")
    visits = parser.parse_args().visits
    build_site.build()
    install()
    print("| game | profile |", " | ".join(LEAST), "|")
    print("|---|---|---|---|---|---|")
    with behind(Line("gzip"), build_site.DIST) as site:
        low, imperfect = judge(site, visits)
    print("\n".join(["", "Below perfect in the last visits:", ""]))
    print("\n".join(imperfect) or "* nothing")
    if low:
        fail(f"Too low: {'; '.join(low)}.")


if __name__ == "__main__":
    main()
