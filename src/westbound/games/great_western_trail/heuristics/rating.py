"""The worth of a position: what the seat has, what it will bring, and what is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from westbound.engine.step import CHANCE, Step
from westbound.games.great_western_trail import automatic_steps, chance_steps
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.actions import ACTIONS
from westbound.games.great_western_trail.components import (
    CATTLE,
    FIRST_NEUTRAL,
    MASTERS,
    OBJECTIVES,
    WORKERS,
)
from westbound.games.great_western_trail.heuristics.cities import LATER, city_points, expect
from westbound.games.great_western_trail.heuristics.herd import deck_total, hand_total
from westbound.games.great_western_trail.heuristics.journey import best_way
from westbound.games.great_western_trail.heuristics.stops import Stops
from westbound.games.great_western_trail.railroad import (
    CITIES,
    CITY_REPEATABLE,
    CITY_VALUE,
    CITY_WHITE,
    END_MONEY,
    STATION_VP,
    STATION_WHITE,
)
from westbound.games.great_western_trail.rules import scoring
from westbound.games.great_western_trail.rules.certificates import permanent, temporary
from westbound.games.great_western_trail.rules.delivery import cost_of
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.move import fee
from westbound.games.great_western_trail.rules.objective_scoring import Scored, tasks_done
from westbound.games.great_western_trail.state import CITY_KINDS
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY

MAX_TRIPS: Final = 5.0
USUAL_CERTIFICATES: Final = 1.0
WORST: Final = -50.0


class Rating(Stops):
    """One position seen by one seat."""

    __slots__ = ()

    def total(self) -> float:
        state, seat = self.state, self.seat
        scored = scoring.objectives(state, seat)
        return (
            self.certain(scored)
            + self.purse()
            + self.all_workers()
            + self.all_discs()
            + self.all_buildings()
            + self.engine(state.engine[seat])
            + self.tokens()
            + self.objective_cards(scored)
            + self.deliveries()
            + self.journey()
            + self.open_steps()
        )

    # --- what is there

    def certain(self, scored: Scored) -> float:
        """GWT-254 to GWT-267: all that scores now, but for money."""
        state, seat = self.state, self.seat
        return float(
            scoring.buildings(state, seat)
            + scoring.cities(state, seat)
            + scoring.stations(state, seat)
            + scoring.hazards(state, seat)
            + scoring.cattle(state, seat)
            + scoring.workers(state, seat)
            + scoring.step_disc(state, seat)
            + scoring.job_market_token(state, seat)
            + scored.vp
            + scoring.station_masters(state, seat, scored.cards)
        )

    def tokens(self) -> float:
        """Teepees, certificates and station masters, besides what they score now."""
        state, seat, taste = self.state, self.seat, self.taste
        value = taste.teepee * (state.green[seat] + state.blue[seat]) * self.fade
        value += taste.certificate * temporary(state, seat) * min(1.0, self.trips + self.on_time)
        for tile, owner in enumerate(state.master_of):
            if owner == seat:
                value += self.fade + (
                    taste.permanent * MASTERS[tile].permanent_certificates * self.trips
                )
        return value

    def objective_cards(self, scored: Scored) -> float:
        """The chance to fulfil those that are not yet; cards in the deck are in the way."""
        state, seat, taste = self.state, self.seat, self.taste
        deck = state.draw[seat] + state.hand[seat] + state.discard[seat]
        cards = [card for card in deck if card >= CATTLE]
        value = -taste.clutter * self.fade * len(cards)
        fulfilled = list(scored.fulfilled)
        left = list(tasks_done(state, seat))
        for card in fulfilled:
            left = [a - b for a, b in zip(left, OBJECTIVES[card].tasks, strict=True)]
        hope = min(1.0, self.turns / 12)
        for card, bound in [(c, True) for c in state.area[seat]] + [(c, False) for c in cards]:
            if card in fulfilled:
                fulfilled.remove(card)
                continue
            objective = OBJECTIVES[card]
            missing = sum([max(0, n - h) for n, h in zip(objective.tasks, left, strict=True)])
            prize = objective.vp + objective.penalty * bound
            value += prize * hope * taste.task**missing
        return value

    # --- the journey and the deliveries

    def journey(self) -> float:
        state, seat = self.state, self.seat
        at = state.at[seat]
        if at in (BESIDE, KANSAS_CITY) or self.turns <= 0:
            return 0.0
        share, dollar, on = self.taste.later, self.taste.income, state.on
        single = self.single_auxiliary()

        def gain(space: int) -> float:
            return share * (self.location(space) if on[space] >= FIRST_NEUTRAL else single)

        return best_way(
            state.locations,
            at,
            self.steps,
            self.taste.turn * min(1.0, self.turns / 6),
            gain,
            lambda space: dollar * fee(state, seat, space),
        )

    def deliveries(self) -> float:
        """The income of the deliveries to come, and their cities."""
        state, seat, taste = self.state, self.seat, self.taste
        always = permanent(state, seat)
        limit = hand_limit(state, seat)
        deck = tuple(sorted(state.draw[seat] + state.hand[seat] + state.discard[seat]))
        later = deck_total(deck, limit) + always + USUAL_CERTIFICATES
        trips = min(self.trips, MAX_TRIPS)
        value = (taste.income + taste.breeding) * later * trips
        mask = self.own_cities()
        step = self.delivery_step()
        if isinstance(step, chance_steps.RevealHand):
            total = breeding_value(state.hand[seat]) + always + step.certificates
            value += self.earned(total)
            step = s.Delivery(seat, False, total)
        if isinstance(step, s.Delivery):
            return value + self.deliver_now(step, mask, later, trips)
        if isinstance(step, s.PlaceDisc):
            city = step.target - FIRST_CITY
            now = city_points(mask, city, 0.0) + self.best_disc(CITY_WHITE[city])
            value += now - self.cost(step.due)
            return value + LATER * expect(mask | 1 << city, None, later, trips, taste.dark)
        first = self.next_total(limit) + always + temporary(state, seat)
        value += taste.income * first * self.on_time
        following = expect(mask, None, later, trips, taste.dark)
        if not self.on_time:
            return value + following
        with_next = expect(mask, first, later, trips, taste.dark)
        return value + following + self.on_time * (with_next - following)

    def own_cities(self) -> int:
        start, mask = self.seat * CITY_KINDS, 0
        for city in CITIES:
            if self.state.cities[start + city]:
                mask |= 1 << city
        return mask

    def delivery_step(self) -> Step | None:
        """A delivery that is being made."""
        for step in reversed(self.state.agenda):
            if type(step) is automatic_steps.EndTurn:
                return None
            if type(step) is chance_steps.RevealHand and step.player == self.seat:
                return step
            if type(step) is s.Delivery and step.seat == self.seat:
                return step
            if type(step) is s.PlaceDisc and step.seat == self.seat and step.target >= FIRST_CITY:
                return step
        return None

    def deliver_now(self, step: s.Delivery, mask: int, later: float, trips: float) -> float:
        """The best city for this delivery, with those that follow."""
        best = WORST
        for city in CITIES:
            if CITY_VALUE[city] > step.value:
                break
            if mask >> city & 1 and not CITY_REPEATABLE[city]:
                continue
            due = cost_of(self.state, step, city)
            if due > self.money + step.value:
                continue
            worth = city_points(mask, city, 0.0) + self.best_disc(CITY_WHITE[city])
            worth -= self.cost(due)
            worth += LATER * expect(mask | 1 << city, None, later, trips, self.taste.dark)
            best = max(best, worth)
        return best

    def next_total(self, limit: int) -> float:
        """The breeding value to expect in Kansas City next time."""
        state, seat = self.state, self.seat
        hand, stack = state.hand[seat], state.draw[seat] or state.discard[seat]
        discards = sum([t.count for t in state.agenda if type(t) is s.DiscardCards])
        keep = len(hand) - discards
        if state.at[seat] == KANSAS_CITY:
            return hand_total(hand, stack, keep, 0.0)[0]
        doubles = hand_total(hand, stack, keep, 0.0)[1]
        drawn = max(0, limit - keep) + 0.35 * min(doubles, self.to_city)
        return hand_total(hand, stack, keep, drawn)[0]

    # --- open decisions

    def open_steps(self) -> float:
        """What the decisions on the agenda still promise, down to the end of the turn."""
        value = 0.0
        for step in reversed(self.state.agenda):
            kind = type(step)
            if kind is automatic_steps.EndTurn or kind is automatic_steps.BeginTurn:
                break
            worth = _OPEN.get(kind)
            if worth is not None and getattr(step, "player", step.seat) in (self.seat, CHANCE):
                value += worth(self, step)
        return value

    def use_location(self, step: s.UseLocation | automatic_steps.GoOn) -> float:
        if step.performed == 2:
            return 0.0
        local = self.slots(step.space, step.used) if step.space >= 0 else 0.0
        if step.performed or step.chain:
            return local
        return max(local, self.single_auxiliary())

    def bonus(self, step: s.Bonus) -> float:
        return max([self.action(ACTIONS[code]) for code in step.actions])

    def give_master(self, step: s.TakeMaster) -> float:
        tile = self.state.masters[step.station]
        start = self.seat * len(WORKERS)
        rows = self.state.workers[start : start + len(WORKERS)]
        least = min([self.worker(k, n) for k, n in enumerate(rows) if n > 1])
        return max(0.0, self.master(tile) - least)

    def station_disc(self, step: s.PlaceDisc) -> float:
        """A disc on its way to a station; cities are among the deliveries."""
        if step.target >= FIRST_CITY:
            return 0.0
        return self.best_disc(STATION_WHITE[step.target]) + STATION_VP[step.target]

    def back_from_end(self, step: s.BackFromEnd) -> float:
        return self.earned(END_MONEY)

    def upgrade(self, step: s.UpgradeStation) -> float:
        return max(0.0, self.station(step.station))


_OPEN: Final[dict[type[Step], Callable[[Rating, Any], float]]] = {
    s.UseLocation: Rating.use_location,
    automatic_steps.GoOn: Rating.use_location,
    s.CopyBuilding: lambda rating, step: rating.copy(step.chain),
    s.Bonus: Rating.bonus,
    s.Auxiliary: lambda rating, step: rating.verb("auxiliary", 0),
    s.Hire: lambda rating, step: rating.verb("hire", step.modifier),
    s.PlaceBuilding: lambda rating, step: rating.verb("place_building", step.price),
    s.MoveEngine: lambda rating, step: rating.verb("move_engine", step.most),
    s.MoveAgain: lambda rating, step: rating.verb("move_herd", step.most),
    s.MoveFree: lambda rating, step: rating.verb("move_free", step.most),
    s.MoveEngineBack: lambda rating, step: -rating.back(step.exactly),
    automatic_steps.Rewards: lambda rating, step: rating.brings(ACTIONS[step.action]),
    s.BackForDelivery: lambda rating, step: rating.trip_back(0),
    s.BackFromEnd: Rating.back_from_end,
    s.UpgradeStation: Rating.upgrade,
    s.UpgradeBehind: lambda rating, step: rating.verb("upgrade_station", 0),
    s.PlaceDisc: Rating.station_disc,
    s.TakeMaster: Rating.give_master,
    s.TakeObjective: lambda rating, step: rating.verb("take_objective", 0),
    s.Trade: lambda rating, step: rating.verb("trade", 0),
    s.RemoveHazard: lambda rating, step: rating.verb("remove_hazard", step.cost),
    s.DrawHowMany: lambda rating, step: rating.verb("draw_discard", step.most),
    s.TrashCards: lambda rating, step: rating.verb("trash_hand_cards", step.count),
    s.BuyCattle: lambda rating, step: max(0.0, rating.buy(step.cowboys)),
}
