"""The rules of the model of exits."""
from collections import defaultdict

from .clauses import Clauses
from .text import INFINITE


class Exits(Clauses):
    def prepare(self):
        """All exits that some piece could make, and the captures that it could have left."""
        puzzle, types = self.puzzle, range(len(self.puzzle.steps[0]))
        left = defaultdict(int)  # of endless pieces apart from the others
        todo = []

        def come(kind, place, captures):
            key = (kind, place, captures == INFINITE)
            if place != puzzle.goal and captures > left[key]:
                left[key] = captures
                todo.append((kind, place, captures))

        for place in range(self.size):
            come(puzzle.type[place], place, self.own(place))
        while todo:
            kind, place, captures = todo.pop()
            for to, _ in puzzle.steps[place][kind]:
                if to != puzzle.last:
                    come(kind, to, captures - 1)
        self.types = defaultdict(set)  # of exits
        for place in range(self.size):
            for kind in types:
                is_there = left[kind, place, False] > 0 or left[kind, place, True] > 0
                for to, over in puzzle.steps[place][kind]:
                    if is_there and to != puzzle.last and puzzle.goal not in over:
                        self.types[place, to, over].add(kind)
        places = range(self.size)
        self.exits = [[exit for exit in self.types if exit[0] == p] for p in places]
        self.arrivals = [[exit for exit in self.types if exit[1] == p] for p in places]
        self.most = [max(left[kind, p, False] for kind in types) for p in places]
        self.endless = [any(left[kind, p, True] > 0 for kind in types) for p in places]

    def may_have(self, place, captures):
        return self.endless[place] or self.most[place] >= captures

    def says_captures(self, place, captures):
        if not self.may_have(place, captures):
            return True
        if self.most[place] < captures and self.has("unlimited", place):
            return True
        levels = range(1, min(captures, self.size) + 1)
        return any(self.has("budget", place, fewer) for fewer in levels)

    def denied_captures(self):
        budget = self.first("budget", -1)
        return budget if budget else (self.denied("unlimited"), INFINITE)

    def denies_chain(self, place):
        last = self.puzzle.last
        return last is not None and (place == last or self.denies("chain", place))

    def says_before(self, u, v):
        return self.has("before", u, v) or self.denies("before", v, u)

    def has_exits(self, place):
        exits = self.exits[place]
        return self.says_root(place) and all(
            exit[1] in self.inside or self.has("exit", exit) for exit in exits
        )

    def besides_define(self):
        return self.has("captured", self.denied("exit")[1])

    def rule_exit_some(self):
        self.inside = set()
        return self.of_place(self.has_exits)

    def rule_last_exit(self):
        return self.has("exit", self.denied("last"))

    def rule_last_some(self):
        return all(self.has("last", exit) for exit in self.arrivals[self.denied("captured")])

    def rule_type_step(self):
        exit = self.denied("exit")
        return all(self.has("type", exit[0], kind) for kind in self.types[exit])

    def rule_type_carry(self):
        (place, kind), last = self.denied("type"), self.denied("last")
        comes = kind in self.types[last]
        return last[1] == place and (not comes or self.has("type", last[0], kind))

    def rule_type_start(self):
        place, kind = self.denied("type")
        if self.puzzle.type[place] == kind and self.puzzle.budget[place] > 0:
            return False
        return all(kind not in self.types[e] or self.has("last", e) for e in self.arrivals[place])

    def rule_budget_need(self):
        return self.of_place(lambda p: self.says_root(p) and self.says_captures(p, 1))

    def rule_budget_carry(self):
        (place, captures), last = self.denied_captures(), self.first("last", -1)
        if last:
            return last[1] == place and self.says_captures(last[0], captures + 1)
        can_come = any(self.may_have(e[0], captures + 1) for e in self.arrivals[place])
        return self.denies("captured", place) and not can_come

    def rule_budget_start(self):
        place, captures = self.denied_captures()
        can_come = [e for e in self.arrivals[place] if self.may_have(e[0], captures + 1)]
        return self.own(place) < captures and all(self.has("last", e) for e in can_come)

    def rule_budget_order(self):
        (place, captures), (same, fewer) = self.denied_captures(), self.asserted("budget")
        return same == place and fewer <= captures

    def rule_budget_keep(self):
        (place, here), last = self.asserted("budget"), self.first("last", -1)
        if not self.says_root(place):
            return False
        if last:
            source, before = self.denied("budget")
            return last[:2] == (source, place) and here < before
        is_untouched = self.has("captured", place) or not self.arrivals[place]
        return here <= self.puzzle.budget[place] and is_untouched

    def rule_idle(self):
        exit = self.denied("exit")
        is_shown = self.has("last", exit) or self.denies("root", exit[1])
        return is_shown and self.has("idle", exit[0])

    def rule_chain_last(self):
        exit = self.denied("exit")
        return self.denies_chain(exit[0]) and self.has("last", exit)

    def rule_chain_carry(self):
        exit = self.denied("exit")
        if not self.denies_chain(exit[0]):
            return False
        can_go = self.puzzle.type[self.puzzle.last] in self.types[exit]
        return not can_go or self.has("chain", exit[1])

    def rule_before_exit(self):
        return self.says_before(*self.denied("exit")[:2])

    def rule_before_over(self):
        start, _, over = self.denied("exit")
        return any(self.says_before(passed, start) for passed in over)

    def rule_before_root(self):
        root = self.denied("root")
        early = [u for u in range(self.size) if u != root and self.says_before(u, root)]
        return any(self.left == 1 or self.says_root(u) for u in early)

    def rule_cycle(self):
        def is_denied(u, w):
            pairs = ((a, b) for a in self.exits[u] for b in self.exits[w] if a[1] == b[1])
            meets = any(self.denies("exit", a) and self.denies("last", b) for a, b in pairs)
            return u != w and (meets or self.says_before(w, u))

        follow = self.places[1:] + self.places[:1]
        return bool(follow) and all(is_denied(u, w) for u, w in zip(self.places, follow))

    def rule_cut(self):
        return bool(self.inside) and all(self.has_exits(place) for place in self.inside)
