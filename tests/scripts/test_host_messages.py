"""Messages of a page around the game, changed at random: heard in their shape only."""

import json
import math
from random import Random
from typing import Any

from proofs.host_messages import faults, host_messages
from proofs.mutations import changed

TRIES = 2000


def test_every_sound_message_is_heard() -> None:
    sound = [json.loads(text) for text in host_messages()]
    assert faults(sound) == [""] * len(sound)


def is_json(value: Any) -> bool:
    """Whether browsers could send it as JSON: a number has to be one."""
    try:
        json.dumps(value, allow_nan=False).encode()
    except ValueError:
        return False
    return True


def test_a_changed_message_is_heard_only_in_its_shape_and_size() -> None:
    rng = Random(1)
    sources = host_messages()
    tries = [changed(rng.choice(sources), rng) for _ in range(TRIES)]
    given = [one for one in tries if is_json(one)]
    found = faults(given)
    assert len(found) == len(given) > TRIES // 2
    heard = [one for one, fault in zip(given, found, strict=True) if not fault]
    assert 0 < len(heard) < len(given)
    for one in heard:
        assert (one["ns"], one["v"]) == ("san-juan", 1)
        assert isinstance(one["data"], dict)
        assert all(len(text) <= 1_000_000 for text in texts(one["data"]))
        assert one["id"] >= 0 and math.trunc(one["id"]) == one["id"]


def texts(data: dict[str, Any]) -> list[str]:
    """Those that a frame would use."""
    return [data[key] for key in ("with", "text") if isinstance(data.get(key), str)]
