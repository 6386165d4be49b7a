// Pictures of every kind say where their places lie; frames, labels and highlights lie there.
#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "base/random.h"
#include "draw/frames.h"
#include "draw/graph_capture.h"
#include "draw/overlay.h"
#include "draw/peg_army.h"
#include "draw/peg_solitaire.h"
#include "draw/points.h"
#include "draw/push_fight.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"
#include "draw/vertex_names.h"
#include "draw/well_formed.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/push_fight/read.h"
#include "support/random_puzzle.h"

namespace hardboard::draw {
namespace {

// Where stamps lie whose title begins so; each title stands for a place.
std::vector<Point> stamps(const Scene& scene, const std::string& title) {
  std::vector<Point> points;
  for_each_shape(scene, [&](const Shape& shape, Point offset) {
    const auto* stamp = std::get_if<Stamp>(&shape.what);
    if (stamp != nullptr && stamp->title.substr(0, title.size()) == title)
      points.push_back(stamp->at + offset);
  });
  return points;
}

bool is_near(Point a, Point b) {
  return length(a - b) < 0.01;
}

TEST(Places, SoloChess) {
  Random random(3);
  for (int round = 0; round < 200; ++round) {
    const solo_chess::Puzzle puzzle = testing::random_solo_chess(random);
    const Picture drawn = picture(puzzle);
    for (const solo_chess::Piece& piece : puzzle.pieces) {
      const std::string title = puzzle.types[piece.type].letter + name(piece.square) + ",";
      const std::vector<Point> at = stamps(drawn.scene, title);
      ASSERT_EQ(at.size(), 1U) << title;
      EXPECT_TRUE(is_near(at[0], *middle(drawn, piece.square)));
    }
  }
}

TEST(Places, MapsOfSoloChess) {
  solo_chess::Puzzle puzzle;
  const std::uint8_t rook = type_number(puzzle, 'R');
  puzzle.pieces = {{{-5, 1}, 2, rook}, {{400, 90}, 2, rook}, {{1, 1}, 2, rook}};
  const Picture drawn = picture(puzzle);
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    const std::vector<Point> at = stamps(drawn.scene, "R" + name(piece.square));
    ASSERT_EQ(at.size(), 1U);
    EXPECT_TRUE(is_near(at[0], *middle(drawn, piece.square)));
  }
}

TEST(Places, GraphCapture) {
  const Picture drawn = picture(graph(9, true, {{1, 2}, {2, 3}, {4, 2}, {7, 9}}));
  ASSERT_EQ(drawn.vertices.size(), 9U);
  for (std::uint32_t v = 1; v <= 9; ++v) {
    const std::vector<Point> at = stamps(drawn.scene, "token " + std::to_string(v) + ",");
    ASSERT_EQ(at.size(), 1U);
    EXPECT_TRUE(is_near(at[0], *middle(drawn, capture::Vertex{v})));
  }
  EXPECT_FALSE(middle(drawn, capture::Vertex{10}));
  EXPECT_FALSE(middle(drawn, Square{1, 1}));
}

TEST(Places, PegSolitaire) {
  for (const std::string board : {"board english\n", "board triangle 6\n", "board square 7\n"}) {
    const auto puzzle = *peg_solitaire::read({"f", "peg-solitaire\nvacant 3 3\n" + board, 1});
    const Picture drawn = picture(puzzle);
    std::size_t stamps = 0;
    for_each_shape(drawn.scene, [&](const Shape& shape, Point offset) {
      const auto* stamp = std::get_if<Stamp>(&shape.what);
      std::string_view title = stamp != nullptr ? std::string_view(stamp->title) : "";
      const std::optional<Square> hole = take_square(title);
      if (!hole) return;
      EXPECT_TRUE(is_near(stamp->at + offset, *middle(drawn, *hole))) << name(*hole);
      ++stamps;
    });
    EXPECT_EQ(stamps, 2 * puzzle.holes.size() - 1);  // a hole each, and pegs but for one
  }
}

TEST(Places, TrianglesAreLattices) {
  const auto puzzle = *peg_solitaire::read({"f", "peg-solitaire\nboard triangle 5\n", 1});
  const Picture drawn = picture(puzzle);
  // Holes one step of a jump apart are equally far apart in all three directions.
  for (const Square step : {Square{1, 0}, Square{0, 1}, Square{1, -1}})
    EXPECT_NEAR(length(drawn.grid->middle(step) - drawn.grid->middle(Square{})), 100, 1e-9);
  // The apex stands above the middle of the lowest row.
  const double apex = middle(drawn, {1, 5})->x;
  EXPECT_NEAR(apex, (middle(drawn, {1, 1})->x + middle(drawn, {5, 1})->x) / 2, 1e-9);
  // Boards without diagonals, or with both, keep their squares.
  const auto english = *peg_solitaire::read({"f", "peg-solitaire\nboard english\n", 1});
  EXPECT_EQ(picture(english).grid->cells, Cells::squares);
}

TEST(Places, PegArmy) {
  const auto puzzle = *peg_army::read({"f", "peg-army\ndesert halfplane 2\n", 1});
  peg_army::Answer answer;
  answer.army = {{0, 0}, {-3, -1}};
  const Picture drawn = picture(puzzle, answer);
  std::set<std::pair<long, long>> pegs;
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    const auto* circle = std::get_if<Circle>(&shape.what);
    if (circle != nullptr)
      pegs.insert({std::lround(circle->centre.x), std::lround(circle->centre.y)});
  });
  for (const Square square : answer.army) {
    const Point at = *middle(drawn, square);
    EXPECT_TRUE(pegs.count({std::lround(at.x), std::lround(at.y)}) > 0) << name(square);
  }
}

