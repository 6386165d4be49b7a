#include "kernel/army.h"

#include <set>

#include "kernel/kinds.h"

namespace hardboard::kernel {
namespace {

// Deploys the army of the text and makes its moves. NotShown at an illegal move, or unless a peg
// stands on the goal in the end.
void play(const Army& puzzle, Reader& in) {
  std::set<Square> pegs;
  in.lines("pegs", 0, INT64_MAX, [&](std::int64_t) {
    const Square at = read_square(in);
    need(!puzzle.is_desert(at) && puzzle.reaches(at) && pegs.insert(at).second,
         "a peg can't be deployed");
  });
  in.list("moves", 0, INT64_MAX, [&](std::int64_t) {
    const Move& move = puzzle.moves[in.index("a move", puzzle.moves.size())];
    const Square at = read_square(in), put = at + move.put;
    need(puzzle.reaches(put) && pegs.count(put) == 0, "a move is illegal");
    for (const Square by : move.taken) need(pegs.count(at + by) > 0, "a move is illegal");
    for (const Square by : move.taken) pegs.erase(at + by);
    pegs.insert(put);
  });
  need(pegs.count(puzzle.goal) > 0, "in the end no peg is on the goal");
}

}  // namespace

bool Army::is_desert(Square at) const {
  if (shape == "half-plane") return at.y > 0;
  if (shape == "rhombus") return std::abs(at.x) + std::abs(at.y) <= radius;
  return shape == "box" ? box.has(at) : squares.find(at) != Grid::none;
}

Army read_army(Reader& in) {
  Army puzzle;
  puzzle.shape = in.line("desert").one_of<shapes>();
  if (puzzle.shape == "rhombus") puzzle.radius = in.number("the radius", 0, most_coordinate);
  if (puzzle.shape == "box") puzzle.box = read_box(in);
  if (puzzle.shape == "squares")
    in.lines("squares", 0, no_bound - 1, [&](std::int64_t) { read_square(in, puzzle.squares); });
  puzzle.goal = read_square(in.line("goal"));
  if (!puzzle.is_desert(puzzle.goal)) in.fail("expected a goal in the desert");
  if (!in.line("window").takes("all")) puzzle.window = read_box(in.expect("box"));
  in.list("moves", 1, 1'000'000, [&](std::int64_t) {
    Move move{{}, read_square(in.expect("put"))};
    in.expect("take");
    do move.taken.push_back(read_square(in));
    while (in.has_word());
    puzzle.moves.push_back(move);
  });
  return puzzle;
}

std::string judge_army(Reader& in) {
  const Army puzzle = read_army(in);
  const Claim claim = read_claim(in);
  const auto least = static_cast<std::int64_t>(claim.number());
  return shown(in, claim,
               {{"reaches army", "an army reaches the goal", [&] { play(puzzle, in); }},
                {"takes N branch",
                 "an army within the window takes at least " + counted(claim.number(), "move"),
                 [&] { refute_by_branching(puzzle, least, in); }}});
}

}  // namespace hardboard::kernel
