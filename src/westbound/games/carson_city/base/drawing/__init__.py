"""The base game drawn and described; variants draw what is theirs."""

from __future__ import annotations
