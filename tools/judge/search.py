"""What games of one player share: plays move by move, and all positions of small boards."""
from .text import INFINITE, need


class Game:
    """A kind of game has a `size`, how many places there are; the position at the `start`;
    `moves(position)`, a set of pairs of places, and `after(position, move)`; and
    `is_met(position)` and `left(position)`: is the goal met, and how many pieces are left."""

    most_reached = 2**18

    def replay(self, read):
        """The positions of a play, whose moves stand in lines FROM TO."""
        position = self.start
        yield position
        for _ in read.rows():
            move = (read.index(self.size), read.index(self.size))
            need(move in self.moves(position), "a move is illegal")
            position = self.after(position, move)
            yield position

    def thens(self, position):
        """The positions behind all moves, one for each."""
        return [self.after(position, move) for move in self.moves(position)]

    def reached(self, most_moves=INFINITE):
        """The positions that play reaches, those of fewer moves first."""
        seen, level, made = {self.start}, {self.start}, 0
        while level:
            yield from level
            thens = map(self.thens, level) if made < most_moves else ()
            level = set().union(*thens) - seen
            seen |= level
            made += 1
            need(len(seen) <= self.most_reached, "the search meets too many positions")

    def leaves(self, read, left):
        *_, position = self.replay(read)
        need(self.left(position) == left, "another number of pieces is left, or none on the goal")

    def exceeds(self, _read, left):
        need(self.size <= 64, "the board is too large for a search")
        need(all(self.left(position) > left for position in self.reached()), "as few can be left")

    def count(self, _read, *claimed):
        need(self.size <= 64, "the board is too large for a search")
        found = count_plays(self.start, self.is_met, self.thens)
        need(found[: len(claimed)] == list(claimed), "other numbers")


def count_plays(start, is_end, thens):
    """The numbers of plays that end well, of positions, and of those from which play can."""
    plays = {}

    def count(now):
        if now not in plays:
            plays[now] = 1 if is_end(now) else sum(map(count, thens(now)))
            need(len(plays) <= Game.most_reached, "the search meets too many positions")
        return plays[now]

    return [count(start), len(plays), sum(map(bool, plays.values()))]
