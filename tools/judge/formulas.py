"""Formulas: assignments, and proofs that there is none."""
from .steps import read_literals, read_steps
from .text import expect, index, need, number


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
