#include "puzzles/peg_army/replay.h"

#include <fmt/format.h>
#include <span>

namespace hardboard::peg_army {

Game::Game(const Puzzle& puzzle) : puzzle_(&puzzle) {
  if (puzzle.margin) window_ = window_of(puzzle, *puzzle.margin);
}

std::optional<std::string> Game::deploy(Square square) {
  if (in_desert(*puzzle_, square)) return fmt::format("{} lies in the desert", name(square));
  if (beyond(square)) return fmt::format("{} lies beyond the margin", name(square));
  if (!pegs_.insert(square).second) return fmt::format("a second peg on {}", name(square));
  return std::nullopt;
}

std::optional<std::string> Game::play(const Move& move) {
  const std::span<const Tuple> tuples = tuples_of(*puzzle_);
  if (move.tuple >= tuples.size())
    return puzzle_->tuples.empty() ? "no jump of solitaire leads there"
                                   : fmt::format("there is no move {}", move.tuple);
  const Tuple& tuple = tuples[move.tuple];
  const std::optional<Square> put = shifted(move.at, tuple.put);
  if (!put) return "it goes beyond 32-bit coordinates";
  for (const Square by : tuple.taken) {
    const std::optional<Square> taken = shifted(move.at, by);
    if (!taken) return "it goes beyond 32-bit coordinates";
    if (!has_peg(*taken)) return fmt::format("no peg is on {}", name(*taken));
  }
  if (beyond(*put)) return fmt::format("{} lies beyond the margin", name(*put));
  if (has_peg(*put)) return fmt::format("a peg is on {} already", name(*put));

  for (const Square by : tuple.taken) pegs_.erase(*shifted(move.at, by));
  pegs_.insert(*put);
  return std::nullopt;
}

std::string Game::words(const Move& move) const {
  if (!puzzle_->tuples.empty()) return fmt::format("move {} at {}", move.tuple, name(move.at));
  const std::span<const Tuple> jumps = tuples_of(*puzzle_);
  if (move.tuple >= jumps.size()) return fmt::format("from {}", name(move.at));
  const std::optional<Square> to = shifted(move.at, jumps[move.tuple].put);
  return fmt::format("{}-{}", name(move.at), to ? name(*to) : "?");
}

}  // namespace hardboard::peg_army
