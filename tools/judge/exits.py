"""The rules of the model of exits."""
from collections import defaultdict

from .clauses import Clauses
from .text import INFINITE


class Exits(Clauses):
    def prepare(self):
        """All exits that some piece could make, and the captures that it could have left."""
        puzzle, seen = self.puzzle, set()
        self.types = defaultdict(set)  # of exits
        todo = [(puzzle.type[place], place, puzzle.own[place]) for place in self.places]
        while todo:
            kind, place, captures = piece = todo.pop()
            if place == puzzle.goal or captures <= 0 or piece in seen:
                continue
            seen.add(piece)
            for to, over in puzzle.steps[place, kind]:
                if to != puzzle.last:
                    todo.append((kind, to, captures - puzzle.cost(place, to)))
                    if puzzle.goal not in over:
                        self.types[place, to, over].add(kind)
        self.most = [{left for _, p, left in seen if p == place} for place in self.places]
        self.exits = [[e for e in self.types if e[0] == place] for place in self.places]
        self.arrivals = [[e for e in self.types if e[1] == place] for place in self.places]

    def arriving(self, place, left):
        """The exits to the place by pieces that may have so much left behind them."""
        return [e for e in self.arrivals[place]
                if max(self.most[e[0]]) >= left + self.puzzle.cost(*e[:2])]

    def has_left(self, place, least):
        """Does the clause hold if the carrier has so much of its budget left?"""
        able = {left for left in self.most[place] if left >= least}
        if not able or (able == {INFINITE} and self.has("budget", place, INFINITE)):
            return True
        asserted = [self.variables[n] for n in self.literals if n > 0]
        return any(v[:2] == ("budget", place) and v[2] <= least for v in asserted)

    def has_all(self, meaning, exits):
        return all(self.has(meaning, *exit) for exit in exits)

    def by_last_piece(self, place):
        last = self.puzzle.last
        return last is not None and (place == last or self.denies("chain", place))

    def before(self, u, v):
        return self.has("before", u, v) or self.denies("before", v, u)

    def has_ways(self, place, inside=()):
        """Has the place an exit that does not lead inside, or keeps a piece?"""
        ways = [exit for exit in self.exits[place] if exit[1] not in inside]
        return self.root(place) and self.has_all("exit", ways)

    def kept(self, place, here):
        if not self.root(place):
            return False
        if last := self.first(False, "last"):
            left, cost = self.first(False, "budget"), self.puzzle.cost(*last[:2])
            return bool(left) and last[:2] == [left[0], place] and here + cost <= left[1]
        return here <= self.puzzle.budget[place] and self.others_leave(place)

    def others_leave(self, place):
        return self.root(place) and (self.has("captured", place) or not self.arrivals[place])

    def carried(self, place, left):
        if last := self.first(False, "last"):
            before = left + self.puzzle.cost(*last[:2])
            return last[1] == place and self.has_left(last[0], before)
        return self.denies("captured", place) and not self.arriving(place, left)

    def type_starts(self, place, kind):
        starts = self.puzzle.type[place] == kind and self.puzzle.budget[place] > 0
        coming = [exit for exit in self.arrivals[place] if kind in self.types[exit]]
        return not starts and self.has_all("last", coming)

    def before_root(self, root):
        early = [u for u in self.places if u != root and self.before(u, root)]
        return any(self.left == 1 or self.root(u) for u in early)

    def in_order(self, u, w):
        """Does the clause hold if u is not emptied before w?"""
        pairs = ((a, b) for a in self.exits[u] for b in self.exits[w] if a[1] == b[1])
        meets = any(self.denies("exit", *a) and self.denies("last", *b) for a, b in pairs)
        return u != w and (meets or self.before(w, u))

    def is_cycle(self):
        follow = self.witness[1:] + self.witness[:1]
        return bool(follow) and all(map(self.in_order, self.witness, follow))

    rules = [
        ("exit-some", "", lambda c: c.of_some_place(c.has_ways)),
        ("last-exit", "-last", lambda c, *exit: c.has("exit", *exit)),
        ("last-some", "-captured", lambda c, place: c.has_all("last", c.arrivals[place])),
        ("type-step", "-exit",
         lambda c, *exit: all(c.has("type", exit[0], kind) for kind in c.types[exit])),
        ("type-carry", "-type -last", lambda c, place, kind, *last: place == last[1] and
         (kind not in c.types[last] or c.has("type", last[0], kind))),
        ("type-start", "-type", type_starts),
        ("budget-need", "", lambda c: c.of_some_place(lambda p: c.root(p) and c.has_left(p, 1))),
        ("budget-need", "-exit", lambda c, *e: c.has_left(e[0], c.puzzle.cost(*e[:2]))),
        ("starter", "+starter", others_leave),
        ("budget-carry", "-budget", carried),
        ("budget-start", "-budget", lambda c, place, left: c.puzzle.own[place] < left and
         c.has_all("last", c.arriving(place, left))),
        ("budget-order", "-budget +budget",
         lambda c, place, many, same, fewer: place == same and fewer <= many),
        ("budget-keep", "+budget", kept),
        ("idle", "-exit", lambda c, start, to, over: c.has("idle", start) and
         (c.has("last", start, to, over) or c.denies("root", to))),
        ("chain-last", "-exit", lambda c, *exit: c.by_last_piece(exit[0]) and c.has("last", *exit)),
        ("chain-carry", "-exit", lambda c, *exit: c.by_last_piece(exit[0]) and
         (c.puzzle.type[c.puzzle.last] not in c.types[exit] or c.has("chain", exit[1]))),
        ("before-exit", "-exit", lambda c, start, to, over: c.before(start, to)),
        ("before-over", "-exit", lambda c, start, to, over: any(c.before(p, start) for p in over)),
        ("before-root", "-root", before_root),
        ("cycle", "", is_cycle),
    ]
