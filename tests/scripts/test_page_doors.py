"""What the page makes of sound messages and addresses, and of others."""

import json
from typing import Any

import pytest

from proofs.page_doors import Unheard, addresses, go_to, hear, host_messages

SOUND: Any = json.loads(host_messages()[0])


def test_every_sound_message_is_heard() -> None:
    for text in host_messages():
        hear(json.loads(text))


@pytest.mark.parametrize(
    "change", [{"v": 2}, {"id": float("nan")}, {"type": "toString"}, {"data": []}]
)
def test_a_message_of_another_shape_is_refused_by_a_reason(change: Any) -> None:
    with pytest.raises(Unheard, match="it"):
        hear({**SOUND, **change})


def test_every_sound_address_begins_a_game() -> None:
    for text in addresses():
        go_to(text)


def test_what_is_wrong_in_an_address_is_told() -> None:
    with pytest.raises(Unheard, match="cannot use"):
        go_to("seats=5")
