"""The position in two sentences."""

from __future__ import annotations

from westbound.games.carson_city.base.drawing.plat import NAMED
from westbound.games.carson_city.components import ROUNDS
from westbound.games.carson_city.observation import View
from westbound.kit.texts import Texts


def summary(view: View, texts: Texts) -> str:
    tiles = [parcel["tile"] for parcel in view["parcels"]]
    return texts.say(
        "board",
        "summary",
        round=view["round"],
        rounds=ROUNDS,
        phase=texts.of_catalogue("phases", str(view["phase"])).lower(),
        roads=len(view["roads"]),
        buildings=sum(tile in NAMED for tile in tiles),
        houses=sum(tile in ("house", "terrace") for tile in tiles),
        bag=sum(view["bag"].values()),
        left=view["houses_left"],
    )
