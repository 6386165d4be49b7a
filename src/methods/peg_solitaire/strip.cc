#include "methods/peg_solitaire/strip.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/box.h"
#include "puzzles/peg_solitaire/goal.h"

namespace hardboard::peg_solitaire {
namespace {

using Columns = std::vector<std::vector<std::uint32_t>>;

// The columns along a coordinate. Columns without holes are left out: no line leads across them.
Columns columns_along(const Puzzle& puzzle, std::int32_t Square::*coordinate) {
  std::vector<std::int32_t> places;
  for (const Square hole : puzzle.holes) places.push_back(hole.*coordinate);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  Columns columns(places.size());
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const auto place =
        std::lower_bound(places.begin(), places.end(), puzzle.holes[hole].*coordinate);
    columns[static_cast<std::size_t>(place - places.begin())].push_back(hole);
  }
  return columns;
}

std::size_t height_of(const Columns& columns) {
  std::size_t height = 0;
  for (const std::vector<std::uint32_t>& column : columns) height = std::max(height, column.size());
  return height;
}

// Nothing if the board is no strip.
std::optional<Columns> lowest_columns(const Puzzle& puzzle) {
  const Box box = bounding_box(puzzle.holes);
  const std::uint64_t length = std::max(box.width(), box.height());
  if (puzzle.goal == Goal::peg || puzzle.holes.size() > highest_strip * length) return std::nullopt;
  Columns columns = columns_along(puzzle, &Square::x), others = columns_along(puzzle, &Square::y);
  if (height_of(others) < height_of(columns)) columns = std::move(others);
  if (height_of(columns) > highest_strip) return std::nullopt;
  return columns;
}

void add_jumps(const Puzzle& puzzle, Strip& strip) {
  std::vector<std::uint32_t> column_of(puzzle.holes.size()), row_of(puzzle.holes.size());
  for (std::uint32_t column = 0; column < strip.columns.size(); ++column)
    for (std::uint32_t row = 0; row < strip.columns[column].size(); ++row) {
      column_of[strip.columns[column][row]] = column;
      row_of[strip.columns[column][row]] = row;
    }
  strip.jumps.resize(strip.columns.size());
  for (const HoleJump& jump : jumps_of(puzzle)) {
    const auto [first, last] = std::minmax(column_of[jump.from], column_of[jump.to]);
    const auto bit = [&, first = first](std::uint32_t hole) {
      return StripPegs{1} << ((column_of[hole] - first) * strip.height + row_of[hole]);
    };
    strip.jumps[first].push_back(
        {bit(jump.from) | bit(jump.over), bit(jump.to), last - first + 1, jump});
  }
}

}  // namespace

StripPegs Strip::window(const std::vector<StripPegs>& of, std::uint32_t first,
                        std::uint32_t width) const {
  StripPegs result = 0;
  for (std::uint32_t i = 0; i < width; ++i) result |= of[first + i] << i * height;
  return result;
}

StripPegs Strip::turned(StripPegs pegs, std::uint32_t width) const {
  StripPegs result = 0;
  for (std::uint32_t i = 0; i < width; ++i)
    result = result << height | (pegs >> i * height & column_mask(1));
  return result;
}

bool is_strip(const Puzzle& puzzle) {
  return lowest_columns(puzzle).has_value();
}

std::optional<Strip> strip_of(const Puzzle& puzzle) {
  std::optional<Columns> columns = lowest_columns(puzzle);
  if (!columns) return std::nullopt;
  Strip strip;
  strip.columns = *std::move(columns);
  strip.height = static_cast<std::uint32_t>(height_of(strip.columns));
  strip.any_peg = puzzle.goal == Goal::one;
  for (const std::vector<std::uint32_t>& column : strip.columns) {
    StripPegs pegs = 0, wanted = 0;
    for (std::size_t row = 0; row < column.size(); ++row) {
      if (puzzle.pegs[column[row]] != 0) pegs |= StripPegs{1} << row;
      if (is_wanted(puzzle, column[row])) wanted |= StripPegs{1} << row;
    }
    strip.start.push_back(pegs);
    strip.wanted.push_back(wanted);
  }
  add_jumps(puzzle, strip);
  return strip;
}

Strip mirrored(const Strip& strip) {
  Strip other = strip;
  std::reverse(other.columns.begin(), other.columns.end());
  std::reverse(other.start.begin(), other.start.end());
  std::reverse(other.wanted.begin(), other.wanted.end());
  for (std::vector<StripJump>& jumps : other.jumps) jumps.clear();
  const std::size_t columns = strip.columns.size();
  for (std::size_t first = 0; first < columns; ++first)
    for (const StripJump& jump : strip.jumps[first])
      other.jumps[columns - first - jump.columns].push_back({strip.turned(jump.takes, jump.columns),
                                                             strip.turned(jump.puts, jump.columns),
                                                             jump.columns, jump.jump});
  return other;
}

}  // namespace hardboard::peg_solitaire
