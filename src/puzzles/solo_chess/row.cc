#include "puzzles/solo_chess/row.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <numeric>

#include "base/stable_sort.h"

namespace hardboard::solo_chess {
namespace {

// The line through all pieces; places on the line are counted in steps from the first piece.
struct Line {
  Square origin;
  std::int64_t dx = 1, dy = 0;             // coprime: neighbours on the line
  std::int64_t nearest = 0, farthest = 0;  // the ends, in steps

  std::int64_t steps_to(Square square) const {
    const std::int64_t x = std::int64_t{square.x} - origin.x;
    const std::int64_t y = std::int64_t{square.y} - origin.y;
    return dx != 0 ? x / dx : y / dy;
  }
  bool holds(Square square) const {
    const std::int64_t steps = steps_to(square);
    return steps * dx == std::int64_t{square.x} - origin.x &&
           steps * dy == std::int64_t{square.y} - origin.y;
  }
};

// Steeper lines have longer steps than any ride; shorter steps keep products within 64 bits.
constexpr std::int64_t longest_step = std::int64_t{1} << 30;

std::optional<Line> line_of(const std::vector<Piece>& pieces) {
  Line line;
  line.origin = pieces[0].square;
  if (pieces.size() > 1) {
    line.dx = std::int64_t{pieces[1].square.x} - line.origin.x;
    line.dy = std::int64_t{pieces[1].square.y} - line.origin.y;
    const std::int64_t parts = std::gcd(line.dx, line.dy);
    line.dx /= parts;
    line.dy /= parts;
  }
  if (std::abs(line.dx) > longest_step || std::abs(line.dy) > longest_step) return std::nullopt;
  for (const Piece& piece : pieces) {
    if (!line.holds(piece.square)) return std::nullopt;
    const std::int64_t steps = line.steps_to(piece.square);
    line.nearest = std::min(line.nearest, steps);
    line.farthest = std::max(line.farthest, steps);
  }
  return line;
}

// Nothing for a type whose captures along the line are none of the three.
std::optional<LineReach> reach_of(const PieceType& type, const Line& line) {
  std::int64_t forward = 0, backward = 0;
  const std::int64_t length = line.farthest - line.nearest;
  for (const Ride& ride : type.rides) {
    if (ride.dx * line.dy != ride.dy * line.dx) continue;
    const std::int64_t range = std::min(most_steps_of(ride), length);
    if (ride.dx == line.dx && ride.dy == line.dy)
      forward = range;
    else if (ride.dx == -line.dx && ride.dy == -line.dy)
      backward = range;
    else if (std::abs(ride.dx) <= std::abs(line.dx) * length &&
             std::abs(ride.dy) <= std::abs(line.dy) * length)
      return std::nullopt;  // the type leaps over squares of the line
  }
  if (forward != backward) return std::nullopt;
  if (forward == 0) return LineReach::still;
  if (forward == length) return LineReach::rook;
  return forward == 1 ? std::optional(LineReach::king) : std::nullopt;
}

// The facts about a row before the sort: the line, and the reach of each type.
struct UnsortedRow {
  Line line;
  std::vector<std::optional<LineReach>> reach;
};

std::variant<UnsortedRow, std::string> unsorted_row_of(const Puzzle& puzzle) {
  const std::optional<Line> line = line_of(puzzle.pieces);
  if (!line) return "the pieces do not stand on one line";
  // Any two pieces stand on some line; only a line through three or more pieces needs no row,
  // column or diagonal.
  if (puzzle.pieces.size() == 2 && (std::abs(line->dx) > 1 || std::abs(line->dy) > 1))
    return "the two pieces share no row, column or diagonal";
  UnsortedRow unsorted{*line, {}};
  for (const PieceType& type : puzzle.types) unsorted.reach.push_back(reach_of(type, *line));
  for (const Piece& piece : puzzle.pieces) {
    if (piece.budget == 0 || unsorted.reach[piece.type]) continue;
    return fmt::format("{} captures along the line neither as a king nor as a rook",
                       puzzle.types[piece.type].letter);
  }
  return unsorted;
}

}  // namespace

std::string row_why_not(const Puzzle& puzzle) {
  const auto unsorted = unsorted_row_of(puzzle);
  const std::string* why_not = std::get_if<std::string>(&unsorted);
  return why_not != nullptr ? *why_not : "";
}

std::variant<Row, std::string> row_of(const Puzzle& puzzle) {
  const auto found = unsorted_row_of(puzzle);
  if (const std::string* why_not = std::get_if<std::string>(&found)) return *why_not;
  const auto& [line, reach] = std::get<UnsortedRow>(found);

  // The items carry all data that is needed after the sort, so that no lookup accesses the file's
  // order at random. A span of 32-bit coordinates fits in 32 bits.
  struct Item {
    std::uint32_t distance, piece, budget;
    LineReach reach;
  };
  const auto n = static_cast<std::uint32_t>(puzzle.pieces.size());
  std::vector<Item> items;
  reserve_huge(items, n);
  for (std::uint32_t i = 0; i < n; ++i) {
    const Piece& piece = puzzle.pieces[i];
    const LineReach way = piece.budget == 0 ? LineReach::still : *reach[piece.type];
    items.push_back({static_cast<std::uint32_t>(line.steps_to(piece.square) - line.nearest), i,
                     way == LineReach::still ? 0 : std::min(piece.budget, n - 1), way});
  }
  const auto is_before = [](const Item& a, const Item& b) { return a.distance < b.distance; };
  if (!std::is_sorted(items.begin(), items.end(), is_before)) {
    std::vector<Item> scratch;
    radix_sort(items, scratch, [](const Item& item) { return std::uint64_t{item.distance}; });
  }

  Row row;
  reserve_huge(row.piece, n);
  reserve_huge(row.budget, n);
  reserve_huge(row.reach, n);
  row.next_to_previous.reserve(n);
  const std::int64_t goal = puzzle.goal ? line.steps_to(*puzzle.goal) - line.nearest : -1;
  for (std::uint32_t place = 0; place < n; ++place) {
    const Item& item = items[place];
    row.piece.push_back(item.piece);
    row.reach.push_back(item.reach);
    row.budget.push_back(item.budget);
    row.next_to_previous.push_back(place > 0 && item.distance == items[place - 1].distance + 1);
    if (puzzle.last == item.piece) row.last = place;
    if (goal == item.distance) row.goal = place;
  }
  return row;
}

}  // namespace hardboard::solo_chess
