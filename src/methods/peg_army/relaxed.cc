#include "methods/peg_army/relaxed.h"

#include <algorithm>

namespace hardboard::peg_army {

namespace {

// Ax + b.
template <class Number>
std::vector<std::int64_t> pegs_after(const Relaxed& game, std::span<const Number> x) {
  std::vector<std::int64_t> pegs(game.positions(), 0);
  pegs[game.start] = 1;
  for (std::uint32_t column = 0; column < game.columns(); ++column) {
    pegs[game.removed[column]] -= x[column];
    for (const std::uint32_t position : game.added(column)) pegs[position] += x[column];
  }
  return pegs;
}

}  // namespace

bool solves(const Relaxed& game, std::span<const std::uint32_t> x) {
  if (x.size() != game.columns()) return false;
  const std::vector<std::int64_t> pegs = pegs_after(game, x);
  for (std::uint32_t position = 0; position < game.positions(); ++position)
    if (pegs[position] < 0 || pegs[position] > game.allowed[position]) return false;
  return true;
}

void take_back_idle_moves(const Relaxed& game, std::span<std::int64_t> x) {
  std::vector<std::int64_t> pegs = pegs_after(game, std::span<const std::int64_t>(x));
  for (bool is_lean = false; !is_lean;) {
    is_lean = true;
    for (std::uint32_t column = 0; column < game.columns(); ++column) {
      const std::int64_t idle = std::min(x[column], -pegs[game.removed[column]]);
      if (idle <= 0) continue;
      is_lean = false;
      x[column] -= idle;
      pegs[game.removed[column]] += idle;
      for (const std::uint32_t position : game.added(column)) pegs[position] -= idle;
    }
  }
}

}  // namespace hardboard::peg_army
