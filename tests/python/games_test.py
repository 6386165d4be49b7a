"""Games step by step: each position of whole game trees against the brute force of brute.py, and
the semantics that OpenSpiel's games have."""

import copy
import itertools
import pickle
import random
import unittest

import hardboard
from brute import STEPS, Army, Captures, Fight, Pegs, Tokens, perft, turns


def solo(rows, budget):
    """A board of Solo Chess, and its game by the brute force."""
    text = f"solo-chess\nbudget {budget}\nboard\n" + "\n".join(" ".join(row) for row in rows) + "\n"
    pieces = {
        ((x + 1, len(rows) - y), letter, budget)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    }
    return text, Captures(frozenset(pieces))


def pegs(rows):
    text = "peg-solitaire\nboard\n" + "\n".join(" ".join(row) for row in rows) + "\n"
    at = {(x + 1, len(rows) - y): c for y, row in enumerate(rows) for x, c in enumerate(row)}
    holes = {place for place, c in at.items() if c != "#"}
    return text, Pegs(frozenset(holes), frozenset(place for place, c in at.items() if c == "o"))


def tokens(vertices, edges, budget):
    text = f"graph-capture undirected\nbudget {budget}\nvertices {vertices}\nedges\n"
    text += "".join(f"{u} {v}\n" for u, v in edges)
    both = {*edges, *((v, u) for u, v in edges)}
    return text, Tokens(frozenset(both), frozenset((v, budget) for v in range(1, vertices + 1)))


def army(size, margin):
    text = f"peg-army\ndesert square {size}\nmargin {margin}\n"
    half = size // 2
    desert = set(itertools.product(range(-half, half + 1), repeat=2))
    places = set(itertools.product(range(-half - margin, half + margin + 1), repeat=2))
    return text, Army(frozenset(places), frozenset(desert), (0, 0))


def fight(drawn, moves=2, side=0):
    """A board as in docs/formats.md: squares at odd characters of odd lines, rails between."""
    lines = [line.ljust(99) for line in drawn]
    text = f"push-fight\nquestion winner\nmoves {moves}\n"
    if not any(letter in "Aa" for line in drawn for letter in line):
        text += f"turn {['white', 'black'][side]}\n"
    text += "board\n" + "\n".join(drawn) + "\n"
    lines.append(" " * 99)
    height = len(drawn) // 2
    squares, rails, at, anchor = set(), set(), {}, None
    for row in range(height):
        y, line = height - row, lines[2 * row + 1]
        for column in range(49):
            letter, place = line[2 * column + 1], (column + 1, y)
            if letter in " #":
                continue
            squares.add(place)
            if letter in "Aa":
                anchor, letter = place, {"A": "K", "a": "k"}[letter]
            if letter != ".":
                at[place] = letter
            edges = {
                "up": lines[2 * row][2 * column + 1] == "-",
                "down": lines[2 * row + 2][2 * column + 1] == "-",
                "left": line[2 * column] == "|",
                "right": line[2 * column + 2] == "|",
            }
            rails |= {(place, STEPS[name]) for name, is_rail in edges.items() if is_rail}
    if anchor is not None:
        side = 0 if at[anchor] == "k" else 1
    pieces = frozenset(at.items())
    return text, Fight(
        frozenset(squares), frozenset(rails), moves, pieces, anchor, side, first=side
    )


SMALL_FIGHT = [
    "     - -",
    " .  |p a",
    "   -",
    "|. . . .",
    "",
    " K   P .|",
]
OTHER_FIGHT = ["     -", " k . . .", "", " p K . P|"]

GAMES = {
    "solo": (*solo(["..N.", ".RB.", "R..Q", "PP.K"], 2), 5),
    "one piece": (*solo(["..N."], 2), 3),
    "stuck": (*solo(["R..N"], 0), 3),
    "tokens": (*tokens(5, [(1, 2), (2, 3), (3, 4), (4, 5), (2, 4)], 2), 4),
    "pegs": (*pegs(["ooo.", "o.oo", ".oo#"]), 6),
    "army": (*army(3, 2), 2),
    "fight": (*fight(SMALL_FIGHT), 4),
    "black begins": (*fight(OTHER_FIGHT, moves=1, side=1), 5),
    "no moves": (*fight(OTHER_FIGHT, moves=0), 4),
}


