// Which 256 colours a GIF has: those that most of its pixels have.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace hardboard::draw {

// How many pixels have each colour 0xRRGGBB.
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
  // The colours that most pixels have, up to 256. O(256 c) for c counted colours.
  explicit GifPalette(const ColourCount& count);

  const std::vector<std::uint32_t>& colours() const { return colours_; }

  // The index of the colour nearest to one that was counted. O(log c).
  std::uint8_t index_of(std::uint32_t colour) const;

private:
  std::vector<std::uint32_t> colours_;
  std::vector<std::pair<std::uint32_t, std::uint8_t>> nearest_;  // sorted by colour
};

}  // namespace hardboard::draw
