"""Positions of Great Western Trail as text: the trail space by space, cards and tiles by name."""
