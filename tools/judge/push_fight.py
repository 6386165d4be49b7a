"""Push Fight: turns that mate, and that none does."""
from .text import bound, expect, index, need, numbers

WAYS = {"up": (0, 1), "right": (1, 0), "down": (0, -1), "left": (-1, 0)}


class PushFight:
    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        self.moves = bound(lines.one("moves"))
        turn = lines.one("turn")
        expect(turn in ("white", "black"), "white or black")
        self.own = "KP" if turn == "white" else "kp"
        self.squares, self.at, self.start = [], {}, []
        for square, words in enumerate(lines.rows("squares", 1, 2**32 - 2, 3)):
            expect(words[2] in (".", "K", "P", "k", "p"), "a piece")
            at = tuple(numbers(words[:2], 2))
            expect(at not in self.at, "another square")
            self.at[at] = square
            self.squares.append(at)
            self.start.append(words[2])
        anchor = lines.line("anchor")
        self.anchor = index(anchor[1], len(self.squares)) if anchor[0] == "on" else None
        self.rails = set()
        for words in lines.rows("rails", 0, 2**63 - 1, 2):
            expect(words[1] in WAYS, "a rail")
            self.rails.add((index(words[0], len(self.squares)), words[1]))

    def beside(self, square, way):
        (x, y), (dx, dy) = self.squares[square], WAYS[way]
        return self.at.get((x + dx, y + dy))

    def reached(self, pieces, square):
        found, todo = {square}, [square]
        while todo:
            here = todo.pop()
            for way in WAYS:
                there = self.beside(here, way)
                if there is not None and there not in found and pieces[there] == ".":
                    found.add(there)
                    todo.append(there)
        return found - {square}

    def fallen(self, pieces, square, way):
        """The piece that falls, or None, also for an illegal push."""
        if pieces[square] != self.own[0]:
            return None
        line = [square]
        while True:
            there = self.beside(line[-1], way)
            if there is None:
                is_stopped = len(line) == 1 or (line[-1], way) in self.rails
                return None if is_stopped else pieces[line[-1]]
            if pieces[there] == "." or there == self.anchor:
                return None
            line.append(there)

    def mates(self, pieces, square, way):
        piece = self.fallen(pieces, square, way)
        return piece is not None and piece not in self.own

    def mate(self, words, lines):
        many, pieces = len(self.squares), list(self.start)
        (moves,) = numbers(words, 1, 0, 2**63 - 1)
        need(moves <= self.moves, "too many moves")
        for _ in range(moves):
            here, there = (index(word, many) for word in lines.line_of(2))
            need(pieces[here] in self.own and there in self.reached(pieces, here), "illegal")
            pieces[here], pieces[there] = ".", pieces[here]
        push = lines.line("push")
        expect(len(push) == 2 and push[1] in WAYS, "a push")
        need(self.mates(pieces, index(push[0], many), push[1]), "no piece of theirs falls")

    def never(self, _words, _lines):
        many = len(self.squares)
        level, seen, moves = {tuple(self.start)}, {tuple(self.start)}, 0
        while level:
            following = set()
            for pieces in level:
                for square in range(many):
                    if pieces[square] not in self.own:
                        continue
                    need(not any(self.mates(pieces, square, way) for way in WAYS), "a turn mates")
                    if moves == self.moves:
                        continue
                    for there in self.reached(pieces, square):
                        after = list(pieces)
                        after[square], after[there] = ".", pieces[square]
                        following.add(tuple(after))
            level = following - seen
            seen |= level
            need(len(seen) <= (1 << 27) // many, "the search meets too many positions")
            moves += 1

    claims = {"mates moves": mate, "never search": never}
