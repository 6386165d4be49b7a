#include "puzzles/solo_chess/rules.h"

#include <memory>

#include "base/square.h"
#include "puzzles/solo_chess/lines.h"

namespace hardboard::solo_chess {
namespace {

using Onward = Lines::Neighbour (Lines::*)(std::uint32_t, std::uint8_t, std::size_t) const;

// Walks along each ride of the type, forward or backward, on the starting position.
capture::CaptureRules::Walk walk(const Puzzle& puzzle, std::shared_ptr<const Lines> lines,
                                 Onward onward) {
  return [&puzzle, lines = std::move(lines), onward](std::uint32_t place, std::uint8_t type,
                                                     const capture::CaptureRules::Visit& visit) {
    const std::vector<Ride>& rides = puzzle.types[type].rides;
    for (std::size_t ride = 0; ride < rides.size(); ++ride) {
      std::int64_t distance = 0;
      for (Lines::Neighbour next = ((*lines).*onward)(place, type, ride); next.piece != Lines::none;
           next = ((*lines).*onward)(next.piece, type, ride)) {
        distance += next.steps;
        if (distance > most_steps_of(rides[ride]) || !visit(next.piece)) break;
      }
    }
  };
}

}  // namespace

capture::CaptureRules rules_of(const Puzzle& puzzle) {
  capture::CaptureRules rules;
  rules.types = puzzle.types.size();
  rules.last = puzzle.last;
  rules.type.reserve(puzzle.pieces.size());
  rules.budget.reserve(puzzle.pieces.size());
  for (std::uint32_t i = 0; i < puzzle.pieces.size(); ++i) {
    const Piece& piece = puzzle.pieces[i];
    rules.type.push_back(piece.type);
    rules.budget.push_back(piece.budget);
    if (puzzle.goal == piece.square) rules.goal = i;
  }
  const auto lines = std::make_shared<const Lines>(puzzle);
  rules.from = walk(puzzle, lines, &Lines::next);
  rules.to = walk(puzzle, lines, &Lines::previous);
  rules.name = [&puzzle](std::uint32_t place) { return name(puzzle.pieces[place].square); };
  return rules;
}

}  // namespace hardboard::solo_chess
