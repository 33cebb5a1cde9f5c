"""What stands on parcels, drawn as small elevations: the ground is y = 0, the box 40 wide, 30 high.

Colours are classes (`k-wall`, `k-roof`, ...) that the style sheet fills; light comes from above.
"""

from __future__ import annotations

from typing import Final


def _p(cls: str, d: str) -> str:
    return f'<path class="k-{cls}" d="{d}"/>'


def _c(cls: str, x: float, y: float, r: float) -> str:
    return f'<circle class="k-{cls}" cx="{x}" cy="{y}" r="{r}"/>'


_RANCH = (
    _p("shade", "M-1 0v-10h16V0z")
    + _p("roof", "M-10-19.5H6L17-9H1z")
    + _p("brick", "M-19 0v-10l9.5-9.5L0-10V0z")
    + _p("trim", "M-20.5-8.5l11-11 11 11")
    + _p("wall", "M-14.5 0v-8.5h10V0z")
    + _p("line", "M-14.5 0l10-8.5M-14.5-8.5l10 8.5M-9.5-14.5v2.6")
    + _p("glass", "M5-7h5v3.5H5z")
    + _p("line", "M12.5 0v-5M16 0v-5M19.5 0v-5M11-3.6h9.5M11-1.6h9.5")
)
_MINE = (
    _p("hill", "M-20 0c3-8 5-10 9-16l6-9 5 4 4-2c5 5 11 13 16 23z")
    + _p("line", "M-4-23l3 4M6-20l-1 4M9-16l4 5M-10-15l-3 6M13-8l3 5")
    + _p("dark", "M-8 0v-11l2-2H6l2 2V0z")
    + _p("beam", "M-8.5 0v-12h17V0M-11-13.2h22")
    + _p("gold", "M-4.5-5l2-2.4 2.3 1.2L2-8l2.5 3z")
    + _p("iron", "M-6-5.4H6L4.4-1.4h-8.8z")
    + _c("wheel", -2.8, -1, 1.5)
    + _c("wheel", 2.8, -1, 1.5)
)
_DRUGSTORE = (
    _p("wall", "M-15 0v-21h30V0z")
    + _p("shade", "M-15-12h30v3h-30z")
    + _p("trim-fill", "M-17-27.5h34v4.5h-34z")
    + _p("leaf", "M-18-9.5h36l-3.5-5h-29z")
    + _p("line", "M-9-14.5l-1.6 5M0-14.5v5M9-14.5l1.6 5")
    + _p("glass", "M-13-7.5h9V-2h-9zM7-7.5h6V-2H7z")
    + _p("dark", "M-2 0v-7.5h6.5V0z")
    + _c("card", 0, -20, 4.4)
    + _p("leaf", "M-1-22.8h2v1.8h1.8v2H1v1.8h-2V-19h-1.8v-2H-1z")
)
_BANK = (
    _p("stone", "M-16-3v-14h32v14z")
    + _p("dark", "M-3-3v-9.5h6V-3z")
    + _p("card", "M-14.5-3v-13h3.6v13zM-8.4-3v-13h3.6v13zM4.8-3v-13h3.6v13zM10.9-3v-13h3.6v13z")
    + _p("card", "M-18.5-16h37v-2.8h-37z")
    + _p("stone", "M-19-18.8L0-28.5l19 9.7z")
    + _p("card", "M-19.5 0v-3h39v3z")
    + _c("gold", 0, -22.2, 2.9)
)
_SALOON = (
    _p("wood", "M-16 0v-20h32V0z")
    + _p("line", "M-16-17h32M-16-14.6h32")
    + _p("trim-fill", "M-18-19v-4h5v-5.5h26v5.5h5v4z")
    + _p("card", "M-10.5-26.6h21v4.8h-21z")
    + _p("line", "M-7.5-24.2h15")
    + _p("roof", "M-19.5-9.5h39l-3.5-4.5h-32z")
    + _p("glass", "M-14-7.5h6.5v4.5H-14zM7.5-7.5H14V-3H7.5z")
    + _p("dark", "M-5.5 0v-8.5h11V0z")
    + _p("gold", "M-5-2v-4.6c2 0 4 .6 4.5 1.8V-2zM5-2v-4.6c-2 0-4 .6-4.5 1.8V-2z")
    + _p("post", "M-18 0v-9.5M18 0v-9.5")
)
_HOTEL = (
    _p("brick", "M-13 0v-27h26V0z")
    + _p("trim-fill", "M-15-30h30v3.4h-30z")
    + _p(
        "glass",
        "M-10.5-24h5v4.6h-5zM-2.5-24h5v4.6h-5zM5.5-24h5v4.6h-5z"
        "M-10.5-16.6h5v4.6h-5zM-2.5-16.6h5v4.6h-5zM5.5-16.6h5v4.6h-5z",
    )
    + _p("roof", "M-16-7.5h32l-2.5-3h-27z")
    + _p("card", "M-11-7.5h7.5V0H-11zM3.5-7.5H11V0H3.5z")
    + _p("dark", "M-2.8 0v-6.5h5.6V0z")
    + _p("gold", "M13-23.5h4.6v14H13z")
)
_CHURCH = (
    _p("card", "M-7 0v-11h23V0z")
    + _p("roof", "M-7-11l2-7.5h17l4.8 7.5z")
    + _p("glass", "M-2.5-2v-4.6a1.5 1.5 0 0 1 3 0V-2zM4-2v-4.6a1.5 1.5 0 0 1 3 0V-2zM10.5-2v-4.6"
         "a1.5 1.5 0 0 1 3 0V-2z")
    + _p("wall", "M-16 0v-18.5h10V0z")
    + _p("roof", "M-17.5-18l6.5-10 6.5 10z")
    + _p("cross", "M-11-33v6M-13.2-31h4.4")
    + _p("glass", "M-12.6-11.5v-3a1.6 1.6 0 0 1 3.2 0v3z")
    + _p("dark", "M-13.4 0v-5.4a2.4 2.4 0 0 1 4.8 0V0z")
)  # fmt: skip
_PRISON = (
    _p("stone", "M-17 0v-21h34V0z")
    + _p("stone", "M-19-20.5v-6.5h5.4v2.6h5.5V-27h5.4v2.6h5.4V-27h5.5v2.6h5.4V-27H19v6.5z")
    + _p("line", "M-17-15.5h5M8-18h6M-15-3.5h4M10-3h5M-4-18h5M11-11h6M-17-9.5h3")
    + _p("dark", "M-13-13.5h8v6.5h-8zM5-13.5h8V-7H5z")
    + _p("bar", "M-11-13.5V-7M-9-13.5V-7M-7-13.5V-7M7-13.5V-7M9-13.5V-7M11-13.5V-7")
    + _p("beam-fill", "M-4 0v-8.5a4 4 0 0 1 8 0V0z")
    + _p("line", "M-4-5.5h8M-4-2.6h8")
)
_STORE = (
    _p("wall", "M-16 0v-20h32V0z")
    + _p("trim-fill", "M-18-18.5v-4.2h7q11-8.6 22 0h7v4.2z")
    + _p("card", "M-18-9h36l-3-6h-30z")
    + _p(
        "flag", "M-15-15h4.3l-1.3 6h-6zM-6.4-15h4.3L-3-9h-4.4zM2.1-15h4.3l1 6H3zM10.7-15H15l3 6h-6z"
    )
    + _p("glass", "M-13.5-7.5H-2V-2h-11.5z")
    + _p("dark", "M2 0v-7.5h7V0z")
    + _p("wood", "M11-5.5h6q1 2.7 0 5.5h-6q-1-2.8 0-5.5z")
    + _p("line", "M10.6-3.8h6.8M10.6-1.7h6.8")
)
_SCHOOL = (
    _p("brick", "M-15 0v-12L0-20.5 15-12V0z")
    + _p("card", "M-3.6-20v-7h7.2v7z")
    + _p("roof", "M-5.4-26.5L0-31.5l5.4 5z")
    + _c("gold", 0, -23.2, 1.9)
    + _p("roof", "M-18-10.6L0-21.4l18 10.8-1.6 2.4L0-17.8l-16.4 9.6z")
    + _p("glass", "M-12.2-7.5h5.4v5h-5.4zM6.8-7.5h5.4v5H6.8z")
    + _p("dark", "M-3.2 0v-8.5h6.4V0z")
    + _c("card", 0, -12.8, 2)
)
_BLACKSMITH = (
    _p("smoke", "M11.5-27c-3-2 1-3.4-1-5.5M12.5-27c3-2.4 0-4 2.6-6")
    + _p("stone", "M8.5-16v-10.5H15V-14z")
    + _p("wood", "M-17 0v-13h34V0z")
    + _p("roof", "M-20-12l5.5-8h29l5.5 8z")
    + _p("line", "M-12.8-17.5h25.6M-15-14.8h30")
    + _p("dark", "M-12 0v-9.5h24V0z")
    + _c("ember", 7.4, -2.6, 2.9)
    + _p("iron", "M-8.5-6.4H3.2q-1 2.3-4 2.5V-2h2.4v2h-8.4v-2h2.4v-1.9q-4 0-4.1-2.5z")
    + _p("post", "M-16.5 0v-12M16.5 0v-12")
)
_TOWN_HALL = (
    _p("wall", "M-19 0v-12.5h38V0z")
    + _p("roof", "M-20.5-12h41l-3.5-4.5h-34z")
    + _p("glass", "M-16.5-8.5h4v5.5h-4zM-11-8.5h4V-3h-4zM7-8.5h4V-3H7zM12.5-8.5h4V-3h-4z")
    + _p("stone", "M-6 0v-22.5H6V0z")
    + _p("trim-fill", "M-7.4-21.5q.4-6.6 7.4-6.6t7.4 6.6z")
    + _p("post", "M0-27.5v-6.5")
    + _p("flag", "M.4-34h6.2l-1.5 1.9 1.5 1.9H.4z")
    + _c("card", 0, -17.4, 3.2)
    + _p("line", "M0-19.4v2l1.4 1")
    + _p("dark", "M-3 0v-6.5a3 3 0 0 1 6 0V0z")
    + _p("card", "M-8.5 0v-1.8h17V0z")
)
_STATION = (
    _p("wood", "M-16-2.5v-10.5h32v10.5z")
    + _p("roof", "M-20-11.5l5-8h30l5 8z")
    + _p("wall", "M-6-17.5L0-25.5l6 8z")
    + _c("card", 0, -20, 2.7)
    + _p("line", "M0-21.7v1.7h1.3")
    + _p("glass", "M-13-9.5h5v4.5h-5zM8-9.5h5V-5H8z")
    + _p("dark", "M-5-2.5V-10h4v7.5zM1-2.5V-10h4v7.5z")
    + _p("post", "M-18-2.5v-9M18-2.5v-9")
    + _p("stone", "M-20 0v-2.7h40V0z")
    + _p("line", "M-20 1.6h40M-17 1v1.4M-11 1v1.4M-5 1v1.4M1 1v1.4M7 1v1.4M13 1v1.4M19 1v1.4")
)
_HOUSE = (
    _p("stone", "M5-14v-6.5h3.4v8z")
    + _p("wall", "M-10 0v-10.5L0-18.5l10 8V0z")
    + _p("roof", "M-13-8.6L0-20.4 13-8.6l-1.8 2.2L0-16.2-11.2-6.4z")
    + _p("dark", "M-6.5 0v-7h5V0z")
    + _p("glass", "M2-7h5v4.4H2z")
)
_TERRACE = (
    _p("wall", "M-19 0v-11l6.4-7 6.3 7V0zM6.3 0v-11l6.3-7 6.4 7V0z")
    + _p("brick", "M-6.3 0v-11L0-18l6.3 7V0z")
    + _p("roof", "M-20.5-9.4l8-9.4 6.2 7.3L0-18.8l6.3 7.3 6.2-7.3 8 9.4-1.8 1.6-6.2-7.2-6.3"
         " 7.4L0-15.4"
         "l-6.2 7.4-6.3-7.4-6.2 7.2z")
    + _p("dark", "M-17 0v-5.6h3.4V0zM-4.4 0v-5.6H-1V0zM8.4 0v-5.6h3.4V0z")
    + _p("glass", "M-12-5.6h3.4v3H-12zM.8-5.6h3.4v3H.8zM13.4-5.6h3.4v3h-3.4z")
)  # fmt: skip
_MOUNTAIN = (
    _p("hill", "M-23 0L-9.5-20l5.2 6.4L4.6-27 23 0z")
    + _p("hill-dark", "M4.6-27L23 0H9.4l-2-7 2.2-4.6-3.8-4.8zM-9.5-20l5.2 6.4-3 4.6 1.6 4L-9 0h-3.4"
         "l2-6-2-4.4z")
    + _p("snow", "M4.6-27l3.8 5.6-2.6-.8-1.6 2.2-2.4-1.6-2 .8z")
    + _p("line", "M-12-14.6l-4 6.6M-12.4-9.6l-4.4 7.6M1-17.6l-4.4 7.4M2.8-14l-5.4 9.6M3.6-8.6L-.6-1"
         "M11.6-13l5.6 9.4M12-8l3.4 6M-4.6-5.6L-7-1")
)  # fmt: skip

ELEVATION: Final = {
    "mountain": _MOUNTAIN,
    "house": _HOUSE,
    "terrace": _TERRACE,
    "ranch": _RANCH,
    "mine": _MINE,
    "drugstore": _DRUGSTORE,
    "bank": _BANK,
    "saloon": _SALOON,
    "hotel": _HOTEL,
    "church": _CHURCH,
    "prison": _PRISON,
    "store": _STORE,
    "school": _SCHOOL,
    "blacksmith": _BLACKSMITH,
    "town_hall": _TOWN_HALL,
    "station": _STATION,
}
ELEVATION_BOX: Final = "-24 -35 48 38"
