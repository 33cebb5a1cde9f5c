"""Which sentence of the log tells a move, and its numbers.

Only their owner knows which cards are drawn, or taken to hand from the objective stack: such a
sentence does not say which (GWT-221, GWT-272).
"""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param, Phrase
from westbound.engine.step import Step
from westbound.engine.texts import Gain, Money
from westbound.games.great_western_trail import chance_moves as drawn
from westbound.games.great_western_trail import chance_steps, steps
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail.components import (
    CARD_NAMES,
    CERTIFICATES,
    EMPTY,
    JOB_ARROWS,
    MASTER_NAMES,
    NEUTRALS,
    TILE_NAMES,
    TILE_VP,
    private,
)
from westbound.games.great_western_trail.costs import fees_of, money_after_disc, result_of
from westbound.games.great_western_trail.railroad import (
    CITY_VALUE,
    END_MONEY,
    POSITION_NAMES,
    STATION_COST,
    STATION_VP,
)
from westbound.games.great_western_trail.rules.auxiliary import is_auxiliary
from westbound.games.great_western_trail.rules.build import craftsmen_needed
from westbound.games.great_western_trail.rules.certificates import permanent
from westbound.games.great_western_trail.rules.delivery import cost_of, places_behind
from westbound.games.great_western_trail.rules.discs import FIRST_CITY
from westbound.games.great_western_trail.rules.engine import other_engines
from westbound.games.great_western_trail.rules.hire import hiring_cost
from westbound.games.great_western_trail.rules.income import breeding_value
from westbound.games.great_western_trail.rules.objectives import is_unseen
from westbound.games.great_western_trail.rules.supply import PER_COLUMN, is_worker, space_for
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.terms import place, target_name, term_of
from westbound.games.great_western_trail.trail import SPACE_NAMES, TEEPEE_VALUE
from westbound.kit.messages import log_message, log_message_or_next, sentence
from westbound.kit.moves import Decline, Done

# --- the trail


def _at_building(state: TrailState, step: Step, move: m.BeginAt | m.Copy) -> Sentence:
    return sentence(move.kind, building=term_of(state, state.on[move.code]))


def _move(state: TrailState, step: steps.MoveHerd | steps.MoveAgain, move: m.MoveTo) -> Sentence:
    fees = fees_of(state, step.seat, move.route)
    stop = place(state, move.route[-1])
    if not fees.total:
        return sentence("move", place=stop)
    return sentence("move_paying", place=stop, payments=fees.payments())


def _move_free(state: TrailState, step: steps.MoveFree, move: m.MoveTo) -> Sentence:
    return sentence("move_free", place=place(state, move.route[-1]))


def _remove(state: TrailState, step: steps.RemoveHazard, move: m.Remove) -> Sentence:
    tile = state.on[move.code]
    key = "remove_hazard" if step.cost else "remove_hazard_free"
    return sentence(key, tile=TILE_NAMES[tile], cost=Money(step.cost), vp=TILE_VP[tile])


def _trade(state: TrailState, step: steps.Trade, move: m.TradeFor) -> Sentence:
    value = TEEPEE_VALUE[move.code]
    tile = TILE_NAMES[state.on[move.code]]
    return sentence("trade" if value > 0 else "trade_paying", tile=tile, value=Money(abs(value)))


def _build(state: TrailState, step: steps.PlaceBuilding, move: m.BuildOn) -> Sentence:
    building = term_of(state, private(step.seat, move.number))
    cost = Money(craftsmen_needed(state, move.number, move.space) * step.price)
    old = state.on[move.space]
    if old == EMPTY:
        return sentence("build", building=building, cost=cost)
    return sentence("build_over", building=building, cost=cost, old=term_of(state, old))


# --- actions


def _source(state: TrailState, step: Step, move: m.Use) -> Param:
    """What the action is printed on."""
    if isinstance(step, steps.UseLocation) and not is_auxiliary(move.action):
        return Phrase("source_building", {"building": term_of(state, state.on[step.space])})
    return "source_bonus" if isinstance(step, steps.Bonus) else "source_auxiliary"


def _use(state: TrailState, step: Step, move: m.Use) -> Sentence:
    result = result_of(state, step.seat, move)
    shown: list[str | int] = [CARD_NAMES[card] for card in result.cards]
    if result.money:
        shown.append(Gain(result.money))
    if result.marker != state.certificates[step.seat]:
        shown.append(f"marker_{CERTIFICATES[result.marker]}")
    source = _source(state, step, move)
    return sentence("use_result" if shown else "use", source=source, result=tuple(shown))


def _hire(state: TrailState, step: steps.Hire, move: m.HireWorker) -> Sentence:
    number = state.workers_of(step.seat, move.worker) + 1
    return sentence("hire", cost=Money(hiring_cost(move.row, step.modifier)), number=number)


def _engine(state: TrailState, step: steps.MoveEngine, move: m.EngineTo) -> Sentence:
    return sentence("engine", start=_start(state, step))


def _engine_back(state: TrailState, step: steps.MoveEngineBack, move: m.EngineTo) -> Sentence:
    return sentence("engine_back", start=_start(state, step))


