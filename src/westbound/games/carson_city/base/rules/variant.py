"""What a variant can change. It overrides only what it changes, as a character card does.

The rules of the base game ask the variants of the table (`state.setup.variants`), one after the
other, wherever one of them may have a say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from westbound.engine.game import Clock
from westbound.engine.move import Move
from westbound.engine.option import Option, Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.games.carson_city.stage import Moment, Stage
from westbound.games.carson_city.state import CarsonState

if TYPE_CHECKING:
    from westbound.games.carson_city.characters.equip import Equip


class Variant:
    """A variant that the table plays with; this one changes nothing."""

    options: ClassVar[tuple[Option, ...]]  # of a table; the first one switches the variant on
    category: ClassVar[str] = ""  # of the points that only this variant brings
    stages: ClassVar[tuple[tuple[Moment, Stage], ...]] = ()  # added to the order of play
    plans_extras: ClassVar[bool] = False  # not asked for as soon as a cowboy is placed
    acts_after_duels: ClassVar[bool] = False  # so that a winner acts only then
    boosts_income: ClassVar[bool] = False  # with choices of each player
    has_secrets: ClassVar[bool] = False

    def is_chosen(self, options: Mapping[str, Value]) -> bool:
        return bool(options[self.options[0].name])

    # --- set-up and end

    def lay_out(self, state: CarsonState) -> None:
        """Change what everybody starts with."""

    def starting_parcels(self, state: CarsonState, usual: list[int]) -> list[int]:
        """How many parcels each seat claims at the start."""
        return usual

    def final_points(self, state: CarsonState, seat: int) -> Mapping[int, int]:
        """What the variant brings the seat at the end, by category."""
        return {}

    # --- placing cowboys

    def open_places(self, state: CarsonState, seat: int, places: int) -> int:
        """The locations where the seat may place a cowboy."""
        return places

    def governs(self, state: CarsonState, location: int) -> bool:
        """Whether the variant alone says who may go to this location."""
        return False

    def why_not_there(self, state: CarsonState, seat: int, location: int) -> Refusal | None:
        """The rule that keeps the seat from a location that the variant governs."""
        return None

    def extras(self, state: CarsonState, step: Equip) -> Sequence[Move]:
        """What more may go with the cowboy just placed."""
        return ()

    def passed(self, state: CarsonState, seat: int) -> None:
        """The seat has passed."""

    def clock(self, state: CarsonState) -> Clock | None:
        """The time limit that runs now."""
        return None

    def next_placer(self, state: CarsonState) -> bool:
        """Ask whoever places next; False: the turn track says who."""
        return False

    # --- placing together (Kit Carson)

    def plan_options(self, state: CarsonState, seat: int) -> Sequence[Move]:
        """What more the seat may add to its plan."""
        return ()

    def take_back_options(self, state: CarsonState, seat: int) -> Sequence[Move]:
        """What of it the seat may take back."""
        return ()

    def why_not_lift(self, state: CarsonState, seat: int) -> Refusal | None:
        """The rule that keeps the seat from taking any cowboy up again."""
        return None

    def lifted(self, state: CarsonState, seat: int) -> None:
        """A cowboy of the seat had to come back."""

    # --- duels

    def begin_duel(self, state: CarsonState, duellists: tuple[int, ...], location: int) -> bool:
        """Begin the duel; False: it is fought with dice."""
        return False

    def judge(self, state: CarsonState, location: int, winner: int, total: int) -> int:
        """Who wins; NOBODY if the best total is not enough."""
        return winner

    def reward(self, state: CarsonState, winner: int, location: int) -> bool:
        """Reward the winner of a duel; False: they act at the location."""
        return False

    def duel_over(self, state: CarsonState) -> None:
        """A duel is over, its losers are sent home."""

    # --- buildings and income

    def building_spots(self, state: CarsonState, building: int, spots: int) -> int:
        """The parcels where a building may stand."""
        return spots

    def why_not_build(self, state: CarsonState, building: int, parcel: int) -> Refusal | None:
        """The rule that keeps the building from this parcel."""
        return None

    def mine_income(self, state: CarsonState, parcel: int) -> int:
        """What a mine on this parcel earns besides its mountains."""
        return 0

    def owners_income(self, state: CarsonState, parcel: int, income: int) -> int:
        """What the owner of a building gets of its income."""
        return income

    def ask_boosts(self, state: CarsonState, seat: int) -> None:
        """Ask the seat for what raises the income of its buildings."""

    def unresolved(self, state: CarsonState, following: int) -> int:
        """Locations that still matter in phase 3; `following` is the next part of the flow."""
        return 0

    # --- secrets (CC-010)

    def dealt_to(self, step: Step) -> int | None:
        """The one seat that sees what this step of chance deals; None: it deals nothing secret."""
        return None

    def handed_in(self, state: CarsonState, step: Step) -> list[bool] | None:
        """Whose sealed answer lies on the table; None: this step asks for none."""
        return None

    def hide(self, state: CarsonState, seen: CarsonState, viewer: int | None) -> None:
        """Blank in `seen`, a copy, what the viewer may not know."""

    def fill_in(self, state: CarsonState, rng: Rng) -> None:
        """Put something in the place of the blanks that they could be."""
