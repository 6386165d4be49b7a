// Any bytes as an answer to a vertex cover and to a dominating set.
#include <cstdint>

#include "problems/vertex_set/check.h"
#include "problems/vertex_set/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  using vertex_set::Rule;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  constexpr std::string_view path = "\nk 1\nvertices 3\nedges\n1 2\n2 3\n";
  const std::string cover = "vertex-cover" + std::string(path);
  const std::string dominate = "dominating-set" + std::string(path);
  fuzz::check_answer(vertex_set::read<Rule::cover>({"p", cover, 1}).value(), content);
  fuzz::check_answer(vertex_set::read<Rule::dominate>({"p", dominate, 1}).value(), content);
  return 0;
}
