// Merging follows Cook and Seymour 2003, who find tours among the edges of good tours.
#include "methods/peg_army/pool.h"

#include <algorithm>
#include <utility>

namespace hardboard::peg_army {

Pool::Pool(const Programme& programme, std::vector<Turned> symmetries, std::size_t size)
    : programme_(programme), symmetries_(std::move(symmetries)), size_(size) {}

void Pool::add(std::vector<std::int64_t> x, std::int64_t cost) {
  const auto is_same = [&](const Member& member) { return member.x == x; };
  if (x.empty() || std::any_of(members_.begin(), members_.end(), is_same)) return;
  members_.push_back({cost, std::move(x)});
  if (members_.size() <= size_) return;
  const auto dearest =
      std::max_element(members_.begin(), members_.end(),
                       [](const Member& a, const Member& b) { return a.cost < b.cost; });
  members_.erase(dearest);
}

Programme Pool::merged() const {
  Programme result = programme_;
  const std::vector<double>& allowed = programme_.model.upper;
  std::vector<double>& upper = result.model.upper;
  std::fill(upper.begin(), upper.end(), 0.0);
  for (const Member& member : members_) {
    for (const Turned& image : symmetries_) {
      bool fits = true;
      for (std::size_t j = 0; j < upper.size(); ++j)
        fits = fits && static_cast<double>(member.x[j]) <= allowed[image.columns[j]];
      if (!fits) continue;
      for (std::size_t j = 0; j < upper.size(); ++j) {
        double& most = upper[image.columns[j]];
        most = std::max(most, static_cast<double>(member.x[j]));
      }
    }
  }
  return result;
}

}  // namespace hardboard::peg_army
