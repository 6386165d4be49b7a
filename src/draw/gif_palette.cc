#include "draw/gif_palette.h"

#include <algorithm>
#include <limits>

#include "base/contract.h"

namespace hardboard::draw {
namespace {

constexpr std::size_t most_colours = 256;

int distance(std::uint32_t a, std::uint32_t b) {
  int sum = 0;
  for (const int shift : {16, 8, 0}) {
    const int difference = static_cast<int>(a >> shift & 255) - static_cast<int>(b >> shift & 255);
    sum += difference * difference;
  }
  return sum;
}

}  // namespace

void ColourCount::add(std::span<const std::uint32_t> pixels) {
  std::vector<std::uint32_t> sorted(pixels.begin(), pixels.end());
  std::sort(sorted.begin(), sorted.end());
  std::vector<std::pair<std::uint32_t, std::uint64_t>> merged;
  auto old = counts_.begin();
  for (auto run = sorted.begin(); run != sorted.end();) {
    const auto end = std::upper_bound(run, sorted.end(), *run);
    while (old != counts_.end() && old->first < *run) merged.push_back(*old++);
    auto number = static_cast<std::uint64_t>(end - run);
    if (old != counts_.end() && old->first == *run) number += old++->second;
    merged.emplace_back(*run, number);
    run = end;
  }
  merged.insert(merged.end(), old, counts_.end());
  counts_ = std::move(merged);
}

GifPalette::GifPalette(const ColourCount& count) {
  std::vector<std::pair<std::uint32_t, std::uint64_t>> by_number = count.counts();
  std::stable_sort(by_number.begin(), by_number.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
  for (const auto& [colour, number] : by_number) {
    if (colours_.size() == most_colours) break;
    colours_.push_back(colour);
  }
  for (const auto& [colour, number] : count.counts()) {
    std::size_t best = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t i = 0; i < colours_.size() && least > 0; ++i) {
      const int away = distance(colour, colours_[i]);
      if (away >= least) continue;
      least = away;
      best = i;
    }
    nearest_.emplace_back(colour, static_cast<std::uint8_t>(best));
  }
}

std::uint8_t GifPalette::index_of(std::uint32_t colour) const {
  const auto place =
      std::lower_bound(nearest_.begin(), nearest_.end(), std::pair{colour, std::uint8_t{0}});
  promise(place != nearest_.end() && place->first == colour, "the pixel's colour was counted");
  return place->second;
}

}  // namespace hardboard::draw
