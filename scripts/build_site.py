"""Build `dist/`: the page as any static host can serve it, from any folder; and a zip.

Every file but the page, the service worker and what others install is named by its
content, so a host may let browsers keep them for ever.

With TEST_SITE it builds a site that has more games, for tests; with ONLY, a site of the
games named. Both lie in `build/`.
"""

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, cast

import build_wheel
from toolchain import facts, in_page, languages, one_file
from toolchain.archive import pack
from toolchain.bundle import bundle
from toolchain.embed import place_embed, place_examples
from toolchain.games import GAMES
from toolchain.hosting import place_settings
from toolchain.icons import write_icons
from toolchain.inputs import of_site
from toolchain.install import place_install
from toolchain.licences import MODULES, place_licences
from toolchain.offline import place_service_worker
from toolchain.page_script import bundle_page
from toolchain.policy import with_policy
from toolchain.runtime import place_runtime
from toolchain.stage import (
    ASSETS,
    STAGE,
    WEB,
    copy,
    from_assets,
    from_page,
    hashed,
)
from toolchain.steps import BUILD, OF_SITE, ROOT, Step, digest, empty, fail, say
from toolchain.style_sheets import of_games, write_style_sheets

IS_WHOLE = OF_SITE == BUILD
"""Whether the site has the games of players, no more and no fewer."""

DIST = (ROOT if IS_WHOLE else OF_SITE) / "dist"
ARCHIVE = ROOT / "dist.zip"
"""The same, for hosts that take an archive."""

FIRST_FONTS: Final = (
    "alegreya-latin-700",
    "alegreya-sans-latin-400",
    "alegreya-sans-latin-700",
)
"""The fonts of the first words on the page."""


def place_sentences(name: str, sentences: str) -> str:
    """Write a file of sentences, and say where it is."""
    file = ASSETS / f"{name}-{digest(sentences.encode())}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(sentences, encoding="utf-8")
    return from_assets(file)


class Scripts(NamedTuple):
    """The page's own script and its styles, by name, and what comes along with them."""

    named: dict[str, Path]
    games: dict[str, list[Path]]
    owned: dict[str, list[Path]]
    phones: list[Path]
    worker: Path
    languages: str
    sheets: dict[str, Path]

    def early(self) -> dict[str, object]:
        """The games, and the addresses of files, for `web/early.js`."""
        known = json.loads(self.languages)
        first = {tag: _first(spoken["files"]) for tag, spoken in known.items()}
        scripts = {id: [*map(from_page, paths)] for id, paths in self.games.items()}
        sheets = {id: {"styles": from_page(path)} for id, path in self.sheets.items()}
        games = [
            {**game.card(), "scripts": scripts[game.id], **sheets.get(game.id, {})}
            for game in GAMES
        ]
        worker = from_page(self.worker)
        return {"worker": worker, "games": games, "sentences": first}


def _first(files: dict[str, str]) -> dict[str, str]:
    """The files of sentences that a visit begins with: the house's and each game's."""
    names = ("house", *(game.id for game in GAMES))
    return {name: from_page(ASSETS / files[name]) for name in names}


def place_scripts(runtime: dict[str, object]) -> Scripts:
    """Bundle the worker, the page's scripts and its styles."""
    spoken = languages.listed(place_sentences)
    worker = bundle(WEB / "engine" / "worker.js", ASSETS, RUNTIME=runtime)
    names = {
        "WORKER": from_assets(worker),
        "LANGUAGES": spoken,
        "PYTHON": _python(runtime),
        **facts.names(),
    }
    styles = bundle(write_style_sheets(), ASSETS)
    sheets = {id: bundle(path, ASSETS) for id, path in of_games().items()}
    page = bundle_page(ASSETS, sheets, **names)
    named = {"app.js": page.house, "styles.css": styles}
    scripts = (page.games, page.owned, page.phones)
    return Scripts(named, *scripts, worker, spoken, sheets)


