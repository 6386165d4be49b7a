// The common parts of pictures of peg armies in shapes and in characters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::draw {

// The playable part of an answer: the army, its legal moves, and for each of its pegs the number of
// its platoon (platoons.h).
struct March {
  std::vector<Square> army;
  std::vector<peg_army::Move> moves;
  std::vector<std::uint8_t> platoon;
};
March march_of(const peg_army::Puzzle& puzzle, const peg_army::Answer& answer);

// The cases of a refusal by weights; nullptr if the answer has none.
const std::vector<peg_army::Weights>* cases_of(const peg_army::Answer& answer);

// The weights of the first case of a refusal that has a box of weights; nullptr if none has. The
// pointer leads into the answer.
const peg_army::Weights* weights_of(const peg_army::Answer& answer);

// The smallest window, with a border, around the desert, the squares on which the army stands or
// lands, and the box of the weights, which may be nullptr.
peg_army::Window area_of(const peg_army::Puzzle& puzzle, const March& march,
                         const peg_army::Weights* weights);

// "a square desert of side 13".
std::string headline(const peg_army::Puzzle& puzzle);

// A sentence on each of the puzzle's own moves; none for jumps.
std::vector<std::string> sentences_of_moves(const peg_army::Puzzle& puzzle);

// "3 pegs, 1 jump."
std::string count_sentence(const peg_army::Puzzle& puzzle, std::size_t pegs, std::size_t moves);

// Sentences on the puzzle's own moves, the army, a refusal, a minimum and the letters.
std::vector<std::string> sentences_of(const peg_army::Puzzle& puzzle,
                                      const peg_army::Answer& answer, const March& march);

// A weight in at most five characters: exact up to `most_exact`, then in thousands (k), millions
// (M) or thousands of millions (G).
inline constexpr std::int64_t most_exact = 99'999;
std::string weight_words(std::int64_t weight);

// The letter of a platoon; `o` for pegs of none.
char letter_of_platoon(std::uint8_t platoon);

}  // namespace hardboard::draw
