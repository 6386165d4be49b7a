"""Sets of positions that pegs can't leave, and how few moves lead to a goal."""
from .text import INFINITE, expect, index, need, number


def read_symmetries(puzzle, lines, keeps_goal):
    group = []
    for words in lines.rows("symmetries", 1, 48):
        expect(len(words) == puzzle.holes, "a hole for each hole")
        group.append([index(word, puzzle.holes) for word in words])
    for g in group:
        need(sorted(g) == list(range(puzzle.holes)), "no permutation")
        need(not keeps_goal or {g[hole] for hole in puzzle.target} == puzzle.target, "the goal")
        for (start, to), over in puzzle.jumps.items():
            need(puzzle.jumps.get((g[start], g[to])) == g[over], "a symmetry changes a jump")
        need(all([g[to] for to in other] in group for other in group), "no group")
    return group


def fewest_moves(puzzle, lines, left):
    """The fewest moves that lead to the goal, as far as the sets show."""
    need(puzzle.holes <= 128, "the board is too large")
    open_ends = puzzle.open_ends(lines.line("functions"), lines)
    group = read_symmetries(puzzle, lines, left == 0)

    def least(pegs):
        return min((sum(1 << g[hole] for hole in pegs), i) for i, g in enumerate(group))

    def listed(number):
        return frozenset(hole for hole in range(puzzle.holes) if number >> hole & 1)

    def fewest(number, below, is_closed):
        pegs = listed(number)
        if len(pegs) <= left if left else puzzle.is_met(pegs):
            return 0, set()
        moves, movers = INFINITE, set()
        for start, to in puzzle.jumps:
            then = puzzle.moved(pegs, start, to)
            if then is None:
                continue
            then, i = least(then)
            need(then in below or not is_closed, "a jump leads out of the sets")
            rest, going_on = below.get(then, (INFINITE, ()))
            rest += 0 if group[i][to] in going_on else 1
            if rest < moves:
                moves, movers = rest, set()
            if rest == moves < INFINITE:
                movers.add(start)
        return moves, movers

    words = lines.line("layers")
    expect(len(words) == 2, "two numbers of layers")
    back, forward = number(words[0], 0, puzzle.holes + 1), number(words[1], 1, puzzle.holes + 1)
    is_one, has_goals = puzzle.goal == "one", left == 0 and puzzle.goal != "peg"
    lowest = 1 if is_one else len(puzzle.target)
    fits = has_goals and lowest + back + forward == len(puzzle.start) + 2
    need(back == 0 or fits, "the layers do not meet")
    below, width = {}, 16 if puzzle.holes <= 64 else 32
    for level in range(back + forward):
        head = lines.line("layer")
        expect(head, "a number of positions")
        positions, digits, words = [], "0" * width, head[1:]
        for _ in range(number(head[0], 0, 2**31 - 1)):
            words = words or lines.line()
            end = words.pop(0)
            expect(len(end) <= width and not set(end) - set("0123456789abcdef"), "digits")
            digits = digits[: width - len(end)] + end
            expect(int(digits, 16) >> puzzle.holes == 0, "a position of the board")
            positions.append(int(digits, 16))
            need(len(positions) < 2 or positions[-2] < positions[-1], "out of order")
        has = set(positions)
        for end in open_ends if level == 0 and back > 0 else ():
            need(least({end} if is_one else puzzle.target)[0] in has, "a goal is missing")
        for there in map(listed, below) if level < back else ():
            for (start, to), over in puzzle.jumps.items():
                if to in there and over not in there and start not in there:
                    need(least((there - {to}) | {over, start})[0] in has, "it is missing")
        if level == back > 0:
            below = {at: below.get(at, (INFINITE, set())) for at in positions}
        else:
            below = {at: fewest(at, below, level >= back) for at in positions}
        lines.left = words
    start = least(puzzle.start)[0]
    need(start in below, "no start")
    return below[start][0]
