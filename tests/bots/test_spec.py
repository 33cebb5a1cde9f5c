"""How bots are written: name, style or class, parameters; and lists of them."""

from __future__ import annotations

import pytest

from westbound.bots.spec import read_spec, split_bots
from westbound.engine.errors import BadInput


@pytest.mark.parametrize(
    ("text", "kind", "after_colon", "params"),
    [
        ("greedy", "greedy", None, {}),
        (" greedy ", "greedy", None, {}),
        ("greedy()", "greedy", None, {}),
        ("greedy:builders", "greedy", "builders", {}),
        ("scout(futures=4)", "scout", None, {"futures": "4"}),
        ("scout( futures = 4 , bold=true )", "scout", None, {"futures": "4", "bold": "true"}),
        ("greedy:builders(depth=2)", "greedy", "builders", {"depth": "2"}),
        ("my.bots:Mine(pace=-0.5)", "my.bots", "Mine", {"pace": "-0.5"}),
    ],
)
def test_a_bot_has_a_kind_a_word_after_the_colon_and_parameters(
    text: str, kind: str, after_colon: str | None, params: dict[str, str]
) -> None:
    spec = read_spec(text)
    assert (spec.kind, spec.after_colon, spec.params) == (kind, after_colon, params)
    assert read_spec(str(spec)) == spec
    assert " " not in str(spec)


@pytest.mark.parametrize(
    ("text", "command", "canonical"),
    [
        ("cmd:./mybot", "./mybot", "cmd:./mybot"),
        ("cmd:'./mybot'", "./mybot", "cmd:./mybot"),
        ("cmd:'node bot.js --level 2'", "node bot.js --level 2", "cmd:'node bot.js --level 2'"),
        ('cmd:"node bot.js"', "node bot.js", "cmd:'node bot.js'"),
        ("""cmd:"sh -c 'a, (b)'" """, "sh -c 'a, (b)'", """cmd:"sh -c 'a, (b)'\""""),
        ("""cmd:'a "b=c:d"'""", 'a "b=c:d"', """cmd:'a "b=c:d"'"""),
        ("cmd:C:/bots/mine", "C:/bots/mine", "cmd:C:/bots/mine"),
        ("cmd:''", "", "cmd:"),
    ],
)
def test_a_command_with_spaces_is_in_quotes(text: str, command: str, canonical: str) -> None:
    spec = read_spec(text)
    assert (spec.kind, spec.after_colon, spec.params) == ("cmd", command, {})
    assert str(spec) == canonical
    assert read_spec(canonical) == spec


def test_parameters_follow_a_command() -> None:
    spec = read_spec("cmd:'node bot.js'(timeout=2, picks=true)")
    assert (spec.after_colon, spec.params) == ("node bot.js", {"timeout": "2", "picks": "true"})
    assert str(spec) == "cmd:'node bot.js'(timeout=2,picks=true)"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a bot is written as name or name(parameter=value), not ''"),
        ("two words", "not 'two words'"),
        ("cmd:node bot.js", "a bot is written as name or name(parameter=value), not 'cmd:node"),
        ("cmd:'node bot.js", "a bot is written as"),
        ("cmd:'node' bot.js", "a bot is written as"),
        ("cmd:it's", "a bot is written as"),
        ("'greedy'", "a bot is written as"),
        ("scout(futures=4", "not 'scout(futures=4'"),
        ("scout(futures=4)(bold=true)", "a bot is written as"),
        ("scout(4)", "a parameter of a bot is written name=value, not '4'"),
        ("scout(futures=)", "written name=value, not 'futures='"),
        ("scout(futures=4,)", "written name=value, not ''"),
        ("scout(4=futures)", "written name=value, not '4=futures'"),
        ("scout(a=1,a=2)", "the parameter 'a' of a bot is given twice"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as error:
        read_spec(text)
    assert sentence in str(error.value)


def test_commas_inside_parentheses_separate_parameters_not_bots() -> None:
    assert split_bots("greedy, scout(futures=4, bold=true) ,random") == [
        "greedy",
        "scout(futures=4, bold=true)",
        "random",
    ]
    assert split_bots("greedy") == ["greedy"]
    assert split_bots("greedy,,random") == ["greedy", "", "random"]


def test_commas_inside_quotes_separate_no_bots() -> None:
    assert split_bots("""cmd:'a, b (c)'(timeout=2,picks=true),random, cmd:"x,'y" ,cmd:z""") == [
        "cmd:'a, b (c)'(timeout=2,picks=true)",
        "random",
        """cmd:"x,'y\"""",
        "cmd:z",
    ]
    assert split_bots("cmd:'a,b") == ["cmd:'a", "b"]  # a quote without end is refused later
