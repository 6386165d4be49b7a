"""Proofs by clauses about games of captures: variables, what a clause says, and the rules that
both models share."""
from itertools import chain

from .steps import read_steps
from .text import INFINITE, expect, need

# The words of a meaning: a place, a type, a number, a number of places, a variable. Those of `exit`
# and `last` are places FROM and TO, and a tuple of the places between.
MEANINGS = {
    "exit": None, "last": None, "root": "p", "captured": "p", "type": "pt", "budget": "pn",
    "unlimited": "p", "chain": "p", "before": "pp", "hub": "p", "match": "pp", "either": "vv",
    "count": "cc", "idle": "p", "waste": "pn", "total": "nnn",
}
# At most one variable of a group is true: what the group is called, and which word names its place.
GROUPS = {
    "exit": ("way", 0), "root": ("way", 0), "last": ("last", 1), "type": ("type", 0),
    "match": ("match", 0),
}


class Clauses:
    """A variable is a tuple: its meaning, then the words, with places from 0. That a piece is
    unlimited is ("budget", place, INFINITE). A rule has rows (name, premises, condition): the
    first literals of these meanings, denied or asserted, give the condition their words."""

    types = {}  # of the exits, in the model of exits

    def __init__(self, puzzle, left):
        self.puzzle, self.left, self.size = puzzle, left, puzzle.size
        self.places = range(self.size)
        self.variables, self.number, self.wastes = [None], {}, [None]
        # By number of a variable: its group, the largest number there for which the variable
        # stands, and whether it stands for itself alone; from which waste to which one it counts,
        # and how many of these are true.
        self.groups, self.sums = {}, {}
        self.prepare()

    def own(self, place):
        """A bound of N - 1 captures never binds."""
        budget = self.puzzle.budget[place]
        return INFINITE if budget >= self.size - 1 else budget

    def read_variable(self, read):
        meaning = read.word(*MEANINGS)
        if MEANINGS[meaning] is None:
            places = read.indices(self.size)
            exit = (*places[:2], tuple(places[2:]))
            expect(exit in self.types, "an exit that some piece could make")
            return (meaning, *exit)
        most = {"p": self.size, "t": 255, "n": 2**32 - 2, "c": self.size,
                "v": len(self.variables) - 1}
        words = [read.number(0 if letter == "t" else 1, most[letter]) - (letter == "p")
                 for letter in MEANINGS[meaning]]
        return ("budget", *words, INFINITE) if meaning == "unlimited" else (meaning, *words)

    def note(self, number, meaning, *words):
        if meaning in GROUPS:
            name, place = GROUPS[meaning]
            self.groups[number] = (name, words[place]), number, True
        elif meaning == "either":
            self.groups[number] = joined(*map(self.groups.get, words))
        elif meaning == "total":
            self.sums[number] = words
        elif meaning == "waste":
            others = [self.own(place) for place in self.places if place != self.puzzle.goal]
            need(INFINITE not in others, "a budget that does not bind")
            place, captures = words
            is_next = self.wastes[-1] == (place, captures - 1)
            expect(captures == 1 or is_next, "waste in order")
            self.sums[number] = len(self.wastes) - captures + 1, len(self.wastes), captures
            self.wastes.append(words)

    def read(self, read):
        for row in read.rows("variables", 0, 2**31 - 1):
            variable = self.read_variable(read)
            expect(variable[0] == "total" or variable not in self.number, "another meaning")
            self.note(row + 1, *variable)
            self.number[variable] = row + 1
            self.variables.append(variable)

        def check_rule(rule, literals):
            self.literals, self.clause = literals, set(literals)
            self.witness = read.indices(self.size)
            rows = [row for row in SHARED + self.rules if row[0] == rule]
            need(any(self.holds(*row[1:]) for row in rows), "no instance of " + rule)

        read_steps(read, len(self.variables) - 1, check_rule)

    def holds(self, premises, condition):
        found = [self.first(premise[0] == "+", premise[1:]) for premise in premises.split()]
        return None not in found and condition(self, *chain(*found))

    def first(self, is_asserted, meaning):
        """The words of the first variable of a meaning that the clause asserts or denies."""
        variables = (self.variables[abs(n)] for n in self.literals if (n > 0) == is_asserted)
        return next((words for found, *words in variables if found == meaning), None)

    def has(self, *variable):
        return self.number.get(variable, 0) in self.clause

    def denies(self, *variable):
        return -self.number.get(variable, 0) in self.clause

    def root(self, place):
        """Does the clause hold if a piece remains on the place?"""
        goal = self.puzzle.goal
        is_excluded = goal is not None and self.left == 1 and place != goal
        return is_excluded or self.has("root", place)

    def of_some_place(self, holds):
        """Does it hold of the place that the clause speaks of first?"""
        if not self.literals:
            return any(map(holds, self.places))
        meaning, place, *_ = self.variables[abs(self.literals[0])]
        return meaning in ("exit", "root", "hub", "budget") and holds(place)

    def is_cut(self):
        return bool(self.witness) and all(self.has_ways(p, self.witness) for p in self.witness)

    def one(self):
        groups = [self.groups.get(-literal) for literal in self.literals]
        return len(groups) == 2 and (joined(*groups) or joined(*reversed(groups)))

    def counts(self, many, places):
        """At least `many` of the first places keep pieces, by what the clause denies."""
        known, of = self.first(False, "count") or (0, 0)
        (root,) = self.first(False, "root") or (None,)
        return of <= places and many <= known + (root is not None and of <= root < places)

    def adds_up(self, start, stop, many):
        found = 0
        for first, last, true in [self.sums[-n] for n in self.literals if -n in self.sums]:
            if first < start or last > stop:
                return False
            start, found = last + 1, found + true
        return found >= many

    def wastes_so_many(self, place, many):
        if more := self.first(False, "waste"):
            return more[0] == place and more[1] >= many
        is_lost = any(self.denies(meaning, place) for meaning in ("captured", "root", "hub"))
        wasted = self.puzzle.budget[place] if is_lost and place != self.puzzle.goal else 0
        left = self.first(False, "budget")
        if left and left[0] == place and self.denies("idle", place):
            wasted += left[1] - 1
        return many <= wasted

    def wastes_too_many(self):
        budgets = [b for place, b in enumerate(self.puzzle.budget) if place != self.puzzle.goal]
        slack = sum(budgets) - (self.size - self.left)
        denied = self.first(False, "total"), self.first(False, "waste")
        return any(words and words[-1] > slack for words in denied)


def joined(a, b):
    """The group of one of two variables, if b stands for itself alone and comes behind all for
    which a stands."""
    follows = a and b and a[0] == b[0] and a[1] < b[1] and b[2]
    return (a[0], b[1], False) if follows else None


SHARED = [
    ("root-some", "", lambda c: c.has("root", c.puzzle.goal) or all(map(c.root, c.places))),
    ("root-most", "-count -root", lambda c, many, of, root: many >= c.left and root >= of),
    ("one", "", Clauses.one),
    ("cut", "", Clauses.is_cut),
    ("define", "-exit", lambda c, start, to, over: c.has("captured", to)),
    ("define", "+either", lambda c, a, b: -a in c.clause or -b in c.clause),
    ("define", "+count", Clauses.counts),
    ("define", "+total", Clauses.adds_up),
    ("waste", "+waste", Clauses.wastes_so_many),
    ("waste-most", "", Clauses.wastes_too_many),
]
