// Any bytes as a file of a rectilinear Steiner tree, in the project's format or in SteinLib's.
#include <cstdint>

#include "problems/steiner/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return steiner::read({"f", text, 1});
      },
      steiner::write);
  return 0;
}
