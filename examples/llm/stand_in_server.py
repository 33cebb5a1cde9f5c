"""A server that answers like a language model, but only by chance: to try `westbound llm` offline.

    python examples/llm/stand_in_server.py --port 8018
    westbound llm carson --url http://127.0.0.1:8018/v1/chat/completions --model dice

It needs nothing but Python, listens on this machine only, and knows no game: it reads the numbered
list of legal moves in the question and picks one of them. `--lies 0.2` lets one answer in five name
a move that is not in the list.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LISTED = re.compile(r"^ *\d+\. (?P<move>.+?): ", re.MULTILINE)


def choose(question: str, rng: random.Random, lies: float) -> str:
    """The answer of the model to a question."""
    moves = LISTED.findall(question.rpartition("\n## ")[2])  # the last part
    if not moves or rng.random() < lies:
        return "I would rather win at once.\nMOVE: win"
    return f"Any of these {len(moves)} will do.\nMOVE: {rng.choice(moves)}"


def completion(request: dict[str, object], rng: random.Random, lies: float) -> dict[str, object]:
    """What a chat-completions server sends back; tokens are counted roughly."""
    messages = request["messages"]
    assert isinstance(messages, list)
    asked = [m["content"] for m in messages if m["role"] == "user"]
    answer = choose(asked[0], rng, lies)
    return {
        "object": "chat.completion",
        "model": request["model"],
        "choices": [
            {
                "index": 0,
                "message": {"role": "assistant", "content": answer},
                "finish_reason": "stop",
            }
        ],
        "usage": {
            "prompt_tokens": sum(len(m["content"]) for m in messages) // 4,
            "completion_tokens": len(answer) // 4,
        },
    }


def make_server(port: int, seed: int = 1, lies: float = 0.0) -> ThreadingHTTPServer:
    """A server on this machine; port 0 takes a free one. `serve_forever` starts it."""
    rng = random.Random(seed)

    class Handler(BaseHTTPRequestHandler):
        timeout = 30

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            try:
                answer, status = completion(json.loads(body), rng, lies), 200
            except (ValueError, LookupError, TypeError, AssertionError):
                answer, status = {"error": {"message": "this is no chat request"}}, 400
            data = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            pass

    return ThreadingHTTPServer(("127.0.0.1", port), Handler)


def main() -> None:
    parser = argparse.ArgumentParser(description="Answers like a language model, by chance.")
    parser.add_argument("--port", type=int, default=8018)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lies", type=float, default=0.0, help="the share of illegal answers")
    arguments = parser.parse_args()
    server = make_server(arguments.port, arguments.seed, arguments.lies)
    sys.stdout.write(f"http://127.0.0.1:{server.server_address[1]}/v1/chat/completions\n")
    sys.stdout.flush()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


if __name__ == "__main__":
    main()
