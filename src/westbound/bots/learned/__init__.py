"""Bots that judge positions by a small network which has learnt from matches against itself."""
