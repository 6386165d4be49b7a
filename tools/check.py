#!/usr/bin/env python3
"""A second judge of cases, written from docs/proof-format.md alone, in plain Python: slow, and
without a line in common with the kernel. `tools/check.py FILE...` prints `verified`, `refused: why`
or `bad: why` for each file, and ends as hardboard-kernel does: 0, 1, or 2.
"""
import sys
from collections import defaultdict

MOST_POSITIONS = 1 << 18
INFINITE = float("inf")


class Refused(Exception):
    """The text can be read, and does not show its claim."""


class Bad(Exception):
    """The text is not in the form of docs/proof-format.md."""


def need(condition, words):
    if not condition:
        raise Refused(words)


def expect(condition, words):
    if not condition:
        raise Bad("expected " + words)


class NoInstance(Exception):
    """A clause lacks a literal that its rule speaks of."""


class Lines:
    """The lines that hold words, one after the other."""

    def __init__(self, text):
        self.lines = [line.split() for line in text.split("\n")]
        self.lines = [words for words in self.lines if words]
        self.next = 0
        self.left = []  # of the line that was read last

    def line(self, first=None):
        expect(not self.left, "the end of the line")
        expect(self.next < len(self.lines), "another line")
        words = self.lines[self.next]
        self.next += 1
        if first is not None:
            expect(words[0] == first, first)
            words = words[1:]
        return words

    def line_of(self, many):
        words = self.line()
        expect(len(words) == many, "another number of words")
        return words

    def one(self, first):
        words = self.line(first)
        expect(len(words) == 1, "one word")
        return words[0]

    def rows(self, first, least, most, words=None):
        """The rows behind a line `first N`, each with so many words."""
        for _ in range(number(self.one(first), least, most)):
            yield self.line() if words is None else self.line_of(words)


def number(word, least, most):
    digits = word[1:] if word.startswith("-") else word
    expect(digits.isascii() and digits.isdigit() and least <= int(word) <= most, "a number")
    return int(word)


def numbers(words, count, least=-(2**31), most=2**31 - 1):
    expect(len(words) == count, "%d numbers" % count)
    return [number(word, least, most) for word in words]


def index(word, many):
    return number(word, 1, many) - 1


def bound(word):
    return INFINITE if word == "*" else number(word, 0, 2**32 - 2)


def read_literals(words, most):
    """The literals up to the 0, and the words behind it."""
    literals = []
    for place, word in enumerate(words):
        literals.append(number(word, -most, most))
        if literals[-1] == 0:
            return literals[:-1], words[place + 1 :]
    raise Bad("expected 0 behind the clause")


def read_steps(lines, most, by_rule):
    """The steps of a proof by clauses: by_rule judges those that do not follow from others."""
    clauses, has_empty = [None], False
    for words in lines.rows("steps", 0, 2**63 - 1):
        if words[0] == "delete":
            for word in words[1:]:
                clauses[number(word, 1, len(clauses) - 1)] = None
            continue
        literals, rest = read_literals(words[1:], most)
        if words[0] == "follows":
            sources = [number(word, 1, len(clauses) - 1) for word in rest]
            check_follows(literals, sources, clauses)
        else:
            by_rule(words[0], literals, rest)
        clauses.append(literals)
        has_empty = has_empty or not literals
    need(has_empty, "the empty clause does not follow")


def check_follows(literals, sources, clauses):
    true = {-literal for literal in literals}
    for source in sources:
        need(clauses[source] is not None, "a deleted clause")
        left = {literal for literal in clauses[source] if -literal not in true}
        if not left:
            return
        need(len(left) == 1, "a clause with several literals left")
        true |= left
    raise Refused("no contradiction")


def count_plays(start, is_end, after):
    """The numbers of plays that end well, of positions, and of those from which play can."""
    plays = {}
    stack = [start]
    while stack:
        now = stack[-1]
        if now in plays:
            stack.pop()
            continue
        if is_end(now):
            plays[now] = 1
        else:
            moves = after(now)
            open_ones = [then for then in moves if then not in plays]
            if open_ones:
                stack.extend(open_ones)
                continue
            plays[now] = sum(plays[then] for then in moves)
        need(len(plays) <= MOST_POSITIONS, "the search meets too many positions")
        stack.pop()
    return [plays[start], len(plays), sum(1 for value in plays.values() if value > 0)]


