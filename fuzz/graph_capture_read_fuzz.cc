// Graph Capture files: any bytes, but for vertex counts that only cost time.
#include <cstdint>

#include "puzzles/graph_capture/read.h"
#include "round_trip.h"

namespace {

// A number from 10,000 to the bound on vertices would have the fuzzer fill memory with budgets.
bool has_long_number(std::string_view content) {
  std::size_t digits = 0;
  for (const char c : content) {
    if (c >= '0' && c <= '9')
      digits += c != '0' || digits > 0 ? 1 : 0;
    else if (digits >= 5 && digits <= 9)
      return true;
    else
      digits = 0;
  }
  return digits >= 5 && digits <= 9;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  if (has_long_number(content)) return 0;
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return graph_capture::read({"f", text, 1});
      },
      graph_capture::write);
  return 0;
}
