// The common parts of pictures of Push Fight in shapes and in characters.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "draw/window.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::draw {

// The box around the squares. O(squares).
Window window_of(const push_fight::Board& board);

// "white to move: who wins?".
std::string headline(const push_fight::Puzzle& puzzle);

// A turn, its words, and its result.
struct ShownTurn {
  push_fight::Turn turn;
  std::vector<std::string> words;  // of its moves, the push last
  bool is_legal = false;
  std::string end;  // the piece that falls, or why the turn is illegal; else empty
};

// The answer's turn or, without one, the turn of its strategy in the puzzle's position; nothing if
// there is neither. O(squares), and a search for each move.
std::optional<ShownTurn> turn_of(const push_fight::Puzzle& puzzle,
                                 const push_fight::Answer& answer);

// The answer to the puzzle's question, and its proof, in sentences. O(1).
std::vector<std::string> sentences_of(const push_fight::Puzzle& puzzle,
                                      const push_fight::Answer& answer);

}  // namespace hardboard::draw
