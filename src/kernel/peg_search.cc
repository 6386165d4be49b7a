// Plain search through the positions of pegs on boards of up to 64 holes.
#include "kernel/peg_positions.h"

namespace hardboard::kernel {

void refute_by_search(const Pegs& puzzle, std::uint64_t left) {
  constexpr std::size_t most_positions = 30'000'000;
  const PegBoard<Narrow> board(puzzle, left);
  // Each jump takes a peg away, so positions with as many pegs come together.
  std::vector<Narrow> layer{position<Narrow>(puzzle.pegs)}, next;
  for (std::size_t positions = 0; !layer.empty(); layer.swap(next), next.clear()) {
    positions += layer.size();
    for (const Narrow now : layer) {
      need(positions + next.size() <= most_positions, "the search meets too many positions");
      need(!board.is_met(now), "the search meets a position that the claim denies");
      board.each_next(now, [&](Narrow after) { next.push_back(after); });
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
  }
}

Count count_plays(const Pegs& puzzle) {
  const PegBoard<Narrow> board(puzzle, 0);
  return search_plays(
      position<Narrow>(puzzle.pegs), [&](Narrow now) { return board.is_met(now); },
      [&](Narrow now, const auto& visit) { board.each_next(now, visit); });
}

}  // namespace hardboard::kernel
