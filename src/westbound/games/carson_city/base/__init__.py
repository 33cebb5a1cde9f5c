"""The base game: what every table plays with."""
