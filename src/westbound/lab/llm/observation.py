"""Everything a seat may know as text, in three languages: the table, the log, the legal moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, cast, get_args

from westbound.bots import LiveView, SeatView
from westbound.engine.errors import BadInput
from westbound.engine.game import Game
from westbound.engine.locale_files import read_locale
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.rulebook import Section, rulebook
from westbound.engine.state import State
from westbound.engine.texts import Catalogue, catalogue
from westbound.kit.board import board_of
from westbound.kit.texts import Texts
from westbound.lab.llm.move_list import MoveList
from westbound.lab.llm.prompts import agreed_options, default_names, prompts, section
from westbound.lab.llm.recap import MatchLog

Board: TypeAlias = Literal["both", "words", "drawing"]
Rules: TypeAlias = Literal["decision", "summary", "full", "none"]
BOARDS: Final[tuple[str, ...]] = get_args(Board)
RULES: Final[tuple[str, ...]] = get_args(Rules)
MAX_RECAP: Final = 40  # sentences


@dataclass(frozen=True, slots=True)
class Detail:
    """How much is told.

    The board in words, as a drawing, or both. Of the rules a summary, the same with the section of
    the rulebook that this decision is about, all of the rulebook, or nothing.
    """

    board: Board = "both"
    rules: Rules = "decision"

    def __post_init__(self) -> None:
        for name, value, known in (("board", self.board, BOARDS), ("rules", self.rules, RULES)):
            if value not in known:
                raise BadInput(f"{name} is {', '.join(known[:-1])} or {known[-1]}, not {value!r}")


@dataclass(frozen=True, slots=True)
class TextObservation:
    """What a model is told: `system` stays the same during a match, `text` is the position."""

    game: Game[State]
    seat: int
    language: str
    names: tuple[str, ...]
    system: str = field(repr=False)
    text: str = field(repr=False)
    moves: tuple[Move, ...]  # in the order of their numbers; none if the seat is not asked
    state: State = field(repr=False)  # one that the seat cannot tell from the true one

    def __str__(self) -> str:
        return f"{self.system}\n\n{self.text}"


def text_observation(
    source: Match | SeatView,
    seat: int | None = None,
    language: str = "en",
    names: Sequence[str] | None = None,
    *,
    detail: Detail | None = None,
    log: MatchLog | None = None,
) -> TextObservation:
    """All that a seat may know: of a match (the seat that decides if none is named), or of a view.

    A view has no past: only of a match is it told what has happened. Whoever asks often passes
    the same `log` of the match each time.
    """
    if isinstance(source, Match):
        names, log = names or source.names, log or MatchLog(source)
        source = LiveView(source.game, source.state, _seat_of(source, seat))
    elif seat not in (None, source.seat):
        raise BadInput(f"this is the view of seat {source.seat}, not of seat {seat}")
    teller = _Teller(source, language, names, detail or Detail())
    return teller.observation(log)


def _seat_of(match: Match, seat: int | None) -> int:
    seat = match.turn if seat is None else seat
    if seat is None:
        raise BadInput("the match is over: say which seat looks at it")
    if seat not in range(match.players):
        raise BadInput(f"there is no seat {seat}; the seats are 0 to {match.players - 1}")
    return seat


class _Teller:
    """Tells one position to one seat.

    Nothing but the observation is used: sentences come from a state dealt from it, always the same
    one. So positions that look alike to the seat give the same text, byte for byte.
    """

    def __init__(
        self, view: SeatView, language: str, names: Sequence[str] | None, detail: Detail
    ) -> None:
        self._prompts: Texts = prompts(language)
        self._game, self._seat, self._language, self._detail = (
            view.game,
            view.seat,
            language,
            detail,
        )
        self._seen = view.observation()
        self._state = self._game.determinize(self._seen, Rng(0))
        self._texts: Catalogue = catalogue(self._game.package, language)
        players = cast("int", self._seen["players"])
        self._names = tuple(names or default_names(players))
        if len(self._names) != players:
            raise BadInput(f"{players} players need {players} names, not {len(self._names)}")

    def observation(self, log: MatchLog | None) -> TextObservation:
        moves = self._moves()
        parts = (self._section_rules(), self._recap(log), *self._board(), self._question(moves))
        return TextObservation(
            game=self._game,
            seat=self._seat,
            language=self._language,
            names=self._names,
            system=self._system(),
            text="\n\n".join(part for part in parts if part),
            moves=() if moves is None else tuple(moves.moves),
            state=self._state,
        )

    def _moves(self) -> MoveList | None:
        game, state, seat = self._game, self._state, self._seat
        if seat not in game.deciders(state):
            return None
        return MoveList(game, state, seat, game.legal(state, seat), self._texts, self._names)

    # --- what stays the same

    def _system(self) -> str:
        say, game = self._prompts.say, self._game
        options = cast("Mapping[str, Value]", self._seen.get("options", {}))
        told = agreed_options(game, options, self._texts)
        return "\n\n".join(
            part
            for part in (
                say(
                    "system",
                    "role",
                    game=game.title,
                    others=len(self._names) - 1,
                    name=self._names[self._seat],
                    names=", ".join(self._names),
                ),
                say("system", "options", options=told) if told else "",
                say("system", "truth"),
                self._rules(),
                say("system", "answer", moves=say("headings", "moves")).strip(),
            )
            if part
        )

    def _rules(self) -> str:
        if self._detail.rules == "none":
            return ""
        if self._detail.rules == "full":
            sections = rulebook(self._game.package, self._language).sections
            lines = [line for found in sections for line in (f"### {found.title}", *_told(found))]
            return section(self._prompts, "rulebook", lines)
        about = read_locale(self._game.package, self._language, "about", required=False)
        summary = about.get("summary", "").strip()
        return section(self._prompts, "rules", [summary]) if summary else ""

    # --- what is new

    def _section_rules(self) -> str:
        """The section of the rulebook with the rule that asks for this decision."""
        if self._detail.rules != "decision" or not self._state.agenda:
            return ""
        rule = self._state.agenda[-1].rule
        for found in rulebook(self._game.package, self._language).sections:
            if rule in found.rules:
                return section(self._prompts, "section", _told(found), title=found.title)
        return ""

    def _recap(self, log: MatchLog | None) -> str:
        if log is None:
            return ""
        told = log.since_last_decision(self._seat, self._texts, self._names)
        lines = [f"- {sentence}" for sentence in told[-MAX_RECAP:]]
        if len(told) > MAX_RECAP:
            lines.insert(0, self._prompts.say("tell", "earlier", count=len(told) - MAX_RECAP))
        return section(self._prompts, "recap", lines) if lines else ""

    def _board(self) -> tuple[str, ...]:
        board = board_of(self._game.package)
        in_words = drawn = ""
        if self._detail.board != "drawing" and board is not None:
            lines = []
            for heading, sentences in board.description(self._seen, self._texts, self._names):
                lines += [f"### {heading}", *sentences]
            in_words = section(self._prompts, "words", lines)
        if self._detail.board != "words" or board is None:
            drawing = self._game.draw(self._state, self._seat, self._names, self._language)
            drawn = section(self._prompts, "drawing", ["```", drawing, "```"])
        return in_words, drawn

    def _question(self, moves: MoveList | None) -> str:
        asked = self._texts.sentence("asks", self._game.prompt(self._state), self._names)
        if moves is None:
            waiting = [self._prompts.say("tell", "waiting")] if self._state.agenda else []
            return section(self._prompts, "question", [asked, *waiting])
        count = self._prompts.say("tell", "count", count=len(moves.moves))
        question = section(self._prompts, "question", [asked, count])
        return f"{question}\n\n{section(self._prompts, 'moves', moves.lines)}"


def _told(found: Section) -> list[str]:
    return [f"{rule}: {text}" for rule, text in found.rules.items()]
