"""Peg solitaire: plays, functions that refuse ends, and searches."""
from collections import defaultdict

from .peg_sets import fewest_moves
from .search import count_plays
from .text import INFINITE, expect, index, need, number, numbers


class Pegs:
    """A position is the frozen set of the holes with pegs."""

    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        directions = []
        for row in lines.rows("directions", 0, 8, 2):
            direction = tuple(numbers(row, 2, -1, 1))
            expect(direction != (0, 0) and direction not in directions, "another direction")
            directions.append(direction)
        at, pegs = {}, set()
        for hole, words in enumerate(lines.rows("holes", 1, 2**32 - 2, 3)):
            square = tuple(numbers(words[:2], 2))
            expect(square not in at, "another square")
            at[square] = hole
            if number(words[2], 0, 1):
                pegs.add(hole)
        self.holes, self.start = len(at), frozenset(pegs)
        goal = lines.line("goal")
        expect(goal and goal[0] in ("one", "one-at", "peg", "target"), "a goal")
        self.goal = goal[0]
        expect(self.goal == "target" or len(goal) == (1 if self.goal == "one" else 2), "a goal")
        self.target = frozenset(index(word, self.holes) for word in goal[1:])
        self.jumps = {}
        for (x, y), start in at.items():
            for dx, dy in directions:
                over, to = at.get((x + dx, y + dy)), at.get((x + 2 * dx, y + 2 * dy))
                if over is not None and to is not None:
                    self.jumps[(start, to)] = over

    def is_met(self, pegs):
        if self.goal == "target":
            return pegs == self.target
        if self.goal == "peg":
            return self.target <= pegs
        return len(pegs) == 1 and self.target <= pegs

    def moved(self, pegs, start, to):
        over = self.jumps.get((start, to))
        if over is None or start not in pegs or over not in pegs or to in pegs:
            return None
        return (pegs - {start, over}) | {to}

    def after(self, pegs):
        found = [self.moved(pegs, start, to) for start, to in self.jumps]
        return [then for then in found if then is not None]

    def leave(self, left, words, lines):
        pegs, was_met = self.start, self.is_met(self.start)
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            start, to = (index(word, self.holes) for word in lines.line_of(2))
            pegs = self.moved(pegs, start, to)
            need(pegs is not None, "illegal")
            was_met = self.is_met(pegs) or (was_met and self.goal == "peg")
        need(len(pegs) == left if left else was_met, "not at the end that is claimed")

    def reach(self, words, lines):
        self.leave(0, words, lines)

    def search(self, denies):
        need(self.holes <= 64, "the board is too large for a search")
        layer = {self.start}
        while layer:
            need(not any(denies(pegs) for pegs in layer), "the search meets such a position")
            layer = {then for pegs in layer for then in self.after(pegs)}

    def never(self, _words, _lines):
        self.search(self.is_met)

    def exceed(self, left, _words, _lines):
        self.search(lambda pegs: len(pegs) <= left)

    def count(self, *given):
        need(self.holes <= 64, "the board is too large for a search")
        claimed = list(given[:-2])
        found = count_plays(self.start, self.is_met, self.after)
        need(found[: len(claimed)] == claimed, "other numbers")

    def functions(self, words, lines):
        need(not self.open_ends(words, lines), "an end agrees with all functions")

    def open_ends(self, words, lines):
        open_ends = set(range(self.holes)) if self.goal == "one" else {None}
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            word, *rest = lines.line()
            expect(word in ("parity", "weights"), "parity or weights")
            value = defaultdict(int)
            if word == "parity":
                for hole in rest:
                    value[index(hole, self.holes)] = 1
            else:
                expect(len(rest) % 2 == 0, "a weight")
                for hole, weight in zip(rest[::2], rest[1::2]):
                    value[index(hole, self.holes)] = number(weight, -(2**38), 2**38)
            for (start, to), over in self.jumps.items():
                change = value[to] - value[start] - value[over]
                need(change % 2 == 0 if word == "parity" else change <= 0, "a jump changes it")
            here = sum(value[hole] for hole in self.start)
            others = [v for hole, v in value.items() if hole not in self.target]
            for end in list(open_ends):
                if self.goal == "one":
                    there = value[end]
                else:
                    there = sum(value[hole] for hole in self.target)
                    if self.goal == "peg":
                        there += sum(min(v, 0) for v in others)
                if word == "parity":
                    is_sure = self.goal != "peg" or not any(others)
                    differs = is_sure and (there - here) % 2 != 0
                else:
                    differs = there > here
                if differs:
                    open_ends.discard(end)
        return open_ends

    def never_by_sets(self, _words, lines):
        need(fewest_moves(self, lines, 0) == INFINITE, "the sets let play meet the goal")

    def exceed_by_sets(self, left, _words, lines):
        if left == 1:
            self.goal, self.target = "one", frozenset()
        need(fewest_moves(self, lines, left if left > 1 else 0) == INFINITE, "the sets let fewer remain")

    def take(self, least, _words, lines):
        need(fewest_moves(self, lines, 0) >= least, "the sets let fewer moves meet the goal")

    claims = {
        "reaches jumps": reach, "leaves N jumps": leave, "never functions": functions,
        "never search": never, "exceeds N search": exceed, "count N search": count,
        "count N N N search": count, "never sets": never_by_sets,
        "exceeds N sets": exceed_by_sets, "takes N sets": take,
    }