TEST(Places, PushFight) {
  const auto puzzle = *push_fight::read({"f", "push-fight\nboard\n\n . K .\n\n . p .\n", 1});
  const Picture drawn = picture(puzzle);
  EXPECT_TRUE(is_near(stamps(drawn.scene, "white king on b2").at(0), *middle(drawn, {2, 2})));
  EXPECT_TRUE(is_near(stamps(drawn.scene, "black pawn on b1").at(0), *middle(drawn, {2, 1})));
}

bool shows(const Scene& scene, Point p) {
  return scene.corner.x <= p.x && p.x <= scene.corner.x + scene.width && scene.corner.y <= p.y &&
         p.y <= scene.corner.y + scene.height;
}

TEST(Overlay, FramesLieInsideOfTheirCellsAndTheSceneGrows) {
  Picture drawn = picture(board({"R . .", ". R .", ". . R"}, 2));
  add_frames(drawn, std::array{Frame{squares("a3 b3 b2"), "x1"}}, {}, mark);
  add_frames(drawn, std::array{Frame{squares("c1 c2 c3"),
                                     "a title that is longer than the board is wide, by far"}});
  std::size_t frames = 0;
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    const auto* path = std::get_if<Path>(&shape.what);
    if (path == nullptr || !path->style.stroke || path->style.stroke->rgb != mark.rgb) return;
    ++frames;
    for (const Segment& segment : path->segments) {
      if (segment.kind == Segment::Kind::close) continue;
      const double column = (segment.to.x - middle(drawn, {1, 1})->x) / 100 + 1;
      const double row = (middle(drawn, {1, 1})->y - segment.to.y) / 100 + 1;
      EXPECT_TRUE(column > 0.5 && column < 2.5 && row > 1.5 && row < 3.5) << column << " " << row;
    }
  });
  EXPECT_EQ(frames, 1U);
  EXPECT_NE(words_in(drawn.scene).find("x1\n"), std::string::npos);
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    if (const auto* plate = std::get_if<Rectangle>(&shape.what)) {
      EXPECT_TRUE(shows(drawn.scene, plate->corner));
      EXPECT_TRUE(shows(drawn.scene, plate->corner + Point{plate->width, plate->height}));
    }
  });
  EXPECT_EQ(xml_fault(svg(drawn.scene)), "");
}

TEST(Overlay, TitlesHideNoSquareOfAFrame) {
  std::vector<std::string> rows(12, ". . . . . . . . . . . .");
  Picture drawn = picture(board(rows, 2));
  const std::vector<Frame> frames = {
      {squares("b11 c11 b10"), "variable 1"}, {squares("d11"), "-1"},
      {squares("b9 c9"), "variable 2"},       {squares("e9 h9 h4"), "clause 1: 1 -2 3"},
      {squares("a1 a2 a3"), "column"},        {squares("l1"), "at the rim of the board"}};
  const std::vector<Square> others = squares("a4 a5 b2");
  add_frames(drawn, frames, others, mark);
  std::vector<Square> taken = others;
  for (const Frame& frame : frames)
    taken.insert(taken.end(), frame.squares.begin(), frame.squares.end());
  std::vector<Rectangle> plates;
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    const auto* plate = std::get_if<Rectangle>(&shape.what);
    if (plate != nullptr && plate->style.stroke && plate->style.stroke->rgb == mark.rgb)
      plates.push_back(*plate);
  });
  EXPECT_EQ(plates.size(), frames.size());
  const auto overlap = [](const Rectangle& plate, Point low, Point high) {
    return plate.corner.x + 3 < high.x && low.x < plate.corner.x + plate.width - 3 &&
           plate.corner.y + 3 < high.y && low.y < plate.corner.y + plate.height - 3;
  };
  for (std::size_t i = 0; i < plates.size(); ++i) {
    for (const Square square : taken) {
      const Point at = *middle(drawn, square);
      EXPECT_FALSE(overlap(plates[i], at + Point{-50, -50}, at + Point{50, 50})) << i;
    }
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(overlap(plates[i], plates[j].corner,
                           plates[j].corner + Point{plates[j].width, plates[j].height}));
  }
}

