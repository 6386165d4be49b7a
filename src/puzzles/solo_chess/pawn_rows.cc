#include "puzzles/solo_chess/pawn_rows.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <fmt/format.h>
#include <span>
#include <tuple>
#include <vector>

#include "base/counted.h"

namespace hardboard::solo_chess {
namespace {

struct Pawn {
  Square square;
  std::uint32_t budget;
};

// The pawns of one row from left to right.
using PawnRow = std::span<const Pawn>;
// A set of places of a row, as bits; and a set of such sets.
using Places = unsigned;
using Sets = unsigned;
constexpr std::size_t widest = 3;  // row of a solvable puzzle

bool has(unsigned bits, unsigned bit) {
  return (bits >> bit & 1U) != 0;
}

bool are_pawns(const Puzzle& puzzle) {
  return std::all_of(puzzle.pieces.begin(), puzzle.pieces.end(), [&](const Piece& piece) {
    std::vector<Ride> rides = puzzle.types[piece.type].rides;
    return piece.budget <= 2 && rides.size() == 2 &&
           std::is_permutation(rides.begin(), rides.end(),
                               std::vector<Ride>{{-1, 1, 1}, {1, 1, 1}}.begin());
  });
}

// The places of the row above that the pawn can capture.
Places above(PawnRow upper, const Pawn& pawn) {
  Places places = 0;
  for (unsigned p = 0; p < upper.size(); ++p) {
    const std::int64_t aside = std::int64_t{upper[p].square.x} - pawn.square.x;
    const std::int64_t up = std::int64_t{upper[p].square.y} - pawn.square.y;
    if (std::abs(aside) == 1 && up == 1) places |= 1U << p;
  }
  return places;
}

// Can all pawns of `row` exit onto the internal places `targets` of `upper` if earlier captures end
// on the places `internal` of the row? Each place needs a target in reach; each leaf (a place that
// is not internal) needs a capture; and each target needs its own finisher, a leaf with two
// captures. By Hall's theorem distinct finishers exist if every set of targets has at least as many
// finishers in reach.
bool exits(PawnRow upper, Places targets, PawnRow row, Places internal, bool need_finishers) {
  for (unsigned i = 0; i < row.size(); ++i) {
    if ((above(upper, row[i]) & targets) == 0) return false;
    if (!has(internal, i) && row[i].budget == 0) return false;
  }
  for (Places few = 1; need_finishers && few < 1U << upper.size(); ++few) {
    if ((few & targets) != few) continue;
    int finishers = 0;
    for (unsigned i = 0; i < row.size(); ++i)
      if (!has(internal, i) && row[i].budget == 2 && (above(upper, row[i]) & few) != 0) ++finishers;
    if (finishers < std::popcount(few)) return false;
  }
  return true;
}

// The sets of places of `row` that can be internal, given such sets of the row above.
Sets possible_below(PawnRow upper, Sets possible, PawnRow row, bool need_finishers) {
  if (row.size() > widest) return 0;
  Sets result = 0;
  for (Places targets = 0; targets < 1U << upper.size(); ++targets) {
    for (Places internal = 0; has(possible, targets) && internal < 1U << row.size(); ++internal)
      if (exits(upper, targets, row, internal, need_finishers)) result |= 1U << internal;
  }
  return result;
}

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const capture::PawnRows& proof) {
  if (!are_pawns(puzzle)) return "not all pieces are pawns with a budget of at most 2";
  std::vector<Pawn> pawns;
  pawns.reserve(puzzle.pieces.size());
  for (const Piece& piece : puzzle.pieces) pawns.push_back({piece.square, piece.budget});
  std::sort(pawns.begin(), pawns.end(), [](const Pawn& a, const Pawn& b) {
    return std::tuple(-std::int64_t{a.square.y}, a.square.x) <
           std::tuple(-std::int64_t{b.square.y}, b.square.x);
  });

  PawnRow upper;
  Sets possible = 0;
  std::uint64_t rows = 0;
  for (std::size_t begin = 0, end = 0; begin < pawns.size() && rows < proof.rows; begin = end) {
    while (end < pawns.size() && pawns[end].square.y == pawns[begin].square.y) ++end;
    const PawnRow row(pawns.data() + begin, end - begin);
    const bool is_lowest = end == pawns.size();
    // With more rows or pieces below, captures must end on the top pawn; two top pawns can't both
    // be cleared.
    if (rows == 0)
      possible = row.size() > 1 ? 0 : is_lowest ? 1U << 0 : 1U << 1;
    else
      possible = possible_below(upper, possible, row, rows > 1);
    if (is_lowest) possible &= 1U << 0;  // no pawn comes from below
    if (possible == 0) return std::nullopt;
    upper = row;
    ++rows;
  }
  if (rows < proof.rows) return fmt::format("the pawns stand in {}", counted(rows, "row"));
  return fmt::format("the uppermost {} can be cleared upward", counted(rows, "row"));
}

}  // namespace hardboard::solo_chess
