"""Reads prose sentence by sentence: docs, docstrings, comments, words of the page."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from toolchain.steps import ROOT

_CODE: Final = re.compile(r"^( *)```.*?^\1```", re.MULTILINE | re.DOTALL)
_MARKDOWN: Final = re.compile(r"^(?:#+|[*-]|\d+\.|>)\s|[|]|^\s+(?=[*-] )", re.MULTILINE)
_QUOTED: Final = re.compile(r"`[^`]*`|!?\[[^\]]*\]\(\S*\)|“[^”]*”|\"[^\"\n]*\"")
_TAG: Final = re.compile(r"@\w+ *(?:\{(?:[^{}]|\{[^{}]*\})*\})? *\[?[\w.$]* *")
_BLOCK: Final = re.compile(r"/\*+(.*?)\*/", re.DOTALL)
_LINES: Final = re.compile(r"(?:^|(?<=\s))(?:// .*\n?\s*)+", re.MULTILINE)
_SLASHES: Final = re.compile(r"^\s*// ?", re.MULTILINE)
_STARS: Final = re.compile(r"^\s*\* ?", re.MULTILINE)
_HASH: Final = re.compile(r"^ *# |  # ", re.MULTILINE)
_SELECTED: Final = re.compile(r"\{[^{}]*\}|^\s*\*?\[[\w-]+\]", re.MULTILINE)
_MESSAGE: Final = re.compile(r"^\s*[-.\w]+ = ?|^#.*", re.MULTILINE)
_END: Final = re.compile(r"(?<=[.!?:])\s+(?=[“A-Z`])|\n\s*\n|\n(?=\x1e)|\x1e")

Reader = Callable[[str], Iterator[str]]
"""Splits the text of a file into blocks of prose."""


def markdown(text: str) -> Iterator[str]:
    """The paragraphs, items and table cells of a page."""
    yield _MARKDOWN.sub("\x1e", _CODE.sub("", text))


def python(text: str) -> Iterator[str]:
    """The docstrings and comments of a module."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)
    if _HASH.search(text):
        yield from _comments(text)


def _comments(text: str) -> Iterator[str]:
    """Comments on lines that follow each other are one block."""
    block: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1 and block:
                yield "\n".join(block)
                block = []
            block.append(token.string.lstrip("# "))
            last = token.start[0]
    yield "\n".join(block)


def script(text: str) -> Iterator[str]:
    """The comments of a script or a style sheet."""
    for comment in _BLOCK.findall(text):
        yield _TAG.sub("\x1e", _STARS.sub("", comment))
    for comment in _LINES.findall(text):
        yield _SLASHES.sub("", comment)


def fluent(text: str) -> Iterator[str]:
    """The messages of a locale file."""
    yield _SELECTED.sub("…", _MESSAGE.sub("\x1e", text))


READERS: Final[dict[str, Reader]] = {
    ".md": markdown,
    ".py": python,
    ".js": script,
    ".mjs": script,
    ".ts": script,
    ".css": script,
    ".ftl": fluent,
}
"""By the ending of a file's name."""


def sentences(path: Path) -> Iterator[str]:
    """The sentences of a file, quoted words and code as an ellipsis."""
    for block in READERS[path.suffix](path.read_text(encoding="utf-8")):
        for sentence in _END.split(_QUOTED.sub("…", block)):
            one = " ".join(sentence.split())
            if len(one) > 1:
                yield one


def named(path: Path) -> str:
    """The path of a file within the repository."""
    return path.relative_to(ROOT).as_posix()
