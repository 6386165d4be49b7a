#include "methods/peg_solitaire/class_bound.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "methods/peg_solitaire/position_class.h"

namespace hardboard::peg_solitaire {
namespace {

using Row = std::vector<std::uint64_t>;  // a bit for each colouring

Row sum(Row a, const Row& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] ^= b[i];
  return a;
}

void sort_kinds(std::vector<Row>& rows) {
  std::sort(rows.begin(), rows.end());
  rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
}

}  // namespace

std::uint32_t class_bound(const Puzzle& puzzle, const Limits& limits) {
  constexpr std::size_t most_kinds = 2'000;  // pairs of more are not listed
  if (std::find(puzzle.pegs.begin(), puzzle.pegs.end(), 1) == puzzle.pegs.end()) return 0;
  const ClassSpace space = class_space(puzzle, limits);
  const Row wanted = class_of(space, puzzle.pegs);
  std::vector<Row> kinds;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const auto row = space.row(hole);
    kinds.emplace_back(row.begin(), row.end());
  }
  sort_kinds(kinds);
  const auto is_kind = [&](const Row& row) {
    return std::binary_search(kinds.begin(), kinds.end(), row);
  };
  if (is_kind(wanted)) return 1;
  const bool has_twins = kinds.size() < puzzle.holes.size();
  const auto is_pair = [&](const Row& row) {
    const bool is_zero = std::all_of(row.begin(), row.end(), [](auto word) { return word == 0; });
    // Two pegs on holes of one kind are of the class of no peg.
    if (is_zero) return has_twins;
    return std::any_of(kinds.begin(), kinds.end(),
                       [&](const Row& kind) { return is_kind(sum(row, kind)); });
  };
  if (is_pair(wanted) || kinds.size() > most_kinds) return 2;
  const bool is_triple = std::any_of(kinds.begin(), kinds.end(),
                                     [&](const Row& kind) { return is_pair(sum(wanted, kind)); });
  return is_triple ? 3 : 4;
}

}  // namespace hardboard::peg_solitaire
