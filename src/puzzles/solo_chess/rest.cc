#include "puzzles/solo_chess/rest.h"

namespace hardboard::solo_chess {

Puzzle rest_of(const Puzzle& puzzle, const Game& game) {
  Puzzle rest = puzzle;
  rest.pieces.clear();
  rest.last.reset();
  rest.bounds.capturers = game.capturers();
  for (const Piece& piece : puzzle.pieces) {
    const auto standing = game.at(piece.square);
    if (!standing) continue;
    std::uint8_t type = 0;
    while (puzzle.types[type].letter != standing->letter) ++type;
    if (puzzle.last && type == puzzle.pieces[*puzzle.last].type)
      rest.last = static_cast<std::uint32_t>(rest.pieces.size());
    rest.pieces.push_back({piece.square, standing->budget, type, standing->has_captured});
  }
  if (rest.goal && !game.at(*rest.goal)) rest.goal.reset();
  return rest;
}

}  // namespace hardboard::solo_chess
