"""Texts and numbers in letters that any address takes, and read again with care."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from tabletop.errors import CodeError

LARGEST: Final = 100_000
"""So many bytes may come out of what is packed."""


def packed(text: str) -> str:
    """A text, compressed; nothing for nothing."""
    return _letters(zlib.compress(text.encode(), 9)) if text else ""


def unpacked(letters: str) -> str:
    """The text again; raises CodeError, for one that grows too large as well."""
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
    """A whole number from 0 on; nothing for 0."""
    return _letters(number.to_bytes((number.bit_length() + 7) // 8, "big"))


def spelt_out(letters: str) -> int:
    """The number again; raises CodeError."""
    return int.from_bytes(_bytes(letters), "big")


def _letters(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    try:
        return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except ValueError:
        raise CodeError("damaged_code") from None
