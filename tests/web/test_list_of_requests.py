"""The page's list of requests has those that Python takes, and no other."""

import json
import subprocess

from browser import bridge
from toolchain.steps import ROOT

LIST = """
import { REQUESTS } from "./web/engine/protocol.js";
console.log(JSON.stringify(Object.keys(REQUESTS)));
"""


def requests() -> list[str]:
    """The page's list of requests."""
    command = ["node", "--input-type=module", "--eval", LIST]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


def test_every_request_is_known_to_the_game_or_to_the_worker() -> None:
    assert {*requests()} == {*bridge.BRIDGE.messages, "stop", "ping"}
