"""Bots: players that see only what their seat may see."""

from westbound.bots.bot import Bot, Glimpse, LiveView, SeatView, SerializedView
from westbound.bots.decision import (
    choose_move,
    decision_rng,
    decision_seed,
    is_judged,
    seed_for_program,
)
from westbound.bots.info import BotInfo
from westbound.bots.ladder import DEFAULT_BOT, LEVELS
from westbound.bots.process_bot import close_bots, errors_of
from westbound.bots.registry import bot_info, bot_names, can_play, is_installed, make_bot
from westbound.bots.spec import split_bots

__all__ = [
    "DEFAULT_BOT",
    "LEVELS",
    "Bot",
    "BotInfo",
    "Glimpse",
    "LiveView",
    "SeatView",
    "SerializedView",
    "bot_info",
    "bot_names",
    "can_play",
    "choose_move",
    "close_bots",
    "decision_rng",
    "decision_seed",
    "errors_of",
    "is_installed",
    "is_judged",
    "make_bot",
    "seed_for_program",
    "split_bots",
]
