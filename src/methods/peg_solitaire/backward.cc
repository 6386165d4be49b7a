#include "methods/peg_solitaire/backward.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/contract.h"

namespace hardboard::peg_solitaire {
namespace {

void exchange(std::vector<std::uint8_t>& pegs) {
  for (std::uint8_t& peg : pegs) peg = peg == 0 ? 1 : 0;
}

}  // namespace

bool ends_with_fewer_backward(const Puzzle& puzzle) {
  return puzzle.goal == Goal::target &&
         puzzle.holes.size() - count_pegs(puzzle.pegs) < count_pegs(puzzle.target);
}

Puzzle backward(const Puzzle& puzzle) {
  promise(puzzle.goal == Goal::target, "the goal says where all pegs are");
  Puzzle result = puzzle;
  std::swap(result.pegs, result.target);
  exchange(result.pegs);
  exchange(result.target);
  if (count_pegs(result.target) != 1) return result;
  const auto last = std::find(result.target.begin(), result.target.end(), 1);
  result.goal = Goal::one_at;
  result.at = result.holes[static_cast<std::size_t>(last - result.target.begin())];
  result.target.clear();
  return result;
}

}  // namespace hardboard::peg_solitaire
