"""Says in a sentence what is wrong with the form of a request."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi.exceptions import RequestValidationError

from westbound.web.http.i18n import UserError, gettext_noop

NOT_UNDERSTOOD = gettext_noop("The request was not understood (%(where)s).")
NO_JSON = gettext_noop("A body in JSON is needed, with the header Content-Type: application/json.")
MISSING = gettext_noop("“%(where)s” is missing.")
ONE_OF = gettext_noop("“%(where)s” must be one of these: %(expected)s.")
WHOLE_NUMBER = gettext_noop("“%(where)s” must be a whole number.")
SENTENCES: Mapping[str, str] = {
    "missing": MISSING,
    "extra_forbidden": gettext_noop("“%(where)s” is not known here."),
    "string_type": gettext_noop("“%(where)s” must be a text."),
    "string_too_long": gettext_noop("“%(where)s” has at most %(max_length)s characters."),
    "string_too_short": gettext_noop("“%(where)s” has at least %(min_length)s characters."),
    "literal_error": ONE_OF,
    "greater_than_equal": gettext_noop("“%(where)s” must be at least %(ge)s."),
    "less_than_equal": gettext_noop("“%(where)s” must be at most %(le)s."),
    "int_type": WHOLE_NUMBER,
    "int_parsing": WHOLE_NUMBER,
    "int_from_float": WHOLE_NUMBER,
}


def explain_validation(error: Exception) -> UserError:
    """The first mistake, by the name of its field."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = first["loc"]
    if first["type"].startswith("union_tag"):
        return _wrong_tag(first["ctx"])
    if place == ("body",) or first["type"] == "json_invalid":
        return UserError(NO_JSON)
    sentence = SENTENCES.get(first["type"], NOT_UNDERSTOOD)
    params = {name: _plain(value) for name, value in (first.get("ctx") or {}).items()}
    return UserError(sentence, **params, where=".".join(str(part) for part in place[1:] or place))


def _wrong_tag(context: Mapping[str, str]) -> UserError:
    """The tag that tells several forms of a body apart is missing or unknown."""
    tag = context["discriminator"].strip("'")
    if "expected_tags" not in context:
        return UserError(MISSING, where=tag)
    return UserError(ONE_OF, where=tag, expected=context["expected_tags"])


def _plain(value: object) -> str | int:
    """Pydantic puts an English "or" before the last of several words."""
    return value if isinstance(value, int) else str(value).replace(" or ", ", ")
