// Answers to a small puzzle of the kind: any bytes, as text or JSON, and their check.
#include <cstdint>

#include "problems/circuit/traits.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  static const circuit::Puzzle puzzle =
      circuit::read({"f", "aag 3 2 0 1 1\n2\n4\n6\n6 3 4\n", 1}).value();
  fuzz::check_answer(puzzle, {reinterpret_cast<const char*>(data), size});
  return 0;
}
