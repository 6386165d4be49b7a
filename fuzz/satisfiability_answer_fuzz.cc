// Answers to a small puzzle of the kind: any bytes, as text or JSON, and their check.
#include <cstdint>

#include "problems/satisfiability/traits.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  static const satisfiability::Puzzle puzzle =
      satisfiability::read({"f", "p cnf 3 2\n1 -2 0\n-1 3 0\n", 1}).value();
  fuzz::check_answer(puzzle, {reinterpret_cast<const char*>(data), size});
  return 0;
}
