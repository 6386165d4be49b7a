#include "methods/peg_solitaire/minimize.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "base/early_end.h"
#include "methods/peg_solitaire/fewest.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/moves.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/peg_solitaire/region_bound.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard::peg_solitaire {
namespace {

// The verdict on `goal one`, which the fewest pegs decide. A board without pegs stays empty.
void decide_one(const Puzzle& puzzle, const FewestPegs& fewest, const Limits& limits,
                Answer& answer) {
  if (fewest.pegs == 1) {
    answer.verdict = Verdict::solvable;
  } else if (fewest.bound >= 2 || fewest.pegs == 0) {
    answer.verdict = Verdict::unsolvable;
    if (auto refusal = refuse_by_class(puzzle, limits)) {
      answer.proof = std::move(*refusal);
    } else {
      answer.proof = Exhausted{fewest.positions};
    }
  }
}

// Why lower numbers are not ruled out. Parts of a board share the time, so that one of them may
// have ended at its share.
std::string why_not_ruled_out(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.holes.size() > most_searched)
    return fmt::format("the search is for boards of up to {} holes", most_searched);
  if (limits.deadline && parts_of(puzzle).size() > 1) return "the limits were reached";
  return early_end(limits);
}

}  // namespace

std::string fewest_pegs_why_not(const Puzzle& puzzle) {
  if (puzzle.holes.size() <= most_packed) return "";
  return fmt::format("for boards of up to {} holes", most_packed);
}

Answer with_fewest_pegs(const Puzzle& puzzle, Answer answer, const Limits& limits) {
  FewestPegs fewest = fewest_pegs(puzzle, limits);
  if (puzzle.goal == Goal::one) decide_one(puzzle, fewest, limits, answer);
  answer.moves = std::move(fewest.jumps);
  answer.minimum = Minimum{"pieces_left", fewest.pegs, fewest.bound};
  if (fewest.bound < fewest.pegs)
    answer.remark =
        fmt::format("fewer pegs are not ruled out: {}", why_not_ruled_out(puzzle, limits));
  return answer;
}

Answer with_fewest_moves(const Puzzle& puzzle, Answer answer, const Limits& limits) {
  if (answer.verdict != Verdict::solvable) return answer;
  FewestMoves fewest;  // undecided
  if (puzzle.holes.size() <= most_searched) fewest = fewest_moves(puzzle, limits);
  // At the limits the answer's own solution may be the better one.
  const std::size_t known = count_moves(answer.moves);
  if (fewest.verdict == Verdict::solvable && fewest.moves <= known) {
    answer.moves = std::move(fewest.jumps);
    answer.minimum = Minimum{"fewest_moves", fewest.moves, fewest.bound};
  } else {
    const std::uint64_t least =
        known > 0 ? std::max(least_moves_by_regions(puzzle, limits), 1U) : 0;
    answer.minimum = Minimum{"fewest_moves", known, std::max<std::uint64_t>(fewest.bound, least)};
  }
  if (answer.minimum->bound < answer.minimum->value)
    answer.remark =
        fmt::format("fewer moves are not ruled out: {}", why_not_ruled_out(puzzle, limits));
  return answer;
}

}  // namespace hardboard::peg_solitaire