// Every square of the board is framed and named: no title has room beside its frame.
TEST(Overlay, TitlesWithoutRoomStandFurtherAwayWithALine) {
  const std::vector<std::string> rows(3, ". . .");
  Picture drawn = picture(board(rows, 2));
  std::vector<Frame> frames;
  for (const char* square : {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"})
    frames.push_back({squares(square), std::string("the gadget on ") + square});
  add_frames(drawn, frames, {}, mark);
  std::vector<Rectangle> plates;
  std::vector<Point> ends;  // of lines, at the frames
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    if (const auto* plate = std::get_if<Rectangle>(&shape.what);
        plate != nullptr && plate->style.stroke && plate->style.stroke->rgb == mark.rgb)
      plates.push_back(*plate);
    if (const auto* path = std::get_if<Path>(&shape.what);
        path != nullptr && path->style.dash > 0 && path->style.stroke->rgb == mark.rgb)
      ends.push_back(path->segments.front().to);
  });
  ASSERT_EQ(plates.size(), 9U);
  EXPECT_GE(ends.size(), 5U);
  for (const Point& end : ends)
    EXPECT_TRUE(std::any_of(frames.begin(), frames.end(), [&](const Frame& frame) {
      return is_near(end, *middle(drawn, frame.squares[0]));
    }));
  for (std::size_t i = 0; i < plates.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const Rectangle &a = plates[i], &b = plates[j];
      EXPECT_FALSE(a.corner.x + 3 < b.corner.x + b.width && b.corner.x + 3 < a.corner.x + a.width &&
                   a.corner.y + 3 < b.corner.y + b.height && b.corner.y + 3 < a.corner.y + a.height)
          << i << " " << j;
    }
}

// Titles of which each covers the whole board: what has no room is left out and counted.
TEST(Overlay, TitlesWithoutAnyRoomAreCounted) {
  std::vector<std::string> rows(60, ". . . . . . . . . . . . . . . . . . . .");
  Picture drawn = picture(board(rows, 2));
  const std::string title(40, 'x');
  std::vector<Frame> frames;
  for (int x = 1; x <= 20; ++x)
    for (int y = 1; y <= 60; ++y) frames.push_back({{{x, y}}, title});
  const std::size_t left_out = add_frames(drawn, frames, {}, mark);
  std::size_t plates = 0;
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    const auto* plate = std::get_if<Rectangle>(&shape.what);
    plates += plate != nullptr && plate->style.stroke && plate->style.stroke->rgb == mark.rgb;
  });
  EXPECT_GT(left_out, 1000U);
  EXPECT_GT(plates, 0U);
  EXPECT_EQ(plates + left_out, frames.size());
}

TEST(Overlay, LabelsAndHighlightsLieWhereTheyAreToldTo) {
  Picture drawn = picture(graph(2, false, {{1, 2}}));
  const Point at = *middle(drawn, capture::Vertex{2});
  add_highlight(drawn, at, mark);
  add_label(drawn, at + Point{0, -60}, "here", ink);
  const Shape& highlight = drawn.scene.shapes[drawn.scene.shapes.size() - 2];
  const auto& ring = std::get<Circle>(std::get<Group>(highlight.what).shapes.back().what);
  EXPECT_TRUE(is_near(ring.centre, at));
  EXPECT_GE(ring.radius, drawn.place_radius);
  EXPECT_NE(words_in(drawn.scene).find("here\n"), std::string::npos);
}

// Names longer than the way between two vertices stand above and below.
TEST(Overlay, NamesHideNeitherVerticesNorNames) {
  Picture drawn;
  drawn.place_radius = 36;
  for (double x = 0; x < 5; ++x) drawn.vertices.push_back({150 * x, 0});
  std::vector<VertexName> names;
  for (std::size_t i = 0; i < 4; ++i)
    names.push_back({{drawn.vertices[i]}, "variable " + std::to_string(i) + " is true"});
  names.push_back({{drawn.vertices[3], drawn.vertices[4]}, "ab"});
  add_vertex_names(drawn, names, mark);
  std::vector<Rectangle> plates;
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    if (const auto* plate = std::get_if<Rectangle>(&shape.what)) plates.push_back(*plate);
  });
  ASSERT_EQ(plates.size(), names.size());
  const auto hides = [](const Rectangle& plate, Point low, Point high) {
    return plate.corner.x < high.x && low.x < plate.corner.x + plate.width &&
           plate.corner.y < high.y && low.y < plate.corner.y + plate.height;
  };
  for (std::size_t i = 0; i < plates.size(); ++i) {
    for (const Point at : drawn.vertices)
      EXPECT_FALSE(hides(plates[i], at + Point{-36, -36}, at + Point{36, 36})) << i;
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_FALSE(hides(plates[i], plates[j].corner,
                         plates[j].corner + Point{plates[j].width, plates[j].height}))
          << i << " " << j;
  }
}

TEST(Overlay, NothingHappensWhereNoPlacesAreShown) {
  Picture drawn;
  drawn.scene.width = drawn.scene.height = 10;
  add_frames(drawn, std::array{Frame{squares("a1"), "x"}});
  Picture empty = picture(board({"R"}, 2));
  const std::size_t shapes = empty.scene.shapes.size();
  add_frames(empty, std::array{Frame{{}, "x"}});
  EXPECT_TRUE(drawn.scene.shapes.empty());
  EXPECT_EQ(empty.scene.shapes.size(), shapes);
}

}  // namespace
}  // namespace hardboard::draw