def _python(runtime: dict[str, object]) -> str:
    """The address of the Python of each game, as the page's script asks for it."""
    parts = cast(dict[str, str], runtime["parts"])
    return json.dumps({game.name: parts[game.name] for game in GAMES})


def owned(runtime: dict[str, object], scripts: Scripts) -> dict[str, list[Path]]:
    """The files that only one game needs, by game; those for several devices."""
    parts = cast(dict[str, str], runtime["parts"])
    said = [known["files"] for known in json.loads(scripts.languages).values()]
    of_games = {
        game.id: [
            *scripts.owned[game.id],
            *(path for id, path in scripts.sheets.items() if id == game.id),
            *_named(game.name, parts),
            *(path for files in said for path in _named(game.id, files)),
        ]
        for game in GAMES
    }
    words = [path for files in said for path in _named("devices", files)]
    return {**of_games, "phones": [*scripts.phones, *words]}


def words(scripts: Scripts) -> dict[str, list[Path]]:
    """The files of sentences, by language."""
    known = json.loads(scripts.languages)
    return {
        tag: [ASSETS / file for file in spoken["files"].values()]
        for tag, spoken in known.items()
    }


def _named(name: str, files: Mapping[str, str]) -> Iterator[Path]:
    """The files of that name, and of its parts."""
    for one, file in files.items():
        if one == name or one.startswith(f"{name}-"):
            yield ASSETS / file


def write_page(scripts: Scripts, install: dict[str, Path]) -> None:
    """Write the page with the names that files have now; some it asks for at once."""
    made = {**scripts.named, **install}

    def renamed(match: re.Match[str]) -> str:
        attribute, name = match.groups()
        target = made.get(name) or hashed(WEB / name)
        return f'{attribute}="{from_page(target)}"'

    text = re.sub(r'\b(href|src)="([\w./-]+)"', renamed, in_page.template())
    parts = in_page.contents(scripts.early())
    parts["fonts"] = "\n".join(map(in_page.font_link, FIRST_FONTS))
    parts["modules"] = in_page.module_link(scripts.worker)
    whole = with_policy(in_page.filled(text, parts))
    (STAGE / "index.html").write_text(whole, encoding="utf-8")
    place_settings(whole, STAGE)


def place_one_file(runtime: dict[str, object]) -> None:
    """Write the first game as one file; nothing in the site asks for it."""
    if GAMES[1:]:
        copy(one_file.build_alone(GAMES[0]), STAGE / one_file.NAME)
    else:
        one_file.write(runtime, STAGE / one_file.NAME)


def place_wheel() -> None:
    """Copy what others install: the plain wheel and its lock file."""
    for path in build_wheel.for_others():
        copy(path, STAGE / path.name)


def place_site() -> dict[str, object]:
    """Write the site; where the files are from which Python starts."""
    empty(STAGE)
    write_icons()
    runtime = place_runtime()
    scripts = place_scripts(runtime)
    write_page(scripts, place_install())
    place_licences()
    place_embed()
    place_examples()
    place_service_worker(owned(runtime, scripts), words(scripts))
    return runtime


def publish() -> None:
    """Put the new site in the place of the old one."""
    shutil.rmtree(DIST, ignore_errors=True)
    STAGE.rename(DIST)


def build() -> None:
    """Build the site, if anything it is made of has changed."""
    if not MODULES.is_dir():
        fail("The page's libraries are missing: run `make site`.")
    build_wheel.build()
    step = _step(ARCHIVE)
    if step.is_done():
        return
    say("Building the site …")
    runtime = place_site()
    place_one_file(runtime)
    place_wheel()
    publish()
    pack(DIST, ARCHIVE)
    step.done()


def build_other() -> None:
    """Build a site of other games, if anything it is made of has changed."""
    build_wheel.build_for_page()
    step = _step()
    if not step.is_done():
        place_site()
        publish()
        step.done()


def _step(*others: Path) -> Step:
    made = [DIST / "index.html", DIST / "service-worker.js", *others]
    return Step("site", of_site(), made, str(GAMES), within=OF_SITE)


if __name__ == "__main__":
    build() if IS_WHOLE else build_other()
