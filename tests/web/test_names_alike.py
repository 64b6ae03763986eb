"""The page cleans every letter as Python does, whatever the Unicode of the two."""

import subprocess

import pytest

from tabletop.base.sanitize import sanitize
from toolchain.steps import ROOT

LETTERS = [*range(0xD800), *range(0xE000, 0x20000), *range(0x2F000, 0x31500)]
LETTERS += [*range(0xDFF00, 0xE2000), *range(0x10FF00, 0x110000)]
CONTEXTS = ("A{}B", "\U0001f642{}\U0001f642", "\u0639{}\u0639", "\u0d15\u0d4d{} ")
CLEANER = """
import { clean } from "./web/state/plain.js";
let text = "";
process.stdin.setEncoding("utf-8").on("data", (part) => (text += part));
process.stdin.on("end", () => process.stdout.write(clean(text)));
"""


@pytest.mark.slow
@pytest.mark.parametrize("context", CONTEXTS, ids=ascii)
def test_every_letter_is_cleaned_alike(context: str) -> None:
    given = "".join(context.format(chr(code)) for code in LETTERS)
    command = ["node", "--input-type=module", "--eval", CLEANER]
    shown = subprocess.run(
        command, input=given.encode(), capture_output=True, check=True, cwd=ROOT
    )
    assert shown.stdout.decode() == sanitize(given)
