#include "puzzles/solo_chess/cases.h"

#include "puzzles/capture/cases.h"
#include "puzzles/solo_chess/canonical.h"
#include "puzzles/solo_chess/square_index.h"

namespace hardboard::solo_chess {

Puzzle with_budget(const Puzzle& puzzle, std::uint32_t budget) {
  Puzzle uniform = puzzle;
  for (Piece& piece : uniform.pieces) piece.budget = budget;
  return uniform;
}

std::vector<std::string> cases_of(const Puzzle& puzzle, const capture::Answer<Square>& answer) {
  const SquareIndex index(puzzle.pieces);
  const capture::CaseWords<Square> words{
      [&] { return canonical_text(puzzle); },
      [&](std::uint32_t budget) { return canonical_text(with_budget(puzzle, budget)); },
      [&](Square square) { return *index.find(square) + 1; }};
  return capture::cases_of(words, answer, static_cast<std::uint32_t>(puzzle.pieces.size()));
}

}  // namespace hardboard::solo_chess
