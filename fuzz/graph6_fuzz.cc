// Lines of graph6 and sparse6: any bytes.
#include <cstdint>

#include "problems/hamiltonian_path/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  if (content.find('\n') != content.npos) return 0;
  fuzz::check_round_trip(
      content, [](std::string_view text) { return hamiltonian_path::read_line(text, "f", 1); },
      hamiltonian_path::write_line);
  return 0;
}
