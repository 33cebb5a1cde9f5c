"""All prompts, log sentences and previews of the game, joined."""

from __future__ import annotations

from typing import Final

from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.log_messages import LOG
from westbound.games.great_western_trail.previews import PREVIEWS
from westbound.games.great_western_trail.prompts import PROMPTS, common
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.messages import Messages

MESSAGES: Final = Messages[TrailState](RULES, PROMPTS, LOG, PREVIEWS, common)
