// PNG and PDF files: what they are, how large, how many pages, and that all files show the same
// picture.
#include <array>
#include <cairo/cairo.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "draw/cairo_objects.h"
#include "draw/graph_capture.h"
#include "draw/palette.h"
#include "draw/peg_solitaire.h"
#include "draw/pixels/frame.h"
#include "draw/push_fight.h"
#include "draw/raster.h"
#include "draw/render.h"
#include "draw/samples.h"
#include "draw/sheet.h"
#include "draw/solo_chess.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/push_fight/read.h"

namespace hardboard::draw {
namespace {

std::uint32_t big_endian(const std::string& bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i)
    value = value << 8 | static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

TEST(PaperFiles, PngHasAPixelForEachUnitUpTo2000) {
  const Scene small = picture(board({"R N", ". K"}, 2), solution("a2 b2")).scene;
  const std::string bytes = *render(small, Format::png);
  EXPECT_EQ(bytes.substr(0, 8), "\x89PNG\r\n\x1a\n");
  EXPECT_EQ(big_endian(bytes, 16), std::lround(small.width));
  EXPECT_EQ(big_endian(bytes, 20), std::lround(small.height));
  solo_chess::Puzzle wide = board({"R N"}, 2);
  wide.frame->width = 60;
  EXPECT_EQ(big_endian(*render(picture(wide).scene, Format::png), 16), 2000U);
}

// CRC-32 with a table, from the definition in the PNG specification.
std::uint32_t crc_of(std::string_view bytes) {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t n = 0; n < 256; ++n) {
    table[n] = n;
    for (int k = 0; k < 8; ++k)
      table[n] = table[n] & 1 ? 0xedb88320U ^ table[n] >> 1 : table[n] >> 1;
  }
  std::uint32_t crc = ~0U;
  for (const char c : bytes) crc = table[(crc ^ static_cast<unsigned char>(c)) & 0xff] ^ crc >> 8;
  return ~crc;
}

// All chunks have a sum that fits, those that cairo wrote and those with texts alike.
TEST(PaperFiles, PngHoldsTitleAndDescription) {
  const Scene scene = picture(board({"R N", ". K"}, 2), {}, "solo-chess\n\xFF").scene;
  const std::string bytes = *render(scene, Format::png);
  std::vector<std::string> types, texts;
  for (std::size_t at = 8; at < bytes.size();) {
    const std::size_t length = big_endian(bytes, at);
    const std::string type = bytes.substr(at + 4, 4), data = bytes.substr(at + 8, length);
    EXPECT_EQ(big_endian(bytes, at + 8 + length), crc_of(type + data)) << type;
    types.push_back(type);
    if (type == "iTXt") texts.push_back(data);
    at += 12 + length;
  }
  EXPECT_EQ(types.front(), "IHDR");
  EXPECT_EQ(types.back(), "IEND");
  ASSERT_EQ(texts.size(), 2U);
  EXPECT_EQ(texts[0], std::string("Title\0\0\0\0\0", 10) + scene.title);
  EXPECT_EQ(texts[1].substr(0, 18), std::string("Description\0\0\0\0\0# ", 18));
  EXPECT_NE(texts[1].find("solo-chess\n\xEF\xBF\xBD"), std::string::npos);
}

TEST(PaperFiles, PdfHasAPageForEachScene) {
  const Scene scene = picture(board({"R N", ". K"}, 2)).scene;
  const std::vector<Scene> pages{scene, scene, scene};
  const std::string bytes = *render(pages, Format::pdf);
  EXPECT_EQ(bytes.substr(0, 5), "%PDF-");
  EXPECT_EQ(count_of(bytes, "/Type /Page "), 3U);
  EXPECT_NE(bytes.find("/Title (Solo Chess: 3 pieces on 2 x 2 squares)"), std::string::npos);
  EXPECT_EQ(bytes, *render(pages, Format::pdf));  // the same bytes at any time
  EXPECT_EQ(bytes.find("CreationDate"), std::string::npos);
}

// The SVG file as rsvg-convert sees it, on white, in 0xRRGGBB; nothing where that program is
// missing.
std::optional<Image> image_of_svg(const std::string& svg, int width) {
  const auto folder = std::filesystem::temp_directory_path() /
                      ("hardboard-files-test-" + std::to_string(std::rand()));
  std::filesystem::create_directories(folder);
  const std::string in = folder / "a.svg", out = folder / "a.png";
  std::ofstream(in, std::ios::binary) << svg;
  const std::string command = "rsvg-convert -b white -w " + std::to_string(width) + " " + in +
                              " -o " + out + " 2> " + (folder / "log").string();
  std::optional<Image> image;
  if (std::system(command.c_str()) == 0) {
    const Surface surface(cairo_image_surface_create_from_png(out.c_str()));
    image.emplace();
    image->width = cairo_image_surface_get_width(surface.get());
    image->height = cairo_image_surface_get_height(surface.get());
    const unsigned char* const data = cairo_image_surface_get_data(surface.get());
    for (int y = 0; y < image->height; ++y) {
      const auto* row = reinterpret_cast<const std::uint32_t*>(
          data + static_cast<std::ptrdiff_t>(y) * cairo_image_surface_get_stride(surface.get()));
      for (int x = 0; x < image->width; ++x) image->pixels.push_back(row[x] & 0xffffffU);
    }
  }
  std::filesystem::remove_all(folder);
  return image;
}

// The share of blocks of 4 x 4 pixels whose mean colours differ by more than smooth edges and the
// fitting of letters to pixels may.
double difference(const Image& a, const Image& b) {
  if (a.width != b.width || std::abs(a.height - b.height) > 1) return 1;
  constexpr int block = 4, most = 24;
  int different = 0, blocks = 0;
  for (int y = 0; y + block <= std::min(a.height, b.height); y += block) {
    for (int x = 0; x + block <= a.width; x += block, ++blocks) {
      bool is_different = false;
      for (const int shift : {16, 8, 0}) {
        int sum = 0;
        for (int i = 0; i < block * block; ++i) {
          const std::size_t at = static_cast<std::size_t>(y + i / block) * a.width + x + i % block;
          sum += static_cast<int>(a.pixels[at] >> shift & 255) -
                 static_cast<int>(b.pixels[at] >> shift & 255);
        }
        is_different |= std::abs(sum) > most * block * block;
      }
      different += is_different;
    }
  }
  return static_cast<double>(different) / blocks;
}

std::vector<Scene> samples() {
  capture::Answer<Square> refused;
  refused.verdict = Verdict::unsolvable;
  refused.proof = capture::ClosedSets<Square>{squares("a2"), squares("c1")};
  const auto pegs = *peg_solitaire::read({"f", "peg-solitaire\nboard triangle 5\n", 1});
  const auto push = *push_fight::read({"f", "push-fight\nboard\n - -\n . K .\n\n . p a\n", 1});
  solo_chess::Puzzle chess = board({"Q1 . N*", ". K2 .", "C0 P9 B12"}, 2);
  chess.last = 2;
  chess.goal = Square{1, 1};
  std::vector<Scene> scenes{picture(chess, solution("c3 a1 c1 b2")).scene,
                            picture(board({"R . .", ". . R"}, 0), refused).scene,
                            picture(graph(5, true, {{1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 4}})).scene,
                            picture(pegs).scene, picture(push).scene};
  scenes.push_back(
      sheet(std::vector<SheetPuzzle>{{scenes[0], scenes[1]}, {scenes[2], scenes[3]}}, {}).at(0));
  return scenes;
}

TEST(PaperFiles, SvgAndPixelsShowTheSamePicture) {
  for (const Scene& scene : samples()) {
    const std::optional<Image> from_svg = image_of_svg(*render(scene, Format::svg), 400);
    if (!from_svg) GTEST_SKIP() << "rsvg-convert is missing";
    EXPECT_LT(difference(*from_svg, raster(scene, 400)), 0.02) << scene.title;
    // The judge can say no: a picture with another shape differs.
    Scene other = scene;
    other.shapes.push_back(
        {Rectangle{other.corner, other.width / 4, other.height / 4, 0, {arrow, {}}}});
    EXPECT_GT(difference(*from_svg, raster(other, 400)), 0.05);
  }
}

TEST(PaperFiles, AFilmBeginsAsTheStillPictureWithoutItsArrows) {
  const solo_chess::Puzzle puzzle = board({"Q . N", ". K .", "R P B"}, 2);
  Scene film = picture(puzzle, solution("c3 a1")).scene;
  const Scene still = picture(puzzle, solution("")).scene;
  // The legend says more below the film; the board is the same.
  film.height = 300 - film.corner.y;
  Scene part = still;
  part.corner = film.corner;
  part.width = film.width;
  part.height = film.height;
  EXPECT_LT(difference(frame(film, 300, 0.0), raster(part, 300)), 0.01);
}

}  // namespace
}  // namespace hardboard::draw
