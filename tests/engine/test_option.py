"""Table options: defaults, what is accepted, what is typed on a command line."""

from __future__ import annotations

import pytest

from westbound.engine.errors import BadInput
from westbound.engine.option import Option, Value, complete, display_values, parse_value

SET = Option(
    "set", ("full", "base"), "full", "X-1", accepts_custom=lambda v: str(v).startswith("base+")
)
ROUNDS = Option("rounds", (3, 4), 4, "X-2", beginner=3)
OPEN = Option("open", (False, True), False, "X-3")
OPTIONS = (SET, ROUNDS, OPEN)


def test_what_is_not_chosen_is_at_its_default_in_the_order_of_the_options() -> None:
    chosen = complete(OPTIONS, {"open": True})
    assert list(chosen.items()) == [("set", "full"), ("rounds", 4), ("open", True)]


def test_further_values_are_accepted_though_not_listed() -> None:
    assert complete(OPTIONS, {"set": "base+store"})["set"] == "base+store"


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"colour": "red"}, "There is no option 'colour'; there are: set, rounds, open."),
        ({"rounds": 5}, "Option 'rounds' cannot be 5; it can be 3, 4."),
        ({"rounds": "4"}, "Option 'rounds' cannot be '4'; it can be 3, 4."),
        ({"set": "odd"}, "Option 'set' cannot be 'odd'; it can be 'full', 'base'."),
        ({"open": 1}, "Option 'open' cannot be 1; it can be False, True."),
    ],
)
def test_what_is_off_is_named(chosen: dict[str, Value], complaint: str) -> None:
    with pytest.raises(BadInput) as error:
        complete(OPTIONS, chosen)
    assert str(error.value) == complaint


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SET, "BASE", "base"),
        (SET, "base+bank", "base+bank"),
        (ROUNDS, "3", 3),
        (OPEN, "true", True),
        (OPEN, "False", False),
    ],
)
def test_a_typed_value_is_read(option: Option, text: str, value: Value) -> None:
    read = parse_value(option, text)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(("option", "text"), [(SET, "odd"), (ROUNDS, "5"), (OPEN, "yes")])
def test_a_typed_value_that_is_none_is_bad_input(option: Option, text: str) -> None:
    with pytest.raises(BadInput, match=f"Option '{option.name}' cannot be '{text}'"):
        parse_value(option, text)


# --- options that take a file


def first_word(text: str) -> str:
    words = text.split()
    if not words:
        raise BadInput("the file is empty")
    return words[0]


PLACE = Option("place", ("here", "there"), "here", "X-4", file=first_word)


def test_the_text_of_a_file_is_a_value_and_is_shown_by_its_title() -> None:
    chosen = complete((PLACE, OPEN), {"place": "Elsewhere\nis far away\n"})
    assert chosen["place"] == "Elsewhere\nis far away\n"
    assert display_values((PLACE, OPEN), chosen) == {"place": "Elsewhere", "open": False}
    assert PLACE.title("here") is None
    assert SET.title("full\n") is None


def test_a_wrong_file_says_itself_what_is_wrong() -> None:
    assert not PLACE.accepts(" \n")
    with pytest.raises(BadInput, match="the file is empty"):
        complete((PLACE,), {"place": " \n"})


@pytest.mark.parametrize("value", ["Elsewhere", "", 3, True])
def test_what_has_one_line_only_is_no_file(value: Value) -> None:
    assert not PLACE.accepts(value)
    with pytest.raises(BadInput, match="Option 'place' cannot be"):
        PLACE.check(value)
