"""Peg solitaire: plays, functions that refuse ends, and searches."""
from collections import Counter

from .peg_sets import fewest_moves
from .search import Game
from .text import INFINITE, expect, need, plus


class Pegs(Game):
    """A position is a number, whose bits are the holes with pegs; `jumps` has the three holes of
    each jump by its first and its last hole."""

    most_reached = 3 * 10**7

    def __init__(self, read):
        directions = []
        for _ in read.rows("directions", 0, 8):
            directions.append((read.number(-1, 1), read.number(-1, 1)))
            expect((0, 0) not in directions, "a direction")
            expect(directions[-1] not in directions[:-1], "another direction")
        number, self.start = {}, 0
        for hole in read.rows("holes", 1, 2**32 - 2):
            number[read.square(number)] = hole
            self.start |= read.number(0, 1) << hole
        self.size, self.holes = len(number), range(len(number))
        read.line("goal")
        self.goal, self.target = read.word("one", "one-at", "peg", "target"), 0
        many = {"one": 0, "target": len(read.words)}.get(self.goal, 1)
        for _ in range(many):
            self.target |= 1 << read.index(self.size)
        self.jumps = {}
        for square, hole in number.items():
            for way in directions:
                over, to = number.get(plus(square, way)), number.get(plus(square, way, 2))
                if over is not None and to is not None:
                    self.jumps[hole, to] = (hole, over, to)

    def is_met(self, pegs):
        if self.goal == "target":
            return pegs == self.target
        has_target = pegs & self.target == self.target
        return has_target and (self.goal == "peg" or pegs.bit_count() == 1)

    def after(self, pegs, jump):
        """Of a jump forth or back."""
        return pegs ^ sum(1 << hole for hole in self.jumps[jump])

    def moves(self, pegs):
        return {(start, to) for start, over, to in self.jumps.values()
                if pegs >> start & 1 and pegs >> over & 1 and not pegs >> to & 1}

    def moves_back(self, pegs):
        return {(start, to) for start, over, to in self.jumps.values()
                if pegs >> to & 1 and not pegs >> over & 1 and not pegs >> start & 1}

    left = staticmethod(int.bit_count)

    def reach(self, read):
        *passed, pegs = self.replay(read)
        was_met = self.goal == "peg" and any(map(self.is_met, passed))
        need(was_met or self.is_met(pegs), "the goal is not met")

    def never(self, _read):
        need(self.size <= 64, "the board is too large for a search")
        need(not any(map(self.is_met, self.reached())), "play can meet the goal")

    def functions(self, read):
        need(not self.open_ends(read), "an end agrees with all functions")

    def open_ends(self, read):
        """The ends that no function refuses; for the goal `peg` the target stands for all ends."""
        open_ends = [1 << hole for hole in self.holes] if self.goal == "one" else [self.target]
        for _ in read.rows():
            value, is_parity = Counter(), read.word("parity", "weights") == "parity"
            while read.words:
                hole = read.index(self.size)
                value[hole] = 1 if is_parity else read.number(-(2**38), 2**38)
            for start, over, to in self.jumps.values():
                change = value[to] - value[start] - value[over]
                need(change % 2 == 0 if is_parity else change <= 0, "a jump changes it")
            is_free = self.goal == "peg"
            others = [value[h] for h in self.holes if is_free and not self.target >> h & 1]

            def is_open(end):
                change = sum(value[h] * ((end >> h & 1) - (self.start >> h & 1)) for h in value)
                if is_parity:
                    return any(others) or change % 2 == 0
                return change + sum(min(weight, 0) for weight in others) <= 0

            open_ends = list(filter(is_open, open_ends))
        return open_ends

    def sets(self, read, left=0):
        if left == 1:
            self.goal, self.target = "one", 0
        fewest = fewest_moves(self, read, left if left > 1 else 0)
        need(fewest == INFINITE, "the sets let play meet the goal")

    def take(self, read, least):
        need(fewest_moves(self, read, 0) >= least, "the sets let fewer moves meet the goal")

    claims = {
        "reaches jumps": reach, "leaves N jumps": Game.leaves, "never functions": functions,
        "never search": never, "exceeds N search": Game.exceeds, "count N search": Game.count,
        "count N N N search": Game.count, "never sets": sets, "exceeds N sets": sets,
        "takes N sets": take,
    }
