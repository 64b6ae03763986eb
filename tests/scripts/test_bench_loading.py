"""The table of loading times, and the host and slow processor that measure them."""

import subprocess
import sys
from collections.abc import Iterator
from gzip import decompress
from pathlib import Path
from time import monotonic
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from bench import host, loading
from bench.processes import of_profile, slowed

# ------------------------------------------------------------ the table


def test_a_row_is_the_median_of_the_shares_of_its_rounds() -> None:
    pairs = [(10.0, 100.0), (30.0, 100.0), (40.0, 200.0)]
    told = loading.line(loading.Row("warm", "ms", 0.2), pairs)
    assert told == "| warm | ms | 30 | 100 | 0.20 (0.10–0.30) | 0.2 |"


def test_a_row_above_its_bound_says_so() -> None:
    told = loading.line(loading.Row("warm", "ms", 0.2), [(21.0, 100.0)])
    assert told.endswith("| 0.2, above |")


def test_only_what_was_measured_is_told_in_the_order_of_the_rows() -> None:
    found = {"warm": [(1.0, 2.0)], "cold": [(1.0, 2.0)]}
    _, _, *rows = loading.report(found)
    assert [row.split(",")[0] for row in rows] == ["| cold", "| warm"]


def test_what_does_not_vary_is_measured_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def bytes_of_visit(_: loading.Pages) -> loading.Measured:
        yield "br", (1.0, 2.0)

    def times(_: loading.Pages) -> loading.Measured:
        yield "warm", (1.0, 2.0)

    monkeypatch.setattr(loading, "SETTINGS", {"bytes": bytes_of_visit, "near": times})
    pages = loading.Pages(None, tmp_path, tmp_path)  # type: ignore[arg-type]
    found = loading.measured(pages, ["bytes", "near"], rounds=3)
    assert {name: len(pairs) for name, pairs in found.items()} == {"br": 1, "warm": 3}


# ------------------------------------------------------------ the host

SCRIPT = b"let a = 1; " * 1000


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(host, "COMPRESSED", tmp_path / "compressed")
    served = tmp_path / "served"
    served.mkdir()
    (served / "a.js").write_bytes(SCRIPT)
    (served / "a.bin").write_bytes(SCRIPT)
    return served


@pytest.fixture
def line() -> host.Line:
    return host.Line("gzip")


@pytest.fixture
def address(folder: Path, line: host.Line) -> Iterator[str]:
    with host.behind(line, folder) as address:
        yield address


def test_a_host_compresses_scripts_and_counts_what_it_sends(
    address: str, line: host.Line
) -> None:
    with urlopen(f"{address}a.js") as answer:
        content = answer.read()
        assert answer.headers["Content-Encoding"] == "gzip"
    assert decompress(content) == SCRIPT
    assert line.sent == len(content) < len(SCRIPT)


def test_what_is_packed_already_is_sent_as_it_is(address: str) -> None:
    with urlopen(f"{address}a.bin") as answer:
        assert answer.read() == SCRIPT


def test_what_a_browser_has_is_not_sent_again(address: str, line: host.Line) -> None:
    with urlopen(f"{address}a.js") as answer:
        mark = {"If-None-Match": answer.headers["ETag"]}
        answer.read()
    before = line.sent
    with pytest.raises(HTTPError, match="304"):
        urlopen(Request(f"{address}a.js", headers=mark))
    assert line.sent == before


def test_a_line_carries_one_thing_behind_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[float] = []
    monkeypatch.setattr(host, "monotonic", lambda: 100.0)
    monkeypatch.setattr(host, "sleep", waited.append)
    narrow = host.Line(bits=8_000)
    narrow.carry(1_000)
    narrow.carry(2_000)
    assert waited == [1, 3]


# ------------------------------------------------------------ the processor

linux = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="only Linux has processes under /proc"
)


@pytest.fixture
def sleeper(tmp_path: Path) -> Iterator[int]:
    """A process with the name of a folder among its arguments."""
    begin = "print(flush=True), input()"  # before, Linux may not know its command yet
    command, pipe = [sys.executable, "-c", begin, str(tmp_path)], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
        assert process.stdout
        process.stdout.readline()
        yield process.pid
        process.communicate(b"\n")


def is_stopped(process: int) -> bool:
    told = Path(f"/proc/{process}/stat").read_text()
    return told.rpartition(")")[2].split()[0] == "T"


def wait_for(process: int, *, stopped: bool) -> None:
    end = monotonic() + 30
    while is_stopped(process) != stopped:
        assert monotonic() < end


@linux
def test_processes_of_a_profile_are_stopped_again_and_again_and_left_running(
    sleeper: int, tmp_path: Path
) -> None:
    assert of_profile(str(tmp_path)) == [sleeper]
    with slowed(str(tmp_path), times=4):
        for _ in range(2):
            wait_for(sleeper, stopped=True)
            wait_for(sleeper, stopped=False)
    assert not is_stopped(sleeper)
