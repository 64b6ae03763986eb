"""A page that hosts a table of three, two of them at own phones. No test is here."""

import json
from random import Random
from typing import Any

from duel import DUEL
from lucky_market import LUCKY_MARKET

from sanjuan.game_type import SAN_JUAN
from tabletop.page.bridge import Bridge
from tabletop.table.registry import Registry

GAMES = Registry(SAN_JUAN, DUEL, LUCKY_MARKET)
PEOPLE = [{"name": name, "kind": "person"} for name in ("Ada", "Ben", "Cleo")]
Said = dict[str, Any]


class Host:
    """A page with a table of three people, of whom the last two have own phones."""

    def __init__(
        self, game: str = "sanjuan", serious: bool = False, **more: Any
    ) -> None:
        self.bridge = Bridge(GAMES)
        options = {"seats": 3, "seed": 7, **more}
        begun = {"type": "new", "game": game, "options": options, "players": PEOPLE}
        self.table = self.say({**begun, "serious": serious, "since": 0})["table"]
        self.id = self.table["save"]["id"]

    def say(self, message: object) -> Said:
        reply: Said = json.loads(self.bridge.request(json.dumps(message)))
        return reply

    def ask(self, kind: str, **more: Any) -> Said:
        return self.say({"type": kind, "table": self.id, **more})

    def why(self, kind: str, **more: Any) -> str:
        return str(self.ask(kind, **more)["error"]["id"])

    def news(self) -> Said | None:
        text = self.bridge.think(0)
        return json.loads(text) if text else None

    def shown(self, viewer: int | None, device: int = 1, **more: Any) -> Said:
        reply = self.ask("show_device", device=device, viewer=viewer, **more)
        table: Said = reply["table"]
        return table

    @property
    def game(self) -> Any:
        assert self.bridge.table is not None
        return self.bridge.table.game

    def reach(self, seat: int) -> None:
        """Answer at random until that seat is asked."""
        while self.game.asked().seat != seat:
            self.give()

    def give(self) -> None:
        self.game.answer(self.game.asked().sample(Random(1)))

    def at(self) -> Said:
        question = self.game.asked()
        answer = [*question.sample(Random(1))]
        return {"seat": question.seat, "ply": self.game.ply, "answer": answer}


def two_phones(game: str = "sanjuan", **more: Any) -> Host:
    """A host whose seats 1 and 2 have own phones."""
    host = Host(game, **more)
    assert host.ask("set_apart", seats=[1, 2]) == {"type": "apart", "seats": [1, 2]}
    host.news()
    return host
