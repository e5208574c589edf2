#!/usr/bin/env python3
"""A bot for parc-ferme in Python's standard library: speaks the protocol, and takes a legal move at random.

Put your own driver into `choose`. Nothing but messages may go to the standard output; print to the standard error.
"""

import json
import random
import sys

PROTOCOL = {"type": "hello", "protocol": "parc-ferme/bot", "version": 1}


def choose(game, view, legal):
    """The index of a legal move; each has its notation and the move as an object."""
    return random.Random(json.dumps(view, sort_keys=True)).randrange(len(legal))


def say(message):
    print(json.dumps(message), flush=True)


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({**PROTOCOL, "name": "python starter"})
        elif kind == "game":
            game = message
        elif kind == "decide":
            index = choose(game, message["view"], message["legal"])
            say({"type": "move", "id": message["id"], "index": index})
        elif kind == "refused":
            print(message["reason"], file=sys.stderr)
            say({"type": "move", "id": message["id"], "index": 0})
        elif kind == "over":
            return


if __name__ == "__main__":
    main()
