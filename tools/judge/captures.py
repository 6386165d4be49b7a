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
    (type, budget, is last, counts if it captures), and then how many pieces more may capture. By
    distances, `squares` are those of the places."""

    def __init__(self, types, budgets, last=None, goal=None, squares=(), capturers=INFINITE):
        self.type, self.budget, self.last, self.goal = types, budgets, last, goal
        self.size, self.steps, self.squares = len(types), defaultdict(list), squares
        self.capturers, counts = capturers, capturers < self.size
        span = 2 * max([self.cost(0, place) for place in range(len(squares))], default=0)
        # No piece spends more than enough, and bounds of so much never bind.
        enough = (self.size - 1) * max(span, 1)
        self.own = [INFINITE if budget >= enough else budget for budget in budgets]
        self.start = *((kind, min(budget, enough), place == last, counts)
                       for place, (kind, budget) in enumerate(zip(types, budgets))), capturers

    def cost(self, place, to):
        ways = zip(self.squares[place], self.squares[to]) if self.squares else [(0, 1)]
        return max(abs(a - b) for a, b in ways)

    def moves(self, pieces):
        found = set()
        for place, piece in enumerate(pieces[:-1]):
            kind, budget, _, counts = piece or (None, 0, False, False)
            for to, over in self.steps[place, kind] if pieces[-1] > 0 or not counts else ():
                leads = pieces[to] and not any(pieces[passed] for passed in over)
                if leads and not pieces[to][2] and self.cost(place, to) <= budget:
                    found.add((place, to))
        return found

    def after(self, pieces, move):
        place, to = move
        kind, budget, is_last, counts = pieces[place]
        after = list(pieces)
        after[place], after[to] = None, (kind, budget - self.cost(*move), is_last, False)
        after[-1] -= counts
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
        budgets = [read.bound() for _ in read.rows("vertices", 1, 2**30)]
        super().__init__([0] * len(budgets), budgets)
        for _ in read.rows("edges"):
            u, v = read.index(self.size), read.index(self.size)
            expect(u != v, "another vertex")
            self.steps[u, 0].append((v, ()))
            if not is_directed:
                self.steps[v, 0].append((u, ()))


class SoloChess(Captures):
    def __init__(self, read):
        rides = [[(read.square([(0, 0)], -(10**6), 10**6), read.bound(),
                   read.bound() if read.words else 1) for _ in read.rows("rides", 0, 10**6)]
                 for _ in range(read.line("types").number(1, 255))]
        types, places, budgets = [], {}, []
        for place in read.rows("pieces", 1, 2**30):
            types.append(read.number(0, len(rides) - 1))
            places[read.square(places)] = place
            budgets.append(read.bound())
        last, goal = [None if read.line(name).skips("none") else read.index(len(types))
                      for name in ("last", "goal")]
        squares = list(places) if read.skips("distances") else ()
        capturers = read.bound() if read.skips("capturers") else INFINITE
        super().__init__(types, budgets, last, goal, squares, capturers)
        for square, kind in product(places, range(len(rides))):
            for way, most, least in rides[kind]:
                axis, over = 0 if way[0] else 1, ()
                for at in sorted(places, key=lambda at: at[axis] * way[axis]):
                    times = (at[axis] - square[axis]) // way[axis]
                    if 1 <= times <= most and plus(square, way, times) == at:
                        if times >= least:
                            self.steps[places[square], kind].append((places[at], over))
                        over += (places[at],)
