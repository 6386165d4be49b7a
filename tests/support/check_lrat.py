"""An LRAT checker without RAT steps: check_lrat.py NAME... reads NAME.cnf and NAME.lrat, and prints
`verified` if the clauses are refuted by unit propagation along the hints, else `refused`."""
import sys


def holds(name):
    clauses = {}
    with open(name + ".cnf", encoding="ascii") as cnf:
        for line in cnf:
            if line[0] not in "cp":
                clauses[len(clauses) + 1] = frozenset(int(word) for word in line.split()[:-1])
    if frozenset() in clauses.values():
        return True
    with open(name + ".lrat", encoding="ascii") as lrat:
        for line in lrat:
            words = line.split()
            if words[1] == "d":
                for word in words[2:-1]:
                    del clauses[int(word)]
                continue
            end = words.index("0", 1)
            clause = frozenset(int(word) for word in words[1:end])
            true = {-literal for literal in clause}
            is_refuted = False
            for word in words[end + 1 : -1]:
                left = [literal for literal in clauses[int(word)] if -literal not in true]
                if len(left) > 1:
                    return False
                if not left:
                    is_refuted = True
                    break
                true.add(left[0])
            if not is_refuted:
                return False
            if not clause:
                return True
            clauses[int(words[0])] = clause
    return False


for each in sys.argv[1:]:
    try:
        print("verified" if holds(each) else "refused")
    except (KeyError, ValueError, IndexError):
        print("refused")
