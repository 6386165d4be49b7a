"""Puzzles read, solved, checked, hinted at, drawn, made and reduced; their errors, limits and
interrupts."""

import contextlib
import copy
import os
import pathlib
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import hardboard

EXAMPLES = pathlib.Path(os.environ["HARDBOARD_ROOT"]) / "examples"
# Who wins on the published board of Push Fight: without limits a search for days.
ENDLESS = "push-fight\nquestion winner\nstandard .o.x..OO.XX....O..X...o.x.\n"


def example(name):
    return hardboard.read_file(str(EXAMPLES / f"{name}.txt"))[0]


class Answers(unittest.TestCase):
    def test_solved_and_checked(self):
        puzzle = example("king")
        answer = hardboard.solve(puzzle)
        self.assertEqual((answer.outcome, len(answer.moves)), ("solvable", 7))
        self.assertEqual(answer.puzzle, puzzle)
        report = hardboard.check(puzzle, answer)
        self.assertEqual((report.trust, report.reason), ("verified", "7 captures leave one piece"))

    def test_answers_of_others_are_judged(self):
        puzzle = example("king")
        right = hardboard.solve(puzzle)
        for text in (right.text, right.json):
            answer = hardboard.read_answer(puzzle, text)
            self.assertEqual(hardboard.check(puzzle, answer).trust, "verified")
        wrong = hardboard.read_answer(puzzle, right.text.replace("Ba6xd3", "Ba6xf5"))
        self.assertEqual(hardboard.check(puzzle, wrong).trust, "wrong")
        with self.assertRaises(hardboard.InputError):
            hardboard.draw(puzzle, wrong)
        with self.assertRaises(ValueError):
            hardboard.check(example("star"), right)

    def test_refusals(self):
        puzzle = example("apart")
        answer = hardboard.solve(puzzle)
        self.assertEqual((answer.outcome, answer.moves), ("unsolvable", []))
        self.assertEqual(hardboard.check(puzzle, answer).trust, "verified")

    def test_minima_and_counts(self):
        answer = hardboard.solve(example("peg_triangle"), minimize="moves")
        self.assertEqual((answer.least.what, answer.least.value, answer.least.bound),
                         ("fewest_moves", 10, 10))
        self.assertIsNone(answer.count)
        counted = hardboard.solve(example("king"), count="sets")
        self.assertEqual(counted.count, 1)

    def test_methods_are_asked_by_name(self):
        answer = hardboard.solve(example("king"), method="depth-first")
        self.assertEqual(answer.method, "depth-first")
        with self.assertRaisesRegex(hardboard.InputError, "^method "):
            hardboard.solve(example("king"), method="magic")

    def test_every_kind_of_file(self):
        names = {kind.name for kind in hardboard.kinds()}
        seen = set()
        for file in sorted(EXAMPLES.glob("*.txt")):
            for puzzle in hardboard.read_file(str(file)):
                self.assertEqual(hardboard.read(puzzle.text)[0], puzzle)
                seen.add(puzzle.kind)
        self.assertLessEqual(seen, names)
        self.assertLessEqual({kind.name for kind in hardboard.kinds() if kind.is_game}, seen)


class Values(unittest.TestCase):
    def test_equal_puzzles(self):
        one, other = example("king"), example("king")
        self.assertEqual(one, other)
        self.assertEqual(len({one, other, example("star")}), 2)
        self.assertNotEqual(one, "king")

    def test_pickles(self):
        puzzle = example("king")
        answer = hardboard.solve(puzzle)
        reduced = hardboard.reduce(example("sat_random"), "graph-capture")
        self.assertEqual(pickle.loads(pickle.dumps(puzzle)), puzzle)
        back = pickle.loads(pickle.dumps(answer))
        self.assertEqual((back.text, back.puzzle), (answer.text, puzzle))
        self.assertEqual(pickle.loads(pickle.dumps(reduced)).map, reduced.map)

    def test_equal_copies(self):
        puzzle, other = example("king"), example("apart")
        formula = hardboard.read("p cnf 2 1\n1 2 0\n")[0]
        values = [puzzle, hardboard.solve(puzzle), hardboard.check(puzzle, hardboard.solve(puzzle)),
                  hardboard.reduce(formula, "graph-capture"), hardboard.hint(puzzle, level=3),
                  hardboard.solve(puzzle, minimize="pieces").least, hardboard.kinds()[0],
                  hardboard.reductions()[0]]
        for value in values:
            for same in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
                self.assertEqual(same, value)
                self.assertEqual(hash(same), hash(value))
        self.assertEqual(len(set(values)), len(values))
        self.assertNotEqual(hardboard.solve(puzzle), hardboard.solve(other))
        self.assertNotEqual(hardboard.check(other, hardboard.solve(other)), values[2])

    def test_notebooks_show_pictures(self):
        puzzle = example("king")
        self.assertIn("<svg", puzzle._repr_svg_())
        self.assertIn("<svg", hardboard.solve(puzzle)._repr_svg_())


