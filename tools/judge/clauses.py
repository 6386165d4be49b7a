"""Proofs by clauses about games of captures: variables, what a clause says, and the rules that
both models share."""
from .steps import read_steps
from .text import INFINITE, expect, need

# The words of a meaning: a place, a type, a number, a number of places, a variable.
MEANINGS = {
    "root": "p", "captured": "p", "type": "pt", "budget": "pn", "unlimited": "p", "chain": "p",
    "before": "pp", "hub": "p", "match": "pp", "either": "vv", "count": "cc", "idle": "p",
    "waste": "pn", "total": "nnn",
}
# The words of these make one tuple, (from, to, over). At most one exit from a place is true, and
# at most one last exit to a place.
EXITS = {"exit": 0, "last": 1}


class Clauses:
    """A variable is a tuple: its meaning, then the words, with places from 0. That a piece is
    unlimited is ("budget", place, INFINITE). A rule has rows (name, premises, condition): the
    first literals of these meanings, denied or asserted, give the condition their words."""

    types = {}  # of the exits, in the model of exits

    def __init__(self, puzzle, left):
        self.puzzle, self.left, self.size = puzzle, left, puzzle.size
        self.places = range(self.size)
        self.variables, self.number, self.group, self.wastes = [None], {}, [None], [None]
        self.prepare()

    def own(self, place):
        """A bound of N - 1 captures never binds."""
        budget = self.puzzle.budget[place]
        return INFINITE if budget >= self.size - 1 else budget

    def read_variable(self, read):
        meaning = read.word(*MEANINGS, *EXITS)
        if meaning in EXITS:
            places = read.indices(self.size)
            exit = (*places[:2], tuple(places[2:]))
            expect(exit in self.types, "an exit that some piece could make")
            return (meaning, exit)
        ways = {
            "p": lambda: read.index(self.size),
            "t": lambda: read.number(0, 255),
            "n": lambda: read.number(1, 2**32 - 2),
            "c": lambda: read.number(1, self.size),
            "v": lambda: read.number(1, len(self.variables) - 1),
        }
        words = [ways[letter]() for letter in MEANINGS[meaning]]
        return ("budget", *words, INFINITE) if meaning == "unlimited" else (meaning, *words)

    def note_waste(self, variable):
        binding = [place for place in self.places if place != self.puzzle.goal]
        need(all(self.own(p) != INFINITE for p in binding), "a budget that does not bind")
        _, place, captures = variable
        is_next = self.wastes[-1] == ("waste", place, captures - 1)
        expect(captures == 1 or is_next, "waste in order")
        self.wastes.append(variable)

    def group_of(self, variable, number):
        """The group of which at most one variable is true, the largest number in it for which this
        variable stands, and whether it stands for itself alone."""
        meaning, first, *rest = variable
        if meaning in ("root", "type", "match"):
            return ("exit" if meaning == "root" else meaning, first), number, True
        if meaning in EXITS:
            return (meaning, first[EXITS[meaning]]), number, True
        a, b = (self.group[first], self.group[rest[0]]) if meaning == "either" else (None, None)
        is_tidy = a and b and a[0] == b[0] and b[2] and a[1] < b[1]
        return (a[0], b[1], False) if is_tidy else None

    def read(self, read):
        for row in read.rows("variables", 0, 2**31 - 1):
            variable = self.read_variable(read)
            expect(variable[0] == "total" or variable not in self.number, "another meaning")
            if variable[0] == "waste":
                self.note_waste(variable)
            self.group.append(self.group_of(variable, row + 1))
            self.number[variable] = row + 1
            self.variables.append(variable)

        def check_rule(rule, literals):
            self.literals, self.clause = literals, set(literals)
            self.witness = read.indices(self.size)
            rows = [row for row in SHARED + self.rules if row[0] == rule]
            need(any(self.holds(*row[1:]) for row in rows), "no instance of " + rule)

        read_steps(read, len(self.variables) - 1, check_rule)

    def holds(self, premises, condition):
        words = []
        for premise in premises.split():
            found = self.first(premise[0] == "+", premise[1:])
            if found is None:
                return False
            words += found
        return condition(self, *words)

    def first(self, is_asserted, meaning):
        """The words of the first variable of a meaning that the clause asserts or denies."""
        for literal in self.literals:
            variable = self.variables[abs(literal)]
            if (literal > 0) == is_asserted and variable[0] == meaning:
                return variable[1:]
        return None

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
        meaning, first, *_ = self.variables[abs(self.literals[0])]
        if meaning == "exit":
            return holds(first[0])
        return meaning in ("root", "hub", "budget") and holds(first)

    def is_cut(self):
        return bool(self.witness) and all(self.has_ways(p, self.witness) for p in self.witness)

    def one(self):
        """Are two variables denied of which one has a larger number than all that the other one
        stands for?"""
        groups = [self.group[-literal] for literal in self.literals if literal < 0]
        if len(self.literals) != 2 or len(groups) != 2 or None in groups:
            return False
        (key, a, a_is_one), (other_key, b, b_is_one) = groups
        return key == other_key and ((b_is_one and a < b) or (a_is_one and b < a))

    def counts(self, many, places):
        """At least `many` of the first places keep pieces, by what the clause denies."""
        known, of = self.first(False, "count") or (0, 0)
        (root,) = self.first(False, "root") or (None,)
        return of <= places and many <= known + (root is not None and of <= root < places)

    def adds_up(self, start, stop, many):
        found, end = 0, start
        for variable in [self.variables[-literal] for literal in self.literals if literal < 0]:
            if variable[0] == "total":
                first, last, true = variable[1:]
            elif variable[0] == "waste":
                last, true = self.wastes.index(variable), variable[2]
                first = last - true + 1
            else:
                continue
            if first < end or last > stop:
                return False
            end, found = last + 1, found + true
        return found >= many

    def wastes_so_many(self, place, many):
        wasted = 0
        if more := self.first(False, "waste"):
            return more[0] == place and more[1] >= many
        is_lost = any(self.denies(meaning, place) for meaning in ("captured", "root", "hub"))
        if is_lost and place != self.puzzle.goal:
            wasted += self.puzzle.budget[place]
        left = self.first(False, "budget")
        if left and left[0] == place and self.denies("idle", place):
            wasted += left[1] - 1
        return many <= wasted

    def wastes_too_many(self):
        budgets = [b for place, b in enumerate(self.puzzle.budget) if place != self.puzzle.goal]
        slack = sum(budgets) - (self.size - self.left)
        denied = self.first(False, "total"), self.first(False, "waste")
        return any(words and words[-1] > slack for words in denied)


SHARED = [
    ("root-some", "", lambda c: c.has("root", c.puzzle.goal) or all(map(c.root, c.places))),
    ("root-most", "-count -root", lambda c, many, of, root: many >= c.left and root >= of),
    ("one", "", Clauses.one),
    ("cut", "", Clauses.is_cut),
    ("define", "-exit", lambda c, exit: c.has("captured", exit[1])),
    ("define", "+either", lambda c, a, b: -a in c.clause or -b in c.clause),
    ("define", "+count", Clauses.counts),
    ("define", "+total", Clauses.adds_up),
    ("waste", "+waste", Clauses.wastes_so_many),
    ("waste-most", "", Clauses.wastes_too_many),
]
