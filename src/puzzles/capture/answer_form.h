// The description of answers to games of captures, from which JSON and text follow.
#pragma once

#include <string_view>
#include <tuple>

#include "proofs/answer_form.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {

// All that comes before the moves, and all behind them. Instantiated for Square and Vertex.
template <class Place>
void describe_before(Archive& archive, std::string_view kind, Answer<Place>& answer);
template <class Place>
void describe_behind(Archive& archive, Answer<Place>& answer);

inline void describe_word(Archive& archive, Vertex& vertex) {
  archive.value(vertex.number);
}

template <class Place>
auto parts(Capture<Place>& capture) {
  return std::tie(capture.from, capture.to);
}

// In text the game is played along, for the words of its captures; they are read by the kind's
// read_moves(puzzle, words, moves). O(size of the answer), and what the game costs.
template <class Game, class Puzzle, class Place>
void describe_answer(Archive& archive, std::string_view kind, const Puzzle& puzzle,
                     Answer<Place>& answer) {
  const auto write = [&](auto line) {
    Game game(puzzle);
    for (const Capture<Place>& move : answer.moves) {
      line(game.words(move));
      // A wrong move keeps its words; what comes after it is written as the board stands.
      static_cast<void>(game.play(move));
    }
  };
  const auto read = [&](std::string_view words) { return read_moves(puzzle, words, answer.moves); };
  const auto each = [&](Capture<Place>& move) { archive.value(move); };
  describe_before(archive, kind, answer);
  describe_moves(archive, answer, answer.moves, write, read, each);
  describe_behind(archive, answer);
}

}  // namespace hardboard::capture