# ---- Solo Chess and Graph Capture ----


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
        Clauses(self, words[0] == "hubs", left).read(lines)

    claims = {
        "leaves N moves": play, "count N search": count, "sets N search": sets,
        "exceeds N search": search, "exceeds N clauses": clauses,
    }


# ---- Proofs by clauses ----

SIMPLE = {  # how many words a meaning has, and how many of them are places, from the front
    "root": (1, 1), "captured": (1, 1), "type": (2, 1), "budget": (2, 1), "unlimited": (1, 1),
    "chain": (1, 1), "before": (2, 2), "hub": (1, 1), "match": (2, 2), "either": (2, 0),
    "count": (2, 0), "idle": (1, 1), "waste": (2, 1), "total": (3, 0),
}


class Clauses:
    """Variables are tuples: the meaning, then its words; places from 0. An exit is the tuple
    (from, to, over)."""

    def __init__(self, puzzle, is_hubs, left):
        self.puzzle, self.is_hubs, self.left = puzzle, is_hubs, left
        self.size = puzzle.size
        self.variables = [None]
        self.number = {}
        self.group = [None]
        self.waste = [None]
        if is_hubs:
            self.prepare_hubs()
        else:
            self.prepare_exits()

    # A bound of N - 1 captures never binds.
    def own(self, place):
        budget = self.puzzle.budget[place]
        return INFINITE if budget >= self.size - 1 else budget

    def prepare_hubs(self):
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

    def prepare_exits(self):
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

    def read_variable(self, words):
        meaning, rest = words[0], words[1:]
        if meaning in ("exit", "last"):
            expect(not self.is_hubs and len(rest) >= 2, "an exit")
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

    # What a clause says, for the rules below.

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

    def says_before(self, u, v):
        return self.has("before", u, v) or self.denies("before", v, u)

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
        name = rule.replace("-", "_")
        for model in ("both", "hubs" if self.is_hubs else "exits"):
            for way in ("", "_too", "_as_well"):
                method = getattr(self, "rule_%s_%s%s" % (model, name, way), None)
                try:
                    if method is not None and method():
                        return True
                except NoInstance:
                    pass
        return False

    def rule_both_root_some(self):
        if self.puzzle.goal is not None and self.has("root", self.puzzle.goal):
            return True
        return all(self.says_root(place) for place in range(self.size))

    def rule_both_root_most(self):
        many, first = self.denied("count")
        return many >= self.left and self.denied("root") >= first

    def rule_exits_define(self):
        return self.has("captured", self.denied("exit")[1])

    def rule_both_define(self):
        a, b = self.asserted("either")
        return -a in self.clause or -b in self.clause

    def rule_both_define_too(self):
        many, first = self.asserted("count")
        root, (known, of) = self.first("root", -1), self.first("count", -1) or (0, 0)
        return of <= first and many <= known + (root is not None and of <= root < first)

    def rule_both_define_as_well(self):
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

    def rule_both_one(self):
        if len(self.order) != 2 or max(self.order) > 0:
            return False
        a, b = self.group[-self.order[0]], self.group[-self.order[1]]
        if not a or not b or a[0] != b[0]:
            return False
        return (b[2] and a[1] < b[1]) or (a[2] and b[1] < a[1])

    def has_exits(self, place):
        exits = self.exits[place]
        return self.says_root(place) and all(
            exit[1] in self.inside or self.has("exit", exit) for exit in exits
        )

    def rule_exits_exit_some(self):
        self.inside = set()
        return self.of_place(self.has_exits)

    def rule_exits_last_exit(self):
        return self.has("exit", self.denied("last"))

    def rule_exits_last_some(self):
        return all(self.has("last", exit) for exit in self.arrivals[self.denied("captured")])

    def rule_exits_type_step(self):
        exit = self.denied("exit")
        return all(self.has("type", exit[0], kind) for kind in self.types[exit])

    def rule_exits_type_carry(self):
        (place, kind), last = self.denied("type"), self.denied("last")
        comes = kind in self.types[last]
        return last[1] == place and (not comes or self.has("type", last[0], kind))

    def rule_exits_type_start(self):
        place, kind = self.denied("type")
        if self.puzzle.type[place] == kind and self.puzzle.budget[place] > 0:
            return False
        return all(kind not in self.types[e] or self.has("last", e) for e in self.arrivals[place])

    def rule_exits_budget_need(self):
        return self.of_place(lambda p: self.says_root(p) and self.says_captures(p, 1))

    def rule_exits_budget_carry(self):
        (place, captures), last = self.denied_captures(), self.first("last", -1)
        if last:
            return last[1] == place and self.says_captures(last[0], captures + 1)
        can_come = any(self.may_have(e[0], captures + 1) for e in self.arrivals[place])
        return self.denies("captured", place) and not can_come

    def rule_exits_budget_start(self):
        place, captures = self.denied_captures()
        can_come = [e for e in self.arrivals[place] if self.may_have(e[0], captures + 1)]
        return self.own(place) < captures and all(self.has("last", e) for e in can_come)

    def rule_exits_budget_order(self):
        (place, captures), (same, fewer) = self.denied_captures(), self.asserted("budget")
        return same == place and fewer <= captures

    def rule_exits_budget_keep(self):
        (place, here), last = self.asserted("budget"), self.first("last", -1)
        if not self.says_root(place):
            return False
        if last:
            source, before = self.denied("budget")
            return last[:2] == (source, place) and here < before
        is_untouched = self.has("captured", place) or not self.arrivals[place]
        return here <= self.puzzle.budget[place] and is_untouched

    def rule_exits_idle(self):
        exit = self.denied("exit")
        is_shown = self.has("last", exit) or self.denies("root", exit[1])
        return is_shown and self.has("idle", exit[0])

    def rule_both_waste(self):
        (place, here), wasted = self.asserted("waste"), 0
        if more := self.first("waste", -1):
            return more[0] == place and more[1] >= here
        if any(self.denies(meaning, place) for meaning in ("captured", "root", "hub")):
            wasted += self.puzzle.budget[place] if place != self.puzzle.goal else 0
        left = self.first("budget", -1)
        if left and left[0] == place and self.denies("idle", place):
            wasted += left[1] - 1
        return here <= wasted

    def rule_both_waste_most(self):
        total, waste = self.first("total", -1), self.first("waste", -1)
        if len(self.waste) == 1:
            return bool(total)
        budgets = [b for p, b in enumerate(self.puzzle.budget) if p != self.puzzle.goal]
        slack = sum(budgets) - (self.size - self.left)
        return bool(total and total[2] > slack) or bool(waste and waste[1] > slack)

    def rule_exits_chain_last(self):
        exit = self.denied("exit")
        return self.denies_chain(exit[0]) and self.has("last", exit)

    def rule_exits_chain_carry(self):
        exit = self.denied("exit")
        if not self.denies_chain(exit[0]):
            return False
        can_go = self.puzzle.type[self.puzzle.last] in self.types[exit]
        return not can_go or self.has("chain", exit[1])

    def rule_exits_before_exit(self):
        return self.says_before(*self.denied("exit")[:2])

    def rule_exits_before_over(self):
        start, _, over = self.denied("exit")
        return any(self.says_before(passed, start) for passed in over)

    def rule_exits_before_root(self):
        root = self.denied("root")
        early = [u for u in range(self.size) if u != root and self.says_before(u, root)]
        return any(self.left == 1 or self.says_root(u) for u in early)

    def rule_exits_cycle(self):
        def is_denied(u, w):
            pairs = ((a, b) for a in self.exits[u] for b in self.exits[w] if a[1] == b[1])
            meets = any(self.denies("exit", a) and self.denies("last", b) for a, b in pairs)
            return u != w and (meets or self.says_before(w, u))

        follow = self.places[1:] + self.places[:1]
        return bool(follow) and all(is_denied(u, w) for u, w in zip(self.places, follow))

    def rule_exits_cut(self):
        return bool(self.inside) and all(self.has_exits(place) for place in self.inside)

    def has_hubs(self, places):
        return all(place in self.inside or self.has("hub", place) for place in places)

    def rule_hubs_hub_some(self):
        def is_served(place):
            ways = self.out[place] if self.puzzle.budget[place] > 0 else set()
            return all(self.has("hub", hub) for hub in ways | {place})

        return self.of_place(is_served)

    def rule_hubs_hub_match(self):
        hub = self.denied("hub")
        sources = [u for u in self.into[hub] if self.puzzle.budget[u] >= 2]
        return self.says_root(hub) and all(self.has("match", u, hub) for u in sources)

    def rule_hubs_match_hub(self):
        source, hub = self.denied("match")
        return self.has("hub", hub) or self.denies("hub", source)

    def rule_hubs_root_hub(self):
        return self.has("hub", self.denied("root"))

    def rule_hubs_cut(self):
        has_left = [self.says_root(u) and self.has_hubs(self.out[u]) for u in self.inside]
        return bool(has_left) and all(has_left)

    def rule_hubs_split(self):
        near = set(self.inside).union(*(self.into[u] for u in self.inside))
        beside = [self.out[u] | self.into[u] for u in self.inside]
        is_apart = self.left == 1 and beside and len(near) < self.size
        return is_apart and all(self.has_hubs(places) for places in beside)

    def sole(self, place):
        can_bring = [u for u in self.into[place] if self.puzzle.budget[u] >= 2]
        return can_bring[0] if len(can_bring) == 1 else None

    def leaves(self, u, v):
        of_u, of_v = self.sole(u), self.sole(v)
        is_unfit = of_u == v or of_v == u or (of_u is not None and of_u == of_v)
        return self.says_root(v) if is_unfit else self.has("hub", v)

    def rule_hubs_chain(self):
        ways = [(u, v) for u in self.inside for v in self.out[u] - self.inside]
        is_start = bool(self.places) and self.denies("hub", self.places[0])
        has_roots = all(self.says_root(u) for u in self.inside)
        return is_start and has_roots and all(self.leaves(u, v) for u, v in ways)


