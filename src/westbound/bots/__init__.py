"""Bots: players that see only what their seat may see."""

from westbound.bots.bot import Bot, Glimpse, Letter, Sight
from westbound.bots.registry import bot_names, make_bot

__all__ = ["Bot", "Glimpse", "Letter", "Sight", "bot_names", "make_bot"]
