"""Proofs by clauses: clauses that hold by some rule, and clauses that follow from them."""
from .text import Bad, Refused, need, number


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
