"""Counts plays by going through all positions."""
from .text import need

MOST_POSITIONS = 1 << 18


def count_plays(start, is_end, after):
    """The numbers of plays that end well, of positions, and of those from which play can."""
    plays = {}
    stack = [start]
    while stack:
        now = stack[-1]
        if now in plays:
            stack.pop()
            continue
        if is_end(now):
            plays[now] = 1
        else:
            moves = after(now)
            open_ones = [then for then in moves if then not in plays]
            if open_ones:
                stack.extend(open_ones)
                continue
            plays[now] = sum(plays[then] for then in moves)
        need(len(plays) <= MOST_POSITIONS, "the search meets too many positions")
        stack.pop()
    return [plays[start], len(plays), sum(1 for value in plays.values() if value > 0)]
