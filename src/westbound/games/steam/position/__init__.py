"""Positions of Steam as text: track as in the moves, cubes by colour, places by their hex."""
