"""Lists of bots as typed: `greedy,random`, `scout(futures=4),greedy:builders`, `my_bots:Mine`."""

from __future__ import annotations

import os
import sys

from westbound.bots import is_installed, split_bots


def bot_list(text: str) -> list[str]:
    """The bots of such a list. Modules may be in the current folder too."""
    bots = split_bots(text)
    here = os.getcwd()
    if not all(map(is_installed, bots)) and here not in sys.path:
        sys.path.insert(0, here)
    return bots
