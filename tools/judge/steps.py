"""Proofs by clauses: clauses that hold by some rule, and clauses that follow from them."""
from .text import MOST, Refused, need


def read_steps(read, most, by_rule):
    """The steps of a proof by clauses: by_rule judges those that do not follow from others."""
    clauses, has_empty = [], False
    for _ in read.rows("steps"):
        rule = read.word()
        if rule == "delete":
            for deleted in read.indices(len(clauses)):
                clauses[deleted] = None
            continue
        literals = read.literals(most)
        if rule == "follows":
            check_follows(literals, [clauses[i] for i in read.indices(len(clauses))])
        else:
            by_rule(rule, literals)
        clauses.append(literals)
        has_empty = has_empty or not literals
    need(has_empty, "the empty clause does not follow")


def check_follows(literals, sources):
    true = {-literal for literal in literals}
    for source in sources:
        need(source is not None, "a deleted clause")
        left = {literal for literal in source if -literal not in true}
        if not left:
            return
        need(len(left) == 1, "a clause with several literals left")
        true |= left
    raise Refused("no contradiction")
