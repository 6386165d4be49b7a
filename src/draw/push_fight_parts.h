// What pictures of Push Fight in shapes and in characters have in common.
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

// A turn, its words, and what it comes to.
struct ShownTurn {
  push_fight::Turn turn;
  std::vector<std::string> words;  // of its moves, the push last
  bool is_legal = false;
  std::string end;  // what falls, or why the turn is not legal; empty where nothing falls
};

// The answer's turn or, if it has none, the turn of its strategy for the puzzle's position; nothing
// if there is neither. O(squares), and a search for each move.
std::optional<ShownTurn> turn_of(const push_fight::Puzzle& puzzle,
                                 const push_fight::Answer& answer);

// The answer to the puzzle's question, and what it rests on, in sentences. O(1).
std::vector<std::string> sentences_of(const push_fight::Puzzle& puzzle,
                                      const push_fight::Answer& answer);

}  // namespace hardboard::draw
