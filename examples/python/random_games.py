"""Plays games at random, as programs for OpenSpiel's games do, and tells how they end.

python3 random_games.py GAME [COUNT]    such as "push_fight(file=push_small.txt)"
"""

import collections
import random
import sys

import hardboard


def play(game, chance):
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 200:
        state.apply_action(chance.choice(state.legal_actions()))
    return tuple(state.returns())


def main(name, count=100):
    game = hardboard.load_game(name)
    chance = random.Random(1)
    ends = collections.Counter(play(game, chance) for _ in range(int(count)))
    for returns, times in sorted(ends.items()):
        print(f"{times:6} {returns}")


if __name__ == "__main__":
    main(*sys.argv[1:])
