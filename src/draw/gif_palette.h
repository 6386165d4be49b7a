// Chooses the 256 colours of a GIF.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace hardboard::draw {

// The number of pixels of each colour 0xRRGGBB.
class ColourCount {
public:
  // O(p log p + c) for p pixels and c colours so far.
  void add(std::span<const std::uint32_t> pixels);

  // Colour and number, sorted by colour.
  const std::vector<std::pair<std::uint32_t, std::uint64_t>>& counts() const { return counts_; }

private:
  std::vector<std::pair<std::uint32_t, std::uint64_t>> counts_;
};

class GifPalette {
public:
  // At most 256 colours: the counted ones among `exact`, then as many others as fit. The others are
  // the means of boxes in the cube of colours: beginning with one box around all counted colours,
  // the box with the largest sum of squared errors is cut at the mean of its longest axis, again
  // and again (after Wu 1991, with exact sums over lists in place of tables). O(256 c) for c
  // colours.
  GifPalette(const ColourCount& count, std::span<const std::uint32_t> exact);

  const std::vector<std::uint32_t>& colours() const { return colours_; }

  // The index of the colour nearest to a counted colour. O(log c).
  std::uint8_t index_of(std::uint32_t colour) const;

private:
  std::vector<std::uint32_t> colours_;
  std::vector<std::pair<std::uint32_t, std::uint8_t>> nearest_;  // sorted by colour
};

}  // namespace hardboard::draw
