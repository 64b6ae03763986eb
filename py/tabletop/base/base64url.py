"""Texts and numbers as base64url letters, which any address takes."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from tabletop.base.errors import CodeError

MOST_BYTES: Final = 100_000
"""The largest number of bytes that `decompress` decompresses."""


def compress(text: str) -> str:
    """A text compressed into letters; an empty text gives no letters."""
    return _letters(zlib.compress(text.encode(), 9)) if text else ""


def decompress(letters: str) -> str:
    """The text compressed into these letters; raises CodeError, also if too large."""
    if not letters:
        return ""
    stream = zlib.decompressobj()
    try:
        content = stream.decompress(_bytes(letters), MOST_BYTES).decode()
    except (zlib.error, UnicodeDecodeError):
        raise CodeError("damaged_code") from None
    if not stream.eof:
        raise CodeError("damaged_code")
    return content


def encode_number(number: int) -> str:
    """A whole number from 0 on as letters; 0 gives no letters."""
    return _letters(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def decode_number(letters: str) -> int:
    """The number that `encode_number` wrote; raises CodeError."""
    return int.from_bytes(_bytes(letters), "big")


def _letters(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        raise CodeError("damaged_code") from None
