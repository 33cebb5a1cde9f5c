"""Claim Stakes: prospectors survey a gulch, stake claims and jump those of others."""

from claim_stakes.game import GAME

__all__ = ["GAME"]
