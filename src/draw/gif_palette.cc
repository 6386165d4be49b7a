#include "draw/gif_palette.h"

#include <algorithm>
#include <array>
#include <cmath>
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

using Counted = std::pair<std::uint32_t, std::uint64_t>;

double part_of(std::uint32_t colour, int axis) {
  return static_cast<double>(colour >> (16 - 8 * axis) & 255);
}

// Some of the counted colours, their mean, and their distance from the mean.
struct ColourBox {
  std::span<Counted> colours;
  std::array<double, 3> mean{};
  std::array<double, 3> error{};  // on each axis, the sum of squares

  explicit ColourBox(std::span<Counted> list) : colours(list) {
    double pixels = 0;
    for (const auto& [colour, number] : colours) {
      pixels += static_cast<double>(number);
      for (int axis = 0; axis < 3; ++axis)
        mean[axis] += static_cast<double>(number) * part_of(colour, axis);
    }
    for (double& value : mean) value /= pixels;
    for (const auto& [colour, number] : colours)
      for (int axis = 0; axis < 3; ++axis) {
        const double away = part_of(colour, axis) - mean[axis];
        error[axis] += static_cast<double>(number) * away * away;
      }
  }

  double whole_error() const { return error[0] + error[1] + error[2]; }

  std::uint32_t colour() const {
    std::uint32_t result = 0;
    for (const double value : mean)
      result = result << 8 | static_cast<std::uint32_t>(std::lround(value));
    return result;
  }

  // The colours below and above the mean on the axis with the largest error, which must not be 0.
  std::pair<ColourBox, ColourBox> halves() const {
    const auto axis =
        static_cast<int>(std::max_element(error.begin(), error.end()) - error.begin());
    const auto middle = std::partition(colours.begin(), colours.end(), [&](const Counted& counted) {
      return part_of(counted.first, axis) < mean[axis];
    });
    const auto low = static_cast<std::size_t>(middle - colours.begin());
    return {ColourBox(colours.first(low)), ColourBox(colours.subspan(low))};
  }
};

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

GifPalette::GifPalette(const ColourCount& count, std::span<const std::uint32_t> exact) {
  std::vector<Counted> others;
  for (const Counted& counted : count.counts()) {
    const bool is_exact = std::find(exact.begin(), exact.end(), counted.first) != exact.end();
    if (is_exact && colours_.size() < most_colours)
      colours_.push_back(counted.first);
    else
      others.push_back(counted);
  }
  std::vector<ColourBox> boxes;
  if (!others.empty() && colours_.size() < most_colours) boxes.emplace_back(others);
  while (!boxes.empty() && colours_.size() + boxes.size() < most_colours) {
    const auto worst = std::max_element(
        boxes.begin(), boxes.end(),
        [](const ColourBox& a, const ColourBox& b) { return a.whole_error() < b.whole_error(); });
    if (worst->whole_error() == 0) break;  // each box is one colour
    auto [low, high] = worst->halves();
    *worst = low;
    boxes.push_back(high);
  }
  for (const ColourBox& box : boxes) colours_.push_back(box.colour());
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
