"""Scripts and style sheets as they are sent: without comments, a script with all it imports."""

from __future__ import annotations

import pytest

from westbound.web.http.bundler import bundle, resolve, without_comments


@pytest.mark.parametrize(
    ("text", "sent"),
    [
        ("// a\n  // b\ncode(); // c\n", "code(); // c\n"),
        ("/** one line */\nf();\n", "f();\n"),
        ("  /**\n   * several\n   // lines\n   */\nf();\n", "f();\n"),
        ("/* plain */\nf();\n", "f();\n"),
        ("/*! a licence */\nf();\n", "/*! a licence */\nf();\n"),
        ("/** @type {A} */ (b).c();\n", "/** @type {A} */ (b).c();\n"),
        ("/**\n * a */ f();\n", "/**\n * a */ f();\n"),
        ("/** a */ f(); /* b */\n", "/** a */ f(); /* b */\n"),
        ('go("http://b"); "// c";\n', 'go("http://b"); "// c";\n'),
        ("a = `b ${`c`}`;\n// d\n", "a = `b ${`c`}`;\n"),
        ("f();\n/** never closed\n", "f();\n/** never closed\n"),
    ],
)
def test_only_comments_with_lines_of_their_own_are_dropped(text: str, sent: str) -> None:
    assert without_comments(text) == sent


@pytest.mark.parametrize(
    "text",
    [
        "// a\nb = `\n// text\n`;\n",
        "// a\nb = `\n/* text */\n`;\n",
        "// a\nf(); /* b\n// c */ g();\n",
        "// a\nf(); /* b\n/** c */\n",
    ],
)
def test_where_text_could_look_like_a_comment_nothing_is_dropped(text: str) -> None:
    assert without_comments(text) == text


def test_in_a_style_sheet_two_slashes_are_no_comment() -> None:
    text = "a { b: url(\n//c/d\n) }\n/* e\n f */\ng {}\n"
    assert without_comments(text, slashes=False) == "a { b: url(\n//c/d\n) }\ng {}\n"


@pytest.mark.parametrize(
    ("path", "relative", "meant"),
    [
        ("js/a.js", "./b.js", "js/b.js"),
        ("js/table/a.js", "../b.js", "js/b.js"),
        ("css/a.css", "../vendor/b.woff2", "vendor/b.woff2"),
        ("a.css", "../../b.svg", "b.svg"),
    ],
)
def test_relative_addresses(path: str, relative: str, meant: str) -> None:
    assert resolve(path, relative) == meant


SCRIPTS = {
    "js/main.js": (
        "// joins its parts\n"
        'import { go, stop as halt } from "./parts/go.js";\n'
        'import "./parts/quiet.js";\n'
        "go(halt);\n"
        "export const done = true;\n"
    ),
    "js/parts/go.js": (
        'import { one } from "../one.js";\n'
        "const secret = one;\n"
        "/** @param {number} n */\n"
        "export function go(n) {}\n"
        "export async function stop() {}\n"
    ),
    "js/parts/quiet.js": 'import {\n  one,\n} from "../one.js";\nconst secret = one;\n',
    "js/one.js": "export const one = 1;\nexport class Two {}\n",
}
JOINED = """\
const $scripts = {};
{
const one = 1;
class Two {}
$scripts["js/one.js"] = { one, Two };
}
{
const { one } = $scripts["js/one.js"];
const secret = one;
function go(n) {}
async function stop() {}
$scripts["js/parts/go.js"] = { go, stop };
}
{
const {
  one,
} = $scripts["js/one.js"];
const secret = one;
$scripts["js/parts/quiet.js"] = {  };
}
const { go, stop: halt } = $scripts["js/parts/go.js"];
go(halt);
export const done = true;
"""


def test_a_script_is_sent_with_all_it_imports_each_in_a_block_of_its_own() -> None:
    assert bundle("js/main.js", SCRIPTS.__getitem__) == JOINED


def test_a_script_that_imports_nothing_stays_as_it_is() -> None:
    assert bundle("js/one.js", SCRIPTS.__getitem__) == SCRIPTS["js/one.js"]


@pytest.mark.parametrize(
    "line",
    [
        'import all from "./one.js";',
        'import * as all from "./one.js";',
        "import { one } from './one.js';",
        'export { one } from "./one.js";',
        'export * from "./one.js";',
        "export let one = 1;",
        "export default 1;",
    ],
)
def test_what_cannot_be_joined_is_refused(line: str) -> None:
    scripts = {**SCRIPTS, "js/main.js": f"{line}\n"}
    with pytest.raises(ValueError, match=r"^js/main\.js: this line cannot be joined: "):
        bundle("js/main.js", scripts.__getitem__)


def test_scripts_that_import_each_other_are_refused() -> None:
    scripts = {"a.js": 'import "./b.js";\n', "b.js": 'import "./a.js";\n'}
    with pytest.raises(ValueError, match=r"in a circle: a\.js > b\.js > a\.js$"):
        bundle("a.js", scripts.__getitem__)
