"""The scripts of the repository: steps, the server, set-up and its messages."""

import json
import os
import sys
import urllib.request
from pathlib import Path
from urllib.error import HTTPError

import pytest

import set_up
from serve import served, served_near
from toolchain import debian, pythons, steps
from toolchain.browsers import SHELL, installed_browser
from toolchain.steps import ROOT, Step


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which steps leave their stamps."""
    monkeypatch.setattr(steps, "BUILD", tmp_path / "build")
    return tmp_path


@pytest.fixture
def no_tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine on which nothing is installed."""
    monkeypatch.setenv("PATH", str(tmp_path))


def fetch(address: str) -> tuple[int, str, bytes]:
    """Status, type and content of an address."""
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, answer.headers.get_content_type(), answer.read()
    except HTTPError as error:
        with error:
            return error.code, "", b""


def step(folder: Path, content: str) -> Step:
    source, made = folder / "source", folder / "made"
    source.write_text(content)
    return Step("making", [source], [made])


def test_a_step_is_done_until_its_inputs_change(folder: Path) -> None:
    first = step(folder, "one")
    assert not first.is_done()
    (folder / "made").touch()
    first.done()
    assert step(folder, "one").is_done()
    assert not step(folder, "two").is_done()


def test_a_step_is_done_again_when_what_it_made_is_lost(folder: Path) -> None:
    first = step(folder, "one")
    (folder / "made").touch()
    first.done()
    (folder / "made").unlink()
    assert not first.is_done()


@pytest.mark.parametrize(
    ("name", "type"),
    [
        ("page.html", "text/html"),
        ("a.js", "text/javascript"),
        ("b.mjs", "text/javascript"),
        ("c.wasm", "application/wasm"),
        ("d.json", "application/json"),
        ("e.whl", "application/zip"),
    ],
)
def test_files_have_the_type_a_browser_asks_for(
    tmp_path: Path, name: str, type: str
) -> None:
    (tmp_path / name).write_bytes(b"content")
    with served(tmp_path, "/below/") as address:
        assert fetch(f"{address}{name}") == (200, type, b"content")


def test_nothing_lies_outside_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file.txt").touch()
    (tmp_path / "inner").mkdir()
    with served(tmp_path / "inner", "/below/") as address:
        host = address.removesuffix("below/")
        assert fetch(f"{host}file.txt")[0] == 404
        assert fetch(f"{host}below/../file.txt")[0] == 404
        assert fetch(f"{address}missing.txt")[0] == 404


def test_a_taken_port_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "facts.json").write_text(json.dumps(1))
    with served(tmp_path) as first:
        port = int(first.strip("/").rpartition(":")[2])
        with served_near(tmp_path, port) as second:
            assert second != first
            assert fetch(f"{second}facts.json")[0] == 200


@pytest.mark.usefixtures("no_tools")
def test_a_missing_node_is_named_in_one_sentence() -> None:
    with pytest.raises(
        SystemExit, match=r"^Node 20\.19 or 22\.12 or newer is missing\.$"
    ):
        set_up.check_node()


@pytest.mark.parametrize(
    "version", ["v18.19.0", "v9.0.0", "v20.18.3", "v21.7.3", "v22.11.0", "odd"]
)
def test_an_old_node_is_named_with_its_version(
    monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    monkeypatch.setattr(set_up, "output", lambda *command: version)
    with pytest.raises(SystemExit, match=f"this is {version}"):
        set_up.check_node()


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0"])
def test_a_node_that_runs_all_libraries_is_fit(
    monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    monkeypatch.setattr(set_up, "output", lambda *command: version)
    monkeypatch.setattr("set_up.shutil.which", lambda name: name)
    assert set_up.check_node() == version


def test_readme_and_package_name_the_same_node() -> None:
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    (old, new) = [".".join(map(str, version)) for version in set_up.NODES]
    assert package["engines"]["node"] == f"^{old}.0 || >={new}.0"
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert f"Node {old}, {new} or newer" in readme


def test_all_that_is_installed_at_once_is_and_a_failure_is_told() -> None:
    done: list[int] = []
    with pytest.raises(SystemExit, match=r"^npm is missing\.$"):
        set_up.at_once(lambda: steps.fail("npm is missing."), lambda: done.append(1))
    assert done == [1]


def test_an_old_python_is_named_with_its_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit, match=r"^Python 3\.11 or newer is missing"):
        set_up.check_python()


def test_a_missing_ensurepip_is_named_where_nothing_may_be_installed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "PYTHON", folder / "none")
    monkeypatch.setattr(set_up, "has_pip", lambda: False)
    monkeypatch.setattr(set_up, "apt_install", lambda *packages: False)
    with pytest.raises(SystemExit, match="install python3-venv"):
        set_up.make_environment()


@pytest.mark.usefixtures("no_tools")
def test_nothing_is_installed_where_there_is_no_apt_get() -> None:
    assert not debian.apt_install("chromium")


@pytest.fixture
def apt_get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log of an apt-get that twice finds the lists locked."""
    log, program = tmp_path / "log", tmp_path / "apt-get"
    program.write_text(f"""#!/bin/sh
        echo "$@" >> {log}
        [ $1 = install ] || [ $(wc -l < {log}) -gt 2 ] || {{
            echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100; }}
    """)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(debian, "may_install", list[str])
    monkeypatch.setattr(debian, "PAUSE", 0)
    return log


def test_an_installation_waits_for_another_one(apt_get: Path) -> None:
    assert debian.apt_install("chromium")
    *updates, install = apt_get.read_text().splitlines()
    assert [line.split()[0] for line in updates] == ["update"] * 3
    assert install == "install -qq -y -o DPkg::Lock::Timeout=120 chromium"


@pytest.mark.usefixtures("no_tools", "folder")
def test_nothing_is_unpacked_where_there_is_no_apt_get() -> None:
    assert debian.unpacked("hello") is None


@pytest.mark.usefixtures("no_tools", "folder")
def test_the_shell_is_asked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(set_up, "apt_install", asked.append)
    set_up.install_shell()
    set_up.install_shell()
    assert asked == [SHELL]


def test_the_shell_is_taken_before_other_browsers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("google-chrome", SHELL, "chromium"):
        (tmp_path / name).touch(mode=0o755)
    assert installed_browser() == tmp_path / SHELL


@pytest.mark.slow
def test_the_newest_python_is_new_enough_or_none() -> None:
    assert pythons.newest_python((3, 11)) is not None
    assert pythons.newest_python((4, 0)) is None
