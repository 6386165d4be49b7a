// make bench: the figures that the project promises, each beside a reference from the same run.
//   hardboard_bench [small|generator|large]
#include <algorithm>
#include <fmt/core.h>
#include <string_view>
#include <sys/resource.h>
#include <vector>

#include "base/random.h"
#include "bench.h"

namespace hardboard::bench {

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

double peak_memory() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

}  // namespace hardboard::bench

int main(int argc, char** argv) {
  using namespace hardboard;
  const std::string_view only = argc > 1 ? argv[1] : "";
  const auto wanted = [&](std::string_view section) { return only.empty() || only == section; };

  // How fast this machine is just now.
  Random random(1);
  std::vector<std::uint64_t> keys(10'000'000);
  for (std::uint64_t& key : keys) key = random.next();
  const double unit = bench::seconds([&] { std::sort(keys.begin(), keys.end()); });
  fmt::print("This machine sorts 10^7 random 64-bit keys in {:.2f} s.\n\n", unit);
  keys = {};

  if (wanted("small")) bench::small_boards();
  if (wanted("generator")) bench::generator();
  if (wanted("large")) bench::large_boards(10, unit);
  fmt::print("Most memory used: {:.0f} MiB.\n", bench::peak_memory());
}
