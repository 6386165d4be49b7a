"""Solves the puzzles of files within ten seconds each, checks the answers, and draws them.

python3 solve.py FOLDER FILE...    pictures go to FOLDER
"""

import pathlib
import sys

import hardboard


def main(folder, *files):
    for file in files:
        try:
            puzzles = hardboard.read_file(file)
        except hardboard.InputError as error:
            print(error)  # with file, line and column
            continue
        for number, puzzle in enumerate(puzzles, 1):
            answer = hardboard.solve(puzzle, seconds=10)
            report = hardboard.check(puzzle, answer)
            print(f"{pathlib.Path(file).name}: {answer.outcome}, {report.trust}: {report.reason}")
            picture = pathlib.Path(folder) / f"{pathlib.Path(file).stem}-{number}.svg"
            picture.write_text(hardboard.draw(puzzle, answer))


if __name__ == "__main__":
    main(*sys.argv[1:])
