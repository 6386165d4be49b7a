// Any bytes as an answer to a red-blue dominating set, plain and colourful.
#include <cstdint>

#include "problems/red_blue/check.h"
#include "problems/red_blue/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  for (const char* text :
       {"red-blue-dominating-set\nreds 3\nblues 2\nk 2\nedges\n1 1\n2 2\n3 1\n",
        "red-blue-dominating-set\nreds 2\nblues 1\nk 2\nclass 1 1\nclass 2 2\nedges\n1 1\n"})
    fuzz::check_answer(red_blue::read({"p", text, 1}).value(), content);
  return 0;
}
