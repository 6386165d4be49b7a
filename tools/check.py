#!/usr/bin/env python3
"""A second judge of cases, written from docs/proof-format.md alone, in plain Python: slow, and
without a line in common with the kernel. `tools/check.py FILE...` prints `verified`, `refused: why`
or `bad: why` for each file, and ends as hardboard-kernel does: 0, 1, or 2. A kind of puzzle has a
class whose `claims` say what it can show, and by what; tools/judge has a file for each.
"""
import sys

sys.dont_write_bytecode = True

from judge.armies import Army
from judge.captures import Captures
from judge.formulas import Formula
from judge.pegs import Pegs
from judge.push_fight import PushFight
from judge.text import Bad, Lines, Refused, expect, number

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
    expect(shown[:1] != ["sets"] or len(shown) == 1, "the end of the line")
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
