// Large puzzles: files stay small, maps say what they leave out, and no legend promises what nobody
// can see.
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "draw/coordinates.h"
#include "draw/density.h"
#include "draw/graph_capture.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"

namespace hardboard::draw {
namespace {

solo_chess::Puzzle full_board(std::int32_t width, std::int32_t height) {
  solo_chess::Puzzle puzzle;
  const std::uint8_t rook = type_number(puzzle, 'R');
  for (std::int32_t i = 0; i < width * height; ++i)
    puzzle.pieces.push_back({{1 + i % width, 1 + i / width}, 2, rook});
  puzzle.frame = solo_chess::Frame{{1, 1}, width, height};
  return puzzle;
}

// A snake of captures over a full board.
capture::Answer<Square> snake(std::int32_t width, std::int32_t height) {
  const auto square = [&](std::int32_t i) {
    const std::int32_t row = i / width, column = i % width;
    return Square{row % 2 == 0 ? 1 + column : width - column, 1 + row};
  };
  capture::Answer<Square> answer;
  for (std::int32_t i = 1; i < width * height; ++i)
    answer.moves.push_back({square(i - 1), square(i)});
  return answer;
}

std::string said(const Scene& scene) {
  std::string words = words_in(scene);
  std::replace(words.begin(), words.end(), '\n', ' ');
  return words;
}

TEST(Picture, LargeBoardsHaveNumbersWhereTheyCanBeRead) {
  const Scene readable = picture(full_board(50, 4), snake(50, 4)).scene;
  EXPECT_EQ(number_discs(readable).size(), 199U);
  EXPECT_NE(said(readable).find("captures, numbered in order"), std::string::npos);
  const Scene large = picture(full_board(100, 100), snake(100, 100)).scene;
  EXPECT_TRUE(number_discs(large).empty());
  EXPECT_EQ(said(large).find("numbered"), std::string::npos);
  EXPECT_NE(said(large).find("captures, without their numbers"), std::string::npos);
  EXPECT_NE(said(large).find("must be magnified to be read"), std::string::npos);
  EXPECT_LT(svg(large).size(), 8'000'000U);
}

TEST(Picture, LargeBoardsAreMaps) {
  const std::string dots = svg(picture(full_board(120, 100)).scene);
  EXPECT_NE(dots.find("this is a map to scale, with a dot for each piece"), std::string::npos);
  EXPECT_LT(dots.size(), 1'500'000U);
  const Scene map = picture(full_board(320, 320)).scene;
  EXPECT_NE(said(map).find("Too many pieces to be drawn one by one: this is a map of where they "
                           "stand. Single pieces, their types and budgets, captures and refusals "
                           "are left out."),
            std::string::npos);
  EXPECT_NE(said(map).find("102400 pieces: 102400 may capture twice."), std::string::npos);
  EXPECT_NE(map.description.find("this is a map of where they stand"), std::string::npos);
  EXPECT_LT(svg(map).size(), 30'000U);
}

TEST(Picture, OfTheWholePlane) {
  using Coordinates = std::numeric_limits<std::int32_t>;
  solo_chess::Puzzle sparse;
  const std::uint8_t queen = type_number(sparse, 'Q');
  sparse.pieces = {{{Coordinates::min(), 5}, 2, queen}, {{Coordinates::max(), 5}, 1, queen}};
  capture::Answer<Square> answer;
  answer.moves = {{sparse.pieces[0].square, sparse.pieces[1].square}};
  const std::string wide = svg(picture(sparse, answer).scene);
  EXPECT_NE(wide.find("# Solution: 1. Q(-2147483648,5)xfxshrxw5"), std::string::npos);
  EXPECT_LT(wide.size(), 20'000U);

  solo_chess::Puzzle corner;
  corner.pieces = {{{Coordinates::max(), Coordinates::max()}, 2, type_number(corner, 'Q')}};
  EXPECT_EQ(picture(corner).scene.title, "Solo Chess: 1 piece on 2 x 2 squares");

  solo_chess::Puzzle framed = board({"R"}, 2);
  framed.frame->width = Coordinates::max();
  EXPECT_LT(svg(picture(framed).scene).size(), 10'000U);
}

TEST(Picture, LargeGraphsAreDots) {
  Random random(7);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::uint32_t v = 2; v <= 40'000; ++v) edges.emplace_back(1 + random.below(v - 1), v);
  const Scene dots = picture(graph(40'000, false, edges)).scene;
  EXPECT_LT(svg(dots).size(), 8'000'000U);
  EXPECT_NE(said(dots).find("Tokens are dots without numbers."), std::string::npos);
  EXPECT_LT(svg(picture(graph(200'001, false, edges)).scene).size(), 10'000U);
}

// Every piece lies in one shaded field, and the field's shade stands for its number of pieces.
RC_GTEST_PROP(DensityMap, CountsThePieces, ()) {
  const Window window{*rc::gen::inRange(-9, 9), *rc::gen::inRange(-9, 9), *rc::gen::inRange(1, 400),
                      *rc::gen::inRange(1, 400)};
  const auto n = *rc::gen::inRange<std::size_t>(1, 2000);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<Square> pieces;
  for (std::size_t i = 0; i < n; ++i) {
    const auto part = 1 + random.below(3);  // denser towards a corner
    pieces.push_back({static_cast<std::int32_t>(window.x) +
                          static_cast<std::int32_t>(random.below(1 + window.width / part)) %
                              static_cast<std::int32_t>(window.width),
                      static_cast<std::int32_t>(window.y) +
                          static_cast<std::int32_t>(random.below(1 + window.height / part)) %
                              static_cast<std::int32_t>(window.height)});
  }
  const Grid grid = grid_with(Cells::squares, 10, window.corner(), {5, -5});
  Scene scene;
  const std::vector<LegendItem> items = add_density(scene, grid, window, pieces, "pieces");
  const std::string& head = items.at(0).words;
  const std::int64_t size = std::stoll(head.substr(head.find("of ", 20) + 3));
  RC_ASSERT(head == "pieces in each field of " + std::to_string(size) + " x " +
                        std::to_string(size) + " squares:");
  RC_ASSERT(std::max(window.width, window.height) / size <= 64);

  std::map<std::pair<std::int64_t, std::int64_t>, int> count;
  for (const Square square : pieces)
    ++count[{(square.x - window.x) / size, (square.y - window.y) / size}];
  for (const Square square : pieces) {
    const Point at = grid.middle(square);
    std::size_t found = 0;
    std::uint32_t shade = 0;
    for (const Shape& shape : scene.shapes) {
      const auto& field = std::get<Rectangle>(shape.what);
      const bool inside = field.corner.x < at.x && at.x < field.corner.x + field.width &&
                          field.corner.y < at.y && at.y < field.corner.y + field.height;
      found += inside;
      if (inside) shade = field.style.fill->rgb;
    }
    RC_ASSERT(found == std::size_t{1});
    const int pieces_here = count[{(square.x - window.x) / size, (square.y - window.y) / size}];
    bool is_said = false;
    for (std::size_t i = 1; i < items.size(); ++i) {
      const auto sign = std::get<Rectangle>(items[i].sign({}, 1).what);
      const int low = std::stoi(items[i].words);
      const std::size_t to = items[i].words.find(" to ");
      const int high = to == std::string::npos ? low : std::stoi(items[i].words.substr(to + 4));
      if (sign.style.fill->rgb == shade) is_said = low <= pieces_here && pieces_here <= high;
    }
    RC_ASSERT(is_said);
  }
}

// Labels do not run into one another, and are not all left out.
RC_GTEST_PROP(Coordinates, KeepApart, ()) {
  const Window window{*rc::gen::inRange(-2000, 30'000), *rc::gen::inRange(-2000, 3000),
                      *rc::gen::inRange(1, 3000), *rc::gen::inRange(1, 3000)};
  const double size = *rc::gen::inRange(20, 300);
  Scene scene;
  const Grid grid = grid_with(Cells::squares, 100, window.corner(), {50, -50});
  add_coordinates(scene, grid, window, size, 0, 0);
  double right = -1e9, top = 1e9;
  std::size_t columns = 0, rows = 0;
  for (const Shape& shape : scene.shapes) {
    const auto& text = std::get<Text>(shape.what);
    if (text.anchor == Text::Anchor::middle) {
      const double half = text_width(text.words, size) / 2;
      RC_ASSERT(text.at.x - half > right);
      right = text.at.x + half;
      ++columns;
    } else {
      RC_ASSERT(text.at.y < top);
      top = text.at.y - 0.75 * size;
      ++rows;
    }
  }
  RC_ASSERT(columns > 0 || window.width < 20);
  RC_ASSERT(rows > 0 || window.height < 20);
}

}  // namespace
}  // namespace hardboard::draw
