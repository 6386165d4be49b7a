"""Peg solitaire: plays, functions that refuse ends, and searches."""
from collections import Counter

from .peg_sets import fewest_moves
from .search import count_plays, replay
from .text import INFINITE, expect, need, plus


class Pegs:
    """A position is a number, whose bits are the holes with pegs; `jumps` has the three holes of
    each jump by its first and its last hole."""

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
        self.holes = len(number)
        read.line("goal")
        self.goal, self.target = read.word("one", "one-at", "peg", "target"), 0
        many = {"one": 0, "target": len(read.words)}.get(self.goal, 1)
        for _ in range(many):
            self.target |= 1 << read.index(self.holes)
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

    def moves(self, pegs):
        found = {}
        for move, (start, over, to) in self.jumps.items():
            changed = 1 << start | 1 << over | 1 << to
            if pegs & changed == changed ^ 1 << to:
                found[move] = pegs ^ changed
        return found

    def moves_back(self, pegs):
        changes = [sum(1 << hole for hole in jump) for jump in self.jumps.values()]
        return [pegs ^ c for (_, to), c in zip(self.jumps, changes) if pegs & c == 1 << to]

    def reach(self, read):
        *passed, pegs = replay(read, self.holes, self.start, self.moves)
        was_met = self.goal == "peg" and any(map(self.is_met, passed))
        need(was_met or self.is_met(pegs), "the goal is not met")

    def leave(self, read, left):
        *_, pegs = replay(read, self.holes, self.start, self.moves)
        need(pegs.bit_count() == left, "another number of pegs is left")

    def search(self, is_denied):
        need(self.holes <= 64, "the board is too large for a search")
        layer = {self.start}
        while layer:
            need(not any(map(is_denied, layer)), "the search meets such a position")
            layer = {then for pegs in layer for then in self.moves(pegs).values()}

    def never(self, _read):
        self.search(self.is_met)

    def exceed(self, _read, left):
        self.search(lambda pegs: pegs.bit_count() <= left)

    def count(self, _read, *claimed):
        need(self.holes <= 64, "the board is too large for a search")
        found = count_plays(self.start, self.is_met, self.moves)
        need(found[: len(claimed)] == list(claimed), "other numbers")

    def functions(self, read):
        need(not self.open_ends(read), "an end agrees with all functions")

    def open_ends(self, read):
        """The ends that no function refuses; for the goal `peg` the target stands for all ends."""
        singles = [1 << hole for hole in range(self.holes)]
        open_ends = singles if self.goal == "one" else [self.target]
        for _ in read.rows():
            value, is_parity = Counter(), read.word("parity", "weights") == "parity"
            while read.words:
                hole = read.index(self.holes)
                value[hole] = 1 if is_parity else read.number(-(2**38), 2**38)
            for start, over, to in self.jumps.values():
                change = value[to] - value[start] - value[over]
                need(change % 2 == 0 if is_parity else change <= 0, "a jump changes it")

            def gain(end):
                return sum(v * ((end >> h & 1) - (self.start >> h & 1)) for h, v in value.items())

            others = [v for hole, v in value.items() if not self.target >> hole & 1]
            free = others if self.goal == "peg" else []
            if not is_parity:
                least = sum(min(v, 0) for v in free)
                open_ends = [end for end in open_ends if gain(end) + least <= 0]
            elif not any(free):
                open_ends = [end for end in open_ends if gain(end) % 2 == 0]
        return open_ends

    def never_by_sets(self, read):
        need(fewest_moves(self, read, 0) == INFINITE, "the sets let play meet the goal")

    def exceed_by_sets(self, read, left):
        if left == 1:
            self.goal, self.target = "one", 0
        is_shown = fewest_moves(self, read, left if left > 1 else 0) == INFINITE
        need(is_shown, "the sets let fewer remain")

    def take(self, read, least):
        need(fewest_moves(self, read, 0) >= least, "the sets let fewer moves meet the goal")

    claims = {
        "reaches jumps": reach, "leaves N jumps": leave, "never functions": functions,
        "never search": never, "exceeds N search": exceed,
        "count N search": count, "count N N N search": count,
        "never sets": never_by_sets, "exceeds N sets": exceed_by_sets,
        "takes N sets": take,
    }
