#include "methods/solo_chess/distinct.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/contract.h"

namespace hardboard::solo_chess {
namespace {

// A symmetry of the square: (x, y) -> (xx x + xy y, yx x + yy y), about the middle of the frame.
struct Symmetry {
  std::int32_t xx, xy, yx, yy;
  bool swaps_sides() const { return xy != 0; }
};
constexpr std::array<Symmetry, 8> symmetries{{{1, 0, 0, 1},
                                              {-1, 0, 0, 1},
                                              {1, 0, 0, -1},
                                              {-1, 0, 0, -1},
                                              {0, 1, 1, 0},
                                              {0, -1, 1, 0},
                                              {0, 1, -1, 0},
                                              {0, -1, -1, 0}}};

// Does each ride of the type become a ride of the type?
bool keeps(const Symmetry& s, const PieceType& type) {
  return std::all_of(type.rides.begin(), type.rides.end(), [&](const Ride& ride) {
    const Ride image{s.xx * ride.dx + s.xy * ride.dy, s.yx * ride.dx + s.yy * ride.dy, ride.range};
    return std::find(type.rides.begin(), type.rides.end(), image) != type.rides.end();
  });
}

// The puzzle after the symmetry: the size of the frame, the last piece, and the pieces in the order
// of their squares, counted from the lower left one.
std::string text_after(const Symmetry& s, const Puzzle& puzzle) {
  const Frame& frame = *puzzle.frame;
  const std::int32_t right = frame.width - 1, top = frame.height - 1;
  struct Placed {
    std::int32_t x, y;
    std::uint32_t piece;
  };
  std::vector<Placed> placed;
  for (std::uint32_t i = 0; i < puzzle.pieces.size(); ++i) {
    const Square square = puzzle.pieces[i].square;
    const std::int32_t x = square.x - frame.origin.x, y = square.y - frame.origin.y;
    // A negative coefficient counts from the opposite side.
    const std::int32_t from_x = s.swaps_sides() ? y : x, most_x = s.swaps_sides() ? top : right;
    const std::int32_t from_y = s.swaps_sides() ? x : y, most_y = s.swaps_sides() ? right : top;
    placed.push_back({s.xx + s.xy > 0 ? from_x : most_x - from_x,
                      s.yx + s.yy > 0 ? from_y : most_y - from_y, i});
  }
  std::sort(placed.begin(), placed.end(),
            [](const Placed& a, const Placed& b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  std::string text = fmt::format("{} {}", s.swaps_sides() ? frame.height : frame.width,
                                 s.swaps_sides() ? frame.width : frame.height);
  for (const Placed& each : placed) {
    const Piece& piece = puzzle.pieces[each.piece];
    text += fmt::format(" {}{} {} {}{}{}", puzzle.types[piece.type].letter, piece.budget, each.x,
                        each.y, each.piece == puzzle.last ? "!" : "",
                        piece.square == puzzle.goal ? "?" : "");
  }
  return text;
}

}  // namespace

std::string canonical_up_to_symmetry(const Puzzle& puzzle) {
  promise(puzzle.frame.has_value(), "puzzles are compared by their frames");
  std::string least;
  for (const Symmetry& symmetry : symmetries) {
    const bool fits =
        std::all_of(puzzle.pieces.begin(), puzzle.pieces.end(),
                    [&](const Piece& piece) { return keeps(symmetry, puzzle.types[piece.type]); });
    if (!fits) continue;
    std::string text = text_after(symmetry, puzzle);
    if (least.empty() || text < least) least = std::move(text);
  }
  return least;
}

}  // namespace hardboard::solo_chess
