#include "puzzles/solo_chess/canonical.h"

#include <algorithm>
#include <fmt/format.h>
#include <tuple>
#include <vector>

namespace hardboard::solo_chess {
namespace {

// A number of steps or captures, where the largest number means that there is no bound.
template <class Number>
std::string in_words(Number number, Number no_bound) {
  return number == no_bound ? "*" : std::to_string(number);
}

}  // namespace

std::string canonical_text(const Puzzle& puzzle) {
  std::string text = "solo-chess\n";
  text += fmt::format("types {}\n", puzzle.types.size());
  for (const PieceType& type : puzzle.types) {
    std::vector<Ride> rides = type.rides;
    std::sort(rides.begin(), rides.end(), [](const Ride& a, const Ride& b) {
      return std::tie(a.dx, a.dy, a.range) < std::tie(b.dx, b.dy, b.range);
    });
    text += fmt::format("rides {}\n", rides.size());
    for (const Ride& ride : rides)
      text += fmt::format("{} {} {}\n", ride.dx, ride.dy, in_words(ride.range, unlimited_range));
  }
  text += fmt::format("pieces {}\n", puzzle.pieces.size());
  std::string goal = "none";
  for (std::size_t i = 0; i < puzzle.pieces.size(); ++i) {
    const Piece& piece = puzzle.pieces[i];
    text += fmt::format("{} {} {} {}\n", piece.type, piece.square.x, piece.square.y,
                        in_words(piece.budget, unlimited));
    if (puzzle.goal == piece.square) goal = std::to_string(i + 1);
  }
  text += fmt::format("last {}\n", puzzle.last ? std::to_string(*puzzle.last + 1) : "none");
  text += fmt::format("goal {}\n", goal);
  return text;
}

}  // namespace hardboard::solo_chess
