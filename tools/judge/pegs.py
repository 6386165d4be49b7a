"""Peg solitaire: plays, functions that refuse ends, and searches."""
from collections import Counter
from itertools import product

from .peg_sets import fewest_moves
from .search import Game
from .text import INFINITE, need, plus


class Pegs(Game):
    """A position is a number, whose bits are the holes with pegs; `over[from, to]` is the hole
    that a jump passes."""

    most_reached = 3 * 10**7

    def __init__(self, read):
        ways, number, self.over, self.start, self.target = [], {}, {}, 0, 0
        for _ in read.rows("directions", 0, 8):
            ways.append(read.square([(0, 0), *ways], -1, 1))
        for hole in read.rows("holes", 1, 2**32 - 2):
            number[read.square(number)] = hole
            self.start |= read.number(0, 1) << hole
        self.size, self.holes = len(number), range(len(number))
        self.goal = read.line("goal").word("one", "one-at", "peg", "target")
        for _ in range({"one": 0, "target": len(read.words)}.get(self.goal, 1)):
            self.target |= 1 << read.index(self.size)
        for square, way in product(number, ways):
            over, to = number.get(plus(square, way)), number.get(plus(square, way, 2))
            if over is not None and to is not None:
                self.over[number[square], to] = over

    def is_met(self, pegs):
        if self.goal == "target":
            return pegs == self.target
        has_target = pegs & self.target == self.target
        return has_target and (self.goal == "peg" or pegs.bit_count() == 1)

    def after(self, pegs, jump):
        """Of a jump forth or back."""
        return pegs ^ (1 << jump[0] | 1 << self.over[jump] | 1 << jump[1])

    def moves(self, pegs, wanted=(1, 1, 0)):
        """Jumps whose holes have pegs as wanted: those forth, and (0, 0, 1) for those back."""
        return {(start, to) for (start, to), over in self.over.items()
                if (pegs >> start & 1, pegs >> over & 1, pegs >> to & 1) == wanted}

    left = staticmethod(int.bit_count)

    def reach(self, read):
        *passed, pegs = self.replay(read)
        was_met = self.goal == "peg" and any(map(self.is_met, passed))
        need(was_met or self.is_met(pegs), "the goal is not met")

    def functions(self, read):
        need(not self.open_ends(read), "an end agrees with all functions")

    def open_ends(self, read):
        """The ends that no function refuses; for the goal `peg` the target stands for all ends."""
        ends = [1 << hole for hole in self.holes] if self.goal == "one" else [self.target]
        others = [h for h in self.holes if self.goal == "peg" and not self.target >> h & 1]
        for _ in read.rows():
            value, is_parity = Counter(), read.word("parity", "weights") == "parity"
            for _ in read.more():
                hole = read.index(self.size)
                value[hole] = 1 if is_parity else read.number(-(2**38), 2**38)
            for (start, to), over in self.over.items():
                change = value[to] - value[start] - value[over]
                need(change % 2 == 0 if is_parity else change <= 0, "a jump changes it")

            def is_open(end):
                change = sum(w * ((end >> h & 1) - (self.start >> h & 1)) for h, w in value.items())
                if is_parity:
                    return change % 2 == 0 or any(value[h] for h in others)
                return change + sum(min(value[h], 0) for h in others) <= 0

            ends = list(filter(is_open, ends))
        return ends

    def sets(self, read, left=0):
        if left == 1:
            self.goal, self.target = "one", 0
        self.take(read, INFINITE, left if left > 1 else 0)

    def take(self, read, least, left=0):
        need(fewest_moves(self, read, left) >= least, "the sets let fewer moves meet the goal")

    claims = {
        "reaches jumps": reach, "leaves N jumps": Game.leaves, "never functions": functions,
        "never search": Game.never, "exceeds N search": Game.exceeds, "count N search": Game.count,
        "count N N N search": Game.count, "never sets": sets, "exceeds N sets": sets,
        "takes N sets": take,
    }
