#include "methods/solo_chess/arena_of.h"

#include <algorithm>

#include "puzzles/capture/mapped.h"
#include "puzzles/solo_chess/lines.h"

namespace hardboard::solo_chess {

using capture::Arena;
using capture::Location;

std::optional<Arena> arena_of(const Puzzle& puzzle, std::size_t most_steps) {
  const auto n = static_cast<std::uint32_t>(puzzle.pieces.size());
  Arena arena;
  arena.last = puzzle.last;
  arena.type.reserve(n);
  arena.budget.reserve(n);
  for (std::uint32_t i = 0; i < n; ++i) {
    const Piece& piece = puzzle.pieces[i];
    arena.type.push_back(piece.type);
    arena.budget.push_back(piece.budget);
    if (puzzle.goal && piece.square == *puzzle.goal) arena.goal = i;
  }

  const Lines lines(puzzle);
  arena.by_type.resize(puzzle.types.size());
  std::size_t total = 0;
  for (std::uint8_t t = 0; t < puzzle.types.size(); ++t) {
    Arena::Steps& steps = arena.by_type[t];
    steps.first.reserve(n + 1);
    steps.first.push_back(0);
    const std::vector<Ride>& rides = puzzle.types[t].rides;
    for (Location u = 0; u < n; ++u) {
      for (std::size_t ride = 0; ride < rides.size(); ++ride) {
        const auto ray = static_cast<std::uint32_t>(arena.rays.size());
        std::int64_t distance = 0;
        std::uint32_t between = 0;
        for (Lines::Neighbour next = lines.next(u, t, ride); next.piece != Lines::none;
             next = lines.next(next.piece, t, ride)) {
          distance += next.steps;
          if (distance > most_steps_of(rides[ride])) break;
          if (next.piece != arena.last) steps.steps.push_back({next.piece, between, ray});
          arena.rays.push_back(next.piece);
          ++between;
        }
        if (total + steps.steps.size() > most_steps) return std::nullopt;
      }
      steps.first.push_back(static_cast<std::uint32_t>(steps.steps.size()));
    }
    total += steps.steps.size();
  }
  return arena;
}

capture::Answer<Square> to_squares(const Puzzle& puzzle, capture::Answer<Location> answer) {
  return capture::mapped(std::move(answer), [&](Location u) { return puzzle.pieces[u].square; });
}

}  // namespace hardboard::solo_chess
