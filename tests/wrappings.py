"""All that mail, chat, redirectors and copying do to a link or a code. No test is here.

A new way is a new line of `WRAPPINGS`; `tests/scripts/test_wrapped_links.py` then tries
it with every game and every kind of link, on the page and in Python.
"""

import json
import quopri
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from html import escape
from textwrap import wrap
from typing import Final, TypeAlias
from urllib.parse import quote

Wrapping: TypeAlias = Callable[[str], str]
SENTENCE: Final = "Look at this one: {}, it is hard. I have 3.5 minutes."


def lines(width: int, end: str) -> Wrapping:
    """Break the text over lines of a width."""
    return lambda text: end.join(wrap(text, width, break_on_hyphens=False))


def each(after: str, every: int = 1) -> Wrapping:
    """Put something after each letter, or after some."""
    return lambda text: after.join(
        text[at : at + every] for at in range(0, len(text), every)
    )


def in_place_of(**signs: str) -> Wrapping:
    """Replace signs by others, whose names say which."""
    named = {"hyphen": "-", "tilde": "~", "dot": ".", "low": "_", "is": "="}
    table = str.maketrans({named[name]: sign for name, sign in signs.items()})
    return lambda text: text.translate(table)


def encoded(times: int, safe: str = "") -> Wrapping:
    """Percent-encode the text, as each redirector on the way does."""

    def encode(text: str) -> str:
        for _ in range(times):
            text = quote(text, safe=safe).replace("~", "%7E" if times > 1 else "~")
        return text

    return encode


def redirector(before: str, after: str = "", times: int = 1) -> Wrapping:
    """Put the encoded link into the address of a redirector."""
    encode = encoded(times)
    return lambda text: f"{before}{encode(text)}{after}"


def every_letter_encoded(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode())


def proofpoint_2(text: str) -> str:
    hidden = quote(text, safe="/").replace("_", "%5F").replace("-", "%2D")
    link = hidden.replace("~", "%7E").replace("%", "-").replace("/", "_")
    return f"https://urldefense.proofpoint.com/v2/url?u={link}&d=DwMFaQ&c=eu&r=_x-Y&e="


def proofpoint_3(text: str) -> str:
    """Version 3 replaces what is no letter of a path, here `#` and `~`, by stars."""
    taken = [one for one in text if one in "#~"]
    link = "".join("*" if one in "#~" else one for one in text)
    packed = urlsafe_b64encode("".join(taken).encode()).decode().rstrip("=")
    return f"https://urldefense.com/v3/__{link}__;{packed}!!Kj2Xk-_x!Fg5$"


def in_base64(text: str) -> str:
    packed = urlsafe_b64encode(text.encode()).decode().rstrip("=")
    return f"https://click.example/c/{packed}?v=2"


def as_mail(text: str) -> str:
    """Quoted-printable, as the source of a mail has it."""
    return quopri.encodestring(f"Hello,\n{text}\n".encode()).decode()


def entities(spelt: str) -> Wrapping:
    """Write what is no letter as an entity of HTML."""
    return lambda text: "".join(
        one if one.isalnum() else spelt.format(ord(one)) for one in text
    )


def wide(text: str) -> str:
    """Full-width letters, as East Asian keyboards write them."""
    return "".join(chr(ord(one) + 0xFEE0) if "!" <= one <= "~" else one for one in text)


def around(before: str, after: str | None = None) -> Wrapping:
    """Put signs around the text."""
    return lambda text: f"{before}{text}{before if after is None else after}"


def escaped(text: str) -> str:
    """Markdown, in which a backslash stands before signs that would mean something."""
    return "".join(f"\\{one}" if one in "_~.*-" else one for one in text)


def in_json(text: str) -> str:
    """JSON whose writer is careful about HTML."""
    careful = json.dumps({"text": text})
    for sign in "=&<>":
        careful = careful.replace(sign, f"\\u{ord(sign):04x}")
    return careful.replace("/", "\\/")


def of_both(first: Wrapping, then: Wrapping) -> Wrapping:
    return lambda text: then(first(text))


