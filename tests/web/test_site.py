"""The files of the site: complete, relative, named by their content, built once."""

import json
import re
import subprocess
import sys
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import build_site
import build_wheel
from test_docs import FENCE
from toolchain import hosting, languages
from toolchain.archive import pack
from toolchain.games import GAMES
from toolchain.licences import LICENCES
from toolchain.steps import ROOT, digest

pytestmark = pytest.mark.first

ADDRESS = re.compile(r"""(?:href|src)=(?!=)["']?([^"' >]+)""")
ELSEWHERE = re.compile(r"""(?:src|href|url\(|import\(?|fetch\()\s*=?["'(]*https?:""")


@pytest.fixture
def page(dist: Path) -> str:
    return (dist / "index.html").read_text()


def kept_offline(dist: Path) -> set[str]:
    """The files that the service worker caches."""
    script = (dist / "service-worker.js").read_text()
    return set(re.findall(r'"(\./\w+/[^"]+)"', script))


def files_below(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_the_page_names_only_files_that_are_there_by_relative_addresses(
    dist: Path, page: str
) -> None:
    named = [name for name in ADDRESS.findall(page) if not name.startswith("?play=")]
    assert named
    for name in named:
        assert name.startswith("./"), name
        assert (dist / name).is_file(), name


def test_a_host_that_rewrites_scripts_leaves_each_as_it_is(dist: Path) -> None:
    for name in ("index.html", "sanjuan.html"):
        scripts = re.findall(r"<script[^>]*>", (dist / name).read_text())
        run = [one for one in scripts if "text/plain" not in one]
        assert run
        assert [one for one in run if 'data-cfasync="false"' not in one] == []


def early(page: str) -> dict[str, Any]:
    """The games, and the addresses of files, that the page fetches at once."""
    (told,) = re.findall(r'<meta name="early" content="([^"]+)"', page)
    addresses: dict[str, Any] = json.loads(unescape(told))
    return addresses


def test_what_begins_at_once_finds_the_worker_and_the_sentences(
    page: str, dist: Path
) -> None:
    addresses = early(page)
    assert set(addresses["sentences"]) == set(languages.languages())
    for files in addresses["sentences"].values():
        assert set(files) == {"house", *(game["id"] for game in addresses["games"])}
        assert all((dist / name).is_file() for name in files.values())
    assert (dist / addresses["worker"]).is_file()


def test_fonts_come_before_scripts_and_what_begins_at_once_before_styles(
    page: str,
) -> None:
    """Scripts before the fonts would delay the first drawing; styles delay scripts."""
    parts = ('name="early"', 'rel="stylesheet"', 'as="font"', 'src="./assets/app-')
    places = [page.index(part) for part in parts]
    assert places == sorted(places)


def test_scripts_and_styles_fetch_nothing_from_elsewhere(dist: Path) -> None:
    own = [*dist.glob("*.*"), *(dist / "assets").glob("*.*")]
    for path in own:
        if path.suffix in (".html", ".css", ".js"):
            assert not ELSEWHERE.search(path.read_text()), path.name


def test_the_first_fonts_and_nothing_unnamed_come_early(page: str, dist: Path) -> None:
    (styles,) = (dist / "assets").glob("styles-*.css")
    early = re.findall(r'as="font"[^>]*crossorigin href="\./assets/([^"]+)"', page)
    assert len(early) == len(build_site.FIRST_FONTS)
    assert all(name in styles.read_text() for name in early)


def test_what_a_first_visit_runs_is_named_by_the_page(page: str, dist: Path) -> None:
    """Otherwise the browser must read a script before it knows the script's imports."""
    game = early(page)["games"][0]
    named = {*ADDRESS.findall(page), *game["scripts"]}
    scripts = [name for name in named if name.endswith(".js")]
    for name in scripts:
        text = (dist / name).read_text("utf-8")
        needed = re.findall(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"', text)
        assert {f"./assets/{one}" for one in needed} <= named
    assert [name for name in scripts if "/app-" in name]
    assert not [name for name in scripts if "/late-" in name]


def test_the_service_worker_keeps_every_asset_and_licence(dist: Path) -> None:
    kept = [*files_below(dist / "assets"), *files_below(dist / "licences")]
    names = {f"./{path.relative_to(dist).as_posix()}" for path in kept}
    assert kept_offline(dist) == names


def test_a_browser_keeps_nothing_for_several_devices_before_they_are_opened(
    dist: Path,
) -> None:
    script = (dist / "service-worker.js").read_text()
    before, _, phones = script.partition("phones:{")
    for name in ("/phones-", "/reader-", "-devices-"):
        assert name in phones.partition("}")[0]
        assert name not in before


def test_no_name_needs_a_type_that_a_plain_host_does_not_know(dist: Path) -> None:
    """Wheel, archive, packed game, types and settings may come with any type."""
    known = {".bin", ".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".woff2"}
    known |= {".png", ".webp"}
    settings = {dist / hosting.FOLDER / name for name in hosting.SETTINGS}
    kinds = {path.suffix for path in files_below(dist) if path not in settings}
    assert kinds <= {*known, ".whl", ".zip", ".ts"}


def test_archives_are_named_by_their_content(dist: Path) -> None:
    for path in (dist / "assets").glob("*.bin"):
        assert path.stem.endswith(digest(path.read_bytes()))


def test_the_plain_wheel_is_there_for_others(dist: Path) -> None:
    (wheel,) = dist.glob("sanjuan-*-py3-none-any.whl")
    assert wheel.read_bytes() == build_wheel.wheel_path().read_bytes()


def first_game(installed: Path, package: str, page: str) -> str:
    """The output of the first example of a page of the docs, from that folder."""
    game = FENCE.findall((ROOT / "docs" / page).read_text("utf-8"))[0]
    script = installed / "game.py"
    script.write_text(f"{game}\nassert {str(installed)!r} in {package}.__file__")
    done = subprocess.run(
        [sys.executable, "-S", script], capture_output=True, check=True, text=True
    )
    return done.stdout


def test_pip_installs_the_wheel_from_a_file_and_both_games_are_played(
    dist: Path, tmp_path: Path
) -> None:
    (wheel,) = dist.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--no-index"]
    subprocess.run([*pip, "--target", tmp_path, wheel], check=True)
    assert first_game(tmp_path, "sanjuan", "python.md").startswith("San Juan, first")
    island = first_game(tmp_path, "puerto_rico", "puerto-rico/python.md")
    assert island.startswith("Puerto Rico, 3 seats")


def test_the_lock_file_is_of_the_wheel_beside_it(dist: Path) -> None:
    path = dist / "pyodide-lock.json"
    if not path.exists():
        pytest.skip("pyodide-build needs Python 3.12 or newer")
    packages = json.loads(path.read_text())["packages"]
    assert list(packages) == ["sanjuan"]
    wheel = dist / packages["sanjuan"]["file_name"]
    assert packages["sanjuan"]["sha256"] == sha256(wheel.read_bytes()).hexdigest()


def test_licences_lie_beside_what_they_are_for(dist: Path) -> None:
    names = {path.name for path in (dist / "licences").iterdir()}
    assert names == {*LICENCES}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("mozilla-public-license-2.0.txt", "3.2. Distribution of Executable Form"),
        ("python.txt", "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2"),
        ("apache-license-2.0.txt", "TERMS AND CONDITIONS FOR USE, REPRODUCTION"),
    ],
)
def test_a_licence_no_package_brings_along_is_there_whole(
    dist: Path, name: str, words: str
) -> None:
    assert words in (dist / "licences" / name).read_text()
    assert name in (dist / "licences" / "notice.txt").read_text()


def test_every_library_of_the_page_is_named_in_the_notice() -> None:
    libraries = json.loads((ROOT / "package.json").read_text())["dependencies"]
    notice = (ROOT / "NOTICE").read_text().lower()
    assert [name for name in libraries if name not in notice] == []


def test_every_icon_of_the_page_is_named_in_the_notice() -> None:
    files = [ROOT / "web" / "icons" / "game-icons.json"]
    files += (game.page / "icons.json" for game in GAMES)
    icons = [name for file in files for name in json.loads(file.read_text()).values()]
    notice = (ROOT / "NOTICE").read_text()
    lists = dict(re.findall(r"Icons made by ([\w ]+): ([^.]+)\.", notice))
    named = [name.strip() for names in lists.values() for name in names.split(",")]
    assert sorted(named) == sorted({*icons})
    credits = (ROOT / "web" / "dialogs" / "credits.js").read_text()
    assert [artist for artist in lists if f'"{artist}"' not in credits] == []


def test_the_archive_holds_the_site_and_nothing_around_it(dist: Path) -> None:
    with ZipFile(build_site.ARCHIVE) as archive:
        held = {name: digest(archive.read(name)) for name in archive.namelist()}
    files = files_below(dist)
    assert held == {
        path.relative_to(dist).as_posix(): digest(path.read_bytes()) for path in files
    }


def test_a_packed_folder_is_the_same_each_time(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("page")
    (folder / "assets" / "a.js").write_text("script")
    for name in ("one.zip", "two.zip"):
        pack(folder, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_nothing_is_built_twice(dist: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (dist / "index.html").stat().st_mtime_ns
    build_site.build()
    assert (dist / "index.html").stat().st_mtime_ns == before
    assert "…" not in capsys.readouterr().out
