"""Solo Chess and Graph Capture."""
from collections import defaultdict
from itertools import product

from .exits import Exits
from .hubs import Hubs
from .search import Game
from .text import INFINITE, expect, need, plus


class Captures(Game):
    """Places are numbered from 0 here. `steps[place, type]` lists (to, over), as if nothing but
    the places themselves stood in the way. A position has a tuple for each place, None or
    (type, budget, is last)."""

    def __init__(self, types, budgets, last=None, goal=None):
        self.type, self.budget, self.last, self.goal = types, budgets, last, goal
        self.size, self.steps = len(types), defaultdict(list)
        self.start = tuple((kind, min(budget, self.size), place == last)
                           for place, (kind, budget) in enumerate(zip(types, budgets)))

    def moves(self, pieces):
        found = set()
        for place, piece in enumerate(pieces):
            kind, budget, _ = piece or (None, 0, False)
            for to, over in self.steps[place, kind] if budget > 0 else ():
                is_free = all(pieces[passed] is None for passed in over)
                if is_free and pieces[to] is not None and not pieces[to][2]:
                    found.add((place, to))
        return found

    def after(self, pieces, move):
        place, to = move
        kind, budget, is_last = pieces[place]
        after = list(pieces)
        after[place], after[to] = None, (kind, budget - 1, is_last)
        return tuple(after)

    def left(self, pieces):
        """Endless if none of the pieces is on the goal."""
        has_goal = self.goal is None or pieces[self.goal] is not None
        return self.size - pieces.count(None) if has_goal else INFINITE

    def is_met(self, pieces):
        return self.left(pieces) == 1

    def sets(self, _read, many):
        """Goes through positions with the captures that were made; none leave the last piece."""

        def thens(now):
            return [(self.after(now[0], move), now[1] | {move}) for move in self.moves(now[0])]

        positions = self.reached((self.start, frozenset()), thens)
        ends = {made for pieces, made in positions if self.is_met(pieces)}
        need(len(ends) == many, "another number of sets")

    def clauses(self, read, left):
        model = {"exits": Exits, "hubs": Hubs}[read.word("exits", "hubs")]
        model(self, left).read(read)

    claims = {
        "leaves N moves": Game.leaves, "count N search": Game.count, "sets N search": sets,
        "exceeds N search": Game.exceeds, "exceeds N clauses": clauses,
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
        rides = [[(read.square([(0, 0)], -(10**6), 10**6), read.bound())
                  for _ in read.rows("rides", 0, 10**6)]
                 for _ in range(read.line("types").number(1, 255))]
        types, places, budgets = [], {}, []
        for place in read.rows("pieces", 1, 2**32 - 2):
            types.append(read.number(0, len(rides) - 1))
            places[read.square(places)] = place
            budgets.append(read.bound())
        last, goal = [None if read.line(name).skips("none") else read.index(len(types))
                      for name in ("last", "goal")]
        super().__init__(types, budgets, last, goal)
        for square, kind in product(places, range(len(rides))):
            for way, most in rides[kind]:
                axis, over = 0 if way[0] else 1, ()
                for at in sorted(places, key=lambda at: at[axis] * way[axis]):
                    times = (at[axis] - square[axis]) // way[axis]
                    if 1 <= times <= most and plus(square, way, times) == at:
                        self.steps[places[square], kind].append((places[at], over))
                        over += (places[at],)
