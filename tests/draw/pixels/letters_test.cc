// The letters of films and of pictures in pixels: every printable character has one of its own.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "draw/lettering.h"
#include "draw/raster.h"

namespace hardboard::draw {
namespace {

Image word(const std::string& words, bool bold, int width = 100) {
  Scene scene;
  scene.width = scene.height = 100;
  scene.shapes = {{Text{{20, 70}, words, 60, Colour{0}, Text::Anchor::start, bold}}};
  return raster(scene, width);
}

TEST(Letters, EveryPrintableCharacterHasItsOwn) {
  for (const bool bold : {false, true}) {
    // What a font shows for a character that it does not have: no font has U+10FFFD.
    const Image missing = word("\xF4\x8F\xBF\xBD", bold);
    std::map<std::vector<std::uint32_t>, char> seen;
    for (char c = '!'; c <= '~'; ++c) {
      const Image image = word(std::string(1, c), bold);
      const bool is_blank = std::all_of(image.pixels.begin(), image.pixels.end(),
                                        [](std::uint32_t pixel) { return pixel == 0xffffff; });
      EXPECT_FALSE(is_blank) << c;
      EXPECT_NE(image.pixels, missing.pixels) << c;
      const auto [place, is_new] = seen.emplace(image.pixels, c);
      EXPECT_TRUE(is_new) << c << " looks like " << place->second;
    }
  }
}

TEST(Letters, AreAsWideAsTheTableSays) {
  for (const bool bold : {false, true}) {
    for (char c = '!'; c <= '~'; ++c) {
      // The bar behind the letter stands where the letter's advance ends.
      const double advance = text_width(std::string(1, c), 60, bold);
      const Image pair = word(std::string(1, c) + "|", bold, 400);
      const Image bar = word("|", bold, 400);
      const auto rightmost = [](const Image& image) {
        int right = 0;
        for (int y = 0; y < image.height; ++y)
          for (int x = 0; x < image.width; ++x)
            if ((image.pixels[static_cast<std::size_t>(y) * image.width + x] & 0xff) < 0x80)
              right = std::max(right, x);
        return right;
      };
      if (20 + advance > 75) continue;  // the bar would lie outside
      EXPECT_NEAR(rightmost(pair), rightmost(bar) + 4 * advance, 2) << c << bold;
    }
  }
}

TEST(Letters, TextThatIsNoneDoesNoHarm) {
  EXPECT_NO_THROW(word("\xFF\xC3\x01", false));
}

}  // namespace
}  // namespace hardboard::draw
