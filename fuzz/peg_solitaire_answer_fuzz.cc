// Any bytes as an answer to peg solitaire, for every goal.
#include <array>
#include <cstdint>
#include <string_view>

#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "round_trip.h"

namespace {

using namespace hardboard;

// Three by four holes, or two rows of six.
peg_solitaire::Puzzle board(peg_solitaire::Goal goal, int height = 3) {
  peg_solitaire::Puzzle puzzle;
  for (int y = 1; y <= height; ++y)
    for (int x = 1; x <= 12 / height; ++x) puzzle.holes.push_back({x, y});
  puzzle.pegs = {1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0};
  puzzle.goal = goal;
  puzzle.at = {3, 1};
  if (goal == peg_solitaire::Goal::target) puzzle.target = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
  return puzzle;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using peg_solitaire::Goal;
  static const std::array boards = {board(Goal::peg),    board(Goal::one),
                                    board(Goal::one_at), board(Goal::target),
                                    board(Goal::one, 2), board(Goal::one_at, 2)};
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  for (const auto& puzzle : boards) fuzz::check_answer(puzzle, content);
  return 0;
}