class Numbers:
    """The number of each pair of places, from the text's coordinates."""

    def __init__(self, game, brute):
        shape = game.observation_tensor_shape()[1:]
        self.places = shape[0] * shape[1] if len(shape) == 2 else shape[0]
        self.columns = shape[-1]
        self.is_graph = isinstance(brute, Tokens)
        self.left, self.top = 1, shape[0]
        if isinstance(brute, Army):
            self.left = min(x for x, _ in brute.places)
            self.top = max(y for _, y in brute.places)

    def place(self, place):
        if self.is_graph:
            return place - 1
        return (self.top - place[1]) * self.columns + place[0] - self.left

    def move(self, move):
        return self.place(move[0]) * self.places + self.place(move[1])

    def turn(self, steps, most):
        number = 0
        for i in range(most):
            digit = self.move(steps[i]) + 1 if i < len(steps) - 1 else 0
            number = number * (self.places**2 + 1) + digit
        return number * self.places**2 + self.move(steps[-1])


def loaded(text, turns=False):
    return hardboard.Game(hardboard.read(text)[0], turns)


class Trees(unittest.TestCase):
    """The trees of small boards, move by move, beside the brute force."""

    def compare(self, state, brute, numbers, depth):
        self.assertEqual(state.is_terminal(), brute.score() is not None)
        self.assertEqual(state.returns(), brute.score() or [0.0] * state.num_players())
        if brute.score() is not None:
            self.assertEqual(state.current_player(), hardboard.TERMINAL_PLAYER)
            self.assertEqual(state.legal_actions(), [])
            return
        self.assertEqual(state.current_player(), brute.player())
        legal = {numbers.move(move): move for move in brute.legal()}
        self.assertEqual(state.legal_actions(), sorted(legal))
        if depth == 0:
            return
        before = (state.board().tobytes(), state.observation_tensor().tobytes(), str(state))
        for action, move in legal.items():
            player = state.current_player()
            state.apply_action(action)
            self.compare(state, brute.play(move), numbers, depth - 1)
            state.undo_action(player, action)
        self.assertEqual(
            before, (state.board().tobytes(), state.observation_tensor().tobytes(), str(state))
        )

    def test_each_position_is_that_of_the_rules(self):
        for name, (text, brute, depth) in GAMES.items():
            with self.subTest(name):
                game = loaded(text)
                self.compare(
                    game.new_initial_state(), brute, Numbers(game, brute), min(depth, 3)
                )

    def test_perft(self):
        def count(state, depth):
            if depth == 0:
                return 1
            return sum(count(state.child(action), depth - 1) for action in state.legal_actions())

        ends = set()
        for name, (text, brute, depth) in GAMES.items():
            with self.subTest(name):
                state = loaded(text).new_initial_state()
                for plies in range(1, min(depth, 4)):
                    self.assertEqual(count(state, plies), perft(brute, plies))
                    ends.add(perft(brute, plies) > 0)
        self.assertEqual(ends, {True, False})

    def test_whole_turns(self):
        boards = ((SMALL_FIGHT, 2), (OTHER_FIGHT, 2), (OTHER_FIGHT, 1), (OTHER_FIGHT, 0))
        for drawn, moves in boards:
            text, brute = fight(drawn, moves)
            game = loaded(text, turns=True)
            numbers = Numbers(game, brute)
            state = game.new_initial_state()
            by_number = {}
            for steps, after in turns(brute):
                by_number[numbers.turn(steps, moves)] = after
            self.assertGreater(len(by_number), 0)
            self.assertEqual(state.legal_actions(), sorted(by_number))
            for action, after in by_number.items():
                words = state.action_to_string(action)
                self.assertEqual(state.string_to_action(words), action)
                child = state.child(action)
                self.assertEqual(child.is_terminal(), after.score() is not None)
                self.assertEqual(child.returns(), after.score() or [0.0, 0.0])
                if after.score() is None:
                    self.assertEqual(child.current_player(), after.player())
                    replies = {numbers.turn(steps, moves) for steps, _ in turns(after)}
                    self.assertEqual(child.legal_actions(), sorted(replies))

    def test_random_games_to_their_ends(self):
        chance = random.Random(16)
        ends = {}
        for name, (text, brute, _) in GAMES.items():
            game = loaded(text)
            numbers = Numbers(game, brute)
            for _ in range(20):
                state, position = game.new_initial_state(), brute
                for _ in range(60):
                    if state.is_terminal():
                        break
                    legal = sorted(position.legal(), key=numbers.move)
                    move = chance.choice(legal)
                    self.assertEqual(state.legal_actions(), [numbers.move(one) for one in legal])
                    state.apply_action(numbers.move(move))
                    position = position.play(move)
                    self.assertEqual(state.is_terminal(), position.score() is not None)
                ends.setdefault(name, set()).add(tuple(state.returns()))
        self.assertEqual(ends["solo"] | ends["pegs"], {(0.0,), (1.0,)})
        self.assertIn((1.0, -1.0), ends["fight"] | ends["black begins"])
        self.assertIn((-1.0, 1.0), ends["fight"] | ends["black begins"])


