"""The rules of the games once more, from their descriptions in docs/formats.md alone: slow, plain,
and without anything of the module. A game has legal(), a set of pairs of places; play(pair), which
gives the position behind the move; score(), the returns of a game that is over, or None; and
player().
"""

from dataclasses import dataclass, replace

STEPS = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}


def add(place, step, times=1):
    return place[0] + times * step[0], place[1] + times * step[1]


@dataclass(frozen=True)
class Captures:
    """Solo Chess: each move is a capture, one piece must remain. `pieces` are triples of a square,
    a letter and the captures left."""

    pieces: frozenset
    leaps = {
        "N": [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)],
        "K": [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b],
        "P": [(-1, 1), (1, 1)],
    }
    lines = {
        "R": [(0, 1), (1, 0), (0, -1), (-1, 0)],
        "B": [(1, 1), (1, -1), (-1, -1), (-1, 1)],
    }
    lines["Q"] = lines["R"] + lines["B"]

    def legal(self):
        at = {square for square, _, _ in self.pieces}
        moves = set()
        for square, letter, budget in self.pieces:
            if budget == 0:
                continue
            for step in self.leaps.get(letter, ()):
                moves |= {(square, add(square, step))} if add(square, step) in at else set()
            for step in self.lines.get(letter, ()):
                seen = [add(square, step, n) for n in range(1, 9) if add(square, step, n) in at]
                moves |= {(square, seen[0])} if seen else set()
        return moves

    def play(self, move):
        start, end = move
        mover = next(piece for piece in self.pieces if piece[0] == start)
        rest = {piece for piece in self.pieces if piece[0] not in move}
        return Captures(frozenset(rest | {(end, mover[1], mover[2] - 1)}))

    def score(self):
        if len(self.pieces) == 1:
            return [1.0]
        return None if self.legal() else [0.0]

    def player(self):
        return 0


@dataclass(frozen=True)
class Tokens:
    """Graph Capture: tokens capture along edges. `tokens` are pairs of a vertex and its budget."""

    edges: frozenset
    tokens: frozenset

    def legal(self):
        at = {vertex for vertex, _ in self.tokens}
        able = {vertex for vertex, budget in self.tokens if budget != 0}
        return {(u, v) for u, v in self.edges if u in able and v in at}

    def play(self, move):
        budget = dict(self.tokens)[move[0]]
        rest = {token for token in self.tokens if token[0] not in move}
        return replace(self, tokens=frozenset(rest | {(move[1], budget - 1)}))

    def score(self):
        if len(self.tokens) == 1:
            return [1.0]
        return None if self.legal() else [0.0]

    def player(self):
        return 0


@dataclass(frozen=True)
class Pegs:
    """Peg solitaire with orthogonal jumps: one peg must remain."""

    holes: frozenset
    pegs: frozenset

    def legal(self):
        return {
            (peg, add(peg, step, 2))
            for peg in self.pegs
            for step in STEPS.values()
            if add(peg, step) in self.pegs
            and add(peg, step, 2) in self.holes
            and add(peg, step, 2) not in self.pegs
        }

    def play(self, move):
        (a, b), (c, d) = move
        return replace(self, pegs=self.pegs - {(a, b), ((a + c) // 2, (b + d) // 2)} | {(c, d)})

    def score(self):
        if len(self.pegs) == 1:
            return [1.0]
        return None if self.legal() else [0.0]

    def player(self):
        return 0


@dataclass(frozen=True)
class Army:
    """A peg army: pegs are deployed outside of the desert, then jump to its goal."""

    places: frozenset  # the desert and the margin around it
    desert: frozenset
    goal: tuple
    pegs: frozenset = frozenset()
    marching: bool = False

    def legal(self):
        jumps = Pegs(self.places, self.pegs).legal()
        if self.marching:
            return jumps
        return jumps | {(place, place) for place in self.places - self.desert - self.pegs}

    def play(self, move):
        if move[0] == move[1]:
            return replace(self, pegs=self.pegs | {move[0]})
        return replace(self, pegs=Pegs(self.places, self.pegs).play(move).pegs, marching=True)

    def score(self):
        if self.goal in self.pegs:
            return [1.0]
        return [0.0] if self.marching and not self.legal() else None

    def player(self):
        return 0


@dataclass(frozen=True)
class Fight:
    """Push Fight, step by step. `pieces` are pairs of a square and a letter of KPkp, `rails` pairs
    of a square and a step."""

    squares: frozenset
    rails: frozenset
    moves: int
    pieces: frozenset
    anchor: tuple = None
    side: int = 0  # 0 white, 1 black
    first: int = 0
    made: int = 0  # moves of this turn
    loser: int = None

    def own(self, letter):
        return letter.isupper() == (self.side == 0)

    def reach(self, start, at):
        found, todo = {start}, [start]
        while todo:
            place = todo.pop()
            for step in STEPS.values():
                near = add(place, step)
                if near in self.squares and near not in at and near not in found:
                    found.add(near)
                    todo.append(near)
        return found - {start}

    def pushed(self, king, step, at):
        """The squares whose pieces go with the king; none if the push is illegal."""
        line = [king]
        while add(line[-1], step) in at:
            line.append(add(line[-1], step))
        if len(line) == 1 or self.anchor in line[1:] or (line[-1], step) in self.rails:
            return []
        return line

    def legal(self):
        if self.loser is not None:
            return set()
        at = dict(self.pieces)
        legal = set()
        for place, letter in self.pieces:
            if self.own(letter) and self.made < self.moves:
                legal |= {(place, end) for end in self.reach(place, at)}
            if self.own(letter) and letter in "Kk":
                legal |= {
                    (place, add(place, step))
                    for step in STEPS.values()
                    if self.pushed(place, step, at)
                }
        return legal

    def play(self, move):
        start, end = move
        at = dict(self.pieces)
        if end not in at:
            at[end] = at.pop(start)
            return replace(self, pieces=frozenset(at.items()), made=self.made + 1)
        step = (end[0] - start[0], end[1] - start[1])
        line = self.pushed(start, step, at)
        letters = [at.pop(place) for place in line]
        loser = None
        for place, letter in zip(line, letters):
            if add(place, step) in self.squares:
                at[add(place, step)] = letter
            else:
                loser = 0 if letter.isupper() else 1
        return replace(
            self, pieces=frozenset(at.items()), anchor=end, side=1 - self.side, made=0, loser=loser
        )

    def can_push(self):
        """Whether the turn can end: some moves, and then a push."""
        at = dict(self.pieces)
        for move in self.legal():
            if move[1] in at or self.play(move).can_push():
                return True
        return False

    def score(self):
        loser = self.loser
        if loser is None:
            stuck = not self.legal() if self.made else not self.can_push()
            loser = self.side if stuck else None
        if loser is None:
            return None
        return [-1.0, 1.0] if loser == self.first else [1.0, -1.0]

    def player(self):
        return 0 if self.side == self.first else 1


def turns(game):
    """All whole turns, as tuples of steps, each with the position behind it."""
    found = []

    def walk(position, steps):
        at = dict(position.pieces)
        for move in position.legal():
            after = position.play(move)
            if move[1] in at:
                found.append(((*steps, move), after))
            else:
                walk(after, (*steps, move))

    walk(game, ())
    return found


def perft(game, depth):
    """The number of sequences of so many moves; a game that is over has none."""
    if depth == 0:
        return 1
    if game.score() is not None:
        return 0
    return sum(perft(game.play(move), depth - 1) for move in game.legal())
