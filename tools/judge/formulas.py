"""Formulas: assignments, and proofs that there is none."""
from itertools import product

from .steps import read_steps
from .text import need


class Formula:
    """Clauses, of which an assignment makes each true."""

    def __init__(self, read):
        self.variables = read.line("variables").number(0, 10**8)
        self.clauses = [read.literals(self.variables) for _ in read.rows("clauses", 0, 2**32 - 2)]

    def is_true(self, values):
        return all(values & set(clause) for clause in self.clauses)

    def satisfy(self, read):
        values = set(read.literals(self.variables))
        need(all(-literal not in values for literal in values), "two values")
        need(self.is_true(values), "a clause is false")

    def refute(self, read):
        def is_given(rule, literals):
            need(rule == "given", "a step that has no such name")
            need(literals == self.clauses[read.index(len(self.clauses))], "another clause")

        read_steps(read, self.variables, is_given)

    def search(self, _read):
        need(self.variables <= 20, "too many variables")
        for values in product(*((-v, v) for v in range(1, self.variables + 1))):
            need(not self.is_true(set(values)), "an assignment satisfies")

    claims = {"satisfies values": satisfy, "never clauses": refute, "never search": search}