# ---- Peg solitaire ----


class Pegs:
    """A position is the frozen set of the holes with pegs."""

    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        directions = []
        for row in lines.rows("directions", 0, 8, 2):
            direction = tuple(numbers(row, 2, -1, 1))
            expect(direction != (0, 0) and direction not in directions, "another direction")
            directions.append(direction)
        at, pegs = {}, set()
        for hole, words in enumerate(lines.rows("holes", 1, 2**32 - 2, 3)):
            square = tuple(numbers(words[:2], 2))
            expect(square not in at, "another square")
            at[square] = hole
            if number(words[2], 0, 1):
                pegs.add(hole)
        self.holes, self.start = len(at), frozenset(pegs)
        goal = lines.line("goal")
        expect(goal and goal[0] in ("one", "one-at", "peg", "target"), "a goal")
        self.goal = goal[0]
        expect(self.goal == "target" or len(goal) == (1 if self.goal == "one" else 2), "a goal")
        self.target = frozenset(index(word, self.holes) for word in goal[1:])
        self.jumps = {}
        for (x, y), start in at.items():
            for dx, dy in directions:
                over, to = at.get((x + dx, y + dy)), at.get((x + 2 * dx, y + 2 * dy))
                if over is not None and to is not None:
                    self.jumps[(start, to)] = over

    def is_met(self, pegs):
        if self.goal == "target":
            return pegs == self.target
        if self.goal == "peg":
            return self.target <= pegs
        return len(pegs) == 1 and self.target <= pegs

    def moved(self, pegs, start, to):
        over = self.jumps.get((start, to))
        if over is None or start not in pegs or over not in pegs or to in pegs:
            return None
        return (pegs - {start, over}) | {to}

    def after(self, pegs):
        found = [self.moved(pegs, start, to) for start, to in self.jumps]
        return [then for then in found if then is not None]

    def leave(self, left, words, lines):
        pegs, was_met = self.start, self.is_met(self.start)
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            start, to = (index(word, self.holes) for word in lines.line_of(2))
            pegs = self.moved(pegs, start, to)
            need(pegs is not None, "illegal")
            was_met = self.is_met(pegs) or (was_met and self.goal == "peg")
        need(len(pegs) == left if left else was_met, "not at the end that is claimed")

    def reach(self, words, lines):
        self.leave(0, words, lines)

    def search(self, denies):
        need(self.holes <= 64, "the board is too large for a search")
        layer = {self.start}
        while layer:
            need(not any(denies(pegs) for pegs in layer), "the search meets such a position")
            layer = {then for pegs in layer for then in self.after(pegs)}

    def never(self, _words, _lines):
        self.search(self.is_met)

    def exceed(self, left, _words, _lines):
        self.search(lambda pegs: len(pegs) <= left)

    def count(self, *given):
        need(self.holes <= 64, "the board is too large for a search")
        claimed = list(given[:-2])
        found = count_plays(self.start, self.is_met, self.after)
        need(found[: len(claimed)] == claimed, "other numbers")

    def functions(self, words, lines):
        need(not self.open_ends(words, lines), "an end agrees with all functions")

    def open_ends(self, words, lines):
        open_ends = set(range(self.holes)) if self.goal == "one" else {None}
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            word, *rest = lines.line()
            expect(word in ("parity", "weights"), "parity or weights")
            value = defaultdict(int)
            if word == "parity":
                for hole in rest:
                    value[index(hole, self.holes)] = 1
            else:
                expect(len(rest) % 2 == 0, "a weight")
                for hole, weight in zip(rest[::2], rest[1::2]):
                    value[index(hole, self.holes)] = number(weight, -(2**38), 2**38)
            for (start, to), over in self.jumps.items():
                change = value[to] - value[start] - value[over]
                need(change % 2 == 0 if word == "parity" else change <= 0, "a jump changes it")
            here = sum(value[hole] for hole in self.start)
            others = [v for hole, v in value.items() if hole not in self.target]
            for end in list(open_ends):
                if self.goal == "one":
                    there = value[end]
                else:
                    there = sum(value[hole] for hole in self.target)
                    if self.goal == "peg":
                        there += sum(min(v, 0) for v in others)
                if word == "parity":
                    is_sure = self.goal != "peg" or not any(others)
                    differs = is_sure and (there - here) % 2 != 0
                else:
                    differs = there > here
                if differs:
                    open_ends.discard(end)
        return open_ends

    def symmetries(self, lines, keeps_goal):
        group = []
        for words in lines.rows("symmetries", 1, 48):
            expect(len(words) == self.holes, "a hole for each hole")
            group.append([index(word, self.holes) for word in words])
        for g in group:
            need(sorted(g) == list(range(self.holes)), "no permutation")
            need(not keeps_goal or {g[hole] for hole in self.target} == self.target, "the goal")
            for (start, to), over in self.jumps.items():
                need(self.jumps.get((g[start], g[to])) == g[over], "a symmetry changes a jump")
            need(all([g[to] for to in other] in group for other in group), "no group")
        return group

    def sets(self, lines, left):
        """The fewest moves that lead to the goal, as far as the sets show."""
        need(self.holes <= 64, "the board is too large")
        open_ends = self.open_ends(lines.line("functions"), lines)
        group = self.symmetries(lines, left == 0)

        def least(pegs):
            return min((sum(1 << g[hole] for hole in pegs), i) for i, g in enumerate(group))

        def listed(number):
            return frozenset(hole for hole in range(self.holes) if number >> hole & 1)

        def fewest(number, below, is_closed):
            pegs = listed(number)
            if len(pegs) <= left if left else self.is_met(pegs):
                return 0, set()
            moves, movers = INFINITE, set()
            for start, to in self.jumps:
                then = self.moved(pegs, start, to)
                if then is None:
                    continue
                then, i = least(then)
                need(then in below or not is_closed, "a jump leads out of the sets")
                rest, going_on = below.get(then, (INFINITE, ()))
                rest += 0 if group[i][to] in going_on else 1
                if rest < moves:
                    moves, movers = rest, set()
                if rest == moves < INFINITE:
                    movers.add(start)
            return moves, movers

        words = lines.line("layers")
        expect(len(words) == 2, "two numbers of layers")
        back, forward = number(words[0], 0, 65), number(words[1], 1, 65)
        is_one, has_goals = self.goal == "one", left == 0 and self.goal != "peg"
        lowest = 1 if is_one else len(self.target)
        fits = has_goals and lowest + back + forward == len(self.start) + 2
        need(back == 0 or fits, "the layers do not meet")
        below = {}
        for level in range(back + forward):
            head = lines.line("layer")
            expect(head, "a number of positions")
            positions, digits, words = [], "0" * 16, head[1:]
            for _ in range(number(head[0], 0, 2**31 - 1)):
                words = words or lines.line()
                end = words.pop(0)
                expect(len(end) <= 16 and not set(end) - set("0123456789abcdefABCDEF"), "digits")
                digits = digits[: 16 - len(end)] + end
                expect(int(digits, 16) >> self.holes == 0, "a position of the board")
                positions.append(int(digits, 16))
                need(len(positions) < 2 or positions[-2] < positions[-1], "out of order")
            has = set(positions)
            for end in open_ends if level == 0 and back > 0 else ():
                need(least({end} if is_one else self.target)[0] in has, "a goal is missing")
            for there in map(listed, below) if level < back else ():
                for (start, to), over in self.jumps.items():
                    if to in there and over not in there and start not in there:
                        need(least((there - {to}) | {over, start})[0] in has, "it is missing")
            if level == back > 0:
                below = {at: below.get(at, (INFINITE, set())) for at in positions}
            else:
                below = {at: fewest(at, below, level >= back) for at in positions}
            lines.left = words
        start = least(self.start)[0]
        need(start in below, "no start")
        return below[start][0]

    def never_by_sets(self, _words, lines):
        need(self.sets(lines, 0) == INFINITE, "the sets let play meet the goal")

    def exceed_by_sets(self, left, _words, lines):
        if left == 1:
            self.goal, self.target = "one", frozenset()
        need(self.sets(lines, left if left > 1 else 0) == INFINITE, "the sets let fewer remain")

    def take(self, least, _words, lines):
        need(self.sets(lines, 0) >= least, "the sets let fewer moves meet the goal")

    claims = {
        "reaches jumps": reach, "leaves N jumps": leave, "never functions": functions,
        "never search": never, "exceeds N search": exceed, "count N search": count,
        "count N N N search": count, "never sets": never_by_sets,
        "exceeds N sets": exceed_by_sets, "takes N sets": take,
    }


