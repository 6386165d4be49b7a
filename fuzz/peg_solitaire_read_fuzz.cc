// Peg solitaire files: any bytes.
#include <cstdint>

#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/write.h"
#include "round_trip.h"

namespace {

// Built-in boards of millions of holes only cost time.
bool has_long_number(std::string_view content) {
  std::size_t digits = 0;
  for (const char c : content) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (digits == 3) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  const bool is_sized =
      content.find("square") != content.npos || content.find("triangle") != content.npos;
  if (is_sized && has_long_number(content)) return 0;
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return peg_solitaire::read({"f", text, 1});
      },
      peg_solitaire::write);
  return 0;
}
