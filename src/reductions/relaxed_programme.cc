#include "reductions/relaxed_programme.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace hardboard {

using integer_programme::Entry;

integer_programme::Puzzle programme_of(const peg_army::Relaxed& game,
                                       const std::function<std::string(std::uint32_t)>& row_name,
                                       const std::function<std::string(std::uint32_t)>& column_name,
                                       Watch& watch) {
  integer_programme::Puzzle puzzle;
  puzzle.objective = "moves";
  std::int64_t places = 0;
  for (std::uint32_t i = 0; i < game.positions() && !watch.reached(puzzle.steps_of_line); ++i) {
    const std::int64_t start = i == game.start ? 1 : 0;
    puzzle.add_row({row_name(i), -start, game.allowed[i] - start});
    places += game.allowed[i];
  }
  bool all_add = true;
  for (std::uint32_t j = 0; j < game.columns(); ++j) all_add &= game.added(j).size() >= 2;
  const std::int64_t most =
      all_add ? std::max<std::int64_t>(places - 1, 0) : integer_programme::infinity;
  std::vector<Entry> entries;
  for (std::uint32_t j = 0; j < game.columns() && !watch.reached(puzzle.steps_of_line); ++j) {
    entries.assign(1, {game.removed[j], -1});
    for (const std::uint32_t position : game.added(j)) entries.push_back({position, 1});
    puzzle.add_column({column_name(j), 0, most, 1}, entries);
  }
  return puzzle;
}

std::vector<std::uint32_t> uses_of(const integer_programme::Solution& values) {
  std::vector<std::uint32_t> uses;
  uses.reserve(values.size());
  for (const std::int64_t value : values) uses.push_back(static_cast<std::uint32_t>(value));
  return uses;
}

std::vector<Part> parts_of_moves(std::uint32_t columns, const MoveWords& words) {
  std::vector<Part> parts;
  for (std::uint32_t j = 0; j < columns; ++j) parts.push_back({words(j), {}, {j + 1}});
  return parts;
}

std::vector<std::string> meanings_of_uses(const integer_programme::Solution& values,
                                          const MoveWords& words) {
  std::vector<std::string> meanings;
  for (std::uint32_t j = 0; j < values.size(); ++j)
    if (values[j] != 0) meanings.push_back(fmt::format("{}: {} times", words(j), values[j]));
  return meanings;
}

integer_programme::Solution lean_uses(const peg_army::Relaxed& game,
                                      std::span<const std::uint32_t> played) {
  const auto wins = std::find_if(played.begin(), played.end(), [&](std::uint32_t column) {
    return game.removed[column] == game.start;
  });
  integer_programme::Solution uses(game.columns(), 0);
  if (wins == played.end()) return uses;
  std::vector<std::uint8_t> wanted(game.positions(), 0);
  wanted[game.start] = 1;
  for (auto move = wins + 1; move != played.begin();) {
    const std::uint32_t column = *--move;
    if (std::exchange(wanted[game.removed[column]], 0) == 0) continue;
    ++uses[column];
    for (const std::uint32_t position : game.added(column)) wanted[position] = 1;
  }
  return uses;
}

}  // namespace hardboard
