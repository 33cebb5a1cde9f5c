"""What several tests of tables need."""

from __future__ import annotations

from tests.table.odd_bots import odd_bots

__all__ = ["odd_bots"]
