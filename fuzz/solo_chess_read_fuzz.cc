// Solo Chess files: any bytes.
#include <cstdint>

#include "puzzles/solo_chess/read.h"
#include "puzzles/solo_chess/write.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return solo_chess::read({"f", text, 1});
      },
      solo_chess::write);
  return 0;
}
