// Answers to peg armies: any bytes are read or refused, and the checker survives what was read.
#include <cstdint>
#include <sstream>

#include "puzzles/peg_army/check.h"
#include "puzzles/peg_army/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  static const char* const puzzles[] = {"peg-army\ndesert square 1\nmargin 1\n",
                                        "peg-army\ndesert halfplane 5\n",
                                        "peg-army\ndesert square 1\nmoves\n1 0 0 1 : 0 0\n"};
  for (const char* text : puzzles) {
    const peg_army::Puzzle puzzle = peg_army::read({"p", text, 1}).value();
    const auto answer = peg_army::read_answer(puzzle, {"a", content, 1});
    if (!answer) {
      fuzz::require(!answer.error().message.empty());
      continue;
    }
    (void)peg_army::check(puzzle, *answer);
    std::ostringstream json, words;
    peg_army::write_json(json, "peg-army", *answer);
    peg_army::write_text(words, puzzle, *answer);
    fuzz::require(peg_army::read_answer(puzzle, {"a", json.view(), 1}).ok());
  }
  return 0;
}