class Errors(unittest.TestCase):
    def test_places_of_faults(self):
        with self.assertRaises(hardboard.InputError) as caught:
            hardboard.read("solo-chess\nbudget two\n", name="mine")
        error = caught.exception
        self.assertEqual((error.file, error.line, error.column), ("mine", 2, 8))
        self.assertEqual(str(error), "mine:2:8: expected a budget, found `two`")
        self.assertIsInstance(error, ValueError)

    def test_each_function_refuses(self):
        puzzle = example("king")
        for ask in (
            lambda: hardboard.read(""),
            lambda: hardboard.read("\ud800".encode("utf-8", "surrogatepass").decode("latin-1")),
            lambda: hardboard.read_file("/no/such/file"),
            lambda: hardboard.read_answer(puzzle, "perhaps"),
            lambda: hardboard.draw(puzzle, format="bmp"),
            lambda: hardboard.generate("chess"),
            lambda: hardboard.generate("solo-chess", pieces="many"),
            lambda: hardboard.generate("solo-chess", colour="red"),
            lambda: hardboard.reduce(puzzle, "chess"),
            lambda: hardboard.reduce(puzzle, via=["nothing"]),
            lambda: hardboard.read_map("hardboard-map\n"),
        ):
            with self.assertRaises(hardboard.InputError):
                ask()

    def test_misuse(self):
        puzzle = example("king")
        for ask in (
            lambda: hardboard.hint(puzzle, 4),
            lambda: hardboard.solve(puzzle, threads=0),
            lambda: hardboard.solve(puzzle, memory=0),
            lambda: hardboard.solve(puzzle, memory=1000),
            lambda: hardboard.solve(puzzle, seconds=-1),
            lambda: hardboard.solve(puzzle, seconds=float("nan")),
        ):
            with self.assertRaises(ValueError) as caught:
                ask()
            self.assertNotIsInstance(caught.exception, hardboard.InputError)
        for ask in (lambda: hardboard.hint(example("sat_random"), 1), lambda: hardboard.Game(example("sat_random"))):
            with self.assertRaises(hardboard.InputError):
                ask()
        for ask in (
            lambda: hardboard.solve("solo-chess"),
            lambda: hardboard.reduce(puzzle),
            lambda: hardboard.reduce(puzzle, "peg-army", via=["a"]),
            lambda: hardboard.solve(puzzle, 10),
            lambda: hardboard.Puzzle(),
        ):
            with self.assertRaises(TypeError):
                ask()


class Help(unittest.TestCase):
    def test_hints_lead_to_the_end(self):
        state = hardboard.Game(example("king")).new_initial_state()
        while not state.is_terminal():
            self.assertEqual(hardboard.hint(state, 1).outcome, "solvable")
            help = hardboard.hint(state, 3)
            state.apply_action(state.string_to_action(help.move))
        self.assertEqual(state.returns(), [1.0])

    def test_hints_on_puzzles(self):
        self.assertEqual(hardboard.hint(example("apart"), 1).outcome, "unsolvable")
        self.assertEqual(hardboard.hint(example("apart"), 3).move, "")

    def test_explanations(self):
        self.assertIn("a tree", hardboard.explain(example("star")))