class Semantics(unittest.TestCase):
    def each_state(self):
        for name, (text, _, _) in GAMES.items():
            state = loaded(text).new_initial_state()
            with self.subTest(name):
                yield state

    def played(self, state, actions, seed=1):
        chance = random.Random(seed)
        while len(state.history()) < actions and not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
        return state

    def same(self, one, other):
        self.assertEqual(one.history(), other.history())
        self.assertEqual(str(one), str(other))
        self.assertEqual(one.board().tobytes(), other.board().tobytes())
        self.assertEqual(one.observation_tensor().tobytes(), other.observation_tensor().tobytes())
        self.assertEqual(one.legal_actions(), other.legal_actions())
        self.assertEqual(one.get_game(), other.get_game())

    def test_states_are_kept_whole(self):
        for state in self.each_state():
            self.played(state, 5)
            game = state.get_game()
            kept = hardboard.serialize_game_and_state(game, state)
            back_game, back = hardboard.deserialize_game_and_state(kept)
            self.assertEqual(back_game, game)
            for copied in (
                back,
                game.deserialize_state(state.serialize()),
                pickle.loads(pickle.dumps(state)),
                state.clone(),
                copy.copy(state),
                copy.deepcopy(state),
            ):
                self.same(copied, state)
                while copied.history():  # the history is there, to be taken back
                    copied.undo()
                self.same(copied, game.new_initial_state())
                self.assertEqual(len(state.history()), len(self.played(state.clone(), 5).history()))

    def test_clones_live_on_their_own(self):
        for state in self.each_state():
            if state.is_terminal():
                continue
            before = str(state)
            child = state.child(state.legal_actions()[0])
            self.assertNotEqual(str(child), before)
            self.assertEqual((str(state), state.history()), (before, []))

    def test_illegal_actions_change_nothing(self):
        for state in self.each_state():
            before = (str(state), state.history(), state.board().tobytes())
            legal = set(state.legal_actions())
            illegal = next(n for n in range(len(legal) + 1) if n not in legal)
            for action in (illegal, -1, state.num_distinct_actions(), 2**62):
                with self.assertRaises(hardboard.InputError):
                    state.apply_action(action)
                with self.assertRaises(hardboard.InputError):
                    state.action_to_string(0, action)
            with self.assertRaises(hardboard.InputError):
                state.undo()
            self.assertEqual((str(state), state.history(), state.board().tobytes()), before)

    def test_words_and_numbers(self):
        for state in self.each_state():
            for action in state.legal_actions():
                words = state.action_to_string(state.current_player(), action)
                self.assertEqual(words, state.action_to_string(action))
                self.assertEqual(state.string_to_action(words), action)
            with self.assertRaises(hardboard.InputError):
                state.string_to_action("nonsense")

    def test_masks(self):
        for state in self.each_state():
            mask = state.legal_actions_mask()
            self.assertEqual(len(mask), state.num_distinct_actions())
            self.assertEqual([i for i, bit in enumerate(mask) if bit], state.legal_actions())
            self.assertEqual(state.legal_actions(1 - state.current_player())
                             if state.num_players() == 2 and not state.is_terminal() else [], [])

    def test_undo_wants_the_last_action(self):
        state = loaded(GAMES["fight"][0]).new_initial_state()
        action = state.legal_actions()[0]
        state.apply_action(action)
        for player, other in ((0, action + 1), (1, action)):
            with self.assertRaises(hardboard.InputError):
                state.undo_action(player, other)
        state.undo_action(0, action)
        self.assertEqual(state.history(), [])

    def test_games_by_name(self):
        text = GAMES["fight"][0]
        self.assertIn("push_fight_turns", hardboard.registered_names())
        steps = hardboard.load_game("push_fight", {"puzzle": text})
        whole = hardboard.load_game("push_fight_turns", {"puzzle": hardboard.read(text)[0]})
        self.assertEqual((steps.whole_turns, whole.whole_turns), (False, True))
        self.assertNotEqual(steps, whole)
        for name, parameters in (
            ("chess", {"puzzle": text}),
            ("solo_chess", {"puzzle": text}),
            ("push_fight", {}),
            ("push_fight", {"board": text}),
            ("push_fight(file)", {}),
            ("push_fight", {"puzzle": text + "---\n" + text}),
            ("push_fight", {"puzzle": "solo-chess\nbudget two\n"}),
        ):
            with self.subTest(name), self.assertRaises(hardboard.InputError):
                hardboard.load_game(name, parameters)
        with self.assertRaisesRegex(TypeError, "a string, not NoneType"):
            hardboard.load_game(None)

    def test_what_is_no_game(self):
        for text, words in (
            ("p cnf 1 1\n1 0\n", "problem"),
            ("push-fight\nmoves unlimited\nboard\n\n K k\n", "63 bits"),
            (GAMES["solo"][0], "turns"),
        ):
            with self.assertRaisesRegex(hardboard.InputError, words):
                loaded(text, turns=True)

    def test_spoilt_texts_are_refused(self):
        game = loaded(GAMES["fight"][0])
        for text, line in (("x\n", 1), ("999999\n", 1), ("\n", 1), ("1 2\n", 1)):
            with self.assertRaises(hardboard.InputError) as caught:
                game.deserialize_state(text)
            self.assertEqual((caught.exception.line, caught.exception.column), (line, 1))
        kept = hardboard.serialize_game_and_state(game, game.new_initial_state())
        for spoilt in (
            "", "[]", "{}", kept.replace('game": 1', 'game": 2'), kept.replace("[]", "[true]"),
            kept.replace("[]", "[-1]"), kept.replace("[]", "3"),
            kept.replace("push_fight", "pushed"),
        ):
            self.assertNotEqual(spoilt, kept)
            with self.assertRaises(hardboard.InputError):
                hardboard.deserialize_game_and_state(spoilt)


