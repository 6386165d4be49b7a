// make bench: the figures that the project promises, each beside a reference from the same run.
//   hardboard_bench [small|generator|large]
#include <fmt/core.h>
#include <string_view>

#include "bench.h"

int main(int argc, char** argv) {
  using namespace hardboard;
  const std::string_view only = argc > 1 ? argv[1] : "";
  const auto wanted = [&](std::string_view section) { return only.empty() || only == section; };

  const double unit = bench::seconds_of_sort();
  if (wanted("small")) bench::small_boards();
  if (wanted("generator")) bench::generator();
  if (wanted("large")) bench::large_boards(10, unit);
  fmt::print("Most memory used: {:.0f} MiB.\n", bench::peak_memory() / bench::mebibyte);
}
