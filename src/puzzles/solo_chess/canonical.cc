#include "puzzles/solo_chess/canonical.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <tuple>
#include <vector>

namespace hardboard::solo_chess {
namespace {

// A number of steps, captures or pieces, where the largest number means that there is no bound.
template <class Number>
std::string in_words(Number number, Number no_bound) {
  return number == no_bound ? "*" : std::to_string(number);
}

// A line for each ride, with the least and the greatest number of steps that bounds on lengths
// leave; none for a ride that has no captures then. A step is as long as a king's steps to its end.
std::string rides_in_words(const PieceType& type, const Bounds& bounds) {
  std::vector<Ride> rides = type.rides;
  std::sort(rides.begin(), rides.end(), [](const Ride& a, const Ride& b) {
    return std::tie(a.dx, a.dy, a.range) < std::tie(b.dx, b.dy, b.range);
  });
  std::string lines;
  std::size_t many = 0;
  for (const auto& [dx, dy, range] : rides) {
    const std::int64_t length = length_between({0, 0}, {dx, dy});
    const std::int64_t least = (bounds.shortest + length - 1) / length;
    std::int64_t most = most_steps_of({dx, dy, range});
    if (bounds.longest != unlimited) most = std::min<std::int64_t>(most, bounds.longest / length);
    if (most < least) continue;
    ++many;
    lines +=
        fmt::format("{} {} {}", dx, dy, in_words(most, std::numeric_limits<std::int64_t>::max()));
    lines += least > 1 ? fmt::format(" {}\n", least) : "\n";
  }
  return fmt::format("rides {}\n", many) + lines;
}

}  // namespace

std::string canonical_text(const Puzzle& puzzle) {
  std::string text = "solo-chess\n";
  text += fmt::format("types {}\n", puzzle.types.size());
  for (const PieceType& type : puzzle.types) text += rides_in_words(type, puzzle.bounds);
  text += fmt::format("pieces {}\n", puzzle.pieces.size());
  std::string goal = "none";
  for (std::size_t i = 0; i < puzzle.pieces.size(); ++i) {
    const Piece& piece = puzzle.pieces[i];
    text += fmt::format("{} {} {} {}\n", piece.type, piece.square.x, piece.square.y,
                        in_words(piece.budget, unlimited));
    if (puzzle.goal == piece.square) goal = std::to_string(i + 1);
  }
  text += fmt::format("last {}\n", puzzle.last ? std::to_string(*puzzle.last + 1) : "none");
  text += "goal " + goal;
  if (puzzle.bounds.on_distance) text += " distances";
  if (puzzle.bounds.capturers < puzzle.pieces.size())
    text += fmt::format(" capturers {}", puzzle.bounds.capturers);
  return text + "\n";
}

}  // namespace hardboard::solo_chess
