"""Proofs by clauses about games of captures: variables, what a clause says, and the rules of both
models. A rule is a method `rule_NAME`; others of its name begin with `also`, `again`, `besides`.
"""
from .steps import read_steps
from .text import INFINITE, expect, index, need, number

SIMPLE = {  # how many words a meaning has, and how many of them are places, from the front
    "root": (1, 1), "captured": (1, 1), "type": (2, 1), "budget": (2, 1), "unlimited": (1, 1),
    "chain": (1, 1), "before": (2, 2), "hub": (1, 1), "match": (2, 2), "either": (2, 0),
    "count": (2, 0), "idle": (1, 1), "waste": (2, 1), "total": (3, 0),
}


class NoInstance(Exception):
    """A clause lacks a literal that its rule speaks of."""


class Clauses:
    """Variables are tuples: the meaning, then its words; places from 0. An exit is the tuple
    (from, to, over)."""

    types = None  # of the exits, in the model of exits

    def __init__(self, puzzle, left):
        self.puzzle, self.left = puzzle, left
        self.size = puzzle.size
        self.variables = [None]
        self.number = {}
        self.group = [None]
        self.waste = [None]
        self.prepare()

    # A bound of N - 1 captures never binds.
    def own(self, place):
        budget = self.puzzle.budget[place]
        return INFINITE if budget >= self.size - 1 else budget

    def read_variable(self, words):
        meaning, rest = words[0], words[1:]
        if meaning in ("exit", "last"):
            expect(self.types is not None and len(rest) >= 2, "an exit")
            places = [index(word, self.size) for word in rest]
            exit = (places[0], places[1], tuple(places[2:]))
            expect(exit in self.types, "an exit that some piece could make")
            return (meaning, exit)
        expect(meaning in SIMPLE and len(rest) == SIMPLE[meaning][0], "a meaning")
        places, limits = SIMPLE[meaning][1], {"either": len(self.variables) - 1, "count": self.size}
        least, most = (0, 255) if meaning == "type" else (1, limits.get(meaning, 2**32 - 2))
        values = [number(word, least, most) for word in rest[places:]]
        return (meaning, *(index(word, self.size) for word in rest[:places]), *values)

    def note_waste(self, variable):
        puzzle = self.puzzle
        binding = [p for p in range(self.size) if p != puzzle.goal]
        need(all(self.own(p) != INFINITE for p in binding), "a budget that does not bind")
        _, place, captures = variable
        expect(captures == 1 or self.waste[-1] == ("waste", place, captures - 1), "waste in order")
        self.waste.append(variable)

    def group_of(self, variable, number_of):
        """The group of which at most one variable is true, the largest number in it for which this
        variable stands, and whether it stands for itself alone."""
        meaning, what = variable[:2]
        place = {"exit": what[0], "last": what[1]}[meaning] if meaning in ("exit", "last") else what
        if meaning in ("exit", "last", "root", "match", "type"):
            return (("exit" if meaning == "root" else meaning, place), number_of, True)
        if meaning == "either":
            a, b = self.group[what], self.group[variable[2]]
            is_tidy = a and b and a[0] == b[0] and b[2] and a[1] < b[1]
            return (a[0], b[1], False) if is_tidy else None
        return None

    def read(self, lines):
        for row in lines.rows("variables", 0, 2**31 - 1):
            variable = self.read_variable(row)
            expect(variable[0] == "total" or variable not in self.number, "another meaning")
            if variable[0] == "waste":
                self.note_waste(variable)
            self.group.append(self.group_of(variable, len(self.variables)))
            self.number[variable] = len(self.variables)
            self.variables.append(variable)
        read_steps(lines, len(self.variables) - 1, self.check_rule)

    def check_rule(self, rule, literals, rest):
        places = [index(word, self.size) for word in rest]
        need(self.holds(rule, literals, places), "no instance of " + rule)

    def has(self, *variable):
        return self.number.get(variable, 0) in self.clause

    def denies(self, *variable):
        return -self.number.get(variable, 0) in self.clause

    def first(self, meaning, sign):
        """The words of the first variable of a meaning that the clause asserts or denies."""
        for literal in self.order:
            variable = self.variables[abs(literal)]
            if literal * sign > 0 and variable[0] == meaning:
                return variable[1:] if len(variable) > 2 else variable[1]
        return None

    def denied(self, meaning):
        found = self.first(meaning, -1)
        if found is None:
            raise NoInstance()
        return found

    def asserted(self, meaning):
        found = self.first(meaning, 1)
        if found is None:
            raise NoInstance()
        return found

    def says_root(self, place):
        goal = self.puzzle.goal
        return not (goal is None or self.left > 1 or place == goal) or self.has("root", place)

    def of_place(self, holds):
        if not self.order:
            return any(holds(place) for place in range(self.size))
        meaning, *words = self.variables[abs(self.order[0])]
        if meaning == "exit":
            return holds(words[0][0])
        return meaning in ("root", "hub", "budget", "unlimited") and holds(words[0])

    def holds(self, rule, literals, places):
        self.order, self.clause, self.places = literals, set(literals), places
        self.inside = set(places)
        for way in ("rule", "also", "again", "besides"):
            method = getattr(self, "%s_%s" % (way, rule.replace("-", "_")), None)
            try:
                if method is not None and method():
                    return True
            except NoInstance:
                pass
        return False

    def rule_root_some(self):
        if self.puzzle.goal is not None and self.has("root", self.puzzle.goal):
            return True
        return all(self.says_root(place) for place in range(self.size))

    def rule_root_most(self):
        many, first = self.denied("count")
        return many >= self.left and self.denied("root") >= first

    def rule_define(self):
        a, b = self.asserted("either")
        return -a in self.clause or -b in self.clause

    def also_define(self):
        many, first = self.asserted("count")
        root, (known, of) = self.first("root", -1), self.first("count", -1) or (0, 0)
        return of <= first and many <= known + (root is not None and of <= root < first)

    def again_define(self):
        start, stop, many = self.asserted("total")
        found, end = 0, start
        for literal in self.order:
            variable = self.variables[abs(literal)]
            if literal > 0 or variable[0] not in ("total", "waste"):
                continue
            if variable[0] == "total":
                first, last, true = variable[1:]
            else:
                last, true = self.waste.index(variable), variable[2]
                first = last - true + 1
            if first < end or last > stop:
                return False
            end, found = last + 1, found + true
        return found >= many

    def rule_one(self):
        if len(self.order) != 2 or max(self.order) > 0:
            return False
        a, b = self.group[-self.order[0]], self.group[-self.order[1]]
        if not a or not b or a[0] != b[0]:
            return False
        return (b[2] and a[1] < b[1]) or (a[2] and b[1] < a[1])

    def rule_waste(self):
        (place, here), wasted = self.asserted("waste"), 0
        if more := self.first("waste", -1):
            return more[0] == place and more[1] >= here
        if any(self.denies(meaning, place) for meaning in ("captured", "root", "hub")):
            wasted += self.puzzle.budget[place] if place != self.puzzle.goal else 0
        left = self.first("budget", -1)
        if left and left[0] == place and self.denies("idle", place):
            wasted += left[1] - 1
        return here <= wasted

    def rule_waste_most(self):
        total, waste = self.first("total", -1), self.first("waste", -1)
        if len(self.waste) == 1:
            return bool(total)
        budgets = [b for p, b in enumerate(self.puzzle.budget) if p != self.puzzle.goal]
        slack = sum(budgets) - (self.size - self.left)
        return bool(total and total[2] > slack) or bool(waste and waste[1] > slack)