class Pictures(unittest.TestCase):
    def test_text_and_bytes(self):
        puzzle = example("king")
        beginnings = {"svg": "<svg", "tex": "%", "txt": "", "png": b"\x89PNG", "pdf": b"%PDF",
                      "gif": b"GIF8"}
        self.assertEqual(set(hardboard.formats()), set(beginnings))
        for format in hardboard.formats():
            try:
                picture = hardboard.draw(puzzle, hardboard.solve(puzzle), format)
            except hardboard.InputError as error:
                self.assertIn("libcairo2-dev", str(error))
                continue
            kind = type(beginnings[format])
            self.assertIsInstance(picture, kind)
            self.assertTrue(picture.lstrip().startswith(beginnings[format]), format)


class Making(unittest.TestCase):
    def test_the_same_seed_the_same_puzzles(self):
        asked = {"pieces": 5, "size": "5x5", "unique": True, "count": 3}
        puzzles = hardboard.generate("solo-chess", seed=1, **asked)
        self.assertEqual(len(set(puzzles)), 3)
        self.assertEqual(puzzles, hardboard.generate("solo-chess", seed=1, **asked))
        self.assertNotEqual(puzzles, hardboard.generate("solo-chess", seed=2, **asked))
        for puzzle in puzzles:
            self.assertEqual(hardboard.solve(puzzle, count="sets").count, 1)

    def test_flags(self):
        asked = {"pieces": 5, "size": "5x5", "seed": 3}
        plain = hardboard.generate("solo-chess", **asked)
        self.assertEqual(plain, hardboard.generate("solo-chess", unique=False, **asked))


class Reducing(unittest.TestCase):
    def test_answers_walk_to_and_fro(self):
        formula = hardboard.generate("sat", variables=6, clauses=16, seed=4)[0]
        reduced = hardboard.reduce(formula, "graph-capture")
        self.assertEqual((reduced.source, reduced.image.kind), (formula, "graph-capture"))
        again = hardboard.reduce(formula, via=reduced.via)
        self.assertEqual(again.image, reduced.image)
        read = hardboard.read_map(reduced.map)
        answer = hardboard.recover(read, hardboard.solve(reduced.image))
        self.assertEqual((answer.outcome, answer.puzzle), ("solvable", formula))
        self.assertEqual(hardboard.check(formula, answer).trust, "verified")
        there = hardboard.witness(read, answer)
        self.assertEqual(hardboard.check(reduced.image, there).trust, "verified")

    def test_wrong_answers_do_not_walk(self):
        formula = example("sat_random")
        reduced = hardboard.reduce(formula, "graph-capture")
        with self.assertRaises(ValueError):
            hardboard.recover(reduced, hardboard.solve(formula))
        nothing = hardboard.read_answer(reduced.image, "solvable\n  1. 1x2\n")
        with self.assertRaises(hardboard.InputError):
            hardboard.recover(reduced, nothing)

    def test_reductions_have_their_kinds(self):
        kinds = {kind.name for kind in hardboard.kinds()}
        names = [row.name for row in hardboard.reductions()]
        self.assertEqual(len(names), len(set(names)))
        for row in hardboard.reductions():
            self.assertLessEqual({row.source_kind, row.image_kind}, kinds)


class Asking(unittest.TestCase):
    def test_replies_and_refusals(self):
        reply = hardboard.ask("solve", text=example("king").text)
        self.assertEqual(reply["verdict"], "solvable")
        for do, fields, place, words in (
            ("solve", {"text": "solo-chess\nbudget two\n"}, ("text", 2, 8), "text:2:8: expected"),
            ("fly", {}, ("", 0, 0), "the field `do`"),
            ("solve", {"text": "", "wings": 2}, ("", 0, 0), "there is no field"),
        ):
            with self.assertRaises(hardboard.InputError) as caught:
                hardboard.ask(do, **fields)
            error = caught.exception
            self.assertEqual((error.file, error.line, error.column), place)
            self.assertTrue(str(error).startswith(words), str(error))


