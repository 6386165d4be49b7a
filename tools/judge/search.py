"""Plays: given move by move, and all of them."""
from .text import need


def replay(read, places, position, moves):
    """The positions of a play, whose moves stand in lines FROM TO; moves(position) is a
    dictionary from moves to the positions behind them."""
    yield position
    for _ in read.rows():
        found = moves(position)
        move = (read.index(places), read.index(places))
        need(move in found, "a move is illegal")
        position = found[move]
        yield position


def count_plays(start, is_end, moves):
    """The numbers of plays that end well, of positions, and of those from which play can."""
    plays = {}

    def count(now):
        if now not in plays:
            plays[now] = 1 if is_end(now) else sum(map(count, moves(now).values()))
            need(len(plays) <= 1 << 18, "the search meets too many positions")
        return plays[now]

    return [count(start), len(plays), sum(map(bool, plays.values()))]
