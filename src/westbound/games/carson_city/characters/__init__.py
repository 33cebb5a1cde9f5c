"""The character cards, one small file each. A new card is a file here and a line in `cards.py`.

A card that needs decisions of its own brings their moves, steps, answers and texts along.
"""

from __future__ import annotations
