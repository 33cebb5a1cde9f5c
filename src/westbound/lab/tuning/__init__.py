"""Tunes the figures of a game's hand-written rating: see docs/tuning.md."""
