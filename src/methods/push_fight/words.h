// Chooses the word for the bits of a board (field.h): one machine word for a bounding box of at
// most 64 squares, otherwise several.
#pragma once

#include <cstdint>

#include "methods/push_fight/field.h"

namespace hardboard::push_fight {

inline constexpr std::uint64_t most_words = 256;

// The number of words that the board's bits need. O(squares).
inline std::uint64_t words_of(const Board& board) {
  return (bounding_box(board.squares).squares() + 63) / 64;
}

// Calls `work` with the type of the word as its template argument. False, without a call, if the
// board needs more than most_words words.
template <class Work>
bool on_words(const Board& board, const Work& work) {
  const std::uint64_t words = words_of(board);
  if (words <= 1)
    work.template operator()<std::uint64_t>();
  else if (words <= 2)
    work.template operator()<WideWord<2>>();
  else if (words <= 4)
    work.template operator()<WideWord<4>>();
  else if (words <= 16)
    work.template operator()<WideWord<16>>();
  else if (words <= 32)
    work.template operator()<WideWord<32>>();
  else if (words <= 64)
    work.template operator()<WideWord<64>>();
  else if (words <= most_words)
    work.template operator()<WideWord<most_words>>();
  else
    return false;
  return true;
}

}  // namespace hardboard::push_fight