def _engine_from_end(state: TrailState, step: steps.BackFromEnd, move: m.EngineTo) -> Sentence:
    return sentence("engine_end", start=_start(state, step), gain=Money(END_MONEY))


def _engine_delivery(state: TrailState, step: steps.BackForDelivery, move: m.EngineTo) -> Sentence:
    behind = places_behind(state.engine[step.seat], other_engines(state, step.seat))
    return sentence("engine_delivery", start=_start(state, step), value=behind[move.code])


def _start(state: TrailState, step: Step) -> str:
    return POSITION_NAMES[state.engine[step.seat]]


def _upgrade(state: TrailState, step: Step, move: m.Upgrade) -> Sentence:
    return sentence("upgrade", cost=Money(STATION_COST[move.code]), vp=STATION_VP[move.code])


def _clear_disc(state: TrailState, step: steps.PlaceDisc, move: m.ClearDisc) -> Sentence:
    key = "disc_station" if step.target < FIRST_CITY else "disc_city"
    return sentence(key, **_disc(step, money_after_disc(state, step, move.code)))


def _disc_from(state: TrailState, step: steps.PlaceDisc, move: m.DiscFromStation) -> Sentence:
    key = "disc_from_station" if step.target < FIRST_CITY else "disc_from_city"
    return sentence(key, **_disc(step, money_after_disc(state, step, None)))


def _disc(step: steps.PlaceDisc, left: int) -> dict[str, Param]:
    return {"target": target_name(step.target), "due": Money(step.due), "left": Money(left)}


def _give_up(state: TrailState, step: steps.TakeMaster, move: m.GiveUp) -> Sentence:
    return sentence("give_up", master=MASTER_NAMES[state.masters[step.station]])


def _deliver(state: TrailState, step: steps.Delivery, move: m.DeliverTo) -> Sentence:
    due, value = cost_of(state, step, move.code), CITY_VALUE[move.code]
    key = "deliver_free" if step.free else "deliver"
    return sentence(key, total=step.value, value=value, due=Money(due))


# --- Kansas City


def _take_tile(state: TrailState, step: steps.Foresight, move: m.TakeForesightTile) -> Sentence:
    """Where the tile is put (GWT-071 to GWT-073, GWT-079)."""
    if is_worker(move.code):
        last = state.row_filled + 1 == state.setup.numbers.job_columns
        ends = last and JOB_ARROWS[state.token] == "red"
        return sentence("take_tile_end" if ends else "take_tile_worker", row=state.token + 1)
    space = space_for(state, move.code)
    if space == EMPTY:
        return sentence("take_tile_out")
    return sentence("take_tile", space=SPACE_NAMES[space])


def _certificates(state: TrailState, step: steps.Income, move: m.SpendCertificates) -> Sentence:
    return sentence("certificates" if move.amount else "certificates_none")


def _income(state: TrailState, step: chance_steps.RevealHand, move: drawn.Cards) -> Sentence:
    """GWT-081 to GWT-085: the hand that everybody sees now, and what it brings."""
    value, always = breeding_value(state.hand[step.player]), permanent(state, step.player)
    return sentence(
        "cards_income",
        seat=step.player,
        value=value,
        permanent=always,
        amount=step.certificates,
        income=Money(value + always + step.certificates),
    )


# --- cards


def _take_card(state: TrailState, step: steps.TakeObjective, move: m.TakeCard) -> Sentence:
    return sentence("take_card_hand" if step.to_hand else "take_card")


def _done_buying(state: TrailState, step: steps.BuyCattle, move: Done) -> Sentence:
    return sentence("done_buying")


def _done_removing(state: TrailState, step: steps.TrashCards, move: Done) -> Sentence:
    return sentence("done_removing")


def _decline(state: TrailState, step: Step, move: Decline) -> Sentence:
    return sentence("decline", asks=step.kind)


# --- chance


def _drawn(state: TrailState, step: chance_steps.DrawCards, move: drawn.Cards) -> Sentence:
    """Only who draws how many, and whether the discard pile is shuffled for it (GWT-009)."""
    shuffled = step.count > len(state.draw[step.player])
    key = "cards_drawn_shuffled" if shuffled else "cards_drawn"
    return sentence(key, seat=step.player, count=step.count)


