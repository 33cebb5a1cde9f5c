"""One match at the keyboard: show, ask, understand the answer, play, let the bots reply."""

from __future__ import annotations

import os
from collections.abc import Callable
from enum import Enum, auto

from westbound.bots import LiveView, choose_move, close_bots, decision_seed
from westbound.cli.choices import Choices
from westbound.cli.errors import INTERRUPTED
from westbound.cli.history import MatchHistory
from westbound.cli.rulebooks import find_rule
from westbound.cli.saves import Autosave, path_of
from westbound.cli.screen import Screen, mark, short
from westbound.cli.seating import Seating
from westbound.cli.words import Words
from westbound.engine.errors import BadInput, IllegalMove
from westbound.engine.game import Sentence
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.texts import catalogue

MAX_RECAP = 40


class Then(Enum):
    """What follows an answer."""

    ASK_AGAIN = auto()
    GO_ON = auto()
    LEAVE = auto()


class Session:
    """Plays one match; `run` returns the exit code."""

    def __init__(
        self, match: Match, seating: Seating, autosave: Autosave, words: Words, screen: Screen
    ) -> None:
        self._match = match
        self._bots = seating.bots
        self._autosave = autosave
        self._words = words
        self._screen = screen
        self._catalogue = catalogue(match.game.package, words.language)
        self._names = [mark(seat, name) for seat, name in enumerate(match.names)]
        self._history = MatchHistory(match, self._catalogue, self._names)
        self._seat = -1
        self._choices = Choices((), self._catalogue, self._names)
        self._leaving_unsaved = False
        self._commands: dict[str, Callable[[str], Then]] = {
            "h": self._help,
            "b": self._board,
            "l": self._log,
            "r": self._rule,
            "?": self._why_not,
            "u": self._undo,
            "s": self._save,
            "q": self._quit,
        }

    # --- the loop

    def run(self) -> int:
        try:
            while not self._match.over:
                if self._decide() is Then.LEAVE:
                    return 0
        except EOFError:
            self._screen.say("")
            self._leave()
            return 0
        except KeyboardInterrupt:
            self._screen.say("")
            self._leave()
            return INTERRUPTED
        finally:
            close_bots(self._bots.values())
        self._finish()
        return 0

    def _decide(self) -> Then:
        """One decision: a bot's, or a person's with the commands typed before it."""
        for seat in self._match.turns:
            if seat in self._bots:
                self._bot(seat)
                return Then.GO_ON
        self._seat = self._match.turns[0]
        moves = self._match.moves(self._seat)
        self._choices = Choices(moves, self._catalogue, self._names, self._described)
        self._show()
        then = Then.ASK_AGAIN
        while then is Then.ASK_AGAIN:
            then = self._answer(self._screen.read())
        return then

    def _bot(self, seat: int) -> None:
        match = self._match
        view = LiveView(match.game, match.state, seat)
        chance = decision_seed(match.seed, len(match.log))
        match.play(choose_move(self._bots[seat], view, match.moves(seat), chance), seat)

    def _described(self, move: Move) -> Sentence:
        return self._match.game.log_sentence(self._match.state, move, self._seat)

    # --- showing

    def _show(self) -> None:
        self._screen.heading(self._names[self._seat])
        self._draw()
        self._recap()
        self._ask()

    def _draw(self) -> None:
        match = self._match
        names = [name.partition(" ")[2] for name in self._names]
        self._screen.whole(match.game.draw(match.state, self._seat, names, self._words.language))

    def _recap(self) -> None:
        told = self._history.since(self._seat)
        if not told:
            return
        self._screen.say("")
        self._screen.say(self._words.say("recap"), "bold")
        if len(told) > MAX_RECAP:
            self._screen.say(self._words.say("recap_earlier", count=len(told) - MAX_RECAP), "dim")
        self._screen.lines(told[-MAX_RECAP:])

    def _ask(self) -> None:
        asked = self._match.game.prompt(self._match.state)
        self._screen.say("")
        self._screen.say(self._catalogue.sentence("asks", asked, self._names), "bold")
        self._screen.choices(self._choices)
        self._screen.say(self._words.say("prompt", count=len(self._choices)), "dim")

    # --- understanding

    def _answer(self, line: str) -> Then:
        first, _, rest = line.strip().partition(" ")
        if first.startswith("?"):
            first, rest = "?", f"{first[1:]} {rest}"
        command = self._commands.get(first.lower())
        self._leaving_unsaved &= command == self._quit
        if command is not None:
            return command(rest.strip())
        move = self._understand(line)
        return Then.ASK_AGAIN if move is None else self._play(move)

    def _understand(self, line: str) -> Move | None:
        """The move that a number or a text means; None, with a sentence, if there is none."""
        text = " ".join(line.split())
        if not text:
            self._screen.say(self._words.say("prompt", count=len(self._choices)), "dim")
            return None
        if text.isascii() and text.isdigit():
            move = self._choices.number(int(text[:9]))
            if move is None:
                count = len(self._choices)
                self._screen.refuse(self._words.say("no_number", number=short(text), count=count))
            return move
        return self._parse(text)

    def _parse(self, text: str) -> Move | None:
        game = self._match.game
        move = self._choices.text(text)
        if move is None:  # capitals do not matter in refused moves either
            move = next((m for m in game.all_moves() if m.text.lower() == text.lower()), None)
        try:
            return move or game.parse(text)
        except BadInput:
            self._screen.refuse(self._words.say("not_understood", text=short(text)))
            return None

    def _play(self, move: Move) -> Then:
        refusal = self._match.why_not(move, self._seat)
        if refusal is not None:
            self._screen.refuse(self._catalogue.refusal(refusal, self._names))
            return Then.ASK_AGAIN
        self._match.play(move, self._seat)
        self._save_quietly()
        return Then.GO_ON

    # --- commands

    def _help(self, rest: str) -> Then:
        example = self._match.moves(self._seat)[0].text
        self._screen.say(self._words.say("help", example=example))
        return Then.ASK_AGAIN

    def _board(self, rest: str) -> Then:
        self._draw()
        self._ask()
        return Then.ASK_AGAIN

    def _log(self, rest: str) -> Then:
        self._screen.lines(self._history.sentences())
        return Then.ASK_AGAIN

    def _rule(self, rest: str) -> Then:
        found = find_rule(self._match.game, self._words.language, rest)
        if found is None:
            prefix = self._match.game.rule_prefix
            self._screen.refuse(self._words.say("no_rule", id=short(rest), prefix=prefix))
        else:
            self._screen.say(f"{found[0]}  {found[1]}")
        return Then.ASK_AGAIN

    def _why_not(self, rest: str) -> Then:
        if not rest:
            self._screen.say(self._words.say("why_usage"))
            return Then.ASK_AGAIN
        move = self._understand(rest)
        if move is None:
            return Then.ASK_AGAIN
        refusal = self._match.why_not(move, self._seat)
        if refusal is None:
            self._screen.say(self._words.say("possible", move=self._choices.label(move)), "green")
        else:
            self._screen.refuse(self._catalogue.refusal(refusal, self._names))
        return Then.ASK_AGAIN

    def _undo(self, rest: str) -> Then:
        try:
            entry = self._match.undo(self._seat)
        except IllegalMove as error:
            for refusal in error.refusals:
                self._screen.refuse(self._catalogue.refusal(refusal, self._names))
            return Then.ASK_AGAIN
        undone = self._choices.label(entry.move)
        self._screen.say(self._words.say("taken_back", move=undone), "green")
        self._save_quietly()
        return Then.GO_ON

    # --- keeping the match

    def _save_quietly(self) -> None:
        warned = self._autosave.problem is not None
        if not self._autosave.save() and not warned:  # once is enough; leaving says it again
            self._screen.refuse(self._unsaved())

    def _unsaved(self) -> str:
        return self._words.say("not_saved", reason=str(self._autosave.problem))

    def _save(self, rest: str) -> Then:
        path = path_of(rest) if rest else self._autosave.path
        if os.path.isfile(path) and path.absolute() != self._autosave.path.absolute():
            self._screen.refuse(self._words.say("file_exists", path=str(path)))
        elif self._autosave.save_as(path):
            self._screen.whole(self._words.say("saved", path=str(self._autosave.path)), "green")
        else:
            self._screen.refuse(self._unsaved())
        return Then.ASK_AGAIN

    def _quit(self, rest: str) -> Then:
        """Leave, but not silently without a saved match: that takes a second `q`."""
        if not self._autosave.save() and not self._leaving_unsaved:
            self._leaving_unsaved = True
            self._screen.refuse(self._unsaved())
            self._screen.say(self._words.say("quit_unsaved"))
            return Then.ASK_AGAIN
        self._leave()
        return Then.LEAVE

    def _leave(self) -> None:
        if self._autosave.save():
            self._screen.whole(self._words.say("saved", path=str(self._autosave.path)))
            self._screen.whole(self._words.say("resume", command=self._autosave.command))
        else:
            self._screen.refuse(self._unsaved())

    def _finish(self) -> None:
        """The end: the last events, the final board, the points, and where the match is saved."""
        people = [seat for seat in range(self._match.players) if seat not in self._bots]
        self._seat = people[0]
        self._screen.heading(self._words.say("over"))
        self._draw()
        self._recap()
        self._screen.say("")
        self._screen.standings(self._match, self._catalogue, self._names, self._words)
        if self._autosave.save():
            self._screen.whole(self._words.say("saved", path=str(self._autosave.path)))
        else:
            self._screen.refuse(self._unsaved())
