// Any bytes as an answer to Push Fight, for both questions. (Tables are files of their own; an
// answer that names one is not followed here.)
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/read.h"
#include "round_trip.h"

namespace {

using namespace hardboard;

push_fight::Puzzle board(const std::string& question) {
  const std::string text =
      "push-fight\n" + question + "\nboard\n - - -\n|. K . p\n\n P . a .\n -\n";
  return *push_fight::read({"f", text, 1});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::array boards = {board("question mate-in-1"), board("question winner")};
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  for (const push_fight::Puzzle& puzzle : boards) {
    const auto answer = read_answer(puzzle, {"f", content, 1});
    const bool has_table = answer && std::holds_alternative<push_fight::TableProof>(answer->proof);
    fuzz::check_answer(puzzle, content, !has_table);
  }
  return 0;
}
