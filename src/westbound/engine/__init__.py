"""The engine: what every game stands on. It knows no game, reads no clock and touches no file."""
