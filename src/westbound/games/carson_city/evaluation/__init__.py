"""What bots know of a position: the hand-written rating, and features that nets learn from."""
