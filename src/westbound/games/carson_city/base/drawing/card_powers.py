"""What a character does, in signs: a line or two on its card, the same in every language.

A face is a card on one side (CC-172): `sheriff_y` is the Sheriff on yellow. Card 14 has two names.
`@vp` is a sign, everything else is text. Of two lines the second has 36 units of room, else 43.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final

from westbound.games.carson_city.base.drawing.art import RARE_SIGNS
from westbound.games.carson_city.base.drawing.part_drawing import PartDrawing, Powers

CARD_POWERS: Final[dict[str, Powers]] = {
    # CC-173, CC-174: a second card, paid for or with a lower limit
    "newsboy_y": (("−$3",), ("+1", "@card")),
    "newsboy_r": (("+1", "@card"), ("@purse", "−5")),
    # CC-176, CC-178
    "sheriff_y": (("+1", "@white"),),
    "sheriff_r": (("+3", "@vp"), ("/", "@beaten")),
    # CC-179
    "banker_y": (("+$9",),),
    "banker_r": (("3–7", "@vp"), ("$3–25",)),
    # CC-180, CC-183: one or the other
    "grocer_y": (("+$8",), ("×2", "@building")),
    "grocer_r": (("+$8",), ("@vp", "/", "@home")),
    # CC-184
    "chinese_worker_y": (("+2", "@road"), ("½", "@building")),
    "chinese_worker_r": (("−$5",), ("+1", "@building")),
    # CC-185
    "settler_y": (("+1", "@parcel"),),
    "settler_r": (("+$8",), ("@vp", "/", "@peak")),
    # CC-186
    "captain_y": (("1–3", "@cowboy"),),
    "captain_r": (("1–2", "@gun"),),
    # CC-188
    "mercenary_y": (("+3", "@revolver"),),
    "mercenary_r": (("+2", "@revolver"),),
    # CC-189
    "indian_y": (("+2", "@parcel"), ("@die", "@die-2")),
    "indian_r": (("@parcel", "≤$3"),),
    # CC-190, CC-191
    "prospector_y": (("−$10",), ("@mine", "@parcel")),
    "prospector_r": (("+2", "@dynamite"),),
    # CC-193
    "gunsmith_y": (("+2", "@vp"), ("/", "@won")),
    "gunsmith_r": (("+1", "@dynamite"), ("@reroll",)),
    # CC-194, CC-196
    "singer_y": (("2", "@no-duel"),),
    "singer_r": (("@product",), ("@cowboy", "@no-duel")),
    # CC-197, CC-198
    "auctioneer_y": (("@gavel",), ("2", "@parcel")),
    "auctioneer_r": (("@gavel",), ("+3", "@revolver")),
    # CC-199, CC-200
    "governor_y": (("+1", "@road"), ("@vp", "/", "@lane")),
    "governor_r": (("$1", "/", "@gun"), ("10 %",)),
    # CC-201, CC-203
    "doctor": (("+$3",), ("/", "@heal")),
    "undertaker": (("+$2",), ("/", "@beaten")),
    # CC-204; the yellow side belongs to a variant
    "cowboy_r": (("−$8",), ("@ranch", "@parcel")),
    # CC-205, CC-206
    "heroes_y": (("@shield", "@building"),),
    "heroes_r": (("3–9", "@vp"), ("−", "@cowboy")),
    # CC-207
    "teacher_y": (("#1", "@card"),),
    "teacher_r": (("2", "@vp", "/"), ("@civic",)),
}


def powers_of(face: str, parts: Iterable[PartDrawing]) -> Powers:
    """What a face does; a part knows the cards that only do something with it."""
    if face in CARD_POWERS:
        return CARD_POWERS[face]
    return next(part.card_powers[face] for part in parts if face in part.card_powers)


def signs_of(powers: Powers) -> set[str]:
    """Those of its signs that not every picture defines."""
    return {token[1:] for token in chain(*powers) if token[0] == "@"} & RARE_SIGNS
