#include "methods/peg_army/relaxed.h"

namespace hardboard::peg_army {

bool solves(const Relaxed& game, std::span<const std::uint32_t> x) {
  if (x.size() != game.columns()) return false;
  std::vector<std::int64_t> pegs(game.positions(), 0);
  pegs[game.start] = 1;
  for (std::uint32_t column = 0; column < game.columns(); ++column) {
    pegs[game.removed[column]] -= x[column];
    for (const std::uint32_t position : game.added(column)) pegs[position] += x[column];
  }
  for (std::uint32_t position = 0; position < game.positions(); ++position)
    if (pegs[position] < 0 || pegs[position] > game.allowed[position]) return false;
  return true;
}

}  // namespace hardboard::peg_army
