// Plain search through the positions of pegs on boards of up to 64 holes.
#include "kernel/peg_positions.h"

namespace hardboard::kernel {

void refute_by_search(const Pegs& puzzle, std::uint64_t left) {
  const PegBoard<Narrow> board(puzzle, left);
  // Each jump takes a peg off, so all positions with one number of pegs form a layer.
  Numbers<Narrow> layer;
  layer.add(position<Narrow>(puzzle.pegs));
  for (std::size_t positions = 1; layer.size() > 0;) {
    Numbers<Narrow> below;
    for (std::uint32_t i = 0; i < layer.size(); ++i) {
      need(!board.is_met(layer[i]), "the search meets a position that the claim denies");
      for (const Change<Narrow>& jump : board.changes())
        if (jump.leads_on(layer[i])) below.add(jump.after(layer[i])), ++positions;
      // Positions that several jumps lead to count several times.
      need(positions <= 30'000'000, "the search meets too many positions");
    }
    layer = std::move(below);
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
