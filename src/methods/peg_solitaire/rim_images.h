// The images of blocks (rim_blocks.h) under the symmetries of a task: what a pass finds for one
// block holds for its images. (On the English board a pass that makes all blocks takes twice as
// long.)
//
// A symmetry maps each block onto a block, and on the numbers of the places in a block it is a
// linear map over the field of two elements, then an exclusive or with a number that depends on the
// block. Linear maps are products of exchanges: of the places that differ in two bits, or of those
// that differ in one bit and have a one in another bit. The image under one symmetry comes from
// that under another, where that takes fewer exchanges.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/class_numbers.h"
#include "methods/peg_solitaire/rim_words.h"

namespace hardboard::peg_solitaire {

class BlockImages {
public:
  // Blocks of 2^low_bits places. O(count^2 * low_bits^3 + exchanges * 2^low_bits).
  BlockImages(const ClassNumbers& numbers, std::size_t count, unsigned low_bits);

  // Calls visit(g, image) for each symmetry g but the identity: the image of the block under the
  // linear map of g. O(exchanges * Words).
  template <std::size_t Words, class Visit>
  void each(const std::array<std::uint64_t, Words>& block, Visit visit) const {
    std::array<std::array<std::uint64_t, Words>, Images<1>::most> images;
    images[0] = block;
    for (const Image& how : images_) {
      auto& image = images[how.to];
      image = images[how.from];
      for (std::size_t k = how.first; k < how.end; ++k) exchange<Words>(exchanges_[k], image);
      visit(how.to, image);
    }
  }

private:
  // Exchanges the places of `lower` with those that are higher by `shift`, in the same words, or
  // the places of `lower` with the same ones of the words whose numbers differ in word_flip.
  struct Exchange {
    std::uint8_t word_flip = 0, shift = 0;
    std::array<std::uint64_t, most_words> lower{};
  };
  struct Image {
    std::uint8_t from, to;
    std::size_t first, end;  // the exchanges
  };
  template <std::size_t Words>
  static void exchange(const Exchange& how, std::array<std::uint64_t, Words>& block) {
    if (how.word_flip == 0) {
      for (std::size_t i = 0; i < Words; ++i) {
        const std::uint64_t differ = (block[i] ^ block[i] >> how.shift) & how.lower[i];
        block[i] ^= differ ^ differ << how.shift;
      }
      return;
    }
    const auto from = block;
    with_flip(how.word_flip, [&](auto flip) {
      for (std::size_t i = 0; i < Words; ++i)
        block[i] ^= (from[i] ^ from[flip(i) % Words]) & how.lower[i];
    });
  }

  std::vector<Image> images_;
  std::vector<Exchange> exchanges_;
};

}  // namespace hardboard::peg_solitaire
