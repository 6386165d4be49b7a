// Files of several puzzles: the parts lie in the file in order, at the lines that they say.
#include <algorithm>
#include <cstdint>

#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  const std::vector<Text> parts = split_puzzles({"f", content, 1});
  fuzz::require(!parts.empty());
  const char* end = content.data();
  for (const Text& part : parts) {
    const char* const begin = part.content.data();
    fuzz::require(begin >= end && begin + part.content.size() <= content.data() + size);
    fuzz::require(part.first_line == 1 + std::count(content.data(), begin, '\n'));
    fuzz::require(parts.size() == 1 || !first_word(part.content).empty());
    fuzz::require(part.content.find("\n---\n") == std::string_view::npos);
    end = begin + part.content.size();
  }
  return 0;
}
