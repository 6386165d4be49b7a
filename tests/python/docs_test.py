"""Runs the examples of docs/python.md and of the module, and the programs of examples/python."""

import doctest
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

import hardboard

ROOT = pathlib.Path(os.environ["HARDBOARD_ROOT"])


class Documents(unittest.TestCase):
    def setUp(self):
        os.chdir(ROOT)

    def test_the_page(self):
        failed, tried = doctest.testfile(
            str(ROOT / "docs/python.md"), module_relative=False
        )
        self.assertEqual(failed, 0)
        self.assertGreater(tried, 30)

    def test_the_module(self):
        failed, tried = doctest.testmod(hardboard)
        self.assertEqual(failed, 0)
        self.assertGreater(tried, 2)

    def test_every_function_is_on_the_page(self):
        page = (ROOT / "docs/python.md").read_text()
        for name in hardboard.__all__:
            if name not in ("KindInfo", "ReductionInfo", "Least", "registered_names"):
                self.assertIn(name, page)


class Programs(unittest.TestCase):
    def run_program(self, name, *words):
        done = subprocess.run(
            [sys.executable, "-B", str(ROOT / "examples/python" / name), *words],
            cwd=ROOT / "examples", capture_output=True, text=True, timeout=120,
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout.splitlines()

    def test_solve(self):
        with tempfile.TemporaryDirectory() as folder:
            bad = pathlib.Path(folder) / "bad.txt"
            bad.write_text("solo-chess\nbudget two\n")
            lines = self.run_program("solve.py", folder, "king.txt", str(bad), "apart.txt")
            self.assertEqual(lines[0], "king.txt: solvable, verified: 7 captures leave one piece")
            self.assertEqual(lines[1], f"{bad}:2:8: expected a budget, found `two`")
            self.assertTrue(lines[2].startswith("apart.txt: unsolvable, verified: "))
            for name in ("king-1.svg", "apart-1.svg"):
                self.assertIn("<svg", (pathlib.Path(folder) / name).read_text())

    def test_random_games(self):
        lines = self.run_program("random_games.py", "push_fight(file=push_small.txt)", "50")
        self.assertEqual(sum(int(line.split()[0]) for line in lines), 50)


if __name__ == "__main__":
    unittest.main()
