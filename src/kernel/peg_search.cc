// Plain search through the positions of pegs on boards of up to 64 holes.
#include "kernel/peg_positions.h"

namespace hardboard::kernel {
namespace {

// The positions after each of some jumps, in order, from positions in order. A jump takes the same
// number away from all positions that allow it, so that these stay in order, and lists of them need
// only be merged. Counts the positions that are `met`, by several jumps several times.
std::vector<Narrow> after(std::span<const Change<Narrow>> jumps, const std::vector<Narrow>& layer,
                          std::size_t& met) {
  constexpr std::size_t most_positions = 30'000'000;
  std::vector<Narrow> found;
  if (jumps.size() > 1) {
    const std::vector<Narrow> some = after(jumps.first(jumps.size() / 2), layer, met);
    const std::vector<Narrow> others = after(jumps.subspan(jumps.size() / 2), layer, met);
    found.resize(some.size() + others.size());
    found.erase(std::ranges::set_union(some, others, found.begin()).out, found.end());
  } else if (!jumps.empty()) {
    const Change<Narrow> jump = jumps[0];
    found.resize(layer.size());
    std::size_t end = 0;
    for (const Narrow now : layer) {
      found[end] = jump.after(now);
      end += jump.leads_on(now) ? 1 : 0;
    }
    found.resize(end);
    need((met += end) <= most_positions, "the search meets too many positions");
  }
  return found;
}

}  // namespace

void refute_by_search(const Pegs& puzzle, std::uint64_t left) {
  const PegBoard<Narrow> board(puzzle, left);
  // Each jump takes a peg away, so positions with as many pegs come together.
  std::vector<Narrow> layer{position<Narrow>(puzzle.pegs)};
  for (std::size_t positions = 1; !layer.empty(); positions += layer.size()) {
    need(std::ranges::none_of(layer, [&](Narrow now) { return board.is_met(now); }),
         "the search meets a position that the claim denies");
    std::size_t met = positions;
    layer = after(board.changes(), layer, met);
  }
}

Count count_plays(const Pegs& puzzle) {
  const PegBoard<Narrow> board(puzzle, 0);
  return search_plays(
      position<Narrow>(puzzle.pegs), [&](Narrow now) { return board.is_met(now); },
      [&](Narrow now, const auto& visit) {
        for (const Change<Narrow>& jump : board.changes())
          if (jump.leads_on(now)) visit(jump.after(now));
      });
}

}  // namespace hardboard::kernel
