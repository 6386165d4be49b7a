#include "methods/capture/optimum.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <vector>

#include "methods/capture/capture_sets.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/optimum_proof.h"
#include "methods/remark.h"

namespace hardboard::capture {
namespace {

std::string decimal(Count number) {
  std::string digits;
  do digits.push_back(static_cast<char>('0' + static_cast<int>(number % 10)));
  while ((number /= 10) != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace

bool keeps_to_budgets(const Arena& arena, const std::vector<Capture<Location>>& moves) {
  std::vector<std::uint32_t> left = arena.budget;  // by location: of the piece that stands there
  for (const auto& [from, to] : moves) {
    const std::uint32_t cost = arena.cost(from, to);
    if (left[from] < cost) return false;
    left[to] = left[from] == unlimited ? unlimited : left[from] - cost;
  }
  return true;
}

void add_count(Instance& instance, const Limits& limits, Answer<Location>& answer, Counted what) {
  if (answer.verdict == Verdict::unsolvable) {
    answer.count = "0";
    return;
  }
  const Arena* arena = instance.arena();
  std::optional<Count> count;
  if (arena != nullptr && what == Counted::sets) {
    count = count_sets(*arena, limits);
  } else if (arena != nullptr) {
    const auto search = DepthFirst::make(*arena);
    if (!search) {
      add_remark(answer.remark,
                 fmt::format("sequences are counted on boards of up to {} pieces", most_locations));
      return;
    }
    count = search->count(limits);
  }
  if (!count)
    add_remark(answer.remark, "the count did not end within the limits");
  else if (*count == ~Count{0})
    add_remark(answer.remark, "there are more than 2^128 sequences");
  else
    answer.count = decimal(*count);
}

}  // namespace hardboard::capture
