"""What a game is like, in numbers, measured on matches between bots.

`work` plays the matches and watches them, in numbered pieces; `measure` makes all numbers of what
was seen. One module for each concept: what is kept of a match, and what many of them say. Every
game is measured in the same way, through what `engine.game.Game` answers. The definitions are in
`docs/metrics.md`.
"""

from westbound.lab.metrics.measure import GameMetrics, measure
from westbound.lab.metrics.work import MatchRecord, Measurement, make_measurement

__all__ = ["GameMetrics", "MatchRecord", "Measurement", "make_measurement", "measure"]
