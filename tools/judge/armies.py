"""Peg armies: marches, and trees of weights that bound the number of moves."""
from .text import expect, index, need, number, numbers


class Army:
    def __init__(self, lines, _kind, words):
        expect(not words, "the end of the line")
        shape, *rest = lines.line("desert")
        if shape == "half-plane":
            self.is_desert = lambda at: at[1] > 0
        elif shape == "rhombus":
            (radius,) = numbers(rest, 1, 0)
            self.is_desert = lambda at: abs(at[0]) + abs(at[1]) <= radius
        elif shape == "box":
            box = numbers(rest, 4)
            self.is_desert = lambda at: self.is_in(box, at)
        else:
            expect(shape == "squares" and len(rest) == 1, "a shape")
            many = number(rest[0], 0, 2**32 - 2)
            squares = [tuple(numbers(lines.line(), 2)) for _ in range(many)]
            expect(len(set(squares)) == many, "another square")
            self.is_desert = lambda at: at in set(squares)
        self.goal = tuple(numbers(lines.line("goal"), 2))
        expect(self.is_desert(self.goal), "a goal in the desert")
        window = lines.line("window")
        expect(window and window[0] in ("all", "box"), "all or box")
        self.window = numbers(window[1:], 4) if window[0] == "box" else None
        self.moves = []
        for _ in range(number(lines.one("moves"), 1, 10**6)):
            words = lines.line("put")
            expect(len(words) >= 5 and words[2] == "take" and len(words) % 2 == 1, "a move")
            offsets = [number(word, -(2**31), 2**31 - 1) for word in words[:2] + words[3:]]
            pairs = list(zip(offsets[::2], offsets[1::2]))
            self.moves.append((pairs[0], pairs[1:]))

    @staticmethod
    def is_in(box, at):
        return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]

    def march(self, words, lines):
        pegs = set()
        for _ in range(*numbers(words, 1, 0, 2**63 - 1)):
            at = tuple(numbers(lines.line(), 2))
            need(not self.is_desert(at) and at not in pegs, "deployed wrongly")
            need(self.window is None or self.is_in(self.window, at), "deployed beyond the window")
            pegs.add(at)
        for words in lines.rows("moves", 0, 2**63 - 1, 3):
            put, taken = self.moves[index(words[0], len(self.moves))]
            x, y = numbers(words[1:], 2)
            gone = {(x + dx, y + dy) for dx, dy in taken}
            there = (x + put[0], y + put[1])
            need(gone <= pegs and there not in pegs, "illegal")
            need(self.window is None or self.is_in(self.window, there), "beyond the window")
            pegs = (pegs - gone) | {there}
        need(self.goal in pegs, "in the end no peg is on the goal")

    def take(self, least, words, lines):
        most_moves = least - 1
        window, moves = self.window, len(self.moves)
        if window is None:
            window, words = numbers(words[:4], 4), words[4:]
        need(self.is_in(window, self.goal), "no window with the goal")
        width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
        need(max(width, height) <= 2**16 and width * height * moves <= 2**22, "too large")
        need(most_moves <= 2**30, "too large")
        (scale,) = numbers(words, 1, 1, 2**30)
        squares = [(x, y) for y in range(window[1], window[3] + 1)
                   for x in range(window[0], window[2] + 1)]
        square_of = {at: i for i, at in enumerate(squares)}
        goal = square_of[self.goal]
        open_squares = [i for i, at in enumerate(squares) if not self.is_desert(at)]
        columns, ranges, last = [], [], []
        for put, (x, y) in enumerate(squares):
            for (dx, dy), taken in self.moves:
                need(len(set(taken)) == len(taken), "a move takes a peg twice")
                taken = [square_of.get((x + tx - dx, y + ty - dy)) for tx, ty in taken]
                fits = goal not in taken and (self.window is None or None not in taken)
                taken = [square for square in taken if square is not None]
                if fits and put == goal:
                    last.append(len(columns))
                columns.append((put, taken))
                ranges.append((0, most_moves if fits and put != goal else 0))

        def added(total, factor, value):
            need(-(2**63) <= factor * value < 2**63, "too large")
            need(-(2**63) <= total + factor * value < 2**63, "too large")
            return total + factor * value

        def refute(ranges, depth):
            need(depth * len(ranges) <= 2**25, "too deep")
            word, *words = lines.line()
            expect(word in ("close", "split"), "close or split")
            if word == "split":
                expect(len(words) >= 3, "square, move, and how often")
                column = index(words[0], len(squares)) * moves + index(words[1], moves)
                value, words = number(words[2], 0, 2**31 - 1), words[3:]
            weight = [0] * len(squares)
            for i in range(0, len(words), 2):
                expect(i + 1 < len(words), "a weight")
                square = index(words[i], len(squares))
                weight[square] = number(words[i + 1], -(2**50) if square == goal else 0, 2**50)
            room, losses = scale * most_moves - weight[goal], []
            for square in open_squares:
                room = added(room, 1, weight[square])
            for (put, taken), (least, most) in zip(columns, ranges):
                loss = 0
                if most != 0:
                    loss = scale - weight[put]
                    for square in taken:
                        loss = added(loss, 1, weight[square])
                    room = added(room, -loss, most if loss < 0 else least)
                losses.append(loss)
            if word == "close":
                return need(room < 0, "the weights close no node")
            narrow = list(ranges)
            for j, loss in enumerate(losses):
                least, most = ranges[j]
                if room >= 0 and loss > 0:
                    narrow[j] = (least, min(most, least + room // loss))
                elif room >= 0 and loss < 0:
                    narrow[j] = (max(least, most - room // -loss), most)
            least, most = narrow[column]
            for part in ((least, min(most, value)), (max(least, value + 1), most)):
                narrow[column] = part
                refute(list(narrow), depth + 1)

        for column in last:
            ranges[column] = (1, 1)
            refute(ranges, 1)
            ranges[column] = (0, 0)

    claims = {"reaches army": march, "takes N branch": take}
