"""The rules of the model of hubs."""
from .clauses import Clauses
from .text import need


class Hubs(Clauses):
    def prepare(self):
        puzzle = self.puzzle
        need(puzzle.last is None, "hubs with a last piece")
        need(len(set(puzzle.type)) == 1, "hubs with several types")
        need(self.size <= 3 or max(puzzle.budget) <= 2, "hubs with budgets above 2")
        steps = [{to for to, _ in puzzle.steps[u, puzzle.type[0]]} for u in self.places]
        self.out = steps
        self.into = [{u for u in self.places if v in steps[u]} for v in self.places]
        self.bringing = [[u for u in into if puzzle.budget[u] >= 2] for into in self.into]

    def hubs(self, places):
        return all(self.has("hub", place) for place in places)

    def serves(self, place):
        return self.hubs({place} | (self.out[place] if self.puzzle.budget[place] > 0 else set()))

    def is_matched(self, hub):
        return self.root(hub) and all(self.has("match", u, hub) for u in self.bringing[hub])

    def leaves(self, u, v):
        """A step from u to v, of the lemma chain."""
        of_u, of_v = ([*self.bringing[place], None] for place in (u, v))
        sole_u, sole_v = (of[0] if len(of) == 2 else None for of in (of_u, of_v))
        is_unfit = sole_u == v or sole_v == u or (sole_u is not None and sole_u == sole_v)
        return self.root(v) if is_unfit else self.has("hub", v)

    def is_cut(self):
        inside = set(self.witness)
        has_left = [self.root(u) and self.hubs(self.out[u] - inside) for u in inside]
        return bool(has_left) and all(has_left)

    def is_split(self):
        inside = set(self.witness)
        near = inside.union(*(self.into[u] for u in inside))
        beside = near.union(*(self.out[u] for u in inside)) - inside
        return self.left == 1 and bool(inside) and len(near) < self.size and self.hubs(beside)

    def is_chain(self):
        inside = set(self.witness)
        ways = [(u, v) for u in inside for v in self.out[u] - inside]
        is_denied = bool(inside) and self.denies("hub", self.witness[0])
        return is_denied and all(map(self.root, inside)) and all(self.leaves(*way) for way in ways)

    rules = [
        ("hub-some", "", lambda c: c.of_some_place(c.serves)),
        ("hub-match", "-hub", is_matched),
        ("match-hub", "-match", lambda c, u, hub: c.has("hub", hub) or c.denies("hub", u)),
        ("root-hub", "-root", lambda c, root: c.has("hub", root)),
        ("cut", "", is_cut),
        ("split", "", is_split),
        ("chain", "", is_chain),
    ]
