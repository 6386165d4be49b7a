"""Sets of positions that pegs can't leave, and how few moves lead to a goal."""
import re

from .text import INFINITE, expect, need


def image(pegs, g):
    return sum(1 << to for hole, to in enumerate(g) if pegs >> hole & 1)


def read_symmetries(puzzle, read, keeps_goal):
    each_hole = [puzzle.size] * puzzle.size
    group = [tuple(map(read.index, each_hole)) for _ in read.rows("symmetries", 1, 48)]
    for g in group:
        need(set(g) == set(puzzle.holes), "no permutation")
        need(not keeps_goal or image(puzzle.target, g) == puzzle.target, "the goal")
        jumps = {(g[start], g[to]): g[over] for (start, to), over in puzzle.over.items()}
        need(jumps == puzzle.over, "a symmetry changes a jump")
    need({tuple(g[to] for to in h) for g in group for h in group} <= set(group), "no group")
    return group


def read_layer(puzzle, read):
    width = 16 if puzzle.size <= 64 else 32
    positions, digits = [], "0" * width
    for _ in range(read.line("layer").number(0)):
        if not read.words:
            read.line()
        end = read.word()
        expect(re.fullmatch("[0-9a-f]{1,%d}" % width, end), "digits")
        digits = digits[: -len(end)] + end
        positions.append(int(digits, 16))
        expect(positions[-1] >> puzzle.size == 0, "a position of the board")
        need(positions[-2:-1] < positions[-1:], "out of order")
    return positions


def fewest_moves(puzzle, read, left=0):
    """The fewest moves that lead to the goal, as far as the sets show; with left above 0 the goal
    is to leave so few pegs. A layer maps positions to the number of moves from there, and to the
    pegs that can begin so short a play."""
    need(puzzle.size <= 128, "the board is too large")
    open_ends = puzzle.open_ends(read.line("functions"))
    group = read_symmetries(puzzle, read, left == 0)

    def least(pegs):
        return min((image(pegs, g), i) for i, g in enumerate(group))

    def rest_of(pegs, below, is_closed):
        if pegs.bit_count() <= left if left else puzzle.is_met(pegs):
            return 0, set()
        plays = [(INFINITE, None)]
        for start, to in puzzle.moves(pegs):
            then, i = least(puzzle.after(pegs, (start, to)))
            need(then in below or not is_closed, "a jump leads out of the sets")
            moves, movers = below.get(then, (INFINITE, set()))
            plays.append((moves + (group[i][to] not in movers), start))
        moves = min(plays, key=lambda play: play[0])[0]
        return moves, {start for many, start in plays if many == moves < INFINITE}

    back = read.line("layers").number(0, puzzle.size + 1)
    forward = read.number(1, puzzle.size + 1)
    lowest = 1 if puzzle.goal == "one" else puzzle.target.bit_count()
    fits = lowest + back + forward == puzzle.start.bit_count() + 2
    has_goals = left == 0 and puzzle.goal != "peg"
    need(back == 0 or (has_goals and fits), "the layers do not meet")
    below = {}
    for level in range(back + forward):
        positions = read_layer(puzzle, read)
        needed = open_ends if level == 0 else [puzzle.after(pegs, jump) for pegs in below
                                               for jump in puzzle.moves(pegs, (0, 0, 1))]
        is_back, listed = level < back, set(positions)
        need(not is_back or all(least(pegs)[0] in listed for pegs in needed), "a set lacks one")
        meets = level == back > 0
        below = {pegs: below.get(pegs, (INFINITE, set())) if meets else
                 rest_of(pegs, below, not is_back) for pegs in positions}
    start = least(puzzle.start)[0]
    need(start in below, "no start")
    return below[start][0]
