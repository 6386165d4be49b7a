"""Peg armies: marches, and trees of weights that bound the number of moves."""
from collections import Counter
from itertools import product

from .text import INFINITE, expect, need, plus

EVERYWHERE = (-INFINITE, -INFINITE, INFINITE, INFINITE)


def is_in(box, at):
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


class Army:
    """A move is the way to the square where it puts a peg, and those to where it takes pegs."""

    def __init__(self, read):
        self.is_desert = self.read_desert(read.line("desert"))
        self.goal = read.line("goal").square()
        expect(self.is_desert(self.goal), "a goal in the desert")
        is_all = read.line("window").word("all", "box") == "all"
        self.window = EVERYWHERE if is_all else read.square() + read.square()
        self.moves = []
        for _ in read.rows("moves", 1, 10**6):
            self.moves.append((read.behind("put").square(), read.behind("take").squares()))
            expect(self.moves[-1][1], "a square from which it takes")

    @staticmethod
    def read_desert(read):
        """Returns a function of squares: do they lie in the desert?"""
        shape = read.word("half-plane", "rhombus", "box", "squares")
        if shape == "half-plane":
            return lambda at: at[1] > 0
        if shape == "rhombus":
            radius = read.number(0)
            return lambda at: abs(at[0]) + abs(at[1]) <= radius
        if shape == "box":
            box = read.square() + read.square()
            return lambda at: is_in(box, at)
        squares = set()
        for _ in read.rows(most=2**32 - 2):
            squares.add(read.square(squares))
        return squares.__contains__

    def march(self, read):
        pegs = set()
        for _ in read.rows():
            at = read.square()
            is_free = at not in pegs and not self.is_desert(at)
            need(is_free and is_in(self.window, at), "a peg can't be deployed")
            pegs.add(at)
        for _ in read.rows("moves"):
            put, taken = self.moves[read.index(len(self.moves))]
            place = read.square()
            to, gone = plus(place, put), {plus(place, way) for way in taken}
            is_legal = gone <= pegs and to not in pegs and is_in(self.window, to)
            need(is_legal, "a move is illegal")
            pegs = (pegs - gone) | {to}
        need(self.goal in pegs, "in the end no peg is on the goal")

    def take(self, read, least_moves):
        """Follows the trees. A move is named by the square where it puts a peg and its number;
        ranges say how often it is made at least and at most."""
        box = read.square() + read.square() if self.window == EVERYWHERE else self.window
        need(is_in(box, self.goal), "no window with the goal")
        width, height = box[2] - box[0] + 1, box[3] - box[1] + 1
        is_small = width * height * len(self.moves) <= 2**22 and max(width, height) <= 2**16
        need(is_small and least_moves <= 2**30 + 1, "the window or the claim is too large")
        scale, most_moves = read.number(1, 2**30), least_moves - 1
        need(all(len(set(ways)) == len(ways) for _, ways in self.moves), "a peg is taken twice")
        squares = [(box[0] + i % width, box[1] + i // width) for i in range(width * height)]
        takes, ranges, last = {}, {}, []
        for to, (i, (put, ways)) in product(squares, enumerate(self.moves)):
            takes[to, i] = taken = [plus(plus(to, put, -1), way) for way in ways]
            fits = all(at != self.goal and is_in(self.window, at) for at in taken)
            ranges[to, i] = (0, most_moves if fits and to != self.goal else 0)
            last += [(to, i)] * (fits and to == self.goal)
        todo = [{**ranges, move: (1, 1)} for move in reversed(last)]
        while todo:
            ranges, weight, losses = todo.pop(), Counter(), {}
            is_split = read.line().word("close", "split") == "split"
            if is_split:
                move = (squares[read.index(len(squares))], read.index(len(self.moves)))
                value = read.number(0)
            for _ in read.more():
                at = squares[read.index(len(squares))]
                weight[at] = read.number(-(2**50) if at == self.goal else 0, 2**50)
            room = scale * most_moves - weight[self.goal]
            room += sum(w for at, w in weight.items() if not self.is_desert(at))
            for m, (least, most) in ranges.items():
                if most > 0:
                    losses[m] = scale - weight[m[0]] + sum(weight[at] for at in takes[m])
                    room -= losses[m] * (most if losses[m] < 0 else least)
            need(is_split or room < 0, "the weights close no node")
            if not is_split:
                continue
            for m, loss in losses.items() if room >= 0 else ():
                (least, most), spare = ranges[m], room // abs(loss) if loss else INFINITE
                ranges[m] = ((least, min(most, least + spare)) if loss > 0 else
                             (max(least, most - spare), most))
            least, most = ranges[move]
            todo.append({**ranges, move: (max(least, value + 1), most)})
            todo.append({**ranges, move: (least, min(most, value))})

    claims = {"reaches army": march, "takes N branch": take}
