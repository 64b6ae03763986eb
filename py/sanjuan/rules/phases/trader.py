"""The trader phase: a price tile turns up, and seats sell goods for cards."""

from sanjuan.rules import stages
from sanjuan.rules.buildings import KIND
from sanjuan.rules.cards import TILES, prices
from sanjuan.rules.state import RUN, TAKE, State
from tabletop.rules.question import Answer


def begin(state: State) -> None:
    """Turn up the tile for the whole phase (R47), then let every seat sell."""
    state.tile_up = True
    state.tiles_seen += 1
    state.sold = False
    tile = state.tiles[0]
    state.note("tile_turned", state.chooser, tile=tile, prices=TILES[tile])
    state.push(stages.SELL, state.clockwise(state.chooser))


def end(state: State) -> None:
    """Let the huts draw (R76), and put the tile under the others."""
    for seat in state.clockwise(state.chooser):
        for hook in state.seats[seat].powers.end_trader:
            hook(state, seat)
    state.tiles.append(state.tiles.pop(0))
    state.tile_up = False


def capacity(state: State, seat: int, privilege: int) -> int:
    """The most goods that the seat may sell (R48)."""
    return 1 + privilege + state.seats[seat].powers.sell_more


def _ask(state: State, seat: int) -> None:
    goods = state.seats[seat].laden()
    high = min(len(goods), capacity(state, seat, state.privilege_of(seat)))
    state.ask(stages.SELL, seat, goods, 0, high)


def _sell(state: State, seat: int, answer: Answer) -> None:
    """Discard the goods unseen, then draw cards for them (R48)."""
    if not answer:
        state.note("passed", seat, stage="sell")
        return
    price = prices(state.tiles[0])
    income = sum(price[KIND[card]] for card in answer)
    state.note("sold", seat, buildings=answer, income=income)
    _clear(state, seat, answer)
    state.sold = True
    state.draw_to(seat, income, "sale")
    for hook in state.seats[seat].powers.after_sell:
        hook(state, seat, len(answer))


def _clear(state: State, seat: int, answer: Answer) -> None:
    """Take the sold goods off their buildings, and stow one with a harbor (R86)."""
    own = state.seats[seat]
    plants = tuple([card for card in own.buildings if card in answer])
    goods = [own.take_good(card) for card in plants]
    stows = own.powers.stows
    if stows:
        own.stowed += goods[:stows]
        state.note("stowed", seat, buildings=plants[:stows], cause="harbor")
    state.throw(goods[stows:], 0)


RUN[stages.SELL] = _ask
TAKE[stages.SELL] = _sell
