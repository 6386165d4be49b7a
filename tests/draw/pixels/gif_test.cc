// GIF films, read by a decoder of the test's own: every picture is the one that cairo drew, up to
// the palette, and pixels are where shapes are.
#include "draw/gif.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

#include "base/random.h"
#include "draw/pixels/frame.h"
#include "draw/points.h"
#include "draw/raster.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"

namespace hardboard::draw {
namespace {

struct Film {
  int width = 0, height = 0, hundredths = 0;
  bool for_ever = false;
  std::string comment;
  std::vector<std::vector<std::uint32_t>> pictures;  // whole ones
  std::vector<int> delays;
};

// Written from the specification; all that these files hold and nothing else.
class Decoder {
public:
  explicit Decoder(const std::string& bytes) : bytes_(bytes) {}

  Film decode() {
    Film film;
    EXPECT_EQ(bytes_.substr(0, 6), "GIF89a");
    at_ = 6;
    film.width = word();
    film.height = word();
    EXPECT_EQ(byte(), 0xf7);
    at_ += 2;
    std::vector<std::uint32_t> colours;
    for (int i = 0; i < 256; ++i) {
      const int red = byte(), green = byte(), blue = byte();
      colours.push_back(static_cast<std::uint32_t>(red << 16 | green << 8 | blue));
    }
    std::vector<std::uint32_t> canvas(static_cast<std::size_t>(film.width) * film.height);
    for (int kind = byte(); kind != 0x3b; kind = byte()) {
      if (kind == 0x21) {
        const int label = byte();
        const std::string block = blocks();
        if (label == 0xff) film.for_ever = true;
        if (label == 0xfe) film.comment += block;
        if (label == 0xf9)
          film.delays.push_back(static_cast<unsigned char>(block[1]) +
                                256 * static_cast<unsigned char>(block[2]));
        continue;
      }
      EXPECT_EQ(kind, 0x2c);
      const int left = word(), top = word(), width = word(), height = word();
      EXPECT_EQ(byte(), 0);
      EXPECT_EQ(byte(), 8);
      const std::vector<int> pixels = expand(blocks());
      EXPECT_EQ(pixels.size(), static_cast<std::size_t>(width * height));
      for (int i = 0; i < width * height && i < static_cast<int>(pixels.size()); ++i)
        canvas.at(static_cast<std::size_t>(top + i / width) * film.width + left + i % width) =
            colours.at(static_cast<std::size_t>(pixels[static_cast<std::size_t>(i)]));
      film.pictures.push_back(canvas);
    }
    EXPECT_EQ(at_, bytes_.size());
    return film;
  }

private:
  int byte() { return static_cast<unsigned char>(bytes_.at(at_++)); }
  int word() {
    const int low = byte();
    return low + 256 * byte();
  }
  std::string blocks() {
    std::string all;
    for (int size = byte(); size != 0; size = byte()) {
      all += bytes_.substr(at_, static_cast<std::size_t>(size));
      at_ += static_cast<std::size_t>(size);
    }
    return all;
  }

  static std::vector<int> expand(const std::string& data) {
    std::vector<std::vector<int>> strings;
    std::vector<int> pixels, last;
    std::size_t bit = 0;
    unsigned width = 9;
    const auto reset = [&] {
      strings.assign(258, {});
      for (int i = 0; i < 256; ++i) strings[static_cast<std::size_t>(i)] = {i};
      last.clear();
      width = 9;
    };
    reset();
    for (;;) {
      std::size_t code = 0;
      for (unsigned i = 0; i < width; ++i, ++bit)
        code |=
            static_cast<std::size_t>(static_cast<unsigned char>(data.at(bit / 8)) >> bit % 8 & 1)
            << i;
      if (code == 257) break;
      if (code == 256) {
        reset();
        continue;
      }
      std::vector<int> now;
      if (code < strings.size()) {
        now = strings[code];
      } else {
        EXPECT_EQ(code, strings.size());
        now = last;
        now.push_back(last.at(0));
      }
      pixels.insert(pixels.end(), now.begin(), now.end());
      if (!last.empty() && strings.size() < 4096) {
        last.push_back(now[0]);
        strings.push_back(last);
      }
      if (strings.size() == std::size_t{1} << width && width < 12) ++width;
      last = now;
    }
    EXPECT_EQ((bit + 7) / 8, data.size());
    return pixels;
  }

