"""Proofs by clauses about games of captures: variables, what a clause says, and the rules that
both models share."""
from itertools import chain

from .steps import read_steps
from .text import INFINITE, expect, need

# The words of a meaning: a place, a number, a variable. Those of `exit` and `last` are places FROM
# and TO, and a tuple of the places between.
MEANINGS = {
    "exit": None, "last": None, "root": "p", "captured": "p", "type": "pn", "budget": "pn",
    "unlimited": "p", "chain": "p", "before": "pp", "hub": "p", "match": "pp", "either": "vv",
    "idle": "p", "waste": "pn", "starter": "p", "total": "vvn",
}
LEMMAS = "cycle", "cut", "split", "chain"  # with places behind their clauses
# At most one variable of one of these meanings and a place is true; with a root it has no exit.
GROUPED = {"exit": "exit", "root": "exit", "last": "last", "type": "type", "match": "match"}


class Clauses:
    """A variable is a tuple: its meaning, then the words, with places from 0. That a piece is
    unlimited is ("budget", place, INFINITE). A rule has rows (name, premises, condition): the
    first literals of these meanings, denied or asserted, give the condition their words."""

    types = {}  # of the exits, in the model of exits

    def __init__(self, puzzle, left):
        self.puzzle, self.left, self.size = puzzle, left, puzzle.size
        budgets = sorted(-b for place, b in enumerate(puzzle.own) if place != puzzle.goal)
        self.slack = left - self.size - sum(budgets[: min(puzzle.capturers, self.size)])
        self.places = range(self.size)
        self.variables, self.number = [None], {}
        # By number of a variable: its group, the largest number there for which the variable
        # stands, and whether it stands for itself alone; the meaning that it counts, from which
        # variable to which one, and how many of these are true.
        self.groups, self.sums = {}, {}
        self.prepare()

    def read_variable(self, read):
        meaning = read.word(*MEANINGS)
        if MEANINGS[meaning] is None:
            places = read.indices(self.size)
            exit = (*places[:2], tuple(places[2:]))
            expect(exit in self.types, "an exit that some piece could make")
            return (meaning, *exit)
        most = {"p": self.size, "n": 2**32 - 2, "v": len(self.variables) - 1}
        words = [read.number(letter != "n", most[letter]) - (letter == "p")
                 for letter in MEANINGS[meaning]]
        return ("budget", *words, INFINITE) if meaning == "unlimited" else (meaning, *words)

    def note(self, number, meaning, *words):
        self.sums[number] = meaning, number, number, 1
        if meaning in GROUPED:
            self.groups[number] = (GROUPED[meaning], words[meaning == "last"]), number, True
        elif meaning == "either":
            self.groups[number] = joined(*map(self.groups.get, words))
        elif meaning == "total":
            expect(words[0] <= words[1], "variables in order")
            self.sums[number] = self.variables[words[0]][0], *words
        elif meaning == "waste":
            place, many = words
            is_next = self.variables[-1] == ("waste", place, many - 1)
            expect((many <= 1 or is_next) and self.slack < INFINITE, "waste in order")
            self.sums[number] = meaning, number - many + 1, number, many

    def read(self, read):
        for row in read.rows("variables", 0, 2**31 - 1):
            variable = self.read_variable(read)
            expect(variable not in self.number, "another meaning")
            self.note(row + 1, *variable)
            self.number[variable] = row + 1
            self.variables.append(variable)

        def check_rule(rule, literals):
            self.literals, self.clause = literals, set(literals)
            self.witness = read.indices(self.size) if rule in LEMMAS else []
            rows = [row[1:] for row in SHARED + self.rules if row[0] == rule]
            need(any(self.holds(*row) for row in rows), "no instance of " + rule)

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
        is_excluded = self.left == 1 and self.puzzle.goal not in (None, place)
        return is_excluded or self.has("root", place)

    def of_some_place(self, holds):
        """Does it hold of the place that the clause speaks of first?"""
        if not self.literals:
            return any(map(holds, self.places))
        place = self.variables[abs(self.literals[0])][1]
        return place < self.size and holds(place)

    def is_cut(self):
        return bool(self.witness) and all(self.has_ways(p, self.witness) for p in self.witness)

    def one(self):
        groups = [self.groups.get(-literal) for literal in self.literals]
        return len(groups) == 2 and (joined(*groups) or joined(*reversed(groups)))

    def denied_sum(self, of, start=1, stop=INFINITE):
        """How many variables of a meaning in a row are true if all that the clause denies are."""
        found = 0
        for first, last, many in [self.sums[-n][1:] for n in self.literals
                                  if n < 0 and self.sums[-n][0] == of]:
            if first < start or last > stop:
                return 0
            start, found = last + 1, found + many
        return found

    def wastes_so_many(self, place, many):
        if more := self.first(False, "waste"):
            return more[0] == place and more[1] >= many
        is_lost = any(self.denies(meaning, place) for meaning in ("captured", "root", "hub"))
        may_stay = place == self.puzzle.goal or self.puzzle.capturers < INFINITE
        wasted = self.puzzle.budget[place] if is_lost and not may_stay else 0
        left = self.first(False, "budget")
        if left and left[0] == place and self.denies("idle", place):
            wasted += left[1] - 1
        return many <= wasted


def joined(a, b):
    """The group of one of two variables, if b stands for itself alone and comes behind all for
    which a stands."""
    follows = a and b and a[0] == b[0] and a[1] < b[1] and b[2]
    return (a[0], b[1], False) if follows else None


SHARED = [
    ("root-some", "", lambda c: c.has("root", c.puzzle.goal) or all(map(c.root, c.places))),
    ("root-most", "", lambda c: c.denied_sum("root") > c.left),
    ("starter-most", "", lambda c: c.denied_sum("starter") > c.puzzle.capturers),
    ("waste-most", "", lambda c: c.denied_sum("waste") > c.slack),
    ("one", "", Clauses.one),
    ("cut", "", Clauses.is_cut),
    ("define", "-exit", lambda c, start, to, over: c.has("captured", to)),
    ("define", "+either", lambda c, a, b: -a in c.clause or -b in c.clause),
    ("define", "+total", lambda c, a, b, n: c.denied_sum(c.variables[a][0], a, b) >= n),
    ("waste", "+waste", Clauses.wastes_so_many),
]
