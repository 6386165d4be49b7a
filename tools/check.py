#!/usr/bin/env python3
"""A second judge of cases, written from docs/proof-format.md alone, in plain Python: slow, and
without a line in common with the kernel. `tools/check.py FILE...` prints `verified`, `refused: why`
or `bad: why` for each file, and ends as hardboard-kernel does: 0, 1, or 2. A kind of puzzle has a
class whose `claims` say what it can show, and by what; tools/judge has a file for each.
"""
import sys

sys.dont_write_bytecode = True

from judge.armies import Army
from judge.captures import GraphCapture, SoloChess
from judge.formulas import Formula
from judge.pegs import Pegs
from judge.push_fight import PushFight
from judge.text import MOST, Bad, Reader, Refused, expect

KINDS = {
    "solo-chess": SoloChess, "graph-capture": GraphCapture, "peg-solitaire": Pegs,
    "peg-army": Army, "push-fight": PushFight, "sat": Formula,
}


def judge(text):
    read = Reader(text)
    read.line()
    puzzle = KINDS[read.word(*KINDS)](read)
    read.line("claim")
    key, given = [read.word()], []
    while read.words:
        given.append(read.number(0 if key[0] in ("count", "sets") else 1, MOST))
        key.append("N")
    read.line()
    read.skips("proof")
    shown = puzzle.claims.get(" ".join([*key, read.word()]))
    expect(shown, "another claim, or what shows the claim")
    shown(puzzle, read, *given)
    read.line("end")
    expect(not read.words, "the end of the line")


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
