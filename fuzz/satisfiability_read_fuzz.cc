// DIMACS files of clauses: any bytes.
#include <cstdint>

#include "problems/satisfiability/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return satisfiability::read({"f", text, 1});
      },
      satisfiability::write);
  return 0;
}
