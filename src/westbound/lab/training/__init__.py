"""Learning the values of positions: matches of a net with itself, and what it learns from them."""
