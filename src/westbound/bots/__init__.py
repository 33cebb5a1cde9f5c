"""Bots: players that see only what their seat may see."""

from westbound.bots.bot import Bot, Glimpse, LiveView, SeatView, SerializedView
from westbound.bots.registry import bot_names, make_bot

__all__ = ["Bot", "Glimpse", "LiveView", "SeatView", "SerializedView", "bot_names", "make_bot"]
