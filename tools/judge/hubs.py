"""The rules of the model of hubs."""
from .clauses import Clauses
from .text import INFINITE, need


class Hubs(Clauses):
    def prepare(self):
        puzzle = self.puzzle
        others = puzzle.last, puzzle.squares, puzzle.capturers
        need(others == (None, (), INFINITE), "hubs with other rules")
        need(len(set(puzzle.type)) == 1, "hubs with several types")
        need(self.size <= 3 or max(puzzle.budget) <= 2, "hubs with budgets above 2")
        self.out = [{to for to, _ in puzzle.steps[u, puzzle.type[0]]} for u in self.places]
        self.into = [{u for u in self.places if v in self.out[u]} for v in self.places]
        self.bringing = [[u for u in into if puzzle.budget[u] >= 2] for into in self.into]

    def hubs(self, places):
        return all(self.has("hub", place) for place in places)

    def serves(self, place):
        return self.hubs({place} | (self.out[place] if self.puzzle.budget[place] > 0 else set()))

    def is_matched(self, hub):
        return self.root(hub) and all(self.has("match", u, hub) for u in self.bringing[hub])

    def has_ways(self, place, inside):
        return self.root(place) and self.hubs(self.out[place] - set(inside))

    def leaves(self, u, v):
        """Does the clause hold if a step leads from u to v, for the lemma chain?"""
        of_u, of_v = self.bringing[u], self.bringing[v]
        is_unfit = of_u == [v] or of_v == [u] or (len(of_u) == 1 and of_u == of_v)
        return self.root(v) if is_unfit else self.has("hub", v)

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
        ("split", "", is_split),
        ("chain", "", is_chain),
    ]