class Arrays(unittest.TestCase):
    """Boards and planes are windows into the state, and hold all that the position is."""

    def test_windows_follow_the_state(self):
        state = loaded(GAMES["pegs"][0]).new_initial_state()
        planes, board = state.observation_tensor(), state.board()
        self.assertTrue(planes.readonly and board.readonly)
        self.assertEqual(list(planes.shape), state.get_game().observation_tensor_shape())
        before = board.tobytes()
        state.apply_action(state.legal_actions()[0])
        self.assertNotEqual(board.tobytes(), before)
        self.assertEqual(planes.tobytes(), state.observation_tensor().tobytes())
        del state  # the window keeps it
        self.assertEqual(sum(map(sum, planes.tolist()[1])), 7)

    def test_planes_are_the_letters(self):
        for text, _, _ in GAMES.values():
            game = loaded(text)
            state = game.new_initial_state()
            letters = [chr(byte) for byte in state.board().tobytes()]
            planes = memoryview(state.observation_tensor().tobytes()).cast("f").tolist()
            for i, name in enumerate(game.planes):
                plane = planes[i * len(letters) : (i + 1) * len(letters)]
                if len(name) == 1:
                    self.assertEqual(plane, [float(letter == name) for letter in letters])

    def test_planes_tell_positions_apart(self):
        """Equal planes, equal continuations: the planes hold the whole position."""
        for name, (text, brute, depth) in GAMES.items():
            game = loaded(text)
            numbers = Numbers(game, brute)
            seen = {}
            chance = random.Random(3)
            for _ in range(300):
                state, position = game.new_initial_state(), brute
                while position.score() is None and len(state.history()) < depth + 2:
                    move = chance.choice(sorted(position.legal(), key=numbers.move))
                    state.apply_action(numbers.move(move))
                    position = position.play(move)
                    if position.score() is None:
                        key = state.observation_tensor().tobytes()
                        self.assertEqual(seen.setdefault(key, position), position, name)

    def test_numpy_takes_no_copy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("numpy is not installed (Debian: python3-numpy)")
        state = loaded(GAMES["fight"][0]).new_initial_state()
        planes, board = numpy.asarray(state.observation_tensor()), numpy.asarray(state.board())
        self.assertEqual((planes.dtype, board.dtype), (numpy.float32, numpy.uint8))
        self.assertFalse(planes.flags.owndata or planes.flags.writeable or board.flags.writeable)
        before = planes.copy()
        state.apply_action(state.legal_actions()[0])
        self.assertFalse((planes == before).all())
        self.assertTrue((planes == numpy.asarray(state.observation_tensor())).all())


if __name__ == "__main__":
    unittest.main()
