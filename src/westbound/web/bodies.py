"""What is wrong with a request that does not have the form it should have, as a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi.exceptions import RequestValidationError

from westbound.web.words import Problem, mark

NOT_UNDERSTOOD = mark("The request was not understood (%(where)s).")
NO_JSON = mark("A body in JSON is needed, with the header Content-Type: application/json.")
MISSING = mark("“%(where)s” is missing.")
ONE_OF = mark("“%(where)s” must be one of these: %(expected)s.")
WHOLE_NUMBER = mark("“%(where)s” must be a whole number.")
SENTENCES: Mapping[str, str] = {
    "missing": MISSING,
    "extra_forbidden": mark("“%(where)s” is not known here."),
    "string_type": mark("“%(where)s” must be a text."),
    "string_too_long": mark("“%(where)s” has at most %(max_length)s characters."),
    "string_too_short": mark("“%(where)s” has at least %(min_length)s characters."),
    "literal_error": ONE_OF,
    "greater_than_equal": mark("“%(where)s” must be at least %(ge)s."),
    "less_than_equal": mark("“%(where)s” must be at most %(le)s."),
    "int_type": WHOLE_NUMBER,
    "int_parsing": WHOLE_NUMBER,
    "int_from_float": WHOLE_NUMBER,
}


def what_is_wrong(error: Exception) -> Problem:
    """The first thing that is wrong, by the name of its field."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = first["loc"]
    if first["type"].startswith("union_tag"):
        return _wrong_tag(first["ctx"])
    if place == ("body",) or first["type"] == "json_invalid":
        return Problem(NO_JSON)
    sentence = SENTENCES.get(first["type"], NOT_UNDERSTOOD)
    gaps = {name: _plain(value) for name, value in (first.get("ctx") or {}).items()}
    return Problem(sentence, **gaps, where=".".join(str(part) for part in place[1:] or place))


def _wrong_tag(context: Mapping[str, str]) -> Problem:
    """What tells several forms of a body apart is missing or unknown."""
    tag = context["discriminator"].strip("'")
    if "expected_tags" not in context:
        return Problem(MISSING, where=tag)
    return Problem(ONE_OF, where=tag, expected=context["expected_tags"])


def _plain(value: object) -> str | int:
    """A list of words comes with an English "or" before the last."""
    return value if isinstance(value, int) else str(value).replace(" or ", ", ")
