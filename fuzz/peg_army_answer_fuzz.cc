// Any bytes as an answer to peg armies: with a margin, on the plane, with moves of its own.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/check.h"
#include "puzzles/peg_army/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  for (const char* text :
       {"peg-army\ndesert square 1\nmargin 1\n", "peg-army\ndesert halfplane 5\n",
        "peg-army\ndesert square 1\nmoves\n1 0 0 1 : 0 0\n"})
    fuzz::check_answer(peg_army::read({"p", text, 1}).value(), content);
  return 0;
}
