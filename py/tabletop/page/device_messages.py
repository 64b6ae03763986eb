"""Messages of a page that hosts, about the other devices at its table, key by key."""

from typing import Literal, NotRequired, TypedDict

from tabletop.table.replay import Eyes
from tabletop.table.seating import PlayerFacts


class DeviceMessage(TypedDict):
    """A message about the devices at a table."""

    table: str
    """The id of the table, which must be on show; `save.id` of its facts."""


class SetApartMessage(DeviceMessage):
    """Give people devices of their own; all others share the device of the page."""

    type: Literal["set_apart"]
    """The type of the message."""
    seats: list[int]
    """The seats of these people."""


class ReseatMessage(DeviceMessage):
    """Give a seat to another player, or its player another name."""

    type: Literal["reseat"]
    """The type of the message."""
    seat: int
    """The seat."""
    player: PlayerFacts
    """The player; a strict game allows another name only."""


class ShowDeviceMessage(DeviceMessage):
    """Ask for the table as a device may show it; the table does not change."""

    type: Literal["show_device"]
    """The type of the message."""
    device: int
    """The number of the device's connection."""
    viewer: int | None
    """The seat that the device belongs to; null: it shows the table to everybody."""
    since: NotRequired[int]
    """The first answer whose events the device lacks; without it, all events."""


class AnswerDeviceMessage(DeviceMessage):
    """Give an answer that a person gave at another device."""

    type: Literal["answer_device"]
    """The type of the message."""
    viewer: int
    """The seat that the device belongs to."""
    seat: int
    """The seat that answers."""
    ply: int
    """The number of the question, as in the view."""
    answer: list[int]
    """The options it takes."""


class UndoDeviceMessage(DeviceMessage):
    """Take back the latest decision of a person at another device."""

    type: Literal["undo_device"]
    """The type of the message."""
    viewer: int
    """The seat that the device belongs to."""
    seat: int
    """The seat whose decision is taken back."""
    ply: int
    """The number of answers so far, as in the view."""


class UndoAsksMessage(DeviceMessage):
    """Ask whom an undo needs; the table does not change."""

    type: Literal["undo_asks"]
    """The type of the message."""
    seat: int
    """The seat whose decision would be taken back."""


class HintDeviceMessage(DeviceMessage):
    """Think on about a hint for a person at another device, and tell how far it is."""

    type: Literal["hint_device"]
    """The type of the message."""
    seat: int
    """The seat, which must be asked."""
    ply: int
    """The number of the question, as in the view."""


class LookBackDeviceMessage(DeviceMessage):
    """Think on about the look back for another device, and tell what is new to it."""

    type: Literal["look_back_device"]
    """The type of the message."""
    device: int
    """The number of the device's connection."""
    ply: NotRequired[int]
    """The decision to search next."""
    again: NotRequired[bool]
    """Whether the device lacks all findings."""


class ReplayDeviceMessage(DeviceMessage):
    """Ask for a moment of a finished game, for another device."""

    type: Literal["replay_device"]
    """The type of the message."""
    ply: int
    """The number of answers before the moment."""
    seat: Eyes
    """The viewer."""
