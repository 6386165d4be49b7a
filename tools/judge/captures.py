"""Solo Chess and Graph Capture."""
from .exits import Exits
from .hubs import Hubs
from .search import MOST_POSITIONS, count_plays
from .text import bound, expect, index, need, number, numbers


class Captures:
    """Places are numbered from 0 here. `steps[place][type]` lists (to, over), nearest first on each
    ride, as if nothing but the places themselves stood in the way."""

    def __init__(self, lines, kind, words):
        self.type, self.budget, self.last, self.goal = [], [], None, None
        if kind == "solo-chess":
            self.read_board(lines, words)
        else:
            self.read_graph(lines, words)
        self.size = len(self.budget)

    def read_board(self, lines, words):
        expect(not words, "the end of the line")
        types = []
        for _ in range(number(lines.one("types"), 1, 255)):
            rides = []
            for words in lines.rows("rides", 0, 10**6, 3):
                dx, dy = numbers(words[:2], 2, -(10**6), 10**6)
                expect((dx, dy) != (0, 0), "a ride that leads away")
                rides.append((dx, dy, bound(words[2])))
            types.append(rides)
        at = {}
        for place, words in enumerate(lines.rows("pieces", 1, 2**32 - 2, 4)):
            self.type.append(number(words[0], 0, len(types) - 1))
            square = tuple(numbers(words[1:3], 2))
            expect(square not in at, "another square")
            at[square] = place
            self.budget.append(bound(words[3]))
        many = len(self.budget)
        last, goal = lines.one("last"), lines.one("goal")
        self.last = None if last == "none" else index(last, many)
        self.goal = None if goal == "none" else index(goal, many)
        self.steps = [[[] for _ in types] for _ in range(many)]
        for square, place in at.items():
            for t, rides in enumerate(types):
                for dx, dy, most in rides:
                    reached = []
                    for (x, y), to in at.items():
                        x, y = x - square[0], y - square[1]
                        times = x // dx if dx else y // dy
                        if 1 <= times <= most and (x, y) == (times * dx, times * dy):
                            reached.append((times, to))
                    reached = tuple(to for _, to in sorted(reached))
                    self.steps[place][t] += [(to, reached[:i]) for i, to in enumerate(reached)]

    def read_graph(self, lines, words):
        expect(words in (["directed"], ["undirected"]), "`directed` or `undirected`")
        self.budget = [bound(row[0]) for row in lines.rows("vertices", 1, 2**32 - 2, 1)]
        many = len(self.budget)
        self.type = [0] * many
        self.steps = [[[]] for _ in range(many)]
        for row in lines.rows("edges", 0, 2**63 - 1, 2):
            u, v = index(row[0], many), index(row[1], many)
            expect(u != v, "another vertex")
            self.steps[u][0].append((v, ()))
            if words == ["undirected"]:
                self.steps[v][0].append((u, ()))

    def targets(self, pieces, place):
        """Where the piece on the place can capture; `pieces[place]` is (type, budget, is last)."""
        kind, budget, _ = pieces[place]
        ways = self.steps[place][kind] if budget > 0 else []
        free = {to for to, over in ways if all(pieces[passed] is None for passed in over)}
        return {to for to in free if pieces[to] is not None and not pieces[to][2]}

    def start(self):
        budgets = [min(budget, self.size) for budget in self.budget]
        return tuple((self.type[p], budgets[p], p == self.last) for p in range(self.size))

    @staticmethod
    def moved(pieces, place, to):
        after = list(pieces)
        kind, budget, is_last = pieces[place]
        after[to] = (kind, budget - 1, is_last)
        after[place] = None
        return tuple(after)

    def play(self, left, words, lines):
        pieces = self.start()
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            place, to = (index(word, self.size) for word in lines.line_of(2))
            need(pieces[place] is not None and to in self.targets(pieces, place), "illegal")
            pieces = self.moved(pieces, place, to)
        remaining = self.size - pieces.count(None)
        need(remaining == left, "%d pieces are left" % remaining)
        need(self.goal is None or pieces[self.goal] is not None, "no piece stands on the goal")

    def plays(self, left):
        need(self.size <= 64, "the puzzle is too large for a search")

        def is_end(pieces):
            is_goal_full = self.goal is None or pieces[self.goal] is not None
            return is_goal_full and self.size - pieces.count(None) <= left

        def after(pieces):
            full = [place for place in range(self.size) if pieces[place] is not None]
            return [self.moved(pieces, p, to) for p in full for to in self.targets(pieces, p)]

        return count_plays(self.start(), is_end, after)

    def count(self, many, _words, _lines):
        need(self.plays(1)[0] == many, "another number of plays")

    def sets(self, many, _words, _lines):
        need(self.size <= 64, "the puzzle is too large for a search")
        start = (self.start(), frozenset())
        ends, open_ones, seen = set(), [start], {start}
        while open_ones:
            pieces, made = open_ones.pop()
            full = [place for place in range(self.size) if pieces[place] is not None]
            if len(full) == 1 and (self.goal is None or full[0] == self.goal):
                ends.add(made)
                continue
            for p in full:
                for to in self.targets(pieces, p):
                    after = (self.moved(pieces, p, to), made | {(p, to)})
                    if after not in seen:
                        seen.add(after)
                        open_ones.append(after)
            need(len(seen) <= MOST_POSITIONS, "the search meets too many positions")
        need(len(ends) == many, "another number of sets")

    def search(self, left, _words, _lines):
        need(self.plays(left)[0] == 0, "captures leave as few")

    def clauses(self, left, words, lines):
        expect(words in (["exits"], ["hubs"]), "exits or hubs")
        model = {"exits": Exits, "hubs": Hubs}[words[0]]
        model(self, left).read(lines)

    claims = {
        "leaves N moves": play, "count N search": count, "sets N search": sets,
        "exceeds N search": search, "exceeds N clauses": clauses,
    }
