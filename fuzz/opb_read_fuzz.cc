// Files of pseudo-Boolean constraints (OPB): any bytes behind any header. What was read and can be
// written as OPB comes back as it was.
#include <cstdint>

#include "problems/integer_programme/opb.h"
#include "problems/integer_programme/read.h"
#include "round_trip.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hardboard;
  const auto read = [](std::string_view text) {
    return integer_programme::read_opb({"f", text, 1});
  };
  // What OPB can't hold, such as two bounds, is written as MPS.
  fuzz::check_round_trip(std::string_view(reinterpret_cast<const char*>(data), size), read,
                         [](const integer_programme::Puzzle& puzzle) {
                           return integer_programme::opb_why_not(puzzle).empty()
                                      ? integer_programme::write_opb(puzzle)
                                      : std::string("* #variable= 1 #constraint= 0\n");
                         });
  return 0;
}
