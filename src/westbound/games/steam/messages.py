"""All prompts, log sentences and previews of the game, joined."""

from __future__ import annotations

from typing import Final

from westbound.games.steam.all_rules import RULES
from westbound.games.steam.log_messages import LOG
from westbound.games.steam.previews import PREVIEWS
from westbound.games.steam.prompts import PROMPTS, common
from westbound.games.steam.state import SteamState
from westbound.kit.messages import Messages

MESSAGES: Final = Messages[SteamState](RULES, PROMPTS, LOG, PREVIEWS, common)
