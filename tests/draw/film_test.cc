// Films of captures end where play does: the rules of the games are asked what stands where.
#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <set>

#include "base/random.h"
#include "draw/graph_capture.h"
#include "draw/pieces.h"
#include "draw/points.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/replay.h"
#include "support/random_puzzle.h"

namespace hardboard::draw {
namespace {

using Spot = std::pair<long, long>;
Spot spot(Point p) {
  return {std::lround(p.x), std::lround(p.y)};
}

// Where the symbols of a scene can be seen at a time of the film; arrows and marks left out.
std::map<Spot, std::string> standing(const Scene& scene, double time) {
  std::map<Spot, std::string> result;
  const auto add = [&](const Shape& shape, Point offset) {
    if (const auto* stamp = std::get_if<Stamp>(&shape.what))
      result[spot(stamp->at + offset)] = scene.symbols[stamp->symbol].name;
  };
  for (const Shape& shape : scene.shapes) {
    add(shape, {});
    const auto* actor = std::get_if<Actor>(&shape.what);
    if (actor == nullptr) continue;
    const Key now = key_at(*actor, time);
    if (now.opacity > 0)
      for (const Shape& part : actor->shapes) add(part, now.offset);
  }
  return result;
}

void expect_good_keys(const Scene& scene) {
  for (const Shape& shape : scene.shapes) {
    const auto* actor = std::get_if<Actor>(&shape.what);
    if (actor == nullptr) continue;
    ASSERT_FALSE(actor->keys.empty());
    EXPECT_GE(actor->keys.front().time, 0);
    EXPECT_LT(actor->keys.back().time, scene.seconds);
    EXPECT_TRUE(std::is_sorted(actor->keys.begin(), actor->keys.end(),
                               [](const Key& a, const Key& b) { return a.time < b.time; }));
  }
}

// Random legal captures until none is left.
template <class Game>
auto random_play(Game& game, Random& random) {
  std::vector<typename Game::Move> moves;
  for (auto legal = game.moves(); !legal.empty(); legal = game.moves()) {
    moves.push_back(legal[random.below(legal.size())]);
    EXPECT_FALSE(game.play(moves.back()));
  }
  return moves;
}

TEST(CaptureFilm, OfSoloChessEndsWherePlayDoes) {
  Random random(5);
  std::size_t films = 0;
  for (int round = 0; round < 400; ++round) {
    solo_chess::Puzzle puzzle =
        testing::random_solo_chess(random, {.fewest_pieces = 3, .most_pieces = 9});
    puzzle.bounds.on_distance = round % 2 == 0;
    solo_chess::Game game(puzzle);
    capture::Answer<Square> answer;
    answer.moves = random_play(game, random);
    const Picture drawn = picture(puzzle, answer);
    ASSERT_EQ(drawn.scene.seconds > 0, !answer.moves.empty());
    films += drawn.scene.seconds > 0;
    expect_good_keys(drawn.scene);

    std::map<Spot, std::string> expected;
    for (const solo_chess::Piece& piece : puzzle.pieces) {
      const std::optional<solo_chess::Standing> now = game.at(piece.square);
      if (!now) continue;
      expected[spot(*middle(drawn, piece.square))] =
          piece_symbol(std::string(1, now->letter), now->budget).name;
    }
    EXPECT_EQ(standing(drawn.scene, drawn.scene.seconds), expected);
    EXPECT_EQ(standing(drawn.scene, 0), standing(picture(puzzle).scene, 0));
  }
  EXPECT_GT(films, 100U);
}

TEST(CaptureFilm, OfGraphCaptureEndsWherePlayDoes) {
  Random random(6);
  std::size_t films = 0;
  for (int round = 0; round < 300; ++round) {
    const graph_capture::Puzzle puzzle = testing::random_graph_capture(random);
    graph_capture::Game game(puzzle);
    capture::Answer<capture::Vertex> answer;
    answer.moves = random_play(game, random);
    const Picture drawn = picture(puzzle, answer);
    ASSERT_EQ(drawn.scene.seconds > 0, !answer.moves.empty());
    films += drawn.scene.seconds > 0;
    expect_good_keys(drawn.scene);

    // A vertex that no capture has left is full; its token came by the last capture that ended
    // there.
    std::set<Spot> expected;
    std::set<std::uint32_t> left;
    for (const auto& move : answer.moves) left.insert(move.from.number);
    for (std::uint32_t v = 1; v <= puzzle.budgets.size(); ++v)
      if (left.count(v) == 0) expected.insert(spot(*middle(drawn, capture::Vertex{v})));
    std::set<Spot> seen;
    for (const auto& [at, name] : standing(drawn.scene, drawn.scene.seconds)) seen.insert(at);
    EXPECT_EQ(seen, expected);
    EXPECT_EQ(seen.size(), game.pieces_left());
  }
  EXPECT_GT(films, 100U);
}

// Arrows and numbers are hidden at the start and at the end of the film, and appear in turn.
TEST(CaptureFilm, ArrowsAppearInTurn) {
  const Scene scene = picture(board({"R R R"}, 2), solution("a1 b1 b1 c1")).scene;
  std::vector<double> shown;  // when each arrow or number is first seen in full
  for (const Shape& shape : scene.shapes) {
    const auto* actor = std::get_if<Actor>(&shape.what);
    if (actor == nullptr || std::holds_alternative<Stamp>(actor->shapes[0].what)) continue;
    EXPECT_TRUE(actor->in_still);
    EXPECT_EQ(key_at(*actor, 0).opacity, 0);
    EXPECT_EQ(key_at(*actor, scene.seconds).opacity, 0);
    for (const Key& key : actor->keys)
      if (key.opacity == 1) {
        shown.push_back(key.time);
        break;
      }
  }
  ASSERT_EQ(shown.size(), 4U);  // two arrows, two numbers
  EXPECT_EQ(shown[0], shown[2]);
  EXPECT_EQ(shown[1], shown[3]);
  EXPECT_LT(shown[0], shown[1]);
}

TEST(CaptureFilm, TheLastPieceTakesItsRingAlong) {
  solo_chess::Puzzle puzzle = board({"K R R"}, 2);
  puzzle.last = 0;
  const Scene scene = picture(puzzle, solution("a1 b1 b1 c1")).scene;
  std::size_t rings = 0;
  for (const Shape& shape : scene.shapes) {
    const auto* actor = std::get_if<Actor>(&shape.what);
    if (actor == nullptr || actor->shapes.size() != 2) continue;
    rings += std::holds_alternative<Circle>(actor->shapes[0].what);
  }
  EXPECT_EQ(rings, 3U);  // a king with 2, 1 and 0 captures left
}

TEST(CaptureFilm, StopsAtACaptureThatCannotBe) {
  // The rook on a1 has left when it is to capture once more.
  const Scene scene = picture(board({"R R R"}, 2), solution("a1 b1 a1 c1")).scene;
  const Scene first = picture(board({"R R R"}, 2), solution("a1 b1")).scene;
  EXPECT_EQ(scene.seconds, first.seconds);
}

}  // namespace
}  // namespace hardboard::draw
