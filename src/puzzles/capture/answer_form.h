// The description of answers to games of captures, from which their JSON and text follow.
#pragma once

#include <string_view>
#include <tuple>

#include "proofs/answer_form.h"
#include "puzzles/capture/answer.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {

// The fields before the moves, and the fields after them. Instantiated for Square and Vertex.
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

// The text form plays the game along to write the words of each capture; the kind's
// read_moves(puzzle, words, moves) reads these words. O(size of the answer) plus the cost of the
// game.
template <class Game, class Puzzle, class Place>
void describe_answer(Archive& archive, std::string_view kind, const Puzzle& puzzle,
                     Answer<Place>& answer) {
  const auto write = [&](auto line) {
    if (answer.moves.empty()) return;
    Game game(puzzle);
    for (const Capture<Place>& move : answer.moves) {
      line(game.words(move));
      // After an illegal move the words of later moves follow the position before that move.
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