SAFELINKS: Final = "https://eur01.safelinks.protection.outlook.com/?url="
SAFE_END: Final = "&data=05%7C01%7Cada%40a.host%7C7%7C0&sdata=x%2By%3D&reserved=0"
OF_TEXT: Final[Mapping[str, Wrapping]] = {
    "as it is": str,
    "a sentence": SENTENCE.format,
    "lines": lines(40, "\n"),
    "lines of Windows": lines(40, "\r\n"),
    "lines of an old Mac": lines(40, "\r"),
    "lines of a word processor": lines(40, "\v"),
    "lines of Unicode": lines(40, "\u2028"),
    "double lines": lines(30, "\n\n"),
    "a quotation": of_both(lines(40, "\n> "), around("> ", "\n> Bye")),
    "a quotation twice": of_both(lines(40, "\n> > "), around(">> ", "\n>> Bye")),
    "a quotation of a chat": of_both(lines(40, "\n| "), around("| ", "")),
    "format=flowed": lines(40, " \n"),
    "format=flowed, quoted": of_both(lines(40, " \r\n> "), around("> ", "")),
    "blanks": each(" ", 23),
    "tabs": each("\t", 23),
    "blanks that do not break": each("\u00a0", 23),
    "soft hyphens": each("\u00ad", 5),
    "zero-width blanks": each("\u200b", 3),
    "zero-width joiners": each("\u200d", 7),
    "word joiners": each("\u2060", 7),
    "marks of direction": around("\u202a", "\u202c"),
    "a mark of bytes": around("\ufeff", ""),
    "variation selectors": each("\ufe0e", 7),
    "full-width letters": wide,
    "hyphens that do not break": in_place_of(hyphen="\u2011"),
    "typographic hyphens": in_place_of(hyphen="\u2010"),
    "dashes": in_place_of(hyphen="\u2013"),
    "smart dashes": lambda text: text.replace("--", "\u2014"),
    "minus signs": in_place_of(hyphen="\u2212"),
    "small tildes": in_place_of(tilde="\u02dc"),
    "operators": in_place_of(tilde="\u223c"),
    "full-width tildes": in_place_of(tilde="\uff5e"),
    "ideographic dots": in_place_of(dot="\u3002"),
    "ligatures": lambda text: text.replace("fi", "\ufb01").replace("fl", "\ufb02"),
    "Markdown": escaped,
    "Markdown, emphasis": around("**"),
    "Markdown, italics": around("_"),
    "Markdown, code": around("`"),
    "brackets": around("(", ")."),
    "angle brackets": around("<", ">"),
    "quotes": around("\u201c", "\u201d,"),
    "German quotes": around("\u201e", "\u201c."),
    "French quotes": around("\u00ab\u00a0", "\u00a0\u00bb"),
    "a question": around("", "?"),
    "an ellipsis": around("", "\u2026"),
    "HTML, places to break": each("<wbr>", 17),
    "HTML, lines": each("<br />\n", 40),
    "entities": entities("&#{};"),
    "hexadecimal entities": entities("&#x{:x};"),
    "JSON": in_json,
    "a mail": as_mail,
    "percent signs": encoded(1),
    "a redirector as text": redirector("https://wa.me/?text=Hello%20"),
}
"""By name: all that happens to a code as well as to a link."""

OF_LINK: Final[Mapping[str, Wrapping]] = {
    "short lines": lines(11, "\n"),
    "percent signs twice": encoded(2),
    "percent signs three times": encoded(3),
    "percent signs six times": encoded(6),
    "every letter": every_letter_encoded,
    "Safelinks": redirector(SAFELINKS, SAFE_END),
    "Safelinks in Safelinks": of_both(
        redirector(SAFELINKS, SAFE_END), redirector(SAFELINKS, SAFE_END)
    ),
    "Safelinks, HTML": of_both(redirector(SAFELINKS, SAFE_END), escape),
    "Proofpoint 2": proofpoint_2,
    "Proofpoint 3": proofpoint_3,
    "Proofpoint 3, quoted": of_both(proofpoint_3, around("> ", "\n> Bye")),
    "Google": redirector("https://www.google.com/url?q=", "&sa=D&usg=AOvVaw0"),
    "Facebook": redirector("https://l.facebook.com/l.php?u=", "&h=AT1-x_Y"),
    "Slack": redirector("https://slack-redir.net/link?url="),
    "Slack, a link": lambda text: f"<{text}|{text}>",
    "VK": redirector("https://vk.com/away.php?to=", "&cc_key="),
    "Barracuda": redirector("https://linkprotect.cudasvc.com/url?a=", "&c=E,1,x"),
    "base64": in_base64,
    "mail program": redirector("mailto:?subject=A%20deal&body=See%20"),
    "HTML": escape,
    "HTML twice": of_both(escape, escape),
    "HTML, a link": lambda text: f'<a href="{escape(text)}">a deal</a>',
    "Markdown, a link": around("[a deal](", ")"),
    "a QR code": around("URL:", ""),
    "a bookmark": around("URLTO:", ";;"),
    "trackers": around("", "&utm_source=mail&fbclid=Iw_AR-1"),
}
"""By name: all that happens to a link alone."""

WRAPPINGS: Final = {**OF_TEXT, **OF_LINK}

WITH_GAPS: Final = (
    *("double lines", "short lines", "HTML, lines"),
    *("blanks", "tabs", "blanks that do not break"),
)
"""These may part a number after a code, which then means another number."""
