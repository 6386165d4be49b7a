"""The rules of the model of hubs."""
from .clauses import Clauses
from .text import need


class Hubs(Clauses):
    def prepare(self):
        puzzle = self.puzzle
        need(puzzle.last is None, "hubs with a last piece")
        need(len(set(puzzle.type)) == 1, "hubs with several types")
        need(self.size <= 3 or all(b <= 2 for b in puzzle.budget), "hubs with budgets above 2")
        self.out = [set() for _ in range(self.size)]
        self.into = [set() for _ in range(self.size)]
        for place in range(self.size):
            for to, _ in puzzle.steps[place][puzzle.type[0]]:
                self.out[place].add(to)
                self.into[to].add(place)

    def has_hubs(self, places):
        return all(place in self.inside or self.has("hub", place) for place in places)

    def sole(self, place):
        can_bring = [u for u in self.into[place] if self.puzzle.budget[u] >= 2]
        return can_bring[0] if len(can_bring) == 1 else None

    def leaves(self, u, v):
        of_u, of_v = self.sole(u), self.sole(v)
        is_unfit = of_u == v or of_v == u or (of_u is not None and of_u == of_v)
        return self.says_root(v) if is_unfit else self.has("hub", v)

    def rule_hub_some(self):
        def is_served(place):
            ways = self.out[place] if self.puzzle.budget[place] > 0 else set()
            return all(self.has("hub", hub) for hub in ways | {place})

        return self.of_place(is_served)

    def rule_hub_match(self):
        hub = self.denied("hub")
        sources = [u for u in self.into[hub] if self.puzzle.budget[u] >= 2]
        return self.says_root(hub) and all(self.has("match", u, hub) for u in sources)

    def rule_match_hub(self):
        source, hub = self.denied("match")
        return self.has("hub", hub) or self.denies("hub", source)

    def rule_root_hub(self):
        return self.has("hub", self.denied("root"))

    def rule_cut(self):
        has_left = [self.says_root(u) and self.has_hubs(self.out[u]) for u in self.inside]
        return bool(has_left) and all(has_left)

    def rule_split(self):
        near = set(self.inside).union(*(self.into[u] for u in self.inside))
        beside = [self.out[u] | self.into[u] for u in self.inside]
        is_apart = self.left == 1 and beside and len(near) < self.size
        return is_apart and all(self.has_hubs(places) for places in beside)

    def rule_chain(self):
        ways = [(u, v) for u in self.inside for v in self.out[u] - self.inside]
        is_start = bool(self.places) and self.denies("hub", self.places[0])
        has_roots = all(self.says_root(u) for u in self.inside)
        return is_start and has_roots and all(self.leaves(u, v) for u, v in ways)
