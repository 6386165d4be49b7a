"""Push Fight: turns that mate, and that none does."""
from .search import Game
from .text import INFINITE, need, plus

WAYS = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}


class PushFight(Game):
    """A position is a tuple of letters, one for each square."""

    most_places = INFINITE

    def __init__(self, read):
        self.most_moves = read.line("moves").bound()
        self.own = "KP" if read.line("turn").word("white", "black") == "white" else "kp"
        self.number, self.start = {}, ()
        for square in read.rows("squares", 1, 2**32 - 2):
            self.number[read.square(self.number)] = square
            self.start += (read.word(*".KPkp"),)
        self.squares, self.size = list(self.number), len(self.number)
        self.most_reached = (1 << 27) // self.size
        is_on = read.line("anchor").word("on", "none") == "on"
        self.anchor = read.index(self.size) if is_on else None
        self.rails = {self.read_edge(read) for _ in read.rows("rails")}

    def read_edge(self, read):
        return read.index(self.size), read.word(*WAYS)

    def beside(self, square, way):
        return self.number.get(plus(self.squares[square], WAYS[way]))

    def moves(self, pieces):
        found = set()
        for square, piece in enumerate(pieces):
            reached = [square] if piece in self.own else []
            for here in reached:  # which grows
                beside = {self.beside(here, way) for way in WAYS} - {None, *reached}
                reached += [there for there in beside if pieces[there] == "."]
            found |= {(square, there) for there in reached[1:]}
        return found

    def after(self, pieces, move):
        here, there = move
        after = list(pieces)
        after[here], after[there] = ".", pieces[here]
        return tuple(after)

    def is_mate(self, pieces, square, way):
        """Is this a push, and does a piece of the other side fall?"""
        line, there = [square], self.beside(square, way)
        while there is not None:
            if pieces[there] == "." or there == self.anchor:
                return False
            line.append(there)
            there = self.beside(there, way)
        is_push = pieces[square] == self.own[0] and (line[-1], way) not in self.rails
        return is_push and pieces[line[-1]] not in self.own

    def mate(self, read):
        *played, pieces = self.replay(read)
        need(len(played) <= self.most_moves, "too many moves")
        need(self.is_mate(pieces, *self.read_edge(read.line("push"))), "no piece of theirs falls")

    def is_met(self, pieces):
        return any(self.is_mate(pieces, at, way) for at in range(self.size) for way in WAYS)

    claims = {"mates moves": mate, "never search": Game.never}
