// Any bytes as a file of a vertex cover or a dominating set.
#include <cstdint>

#include "problems/vertex_set/read.h"
#include "round_trip.h"

namespace {

template <hardboard::vertex_set::Rule rule>
void check(std::string_view content) {
  using namespace hardboard;
  fuzz::check_round_trip(
      content,
      [](std::string_view text) {
        return vertex_set::read<rule>({"f", text, 1});
      },
      vertex_set::write<rule>);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using hardboard::vertex_set::Rule;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  check<Rule::cover>(content);
  check<Rule::dominate>(content);
  return 0;
}