# ---- Peg armies ----


class Army:
    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        shape, *rest = lines.line("desert")
        if shape == "half-plane":
            self.is_desert = lambda at: at[1] > 0
        elif shape == "rhombus":
            (radius,) = numbers(rest, 1, 0)
            self.is_desert = lambda at: abs(at[0]) + abs(at[1]) <= radius
        elif shape == "box":
            box = numbers(rest, 4)
            self.is_desert = lambda at: self.is_in(box, at)
        else:
            expect(shape == "squares" and len(rest) == 1, "a shape")
            many = number(rest[0], 0, 2**32 - 2)
            squares = [tuple(numbers(lines.line(), 2)) for _ in range(many)]
            expect(len(set(squares)) == many, "another square")
            self.is_desert = lambda at: at in set(squares)
        self.goal = tuple(numbers(lines.line("goal"), 2))
        expect(self.is_desert(self.goal), "a goal in the desert")
        window = lines.line("window")
        expect(window and window[0] in ("all", "box"), "all or box")
        self.window = numbers(window[1:], 4) if window[0] == "box" else None
        self.moves = []
        for _ in range(number(lines.one("moves"), 1, 10**6)):
            words = lines.line("put")
            expect(len(words) >= 5 and words[2] == "take" and len(words) % 2 == 1, "a move")
            offsets = [number(word, -(2**31), 2**31 - 1) for word in words[:2] + words[3:]]
            pairs = list(zip(offsets[::2], offsets[1::2]))
            self.moves.append((pairs[0], pairs[1:]))

    @staticmethod
    def is_in(box, at):
        return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]

    def march(self, words, lines):
        pegs = set()
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            at = tuple(numbers(lines.line(), 2))
            need(not self.is_desert(at) and at not in pegs, "deployed wrongly")
            need(self.window is None or self.is_in(self.window, at), "deployed beyond the window")
            pegs.add(at)
        for words in lines.rows("moves", 0, 2**63 - 1, 3):
            put, taken = self.moves[index(words[0], len(self.moves))]
            x, y = numbers(words[1:], 2)
            gone = {(x + dx, y + dy) for dx, dy in taken}
            there = (x + put[0], y + put[1])
            need(gone <= pegs and there not in pegs, "illegal")
            need(self.window is None or self.is_in(self.window, there), "beyond the window")
            pegs = (pegs - gone) | {there}
        need(self.goal in pegs, "in the end no peg is on the goal")

    def take(self, least, words, lines):
        most_moves = least - 1
        window, moves = self.window, len(self.moves)
        need(window is not None and self.is_in(window, self.goal), "no window with the goal")
        width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
        need(max(width, height) <= 2**16 and width * height * moves <= 2**22, "too large")
        need(most_moves <= 2**30, "too large")
        (scale,) = numbers(words, 1, 1, 2**30)
        squares = [(x, y) for y in range(window[1], window[3] + 1)
                   for x in range(window[0], window[2] + 1)]
        square_of = {at: i for i, at in enumerate(squares)}
        goal = square_of[self.goal]
        open_squares = [i for i, at in enumerate(squares) if not self.is_desert(at)]
        columns, ranges, last = [], [], []
        for put, (x, y) in enumerate(squares):
            for (dx, dy), taken in self.moves:
                need(len(set(taken)) == len(taken), "a move takes a peg twice")
                taken = [square_of.get((x + tx - dx, y + ty - dy)) for tx, ty in taken]
                fits = None not in taken and goal not in taken
                if fits and put == goal:
                    last.append(len(columns))
                columns.append((put, taken))
                ranges.append((0, most_moves if fits and put != goal else 0))

        def added(total, factor, value):
            need(-(2**63) <= factor * value < 2**63, "too large")
            need(-(2**63) <= total + factor * value < 2**63, "too large")
            return total + factor * value

        def refute(ranges, depth):
            need(depth * len(ranges) <= 2**25, "too deep")
            word, *words = lines.line()
            expect(word in ("close", "split"), "close or split")
            if word == "split":
                expect(len(words) >= 3, "square, move, and how often")
                column = index(words[0], len(squares)) * moves + index(words[1], moves)
                value, words = number(words[2], 0, 2**31 - 1), words[3:]
            weight = [0] * len(squares)
            for i in range(0, len(words), 2):
                expect(i + 1 < len(words), "a weight")
                square = index(words[i], len(squares))
                weight[square] = number(words[i + 1], -(2**50) if square == goal else 0, 2**50)
            room, losses = scale * most_moves - weight[goal], []
            for square in open_squares:
                room = added(room, 1, weight[square])
            for (put, taken), (least, most) in zip(columns, ranges):
                loss = 0
                if most != 0:
                    loss = scale - weight[put]
                    for square in taken:
                        loss = added(loss, 1, weight[square])
                    room = added(room, -loss, most if loss < 0 else least)
                losses.append(loss)
            if word == "close":
                return need(room < 0, "the weights close no node")
            narrow = list(ranges)
            for j, loss in enumerate(losses):
                least, most = ranges[j]
                if room >= 0 and loss > 0:
                    narrow[j] = (least, min(most, least + room // loss))
                elif room >= 0 and loss < 0:
                    narrow[j] = (max(least, most - room // -loss), most)
            least, most = narrow[column]
            for part in ((least, min(most, value)), (max(least, value + 1), most)):
                narrow[column] = part
                refute(list(narrow), depth + 1)

        for column in last:
            ranges[column] = (1, 1)
            refute(ranges, 1)
            ranges[column] = (0, 0)

    claims = {"reaches army": march, "takes N branch": take}


# ---- Push Fight ----

WAYS = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}


class PushFight:
    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        self.moves = bound(lines.one("moves"))
        turn = lines.one("turn")
        expect(turn in ("white", "black"), "white or black")
        self.own = "KP" if turn == "white" else "kp"
        self.squares, self.at, self.start = [], {}, []
        for square, words in enumerate(lines.rows("squares", 1, 2**32 - 2, 3)):
            expect(words[2] in (".", "K", "P", "k", "p"), "a piece")
            at = tuple(numbers(words[:2], 2))
            expect(at not in self.at, "another square")
            self.at[at] = square
            self.squares.append(at)
            self.start.append(words[2])
        anchor = lines.line("anchor")
        self.anchor = index(anchor[1], len(self.squares)) if anchor[0] == "on" else None
        self.rails = set()
        for words in lines.rows("rails", 0, 2**63 - 1, 2):
            expect(words[1] in WAYS, "a rail")
            self.rails.add((index(words[0], len(self.squares)), words[1]))

    def beside(self, square, way):
        (x, y), (dx, dy) = self.squares[square], WAYS[way]
        return self.at.get((x + dx, y + dy))

    def reached(self, pieces, square):
        found, todo = {square}, [square]
        while todo:
            here = todo.pop()
            for way in WAYS:
                there = self.beside(here, way)
                if there is not None and there not in found and pieces[there] == ".":
                    found.add(there)
                    todo.append(there)
        return found - {square}

    def fallen(self, pieces, square, way):
        """The piece that falls, or None, also for an illegal push."""
        if pieces[square] != self.own[0]:
            return None
        line = [square]
        while True:
            there = self.beside(line[-1], way)
            if there is None:
                is_stopped = len(line) == 1 or (line[-1], way) in self.rails
                return None if is_stopped else pieces[line[-1]]
            if pieces[there] == "." or there == self.anchor:
                return None
            line.append(there)

    def mates(self, pieces, square, way):
        piece = self.fallen(pieces, square, way)
        return piece is not None and piece not in self.own

    def mate(self, words, lines):
        many, pieces = len(self.squares), list(self.start)
        (moves,) = numbers(words, 1, 0, 2**63 - 1)
        need(moves <= self.moves, "too many moves")
        for _ in range(moves):
            here, there = (index(word, many) for word in lines.line_of(2))
            need(pieces[here] in self.own and there in self.reached(pieces, here), "illegal")
            pieces[here], pieces[there] = ".", pieces[here]
        push = lines.line("push")
        expect(len(push) == 2 and push[1] in WAYS, "a push")
        need(self.mates(pieces, index(push[0], many), push[1]), "no piece of theirs falls")

    def never(self, _words, _lines):
        many = len(self.squares)
        level, seen, moves = {tuple(self.start)}, {tuple(self.start)}, 0
        while level:
            following = set()
            for pieces in level:
                for square in range(many):
                    if pieces[square] not in self.own:
                        continue
                    need(not any(self.mates(pieces, square, way) for way in WAYS), "a turn mates")
                    if moves == self.moves:
                        continue
                    for there in self.reached(pieces, square):
                        after = list(pieces)
                        after[square], after[there] = ".", pieces[square]
                        following.add(tuple(after))
            level = following - seen
            seen |= level
            need(len(seen) <= (1 << 27) // many, "the search meets too many positions")
            moves += 1

    claims = {"mates moves": mate, "never search": never}


class Formula:
    """Clauses, of which an assignment makes each true."""

    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        self.variables = number(lines.one("variables"), 0, 10**8)
        self.clauses = []
        for words in lines.rows("clauses", 0, 2**32 - 2):
            clause, rest = read_literals(words, self.variables)
            expect(not rest, "the end of the line")
            self.clauses.append(clause)

    def satisfy(self, words, _lines):
        values, rest = read_literals(words, self.variables)
        expect(not rest, "the end of the line")
        need(all(-literal not in values for literal in values), "two values")
        need(all(set(clause) & set(values) for clause in self.clauses), "a clause is false")

    def refute(self, words, lines):
        def by_rule(rule, literals, rest):
            need(rule == "given", "a step that has no such name")
            expect(len(rest) == 1, "the number of a clause")
            need(literals == self.clauses[index(rest[0], len(self.clauses))], "another clause")

        expect(not words, "the end of the line")
        read_steps(lines, self.variables, by_rule)

    def search(self, _words, _lines):
        need(self.variables <= 20, "too many variables")
        for values in range(1 << self.variables):
            true = {v if values >> (v - 1) & 1 else -v for v in range(1, self.variables + 1)}
            need(not all(true & set(clause) for clause in self.clauses), "an assignment satisfies")

    claims = {"satisfies values": satisfy, "never clauses": refute, "never search": search}


KINDS = {
    "solo-chess": Captures, "graph-capture": Captures, "peg-solitaire": Pegs, "peg-army": Army,
    "push-fight": PushFight, "sat": Formula,
}


def judge(text):
    lines = Lines(text)
    kind, *words = lines.line()
    expect(kind in KINDS, "a kind of puzzle")
    puzzle = KINDS[kind](lines, kind, words)
    claim = lines.line("claim")
    expect(claim, "a claim")
    given = [number(word, 0 if claim[0] in ("count", "sets") else 1, 2**63 - 1) for word in claim[1:]]
    shown = lines.line()
    shown = shown[1:] if shown[0] == "proof" else shown
    key = " ".join(claim[:1] + ["N"] * len(given) + shown[:1])
    expect(key in puzzle.claims, "another claim, or what shows the claim")
    puzzle.claims[key](puzzle, *given, shown[1:], lines)
    expect(lines.line() == ["end"], "end")


def main(files):
    worst = 0
    for name in files:
        try:
            with open(name, encoding="latin-1") as file:
                judge(file.read())
            print("verified")
        except Refused as why:
            print("refused: %s" % why)
            worst = max(worst, 1)
        except (Bad, OSError) as why:
            print("bad: %s" % why)
            worst = 2
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
