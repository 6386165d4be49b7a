"""Reading cases: words, line by line, and the ways in which a check ends."""
import re
from collections import deque

INFINITE = float("inf")
MOST = 2**63 - 1


class Refused(Exception):
    """The text can be read, and does not show its claim."""


class Bad(Exception):
    """The text is not in the form of docs/proof-format.md."""


def need(condition, words):
    if not condition:
        raise Refused(words)


def expect(condition, words):
    if not condition:
        raise Bad("expected " + words)


class Reader:
    """Hands out the words of a line; only then comes the next line that has words."""

    def __init__(self, text):
        self.lines = filter(None, map(re.compile("[^ \t\r]+").findall, text.split("\n")))
        self.words = deque()  # of this line, not read yet

    def line(self, *first):
        """Goes to the next line, behind its first word if that is given."""
        expect(not self.words, "the end of the line")
        self.words = deque(next(self.lines, ()))
        expect(self.words, "another line")
        return self.behind(*first) if first else self

    def behind(self, word):
        self.word(word)
        return self

    def word(self, *choices):
        is_fit = self.words and (not choices or self.words[0] in choices)
        expect(is_fit, " or ".join(choices) or "another word")
        return self.words.popleft()

    def number(self, least=-(2**31), most=2**31 - 1):
        word = self.word()
        is_number = re.fullmatch("-?[0-9]{1,99}", word) and least <= int(word) <= most
        expect(is_number, "a number from %d to %d" % (least, most))
        return int(word)

    def index(self, many):
        return self.number(1, many) - 1

    def more(self):
        """Goes on as long as the line has words, which are read meanwhile."""
        while self.words:
            yield

    def indices(self, many):
        return [self.index(many) for _ in self.more()]

    def bound(self):
        return INFINITE if self.skips("*") else self.number(0, 2**32 - 2)

    def skips(self, word):
        """Reads the word if it comes next."""
        comes = bool(self.words) and self.words[0] == word
        return comes and bool(self.words.popleft())

    def squares(self):
        return [self.square() for _ in self.more()]

    def square(self, others=(), *bounds):
        at = (self.number(*bounds), self.number(*bounds))
        expect(at not in others, "another square")
        return at

    def rows(self, first=None, least=0, most=MOST):
        """Reads how many lines follow, behind their first word if that is given; goes to each."""
        reader = self.line(first) if first else self
        for row in range(reader.number(least, most)):
            self.line()
            yield row

    def literals(self, most):
        """Numbers up to a 0."""
        return list(iter(lambda: self.number(-most, most), 0))


def plus(square, way, times=1):
    return (square[0] + times * way[0], square[1] + times * way[1])
