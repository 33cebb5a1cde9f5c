"""Parameters of bots: typed by the signature of the class."""

from __future__ import annotations

from inspect import Parameter
from pathlib import Path

import pytest

from tests.bots.builders import FirstMove, Rollouts, Scout
from westbound.bots.parameters import Value, names_file, parameters, read_values
from westbound.engine.errors import BadInput


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("futures", "4", 4),
        ("patience", "4", 4.0),
        ("patience", "1e-3", 0.001),
        ("bold", "True", True),
        ("bold", "false", False),
        ("motto", "4", "4"),
        ("depth", "4", 4),
    ],
)
def test_a_parameter_has_the_type_of_its_annotation(name: str, text: str, value: Value) -> None:
    (found,) = read_values("scout", Scout, {name: text}).values()
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("4", 4), ("0.5", 0.5), ("calm", "calm")]
)
def test_without_an_annotation_a_text_is_read_as_what_it_looks_like(
    text: str, value: Value
) -> None:
    found = read_values("rollouts", Rollouts, {"futures": text})["futures"]
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        ({"dept": "4"}, "the bot 'scout' has no parameter 'dept'; it has: futures, patience,"),
        ({"futures": "x"}, "parameter 'futures' of the bot 'scout' is a whole number, not 'x'"),
        ({"futures": "4.5"}, "is a whole number, not '4.5'"),
        ({"patience": "long"}, "is a number, not 'long'"),
        ({"bold": "1"}, "is true or false, not '1'"),
        ({"friends": "a"}, "parameter 'friends' of the bot 'scout' cannot be written as a text"),
    ],
)
def test_a_wrong_parameter_is_refused_with_its_name(texts: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        read_values("scout", Scout, texts)
    assert sentence in str(error.value)


class Reader:
    def __init__(self, book: Path, notes: Path | None = None, pages: int = 1) -> None: ...


def test_a_file_is_read_as_a_path_and_told_from_the_others() -> None:
    assert read_values("reader", Reader, {"book": "a/b.toml"}) == {"book": Path("a/b.toml")}
    known = parameters(Reader)
    assert [name for name in known if names_file(known[name])] == ["book", "notes"]
    assert not names_file(Parameter("anything", Parameter.KEYWORD_ONLY))


def test_a_parameter_without_a_default_must_be_given() -> None:
    with pytest.raises(BadInput, match="the bot 'r' needs the parameter 'futures': r\\(futures=…"):
        read_values("r", Rollouts, {"mood": "wild"})


def test_a_class_without_parameters_takes_none() -> None:
    assert parameters(FirstMove) == {}
    with pytest.raises(BadInput, match="has no parameter 'futures'; it has: none"):
        read_values("first", FirstMove, {"futures": "1"})
