"""The smallest open game: a die, a pebble on a free place of four, or nothing."""
