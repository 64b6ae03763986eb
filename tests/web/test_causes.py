"""Each cause that keeps the page from starting: made to happen, and told."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Playwright, expect

from toolchain import languages
from toolchain.browsers import installed_browser
from web.causes import CAUSES, LISTED, SCRIPT, Facts, wait_for
from web.complaints import Complaints
from web.faults import Host, faulty
from web.flags import FLAGS
from web.words import ENGLISH


@pytest.fixture
def host(dist: Path) -> Iterator[Host]:
    with faulty(dist) as host:
        yield host


@pytest.mark.parametrize("language", languages.languages())
def test_every_cause_has_its_sentence(language: str) -> None:
    for id in LISTED:
        assert languages.error(language, id)


def test_the_causes_of_a_lost_language_are_among_all() -> None:
    assert set(languages.LOST) < set(LISTED)
    body = CAUSES.partition("function causeOf(")[0].partition("/** @param {Observed}")[
        2
    ]
    assert set(languages.LOST) == {*re.findall(r"\"(\w+)\"", body)} & set(LISTED) | {
        "policy"
    }


FILES: Final[tuple[tuple[str, str, Facts], ...]] = (
    ("missing", "file_gone", {}),
    ("paged", "file_gone", {}),
    ("denied", "host_refuses", {"status": 403}),
    ("elsewhere", "signed_out", {}),
    ("signed_out", "signed_out", {}),
    ("refused", "blocked", {}),
    ("shortened", "load_file", {}),
)
"""The fault of a host, the cause, and the facts of its sentence."""

PARTS: Final = (
    "pyodide.asm.wasm",
    "pyodide.asm.js",
    "tabletop-",
    "worker-",
    "emblems-",
)


@pytest.mark.pyodide
@pytest.mark.parametrize(
    ("fault", "cause", "facts"), FILES, ids=[one[0] for one in FILES]
)
@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_the_start_that_does_not_come_is_told_with_its_cause(
    page: Page,
    host: Host,
    complaints: Complaints,
    part: str,
    fault: str,
    cause: str,
    facts: Facts,
) -> None:
    complaints.expect("")
    setattr(host, fault, part)
    page.goto(host.address)
    if (fault, part) == ("shortened", "worker-"):
        wait_for(page, "no_worker")  # browsers do not tell it from a forbidden one
    else:
        wait_for(page, cause, part, **facts)


@pytest.mark.pyodide
def test_without_a_network_that_is_the_cause(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("")
    host.silent = "tabletop-"
    page.goto(host.address, wait_until="commit")
    assert host.is_silent.wait(timeout=30)
    page.context.set_offline(True)
    host.over.set()
    wait_for(page, "no_network", "tabletop-")


@pytest.mark.pyodide
def test_a_site_that_is_down_is_the_cause(
    page: Page, host: Host, complaints: Complaints
) -> None:
    complaints.expect("")
    host.silent = "tabletop-"
    page.goto(host.address, wait_until="commit")
    assert host.is_silent.wait(timeout=30)
    host.refused = "/"
    host.over.set()
    wait_for(page, "no_host", "tabletop-")


POLICIES: Final[tuple[tuple[str, str, Facts], ...]] = (
    ("connect-src 'none'", "policy", {"directive": "connect-src"}),
    ("worker-src 'none'", "policy", {"directive": "worker-src"}),
    ("script-src 'self' 'unsafe-inline'", "wasm_forbidden", {}),
)


@pytest.mark.pyodide
@pytest.mark.parametrize(("policy", "cause", "facts"), POLICIES)
def test_a_policy_that_comes_with_the_files_is_the_cause(
    page: Page,
    host: Host,
    complaints: Complaints,
    policy: str,
    cause: str,
    facts: Facts,
) -> None:
    complaints.expect("")
    host.policy = policy
    page.goto(host.address)
    wait_for(page, cause, r"[\w.-]*" if facts else "", **facts)


NO_MEMORY: Final = {
    "for a module": "WebAssembly.instantiate = () => Promise.reject(full);",
    "for a memory": "WebAssembly.Memory = function () { throw full; };",
    "for compiling": "WebAssembly.compileStreaming = () => Promise.reject(full);",
    "for a file": "Response.prototype.arrayBuffer = () => Promise.reject("
    'new RangeError("Array buffer allocation failed"));',
}
"""The calls that get no memory in the worker."""

FULL: Final = """
const full = new RangeError("WebAssembly.Memory(): could not allocate memory");
"""


@pytest.mark.pyodide
@pytest.mark.parametrize("call", NO_MEMORY)
def test_too_little_memory_is_told_within_seconds(
    page: Page, site: str, dist: Path, complaints: Complaints, call: str
) -> None:
    complaints.expect("")
    (worker,) = (dist / "assets").glob("worker-*.js")
    script = f"{{ {FULL} {NO_MEMORY[call]} }}\n{worker.read_text()}"
    page.route("**/worker-*.js", lambda way: way.fulfill(body=script, **SCRIPT))
    page.goto(site)
    wait_for(page, "no_memory")
    expect(page.get_by_role("button", name=ENGLISH("reload"))).to_be_visible()


@pytest.mark.pyodide
@pytest.mark.parametrize(
    ("flag", "cause"),
    [("--jitless", "no_wasm"), ("--wasm-max-mem-pages=16", "no_memory")],
)
def test_a_browser_that_lacks_webassembly_or_its_memory_is_told_apart(
    playwright: Playwright, site: str, flag: str, cause: str
) -> None:
    args = [*FLAGS, f"--js-flags={flag}"]
    browser = playwright.chromium.launch(executable_path=installed_browser(), args=args)
    page = browser.new_page(locale="en-GB")
    page.goto(site)
    wait_for(page, cause)
    browser.close()
