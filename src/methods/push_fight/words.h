// Picks the word for a board: one of the machine's where the box around it has at most 64 squares,
// several where it has more.
#pragma once

#include <cstdint>

#include "methods/push_fight/field.h"

namespace hardboard::push_fight {

inline constexpr std::uint64_t most_words = 256;

inline std::uint64_t words_of(const Board& board) {
  return (box_area(board) + 63) / 64;
}

// Calls `work` with the type as its template argument; false, and no call, above most_words.
template <class Work>
bool on_words(const Board& board, const Work& work) {
  const std::uint64_t words = words_of(board);
  if (words <= 1)
    work.template operator()<std::uint64_t>();
  else if (words <= 2)
    work.template operator()<Wide<2>>();
  else if (words <= 4)
    work.template operator()<Wide<4>>();
  else if (words <= 16)
    work.template operator()<Wide<16>>();
  else if (words <= 64)
    work.template operator()<Wide<64>>();
  else if (words <= most_words)
    work.template operator()<Wide<most_words>>();
  else
    return false;
  return true;
}

}  // namespace hardboard::push_fight
