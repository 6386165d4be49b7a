// Any bytes as an answer to peg solitaire, in JSON or in words: what is read comes back the same
// when it is written and read again, and the checker has something to say of it for every goal.
#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/check.h"
#include "round_trip.h"

namespace {

using namespace hardboard;
using fuzz::require;

std::string json_of(peg_solitaire::Answer answer) {
  answer.seconds = 0;  // four digits of it are written
  std::ostringstream out;
  peg_solitaire::write_json(out, "peg-solitaire", answer);
  return out.str();
}

peg_solitaire::Puzzle board(peg_solitaire::Goal goal) {
  peg_solitaire::Puzzle puzzle;
  for (int y = 1; y <= 3; ++y)
    for (int x = 1; x <= 4; ++x) puzzle.holes.push_back({x, y});
  puzzle.pegs = {1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0};
  puzzle.goal = goal;
  puzzle.at = {3, 1};
  if (goal == peg_solitaire::Goal::target) puzzle.target = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0};
  return puzzle;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using peg_solitaire::Goal;
  static const std::array boards = {board(Goal::peg), board(Goal::one), board(Goal::one_at),
                                    board(Goal::target)};
  const Text text{"f", {reinterpret_cast<const char*>(data), size}, 1};
  const auto answer = peg_solitaire::read_answer(boards[0], text);
  if (!answer) {
    require(answer.error().line >= 1 && answer.error().column >= 0);
    require(to_string(answer.error()).find('\n') == std::string::npos);
    return 0;
  }
  const std::string line = json_of(*answer);
  const auto back = peg_solitaire::read_answer(boards[0], {"f", line, 1});
  require(back.ok() && json_of(*back) == line);
  std::ostringstream words;
  peg_solitaire::write_text(words, boards[0], *answer);
  for (const auto& puzzle : boards) require(!check(puzzle, *answer).reason.empty());
  return 0;
}