def _for_foresight(
    state: TrailState, step: chance_steps.RevealForesight, move: drawn.Tile
) -> Sentence:
    return sentence("tile_foresight", column=step.space // PER_COLUMN + 1)


def _for_jobs(state: TrailState, step: chance_steps.RevealForJobs, move: drawn.Tile) -> Sentence:
    row = 1 if step.left >= state.setup.numbers.job_columns else 2
    return sentence("tile_job", row=row)


def _for_board(state: TrailState, step: chance_steps.RevealForBoard, move: drawn.Tile) -> Sentence:
    space = space_for(state, move.code)
    if space == EMPTY:
        return sentence("tile_back")
    return sentence("tile", space=SPACE_NAMES[space])


def _display(state: TrailState, step: chance_steps.DealDisplay, move: drawn.Cards) -> Sentence:
    return sentence("cards_display")


def _market(state: TrailState, step: chance_steps.DealMarket, move: drawn.Cards) -> Sentence:
    return sentence("cards_market")


def _objective_unseen(
    state: TrailState, step: chance_steps.RevealObjective, move: drawn.Cards
) -> Sentence | None:
    """GWT-221: which card it is, only its owner knows."""
    return sentence("cards_objective_unseen", seat=step.player) if is_unseen(state, step) else None


def _objective(
    state: TrailState, step: chance_steps.RevealObjective, move: drawn.Cards
) -> Sentence:
    key = "cards_objective_hand" if step.to_hand else "cards_objective"
    return sentence(key, seat=step.player)


def _starter(state: TrailState, step: Step, move: drawn.Starter) -> Sentence:
    return sentence("starter", seat=move.amount - 1)


def _neutrals(state: TrailState, step: Step, move: drawn.NeutralOrder) -> Sentence:
    return sentence("neutrals", order=tuple(f"building_{NEUTRALS[code]}" for code in move.codes))


def _starting(state: TrailState, step: Step, move: drawn.StartingObjectives) -> Sentence:
    return sentence("starting_objectives", seat=tuple(range(state.setup.players)))


LOG: Final = (
    log_message(steps.PlaceHerd, m.BeginAt, _at_building),
    log_message(steps.CopyBuilding, m.Copy, _at_building),
    log_message(steps.MoveHerd, m.MoveTo, _move, "move", "move_paying"),
    log_message(steps.MoveAgain, m.MoveTo, _move, "move", "move_paying"),
    log_message(steps.MoveFree, m.MoveTo, _move_free, "move_free"),
    log_message(steps.RemoveHazard, m.Remove, _remove, "remove_hazard", "remove_hazard_free"),
    log_message(steps.Trade, m.TradeFor, _trade, "trade", "trade_paying"),
    log_message(steps.PlaceBuilding, m.BuildOn, _build, "build", "build_over"),
    log_message(Step, m.Use, _use, "use", "use_result"),
    log_message(steps.Hire, m.HireWorker, _hire),
    log_message(steps.MoveEngine, m.EngineTo, _engine),
    log_message(steps.MoveEngineBack, m.EngineTo, _engine_back, "engine_back"),
    log_message(steps.BackFromEnd, m.EngineTo, _engine_from_end, "engine_end"),
    log_message(steps.BackForDelivery, m.EngineTo, _engine_delivery, "engine_delivery"),
    log_message(Step, m.Upgrade, _upgrade),
    log_message(steps.PlaceDisc, m.ClearDisc, _clear_disc, "disc_city", "disc_station"),
    log_message(
        steps.PlaceDisc, m.DiscFromStation, _disc_from, "disc_from_city", "disc_from_station"
    ),
    log_message(steps.TakeMaster, m.GiveUp, _give_up),
    log_message(steps.Delivery, m.DeliverTo, _deliver, "deliver", "deliver_free"),
    log_message(
        steps.Foresight,
        m.TakeForesightTile,
        _take_tile,
        "take_tile",
        "take_tile_end",
        "take_tile_out",
        "take_tile_worker",
    ),
    log_message(
        steps.Income, m.SpendCertificates, _certificates, "certificates", "certificates_none"
    ),
    log_message(steps.TakeObjective, m.TakeCard, _take_card, "take_card", "take_card_hand"),
    log_message(steps.BuyCattle, Done, _done_buying, "done_buying"),
    log_message(steps.TrashCards, Done, _done_removing, "done_removing"),
    log_message(Step, Decline, _decline),
    log_message(chance_steps.RevealForesight, drawn.Tile, _for_foresight, "tile_foresight"),
    log_message(chance_steps.RevealForJobs, drawn.Tile, _for_jobs, "tile_job"),
    log_message(chance_steps.RevealForBoard, drawn.Tile, _for_board, "tile", "tile_back"),
    log_message(
        chance_steps.DrawCards,
        drawn.Cards,
        _drawn,
        "cards_drawn",
        "cards_drawn_shuffled",
        mentions_move=False,
    ),
    log_message(chance_steps.RevealHand, drawn.Cards, _income, "cards_income"),
    log_message(chance_steps.DealDisplay, drawn.Cards, _display, "cards_display"),
    log_message(chance_steps.DealMarket, drawn.Cards, _market, "cards_market"),
    log_message_or_next(
        chance_steps.RevealObjective,
        drawn.Cards,
        _objective_unseen,
        "cards_objective_unseen",
        mentions_move=False,
    ),
    log_message(
        chance_steps.RevealObjective,
        drawn.Cards,
        _objective,
        "cards_objective",
        "cards_objective_hand",
    ),
    log_message(chance_steps.DrawStart, drawn.Starter, _starter),
    log_message(chance_steps.DrawNeutrals, drawn.NeutralOrder, _neutrals),
    log_message(chance_steps.DealStartingObjectives, drawn.StartingObjectives, _starting),
)
