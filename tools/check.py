#!/usr/bin/env python3
"""A second judge of cases, written from docs/proof-format.md alone, in plain Python: slow, and
without a line in common with the kernel. `tools/check.py FILE...` prints `verified`, `refused: why`
or `bad: why` for each file, and ends as hardboard-kernel does: 0, 1, or 2. A kind of puzzle has a
class whose `claims` say what it can show, and by what; tools/judge has a file for each.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from judge.armies import Army
from judge.captures import GraphCapture, SoloChess
from judge.formulas import Formula
from judge.pegs import Pegs
from judge.push_fight import PushFight
from judge.text import MOST, Bad, Reader, Refused, expect

KINDS = {"solo-chess": SoloChess, "graph-capture": GraphCapture, "peg-solitaire": Pegs,
         "peg-army": Army, "push-fight": PushFight, "sat": Formula}


def judge(text):
    read = Reader(text)
    puzzle = KINDS[read.line().word(*KINDS)](read)
    word = read.line("claim").word()
    least, most = (0, MOST) if word in ("count", "sets") else (1, 2**32 - 2)
    given = [read.number(least, most) for _ in read.more()]
    read.line().skips("proof")
    shown = puzzle.claims.get(" ".join([word, *"N" * len(given), read.word()]))
    expect(shown, "another claim, or what shows the claim")
    shown(puzzle, read, *given)
    expect(not read.line("end").words and not next(read.lines, ()), "nothing behind `end`")


def main(files):
    if not files:
        return print(__doc__, file=sys.stderr) or 2
    worst = 0
    for name in files:
        try:
            judge(Path(name).read_bytes().decode("latin-1"))
            print("verified")
        except (Refused, Bad, OSError) as why:
            is_refused = isinstance(why, Refused)
            print("%s: %s" % ("refused" if is_refused else "bad", why))
            worst = max(worst, 1 if is_refused else 2)
    return worst


if __name__ == "__main__":
    sys.exit(print(__doc__) if {"-h", "--help", "--version"} & {*sys.argv} else main(sys.argv[1:]))
