#!/bin/sh
# A bot as a shell script: westbound sim carson --bots "cmd:examples/bots/random.sh,random"
# It takes any move, by the seed of the decision, so that the same match is played again.
# With jq it reads the question as JSON; without, by patterns: texts of moves contain no quotes.
# The protocol is in docs/bot-protocol.md.

choose_with_jq() {
    jq -c 'select(.type == "choose") | {id, move: .moves[.seed % (.moves | length)]}'
}

choose_with_awk() {
    awk '
        # The value after "name": as a number.
        function number(name) {
            match($0, "\"" name "\":[0-9]+")
            return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) + 0
        }
        /^\{"type":"choose",/ {
            rest = substr($0, index($0, "\"moves\":[") + 9)
            count = split(substr(rest, 2, index(rest, "\"]") - 2), moves, /","/)
            seed = number("seed")
            which = seed - count * int(seed / count)
            printf "{\"id\":%d,\"move\":\"%s\"}\n", number("id"), moves[which + 1]
        }'
}

# One question, one answer: a program that read on would keep its answers until the end.
while IFS= read -r line; do
    if [ -z "${WITHOUT_JQ-}" ] && command -v jq >/dev/null; then
        printf '%s\n' "$line" | choose_with_jq
    else
        printf '%s\n' "$line" | choose_with_awk
    fi
done
