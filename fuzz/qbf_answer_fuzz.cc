// Answers to a small puzzle of the kind: any bytes, as text or JSON, and their check.
#include <cstdint>

#include "problems/qbf/traits.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  static const qbf::Puzzle puzzle =
      qbf::read({"f", "p cnf 2 2\na 1 0\ne 2 0\n1 -2 0\n-1 2 0\n", 1}).value();
  fuzz::check_answer(puzzle, {reinterpret_cast<const char*>(data), size});
  return 0;
}
