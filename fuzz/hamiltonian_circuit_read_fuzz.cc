// Hamiltonian circuit files: any bytes.
#include <cstdint>

#include "problems/hamiltonian_circuit/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return hamiltonian_circuit::read({"f", text, 1});
      },
      hamiltonian_circuit::write);
  return 0;
}
