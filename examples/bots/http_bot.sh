#!/bin/sh
# A bot for a running Westbound server as a shell script, with curl:
#   WESTBOUND_TOKEN=wb_… examples/bots/http_bot.sh http://127.0.0.1:8017
# It accepts every seat and takes any move, by the seed of the decision.
# With jq it reads events as JSON; without, by patterns: texts of moves contain no quotes.
# The protocol is in docs/http-bots.md.

server=${1:-http://127.0.0.1:8017}

# The token goes through a pipe: others on this machine can read arguments.
call() {
    printf 'header = "Authorization: Bearer %s"\n' "$WESTBOUND_TOKEN" |
        curl -sS -K - -H 'Content-Type: application/json' "$@"
}

post() { # the table, what, the body
    call -o /dev/null -d "$3" "$server/api/v1/bot/tables/$1/$2"
}

table() { # of the event: it always comes second
    printf '%s\n' "$event" | sed -n 's/^{"type":"[a-z_]*","table":"\([^"]*\)".*/\1/p'
}

answer_with_jq() {
    jq -c '{n, move: .moves[.seed % (.moves | length)]}'
}

answer_with_awk() {
    awk '
        # The value after "name": as a number.
        function number(name) {
            match($0, "\"" name "\":[0-9]+")
            return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) + 0
        }
        {
            rest = substr($0, index($0, "\"moves\":[") + 9)
            count = split(substr(rest, 2, index(rest, "\"]") - 2), moves, /","/)
            seed = number("seed")
            which = seed - count * int(seed / count)
            printf "{\"n\":%d,\"move\":\"%s\"}\n", number("n"), moves[which + 1]
        }'
}

answer() {
    if [ -z "${WITHOUT_JQ-}" ] && command -v jq >/dev/null; then
        answer_with_jq
    else
        answer_with_awk
    fi
}

# Lines until the connection ends; status 3 if there is no point in connecting again.
listen() {
    call -N "$server/api/v1/bot/events" | while IFS= read -r event || [ -n "$event" ]; do
        case $event in
            '{"type":"invited",'*) post "$(table)" accept '{}' ;;
            '{"type":"your_turn",'*) post "$(table)" move "$(printf '%s\n' "$event" | answer)" ;;
            '{"type":"table_over",'*) printf '%s\n' "$event" ;;
            '{"type":"bye","reason":"shutdown"}') ;;
            '{"type":"bye",'* | '{"error":'*)
                printf '%s\n' "$event" >&2
                exit 3
                ;;
        esac
    done
}

while :; do
    listen
    if [ $? -eq 3 ]; then exit 1; fi
    sleep 2
done
