// Any bytes as an answer to Push Fight, in JSON or in words, for both questions: what is read comes
// back the same when it is written and read again, and the checker has something to say of it.
// (Tables are files of their own; an answer that names one is not followed here.)
#include <array>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "round_trip.h"

namespace {

using namespace hardboard;
using fuzz::require;

std::string json_of(push_fight::Answer answer) {
  answer.seconds = 0;  // four digits of it are written
  std::ostringstream out;
  push_fight::write_json(out, "push-fight", answer);
  return out.str();
}

void try_answer(const push_fight::Puzzle& puzzle, const Text& text) {
  const auto answer = push_fight::read_answer(puzzle, text);
  if (!answer) {
    require(answer.error().line >= 1 && answer.error().column >= 0);
    require(to_string(answer.error()).find('\n') == std::string::npos);
    return;
  }
  const std::string line = json_of(*answer);
  const auto back = push_fight::read_answer(puzzle, {"f", line, 1});
  require(back.ok() && json_of(*back) == line);
  std::ostringstream words;
  push_fight::write_text(words, puzzle, *answer);
  if (std::holds_alternative<push_fight::TableProof>(answer->proof)) return;
  require(!check(puzzle, *answer).reason.empty());
}

push_fight::Puzzle board(const std::string& question) {
  const std::string text =
      "push-fight\n" + question + "\nboard\n - - -\n|. K . p\n\n P . a .\n -\n";
  return *push_fight::read({"f", text, 1});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::array boards = {board("question mate-in-1"), board("question winner")};
  const Text text{"f", {reinterpret_cast<const char*>(data), size}, 1};
  for (const push_fight::Puzzle& puzzle : boards) try_answer(puzzle, text);
  return 0;
}
