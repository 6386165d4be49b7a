// Any bytes as an answer to a rectilinear Steiner tree, with and without a length.
#include <cstdint>

#include "problems/steiner/check.h"
#include "problems/steiner/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const std::string_view content(reinterpret_cast<const char*>(data), size);
  for (const char* text :
       {"rectilinear-steiner\nlength 3\npoints\n1 1\n2 3\n", "rectilinear-steiner\npoints\n1 1\n"})
    fuzz::check_answer(steiner::read({"p", text, 1}).value(), content);
  return 0;
}
