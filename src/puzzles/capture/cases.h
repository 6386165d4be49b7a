// What answers to games of captures claim by their moves, in the kernel's text.
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <string>
#include <vector>

#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The puzzle's canonical text; the same with another budget for all pieces; the number of a place,
// from 1. The answer must not have been found wrong.
template <class Place>
struct CaseWords {
  std::function<std::string()> puzzle;
  std::function<std::string(std::uint32_t)> with_budget;
  std::function<std::uint32_t(Place)> number;
};

// The case of the moves, which leave one piece, or the fewest, or one with the least budget. None
// for an answer without moves that has nothing to show. O(size of the puzzle and the answer).
template <class Place>
std::vector<std::string> cases_of(const CaseWords<Place>& words, const Answer<Place>& answer,
                                  std::uint32_t pieces) {
  const bool has_minimum = answer.minimum.has_value();
  const bool is_budget = has_minimum && answer.minimum->what == "budget";
  const bool is_left = has_minimum && answer.minimum->what == "pieces_left";
  std::uint64_t left = 1;
  if (is_left)
    left = answer.minimum->value;
  else if (!is_budget && answer.verdict != Verdict::solvable)
    return {};
  if (left + answer.moves.size() != pieces) return {};
  std::string text = is_budget ? words.with_budget(static_cast<std::uint32_t>(
                                     std::min<std::uint64_t>(answer.minimum->value, UINT32_MAX)))
                               : words.puzzle();
  text += fmt::format("claim leaves {}\nmoves {}\n", left, answer.moves.size());
  for (const Capture<Place>& move : answer.moves)
    text += fmt::format("{} {}\n", words.number(move.from), words.number(move.to));
  return {text + "end\n"};
}

}  // namespace hardboard::capture
