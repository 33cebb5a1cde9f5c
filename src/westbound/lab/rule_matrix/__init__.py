"""The rule matrix: which code and which tests belong to each rule of a game's rulebook.

The rulebook is the list of ids; `sources` are read for `citations` and `refusals`, `matrix` joins
them, `problems` judges the result and `page` shows it.
"""

from westbound.lab.rule_matrix.matrix import matrix, reasons_without_code
from westbound.lab.rule_matrix.page import markdown
from westbound.lab.rule_matrix.problems import problems

__all__ = ["markdown", "matrix", "problems", "reasons_without_code"]
