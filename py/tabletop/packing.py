"""Texts and numbers as base64url letters, which any address takes."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from tabletop.errors import CodeError

LARGEST: Final = 100_000
"""The largest number of bytes that `unpacked` decompresses."""


def packed(text: str) -> str:
    """A text compressed into letters; an empty text gives no letters."""
    return _letters(zlib.compress(text.encode(), 9)) if text else ""


def unpacked(letters: str) -> str:
    """The text that `packed` compressed; raises CodeError, also if it is too large."""
    if not letters:
        return ""
    packer = zlib.decompressobj()
    try:
        content = packer.decompress(_bytes(letters), LARGEST).decode()
    except (zlib.error, UnicodeDecodeError):
        raise CodeError("damaged_code") from None
    if not packer.eof:
        raise CodeError("damaged_code")
    return content


def spelt(number: int) -> str:
    """A whole number from 0 on as letters; 0 gives no letters."""
    return _letters(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def spelt_out(letters: str) -> int:
    """The number that `spelt` wrote; raises CodeError."""
    return int.from_bytes(_bytes(letters), "big")


def _letters(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        raise CodeError("damaged_code") from None
