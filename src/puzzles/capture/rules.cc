#include "puzzles/capture/rules.h"

#include <utility>

namespace hardboard::capture {

PossiblePairs::PossiblePairs(const CaptureRules& rules)
    : places_(rules.places()), pairs_(rules.types * places_, false) {
  std::vector<std::pair<std::uint32_t, std::uint8_t>> open;
  const auto find = [&](std::uint32_t place, std::uint8_t type) {
    if (has(place, type)) return;
    pairs_[type * places_ + place] = true;
    open.emplace_back(place, type);
  };
  for (std::uint32_t place = 0; place < places_; ++place)
    if (rules.budget[place] > 0) find(place, rules.type[place]);

  std::uint8_t type = 0;
  const CaptureRules::Visit visit = [&](std::uint32_t place) {
    if (place == rules.last) return true;
    find(place, type);
    return false;
  };
  while (!open.empty()) {
    const std::uint32_t place = open.back().first;
    type = open.back().second;
    open.pop_back();
    rules.from(place, type, visit);
  }
}

}  // namespace hardboard::capture