class Watching(unittest.TestCase):
    """Work ends when time is over or Ctrl-C is pressed, and others work meanwhile."""

    def test_time_ends_the_work(self):
        start = time.monotonic()
        answer = hardboard.solve(hardboard.read(ENDLESS)[0], seconds=0.3)
        self.assertLess(time.monotonic() - start, 30)
        self.assertEqual(answer.outcome, "unknown")
        self.assertIn("time limit", answer.remark)

    def test_no_time_at_all(self):
        answer = hardboard.solve(hardboard.read(ENDLESS)[0], seconds=0)
        self.assertEqual(answer.outcome, "unknown")

    def interrupted(self, work):
        """The seconds that the work takes after an interrupt that comes once it is under way."""
        start = time.monotonic()

        def interrupt():
            # Half a second of processors: the thread that waits here takes none.
            before = time.process_time()
            while time.process_time() < before + 0.5:
                time.sleep(0.02)
            nonlocal start
            start = time.monotonic()
            os.kill(os.getpid(), signal.SIGINT)

        with self.assertRaises(KeyboardInterrupt):
            threading.Thread(target=interrupt).start()
            work()
        return time.monotonic() - start

    def test_a_program_that_ends_leaves_work_behind(self):
        # An interpreter that takes a while to end is asked for its lock by the threads that wait
        # for the work, or by its progress; one that ends at once leaves the work to run while the
        # process takes itself apart.
        solve = "hardboard.solve(endless)"
        told = "hardboard.solve(endless, progress=lambda words, sleep=time.sleep: sleep(0.03))"
        again = "[hardboard.solve(endless, seconds=0.01) for _ in iter(int, 1)]"
        for work, lasts in ((solve, 0.3), (told, 0.3), (again, 0.3), (solve, 0), (told, 0)):
            program = f"""
import hardboard, threading, time
class Slow:
    def __del__(self, sleep=time.sleep): sleep({lasts})
endless = hardboard.read({ENDLESS!r})[0]
begin = time.process_time()
for _ in range(3): threading.Thread(target=lambda: {work}, daemon=True).start()
while time.process_time() < begin + 0.1: time.sleep(0.01)
slow = Slow()
"""
            ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
            self.assertEqual((ended.returncode, ended.stderr), (0, ""))

    def test_an_interrupt_ends_the_work(self):
        endless = hardboard.read(ENDLESS)[0]
        many = {"pieces": 14, "size": "8x8", "unique": True, "count": 1000}
        for work in (
            lambda: hardboard.solve(endless),
            lambda: hardboard.generate("solo-chess", **many),
        ):
            self.assertLess(self.interrupted(work), 30)
        # The module goes on as before.
        self.assertEqual(hardboard.solve(example("king")).outcome, "solvable")

    def test_handlers_that_raise_nothing_end_nothing(self):
        heard = []

        def end(words):
            if heard:
                raise RuntimeError("enough")

        before = signal.signal(signal.SIGALRM, lambda *_: heard.append(1))
        try:
            signal.setitimer(signal.ITIMER_REAL, 0.1)
            with self.assertRaisesRegex(RuntimeError, "enough"):
                hardboard.solve(hardboard.read(ENDLESS)[0], seconds=100, progress=end)
        finally:
            signal.signal(signal.SIGALRM, before)
        self.assertEqual(heard, [1])

    def test_others_work_meanwhile(self):
        """The thread that counts gets on while another one solves, which ends at its word."""
        endless = hardboard.read(ENDLESS)[0]
        count = 0

        def end(words):
            if count > 10:
                raise RuntimeError("enough")

        def work():
            with contextlib.suppress(RuntimeError):
                hardboard.solve(endless, seconds=100, progress=end)

        thread = threading.Thread(target=work)
        thread.start()
        while thread.is_alive():
            time.sleep(0.01)
            count += 1
        self.assertGreater(count, 10)

    def test_progress_is_told_and_may_raise(self):
        told = []

        def enough(words):
            told.append(words)
            if len(told) == 3:
                raise RuntimeError("enough")

        with self.assertRaisesRegex(RuntimeError, "enough"):
            hardboard.solve(hardboard.read(ENDLESS)[0], seconds=100, progress=enough)
        self.assertEqual(len(told), 3)
        self.assertTrue(all(isinstance(words, str) for words in told))

    def test_proof_files(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "proof")
            refused = hardboard.read("p cnf 1 2\n1 0\n-1 0\n")[0]
            self.assertEqual(hardboard.solve(refused, proof_file=file).outcome, "unsolvable")
            self.assertTrue(os.path.exists(file))


if __name__ == "__main__":
    unittest.main()
