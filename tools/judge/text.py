"""Reading cases: lines of words, numbers within bounds, and the ways in which a check ends."""

INFINITE = float("inf")


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


class Lines:
    """The lines that hold words, one after the other."""

    def __init__(self, text):
        self.lines = [line.split() for line in text.split("\n")]
        self.lines = [words for words in self.lines if words]
        self.next = 0
        self.left = []  # of the line that was read last

    def line(self, first=None):
        expect(not self.left, "the end of the line")
        expect(self.next < len(self.lines), "another line")
        words = self.lines[self.next]
        self.next += 1
        if first is not None:
            expect(words[0] == first, first)
            words = words[1:]
        return words

    def line_of(self, many):
        words = self.line()
        expect(len(words) == many, "another number of words")
        return words

    def one(self, first):
        words = self.line(first)
        expect(len(words) == 1, "one word")
        return words[0]

    def rows(self, first, least, most, words=None):
        """The rows behind a line `first N`, each with so many words."""
        for _ in range(number(self.one(first), least, most)):
            yield self.line() if words is None else self.line_of(words)


def number(word, least, most):
    digits = word[1:] if word.startswith("-") else word
    expect(digits.isascii() and digits.isdigit() and least <= int(word) <= most, "a number")
    return int(word)


def numbers(words, count, least=-(2**31), most=2**31 - 1):
    expect(len(words) == count, "%d numbers" % count)
    return [number(word, least, most) for word in words]


def index(word, many):
    return number(word, 1, many) - 1


def bound(word):
    return INFINITE if word == "*" else number(word, 0, 2**32 - 2)
