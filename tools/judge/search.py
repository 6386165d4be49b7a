"""What games of one player share: plays move by move, and all positions of small boards."""
from .text import INFINITE, need


class Game:
    """A kind of game has a `size`, how many places there are; the position at the `start`;
    `moves(position)`, a set of pairs of places, and `after(position, move)`; and
    `is_met(position)` and `left(position)`: is the goal met, and how many pieces are left."""

    # A search ends beyond so many places, moves, and positions.
    most_places, most_moves, most_reached = 64, INFINITE, 2**18

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

    def reached(self, start, thens):
        """The positions that play reaches, those of fewer moves first."""
        need(self.size <= self.most_places, "the puzzle is too large for a search")
        seen, level, made = {start}, {start}, 0
        while level:
            yield from level
            level = set().union(*map(thens, level)) - seen if made < self.most_moves else ()
            seen.update(level)
            made += 1
            need(len(seen) <= self.most_reached, "the search meets too many positions")

    def leaves(self, read, left):
        *_, position = self.replay(read)
        need(self.left(position) == left, "another number of pieces is left, or none on the goal")

    def never(self, _read):
        need(not any(map(self.is_met, self.reached(self.start, self.thens))), "play can end well")

    def exceeds(self, _read, left):
        positions = self.reached(self.start, self.thens)
        need(all(self.left(position) > left for position in positions), "as few can be left")

    def count(self, _read, *claimed):
        """The numbers of plays that end well, of positions, and of those from which play can."""
        need(self.size <= self.most_places, "the puzzle is too large for a search")
        plays = {}

        def count(now):
            if now not in plays:
                plays[now] = 1 if self.is_met(now) else sum(map(count, self.thens(now)))
                need(len(plays) <= Game.most_reached, "the search meets too many positions")
            return plays[now]

        found = [count(self.start), len(plays), sum(map(bool, plays.values()))]
        need(found[: len(claimed)] == list(claimed), "other numbers")
