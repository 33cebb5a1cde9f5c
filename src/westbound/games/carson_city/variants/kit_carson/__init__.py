"""Kit Carson: everybody places at the same time (CC-234 to CC-242, CC-296)."""
