"""Solo Chess and Graph Capture."""
from collections import defaultdict

from .exits import Exits
from .hubs import Hubs
from .search import count_plays, replay
from .text import expect, need, plus


class Captures:
    """Places are numbered from 0 here. `steps[place, type]` lists (to, over), as if nothing but
    the places themselves stood in the way. A position has a tuple for each place, None or
    (type, budget, is last)."""

    def __init__(self, types, budgets):
        self.type, self.budget, self.size = types, budgets, len(types)
        self.steps, self.last, self.goal = defaultdict(list), None, None

    def start(self):
        budgets = [min(budget, self.size) for budget in self.budget]
        return tuple((self.type[p], budgets[p], p == self.last) for p in range(self.size))

    def moves(self, pieces):
        found = {}
        for place, piece in enumerate(pieces):
            kind, budget, is_last = piece or (None, 0, False)
            for to, over in self.steps[place, kind] if budget > 0 else ():
                is_free = all(pieces[passed] is None for passed in over)
                if is_free and pieces[to] is not None and not pieces[to][2]:
                    after = list(pieces)
                    after[place], after[to] = None, (kind, budget - 1, is_last)
                    found[place, to] = tuple(after)
        return found

    def left(self, pieces):
        return self.size - pieces.count(None)

    def has_goal(self, pieces):
        return self.goal is None or pieces[self.goal] is not None

    def play(self, read, left):
        *_, pieces = replay(read, self.size, self.start(), self.moves)
        need(self.left(pieces) == left, "%d pieces are left" % self.left(pieces))
        need(self.has_goal(pieces), "no piece stands on the goal")

    def plays(self, left):
        def is_end(pieces):
            return self.has_goal(pieces) and self.left(pieces) <= left

        need(self.size <= 64, "the puzzle is too large for a search")
        return count_plays(self.start(), is_end, self.moves)[0]

    def count(self, _read, many):
        need(self.plays(1) == many, "another number of plays")

    def search(self, _read, left):
        need(self.plays(left) == 0, "captures leave as few")

    def sets(self, _read, many):
        """Goes through positions with the captures that were made."""
        ends = set()

        def is_end(now):
            pieces, made = now
            is_solved = self.left(pieces) == 1 and self.has_goal(pieces)
            ends.update({made} if is_solved else ())
            return is_solved

        def moves(now):
            return {move: (then, now[1] | {move}) for move, then in self.moves(now[0]).items()}

        need(self.size <= 64, "the puzzle is too large for a search")
        count_plays((self.start(), frozenset()), is_end, moves)
        need(len(ends) == many, "another number of sets")

    def clauses(self, read, left):
        model = {"exits": Exits, "hubs": Hubs}[read.word("exits", "hubs")]
        model(self, left).read(read)

    claims = {
        "leaves N moves": play, "count N search": count, "sets N search": sets,
        "exceeds N search": search, "exceeds N clauses": clauses,
    }


class GraphCapture(Captures):
    def __init__(self, read):
        is_directed = read.word("directed", "undirected") == "directed"
        budgets = [read.bound() for _ in read.rows("vertices", 1, 2**32 - 2)]
        super().__init__([0] * len(budgets), budgets)
        for _ in read.rows("edges"):
            u, v = read.index(self.size), read.index(self.size)
            expect(u != v, "another vertex")
            self.steps[u, 0].append((v, ()))
            if not is_directed:
                self.steps[v, 0].append((u, ()))


class SoloChess(Captures):
    def __init__(self, read):
        read.line("types")
        rides = [self.read_rides(read) for _ in range(read.number(1, 255))]
        types, places, budgets = [], {}, []
        for place in read.rows("pieces", 1, 2**32 - 2):
            types.append(read.number(0, len(rides) - 1))
            places[read.square(places)] = place
            budgets.append(read.bound())
        super().__init__(types, budgets)
        self.last, self.goal = self.read_place(read, "last"), self.read_place(read, "goal")
        for square, place in places.items():
            for kind, rides_of_kind in enumerate(rides):
                for way, most in rides_of_kind:
                    reached = self.ride(places, square, way, most)
                    self.steps[place, kind] += [(to, reached[:i]) for i, to in enumerate(reached)]

    @staticmethod
    def read_rides(read):
        rides = []
        for _ in read.rows("rides", 0, 10**6):
            way = (read.number(-(10**6), 10**6), read.number(-(10**6), 10**6))
            expect(way != (0, 0), "a ride that leads away")
            rides.append((way, read.bound()))
        return rides

    def read_place(self, read, name):
        read.line(name)
        return None if read.skips("none") else read.index(self.size)

    @staticmethod
    def ride(places, square, way, most):
        """The places on the way, nearest first."""
        axis, reached = 0 if way[0] else 1, []
        for at, place in places.items():
            times = (at[axis] - square[axis]) // way[axis]
            if 1 <= times <= most and plus(square, way, times) == at:
                reached.append((times, place))
        return tuple(place for _, place in sorted(reached))
