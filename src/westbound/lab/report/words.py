"""The words of a report: its own texts, the game's, and numbers as the language writes them."""

from __future__ import annotations

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.kit.texts import capitalize, read_tables
from westbound.lab.metrics.openings import Label
from westbound.lab.metrics.summary import Estimated
from westbound.lab.page.words import PageWords

PACKAGE = "westbound.lab.report"
FILE = "report"


class ReportWords(PageWords):
    """All words of one report in one language."""

    def __init__(self, game: Game[State], language: str, players: int) -> None:
        super().__init__(game, PACKAGE, FILE, language)
        self.players = players

    # --- the game's own words

    def decision(self, step: str, kind: str) -> str:
        """A kind of decision: by its own name, or by the kind of move it is about."""
        words = self.texts.catalogue
        for table, key in (("decisions", step), ("terms", step), ("groups", kind)):
            if words.has(table, key):
                return capitalize(words.say(table, key, {}))
        return step

    def phase(self, key: str) -> str:
        words = self.texts.catalogue
        return words.say("phases", key, {}) if words.has("phases", key) else key

    def move(self, label: Label, text: str) -> str:
        """A move as a list of moves names it."""
        words, names = self.texts.catalogue, [str(seat + 1) for seat in range(self.players)]
        if not words.has("moves", label.kind):
            return text
        return capitalize(words.say("moves", label.kind, label.params, names))

    # --- numbers

    def one_digit(self, value: float) -> str:
        """One digit after the point, for means that people compare."""
        text = f"{value:.1f}".removeprefix("-" if abs(value) < 0.05 else "").replace("-", "−")
        return text if self.language == "en" else text.replace(".", ",")

    def signed(self, value: float) -> str:
        return ("+" if value > 0.05 else "") + self.one_digit(value)

    def interval(self, one: Estimated) -> str:
        """A mean with its interval: +5.3 (4.9 to 5.7)."""
        if one.low is None or one.high is None:
            return self.signed(one.value)
        low, high = self.one_digit(one.low), self.one_digit(one.high)
        return self.say("page", "range", value=self.signed(one.value), low=low, high=high)

    def share_interval(self, one: Estimated) -> str:
        """A share with its interval: 27% (22–33%)."""
        if one.low is None or one.high is None:
            return self.percent(one.value)
        return f"{self.percent(one.value)} ({round(100 * one.low)}–{self.percent(one.high)})"

    def p_value(self, p: float) -> str:
        text = f"= {p:.3f}" if p < 0.1 else f"= {p:.2f}"
        text = "< 0.001" if p < 0.001 else text
        return text if self.language == "en" else text.replace(".", ",")


def tables(language: str) -> dict[str, dict[str, str]]:
    """The report's own texts, by table."""
    found = read_tables(PACKAGE, language, FILE)
    return {table: dict(texts) for table, texts in found.items()}