  const std::string& bytes_;
  std::size_t at_ = 0;
};

// The largest difference of a colour between two pictures.
int difference(const std::vector<std::uint32_t>& a, const std::vector<std::uint32_t>& b) {
  int most = a.size() == b.size() ? 0 : 999;
  for (std::size_t i = 0; i < a.size() && most < 999; ++i)
    for (const int shift : {16, 8, 0})
      most = std::max(most, std::abs(static_cast<int>(a[i] >> shift & 255) -
                                     static_cast<int>(b[i] >> shift & 255)));
  return most;
}

Scene film_scene() {
  Scene scene;
  scene.title = "A disc";
  scene.description = std::string(300, 'x') + "\n";
  scene.width = 100;
  scene.height = 60;
  scene.seconds = 4;
  scene.shapes = {{Rectangle{{10, 10}, 80, 40, 0, {Colour{0x00ff00}, std::nullopt}}},
                  {Actor{"",
                         {{Circle{{20, 30}, 8, {Colour{0xff0000}, std::nullopt}}}},
                         {{1, {}, 1}, {2, {60, 0}, 1}, {3, {60, 0}, 0}}}}};
  return scene;
}

TEST(Raster, ShapesAreWhereTheyBelong) {
  const auto pixel = [](const Image& image, int x, int y) {
    return image.pixels.at(static_cast<std::size_t>(y) * image.width + x);
  };
  const Scene scene = film_scene();
  const Image start = raster(scene, 200);
  EXPECT_EQ(start.height, 120);
  EXPECT_EQ(pixel(start, 5, 5), 0xffffffU);
  EXPECT_EQ(pixel(start, 100, 60), 0x00ff00U);
  EXPECT_EQ(pixel(start, 40, 60), 0xff0000U);
  const Image half = frame(scene, 200, 1.5);
  EXPECT_EQ(pixel(half, 40, 60), 0x00ff00U);
  EXPECT_EQ(pixel(half, 100, 60), 0xff0000U);
  const Image fading = frame(scene, 200, 2.5);
  EXPECT_NEAR(pixel(fading, 160, 60) >> 16, 0x80, 1);  // half red, half green
  EXPECT_NEAR(pixel(fading, 160, 60) >> 8 & 0xff, 0x80, 1);
  EXPECT_EQ(pixel(frame(scene, 200, 3.5), 160, 60), 0x00ff00U);
}

TEST(Raster, PathsDashesAndLetters) {
  Scene scene;
  scene.width = scene.height = 100;
  scene.shapes = {
      {Path{path_from("M10 10 L50 10 L50 50 L10 50 Z"), {Colour{0x0000ff}, std::nullopt}}},
      {Path{path_from("M0 80 L100 80"), {std::nullopt, Colour{0xff0000}, 10, 20}}},
      {Text{{70, 50}, "l", 50, Colour{0}, Text::Anchor::start}}};
  const Image image = raster(scene, 100);
  const auto pixel = [&](int x, int y) {
    return image.pixels.at(static_cast<std::size_t>(y * 100 + x));
  };
  EXPECT_EQ(pixel(30, 30), 0x0000ffU);
  EXPECT_EQ(pixel(60, 30), 0xffffffU);
  EXPECT_EQ(pixel(10, 80), 0xff0000U);
  EXPECT_EQ(pixel(30, 80), 0xffffffU);
  EXPECT_EQ(pixel(50, 80), 0xff0000U);
  EXPECT_EQ(pixel(50, 87), 0xffffffU);
  // The upright of the l stands in the middle of its width, 0.28 of the size.
  EXPECT_LT(pixel(76, 30) & 0xff, 0x40U);
  EXPECT_EQ(pixel(87, 30), 0xffffffU);
  EXPECT_EQ(pixel(76, 54), 0xffffffU);  // below the base line
}

TEST(Gif, HoldsTheFilm) {
  const Scene scene = film_scene();
  const Film film = Decoder(*gif(scene, 150)).decode();
  EXPECT_EQ(film.width, 150);
  EXPECT_EQ(film.height, 90);
  EXPECT_TRUE(film.for_ever);
  ASSERT_EQ(film.delays.size(), film.pictures.size());
  EXPECT_GT(film.pictures.size(), 20);
  int hundredths = 0;
  for (std::size_t i = 0; i < film.pictures.size(); ++i) {
    // A little later, so that rounding does no harm.
    const Image drawn = frame(scene, 150, hundredths / 100.0 + 1e-9);
    EXPECT_LE(difference(film.pictures[i], drawn.pixels), 2) << i;
    hundredths += film.delays[i];
  }
  EXPECT_EQ(hundredths, 400);
  EXPECT_EQ(film.comment, "A disc\n" + std::string(300, 'x') + "\n");
}

// Pictures that are drawn anew in part only are those that are drawn at once.
RC_GTEST_PROP(FilmRaster, ShowsWhatTheWholePictureShows, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto any = [&](int most) { return static_cast<double>(random.below(most)); };
  Scene scene;
  scene.corner = {-20, -10};
  scene.width = 140;
  scene.height = 110;
  scene.seconds = 10;
  scene.on_card = true;
  const auto shape = [&] {
    const Colour colour{static_cast<std::uint32_t>(random.below(1 << 24))};
    switch (random.below(4)) {
      case 0:
        return Shape{Circle{{any(100), any(100)}, any(30), {colour, Colour{0}, any(9)}}};
      case 1:
        return Shape{Text{{any(100), any(100)}, "gW|", any(40), colour, Text::Anchor::end, true}};
      case 2:
        return Shape{Path{{move_to({any(99), any(99)}), line_to({any(99), any(99)})},
                          {std::nullopt, colour, any(20), any(2) * 7}}};
      default:
        return Shape{Rectangle{{any(100), any(100)}, any(40), any(40), any(5), {colour, {}}}};
    }
  };
  for (int i = 0; i < 12; ++i) {
    if (random.below(2)) {
      scene.shapes.push_back(shape());
      continue;
    }
    Actor actor{"", {shape(), shape()}, {}, random.below(2) == 0};
    for (double time = any(3); time < 10; time += 0.5 + any(3))
      actor.keys.push_back({time, {any(60) - 30, any(60) - 30}, any(3) / 2});
    scene.shapes.push_back({std::move(actor)});
  }
  FilmRaster film(scene, 150);
  std::vector<std::uint32_t> before;
  for (double time = 0; time < 10; time += 0.7) {
    const PixelBox box = film.show(time);
    // Smooth edges come out a little different when a part is cut out.
    RC_ASSERT(difference(film.image().pixels, frame(scene, 150, time).pixels) <= 64);
    // The box holds all that has changed, and no side of it is without a change.
    PixelBox changed{999, 999, 0, 0};
    for (int y = 0; y < film.image().height && !before.empty(); ++y) {
      for (int x = 0; x < 150; ++x) {
        const auto at = static_cast<std::size_t>(y) * 150 + static_cast<std::size_t>(x);
        if (before[at] == film.image().pixels[at]) continue;
        changed = {std::min(changed.left, x), std::min(changed.top, y),
                   std::max(changed.right, x + 1), std::max(changed.bottom, y + 1)};
      }
    }
    RC_ASSERT(before.empty() || changed.is_empty() == box.is_empty());
    if (!before.empty() && !box.is_empty())
      RC_ASSERT(changed.left == box.left && changed.top == box.top && changed.right == box.right &&
                changed.bottom == box.bottom);
    before = film.image().pixels;
  }
}

TEST(Gif, HasTheColoursOfTheScene) {
  capture::Answer<Square> answer = solution("a3 b3 b2 b3 c1 c2");
  solo_chess::Puzzle puzzle = board({"R2 R1 N3", "C0 K2 B2", "Q* . P2"}, 2);
  puzzle.last = 4;
  const Scene scene = picture(puzzle, answer).scene;
  const std::vector<std::uint32_t> colours = colours_of(scene);
  EXPECT_GT(colours.size(), 15U);
  const int width = 300;
  const Film film = Decoder(*gif(scene, width)).decode();
  int hundredths = 0;
  for (std::size_t i = 0; i < film.pictures.size(); ++i) {
    const Image drawn = frame(scene, width, hundredths / 100.0 + 1e-9);
    int differences = 0;
    for (std::size_t at = 0; at < drawn.pixels.size(); ++at) {
      const bool is_flat = std::binary_search(colours.begin(), colours.end(), drawn.pixels[at]);
      differences += is_flat && film.pictures[i][at] != drawn.pixels[at];
    }
    EXPECT_EQ(differences, 0) << i;
    EXPECT_LE(difference(film.pictures[i], drawn.pixels), 40) << i;
    hundredths += film.delays[i];
  }
}

// Noise fills the compression's dictionary more than once, and has more than 256 colours.
RC_GTEST_PROP(Gif, AnyPictureComesBack, ()) {
  Scene scene;
  scene.width = scene.height = 120;
  const int shapes = *rc::gen::inRange(0, 400);
  const auto seed = *rc::gen::arbitrary<std::uint32_t>();
  std::uint32_t state = seed | 1;
  const auto next = [&] { return state = state * 1664525 + 1013904223; };
  for (int i = 0; i < shapes; ++i) {
    const Point corner{static_cast<double>(next() >> 8) / (1 << 24) * 120,
                       static_cast<double>(next() >> 8) / (1 << 24) * 120};
    scene.shapes.push_back(
        {Rectangle{corner, 6, 6, 0, {Colour{(next() >> 30) * 0x404040 + 0x3f}, std::nullopt}}});
  }
  const Film film = Decoder(*gif(scene, 120)).decode();
  RC_ASSERT(film.pictures.size() == std::size_t{1});
  RC_ASSERT(!film.for_ever);
  RC_ASSERT(difference(film.pictures[0], raster(scene, 120).pixels) < 60);
}

}  // namespace
}  // namespace hardboard::draw
