// What a refusal rests on is shown: every type of proof, in shapes, in the description and in plain
// characters.
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "base/random.h"
#include "draw/capture_refusal.h"
#include "draw/graph_capture.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"
#include "draw/text.h"
#include "draw/well_formed.h"
#include "methods/capture/rows.h"
#include "methods/graph_capture/instance.h"
#include "methods/solo_chess/instance.h"
#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/graph_capture/rules.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/rules.h"
#include "support/plain_refusals.h"
#include "support/random_answer.h"
#include "support/random_puzzle.h"

namespace hardboard::draw {
namespace {

template <class Place>
capture::Answer<Place> refused(capture::Proof<Place> proof) {
  capture::Answer<Place> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = std::move(proof);
  return answer;
}

// The areas filled with the tint of region A (0) or B (1).
std::vector<const Path*> regions(const Scene& scene, std::size_t region) {
  std::vector<const Path*> paths;
  for (const Shape& shape : scene.shapes) {
    const auto* path = std::get_if<Path>(&shape.what);
    if (path != nullptr && path->style.fill &&
        path->style.fill->rgb == region_colours[region].tint.rgb)
      paths.push_back(path);
  }
  return paths;
}

// The sentence may be broken into lines.
void expect_says(const Picture& drawn, const std::string& text, const std::string& sentence) {
  std::string words = words_in(drawn.scene), plain = text;
  std::replace(words.begin(), words.end(), '\n', ' ');
  std::replace(plain.begin(), plain.end(), '\n', ' ');
  EXPECT_NE(words.find(sentence), std::string::npos) << words;
  EXPECT_NE(plain.find(sentence), std::string::npos) << plain;
  EXPECT_NE(drawn.scene.description.find(sentence), std::string::npos) << drawn.scene.description;
  EXPECT_EQ(xml_fault(svg(drawn.scene)), "");
}

template <class Puzzle, class Place>
void expect_says(const Puzzle& puzzle, const capture::Answer<Place>& answer,
                 const std::string& sentence) {
  ASSERT_EQ(check(puzzle, answer).check == Check::wrong, false) << check(puzzle, answer).reason;
  expect_says(picture(puzzle, answer), text_picture(puzzle, answer), sentence);
}

TEST(Refusal, ClosedSets) {
  const solo_chess::Puzzle puzzle = board({"N . . . .", ". . P . .", ". P . . .", ". . . . K"}, 2);
  const auto answer =
      refused<Square>(capture::ClosedSets<Square>{squares("a4 c3 b2"), squares("e1")});
  expect_says(puzzle, answer, "each of the sets A and B keeps a piece to the end.");
  const Picture drawn = picture(puzzle, answer);
  for (const std::size_t region : {0, 1}) {
    const auto shown = regions(drawn.scene, region);
    ASSERT_EQ(shown.size(), 1U);
    const auto corners =
        std::count_if(shown[0]->segments.begin(), shown[0]->segments.end(),
                      [](const Segment& segment) { return segment.kind == Segment::Kind::close; });
    EXPECT_EQ(corners,
              region == 0 ? 3 : 1);  // squares that touch at corners are loops of their own
  }
  std::size_t letters = 0;
  for_each_shape(drawn.scene, [&](const Shape& shape, Point) {
    const auto* text = std::get_if<Text>(&shape.what);
    letters += text != nullptr && text->words == "A";
  });
  EXPECT_EQ(letters, 3U + 1U);  // one for each part, and the legend's
  EXPECT_EQ(text_picture(puzzle, answer),
            "4 pieces, budget 2\n"
            "\n"
            "4  (N) .   .   .   .\n"
            "3  .   .   (P) .   .\n"
            "2  .   (P) .   .   .\n"
            "1  .   .   .   .   [K]\n"
            "   a   b   c   d   e\n"
            "\n"
            "There is no solution: each of the sets A and B keeps a piece to the end.\n"
            "A (no capture leads out of it): a4 c3 b2\n"
            "B (no capture leads out of it): e1\n");
}

TEST(Refusal, ClosedSetsSayWhatKeepsThePiece) {
  solo_chess::Puzzle puzzle = board({"R R . K"}, 2);
  puzzle.last = 2;
  puzzle.goal = Square{1, 1};
  const auto view = [&](const std::string& first, const std::string& second) {
    const auto places = squares("a1 b1 d1");
    return refusal_view<Square>(
        [&] { return solo_chess::rules_of(puzzle); }, places,
        refused<Square>(capture::ClosedSets<Square>{squares(first), squares(second)}));
  };
  EXPECT_EQ(view("a1", "d1").groups[0].why, "the goal is in it");
  EXPECT_EQ(view("a1", "d1").groups[1].why, "the piece that must remain last can't leave it");
  EXPECT_TRUE(view("a1", "a1").groups.empty());  // no two disjoint sets
}

TEST(Refusal, StrandedAntennas) {
  const graph_capture::Puzzle puzzle =
      graph(8, false, {{1, 2}, {2, 3}, {3, 7}, {4, 5}, {5, 7}, {7, 8}, {6, 8}}, 1);
  capture::Stranded<capture::Vertex> proof{{true, vertices("1 2 3")}, {true, vertices("4 5")}};
  const auto answer = refused<capture::Vertex>(proof);
  expect_says(puzzle, answer, "each of the groups A and B would have to hold the final piece.");
  std::string words = words_in(picture(puzzle, answer).scene);
  std::replace(words.begin(), words.end(), '\n', ' ');
  EXPECT_NE(words.find("A: an antenna of 3 places, whose outermost piece has a budget of 1"),
            std::string::npos)
      << words;
  EXPECT_EQ(count_of(words, "door: the only place that"), 2U);
  EXPECT_EQ(text_picture(puzzle, answer),
            "8 vertices, undirected, budget 1\n"
            "\n"
            "(1) -- 2\n"
            "(2) -- 1 3\n"
            "(3) -- 2 7\n"
            "[4] -- 5\n"
            "[5] -- 4 7\n"
            "  6 -- 8\n"
            "  7 -- 3 5 8\n"
            "  8 -- 6 7\n"
            "\n"
            "There is no solution: each of the groups A and B would have to hold the final\n"
            "piece.\n"
            "A (an antenna of 3 places, whose outermost piece has a budget of 1): 1 2 3; its\n"
            "door is 7\n"
            "B (an antenna of 2 places, whose outermost piece has a budget of 1): 4 5; its\n"
            "door is 7\n");
}

TEST(Refusal, StrandedBudgets) {
  const solo_chess::Puzzle puzzle = board({"K0 K1 K2 K2 K0"}, 2);
  capture::Stranded<Square> proof{{false, squares("a1 b1")}, {false, squares("e1")}};
  expect_says(puzzle, refused<Square>(proof),
              "each of the groups A and B would have to hold the final piece.");
  EXPECT_NE(text_picture(puzzle, refused<Square>(proof))
                .find("A (2 places with 1 capture in all): a1 b1; its door is c1\n"),
            std::string::npos);
}

TEST(Refusal, StuckTrees) {
  graph_capture::Puzzle puzzle = graph(7, false, {{1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}, {6, 7}});
  puzzle.budgets[0] = puzzle.budgets[6] = 0;
  const auto answer =
      refused<capture::Vertex>(capture::StuckTrees<capture::Vertex>{vertices("7"), vertices("1")});
  expect_says(puzzle, answer, "each of the trees A and B would have to hold the final piece.");
  const auto view = refusal_view<capture::Vertex>([&] { return graph_capture::rules_of(puzzle); },
                                                  vertices("1 2 3 4 5 6 7"), answer);
  ASSERT_EQ(view.groups.size(), 2U);
  EXPECT_EQ(view.groups[0].door, capture::Vertex{6});
  EXPECT_EQ(view.groups[1].door, capture::Vertex{2});
  ASSERT_EQ(view.groups[0].edges.size(), 1U);
  EXPECT_EQ(view.groups[0].edges[0].to, capture::Vertex{6});
}

TEST(Refusal, NoCenter) {
  const solo_chess::Puzzle puzzle = board({"Q . . N", ". P . .", ". . B .", "N . . R"}, 1);
  const auto answer = refused<Square>(capture::NoCenter<Square>{squares("b3 d4 d1")});
  expect_says(puzzle, answer, "for each place there is a piece that can't get there.");
  const auto view = refusal_view<Square>([&] { return solo_chess::rules_of(puzzle); },
                                         squares("a4 d4 b3 c2 a1 d1"), answer);
  // A line for each place, from another one.
  std::set<Square> barred;
  for (const auto& [from, to] : view.barred) {
    EXPECT_NE(from, to);
    barred.insert(to);
  }
  EXPECT_EQ(barred.size(), 6U);
  EXPECT_NE(words_in(picture(puzzle, answer).scene).find("this piece can't get there"),
            std::string::npos);
}

TEST(Refusal, CountsAndSearchesAreTold) {
  const solo_chess::Puzzle row = board({"R0 R0 R0 R1"}, 2);
  expect_says(row, refused<Square>(capture::BudgetSum{3, 1}),
              "3 captures are needed, and all budgets together allow 1.");
  expect_says(row, refused<Square>(capture::RowCount{3}),
              "all pieces stand on one line, where at least 3 pieces must remain.");
  expect_says(row, refused<Square>(Exhausted{12}), "a search met all 12 positions and found none.");
  expect_says(row, refused<Square>(capture::SatRefusal{"a.proof", 40, 2}),
              "a SAT solver refused the formula of 42 clauses. Its proof is in a.proof.");
  expect_says(row, refused<Square>(std::monostate{}), "There is no solution.");
  capture::Answer<Square> unknown;
  unknown.remark = "the time is over";
  expect_says(row, unknown, "Not decided: the time is over.");
  capture::Answer<Square> fewest = solution("d1 c1");
  fewest.verdict = Verdict::unsolvable;
  fewest.minimum = Minimum{"pieces_left", 3, 3};
  expect_says(row, fewest, "3 pieces left; fewer are impossible.");
}

TEST(Refusal, PawnRows) {
  const solo_chess::Puzzle puzzle =
      board({". . . P . . .", ". . P . P . .", ". P . P . P .", "P . P . P . P"}, 2);
  const auto answer = refused<Square>(capture::PawnRows{4});
  expect_says(puzzle, answer, "the uppermost 4 rows of pawns can't be cleared upward");
  EXPECT_EQ(regions(picture(puzzle, answer).scene, 0).size(), 1U);
  EXPECT_EQ(regions(picture(puzzle, refused<Square>(capture::PawnRows{~0ULL})).scene, 0).size(),
            1U);
}

TEST(Refusal, WeightsOfWalks) {
  const solo_chess::Puzzle puzzle = board({"K2 . K0", "K2 K0 K0"}, 2);
  const auto answer =
      refused<Square>(capture::WalkWeights<Square>{squares("c2 c1"), {1, 1}, {}, {}});
  expect_says(puzzle, answer,
              "they can't leave places of A that weigh as much as all but the last");
  EXPECT_EQ(regions(picture(puzzle, answer).scene, 0).size(), 1U);
  EXPECT_NE(text_picture(puzzle, answer).find("A (weight 1 each): c2 c1\n"), std::string::npos);
  const auto other =
      refused<Square>(capture::WalkWeights<Square>{squares("c2 c1 b1"), {3, 3, 1}, {}, {}});
  EXPECT_NE(text_picture(puzzle, other).find("A (weights from 1 to 3)"), std::string::npos);
  const auto none = refused<Square>(capture::WalkWeights<Square>{});
  EXPECT_EQ(xml_fault(svg(picture(puzzle, none).scene)), "");
}

TEST(Refusal, WeightsOfWalksWithNeeds) {
  const solo_chess::Puzzle puzzle = board({"N0 N3 N0", "N3 N0 N3", "N0 N3 N0", "N3 N0 N3"}, 3);
  const auto answer = refused<Square>(capture::WalkWeights<Square>{squares("a4 c4 b3 a2 c2 b1"),
                                                                   {2, 2, 2, 2, 2, 2},
                                                                   squares("a4 c4 b3 a2 c2"),
                                                                   {1, 1, 1, 1, 1}});
  expect_says(puzzle, answer, "captures from B end on pieces that capture nothing themselves");
  EXPECT_FALSE(regions(picture(puzzle, answer).scene, 1).empty());
  EXPECT_NE(text_picture(puzzle, answer).find("B (need 1 each): a4 c4 b3 a2 c2\n"),
            std::string::npos);
}

// The doors of groups that the solver finds, and why groups keep a piece, against the definitions.
template <class Instance, class Puzzle, class Place>
void compare_with_definitions(const Puzzle& puzzle, const std::vector<Place>& places,
                              std::size_t& doors) {
  Instance instance(puzzle, {});
  const auto& structure = capture::structure_row.decide;
  capture::ArenaAnswer located;
  if (structure.why_not(instance.captures, {}).empty())
    located = structure.run(instance.captures, {});
  const auto to_groups = [&](const auto& view) { return view.groups; };
  const testing::PlainRefusals plain(puzzle);
  // The answer in places of the puzzle, as a file would hold it.
  capture::Answer<Place> answer;
  answer.verdict = located.verdict;
  const auto in_places = [&](const std::vector<capture::Location>& list) {
    std::vector<Place> result;
    for (const capture::Location place : list) result.push_back(places[place]);
    return result;
  };
  if (const auto* proof = std::get_if<capture::Stranded<capture::Location>>(&located.proof))
    answer.proof =
        capture::Stranded<Place>{{proof->first.antenna, in_places(proof->first.places)},
                                 {proof->second.antenna, in_places(proof->second.places)}};
  if (const auto* proof = std::get_if<capture::ClosedSets<capture::Location>>(&located.proof))
    answer.proof = capture::ClosedSets<Place>{in_places(proof->first), in_places(proof->second)};
  for (const auto& group :
       to_groups(refusal_view<Place>([&] { return rules_of(puzzle); }, places, answer))) {
    testing::PlainRefusals::Set members;
    for (const Place& place : group.places)
      members.push_back(static_cast<std::size_t>(std::find(places.begin(), places.end(), place) -
                                                 places.begin()));
    const bool by_rule = group.why == "no capture leads out of it" ||
                         group.why == "the goal is in it" ||
                         group.why == "the piece that must remain last can't leave it";
    ASSERT_EQ(plain.keeps(members), by_rule) << group.why;
    if (by_rule) continue;
    std::set<Place> outer;
    for (std::size_t v = 0; v < plain.n; ++v)
      for (const std::size_t u : members)
        if (!testing::PlainRefusals::has(members, v) && plain.are_neighbours(u, v))
          outer.insert(places[v]);
    ASSERT_EQ(outer.size() == 1, group.door.has_value());
    if (group.door) {
      EXPECT_EQ(*outer.begin(), *group.door);
      ++doors;
    }
  }
}

TEST(Refusal, DoorsAreTheOnlyPlacesThatGroupsTouch) {
  Random random(8);
  std::size_t doors = 0;
  for (int round = 0; round < 3000; ++round) {
    const solo_chess::Puzzle puzzle = testing::random_solo_chess(random);
    std::vector<Square> places;
    for (const solo_chess::Piece& piece : puzzle.pieces) places.push_back(piece.square);
    compare_with_definitions<solo_chess::Instance>(puzzle, places, doors);
  }
  for (int round = 0; round < 3000; ++round) {
    const graph_capture::Puzzle puzzle = testing::random_graph_capture(random);
    std::vector<capture::Vertex> places;
    for (std::uint32_t v = 1; v <= puzzle.budgets.size(); ++v) places.push_back({v});
    compare_with_definitions<graph_capture::Instance>(puzzle, places, doors);
  }
  EXPECT_GT(doors, 100U);
}

// An answer that no checker has seen may hold anything.
TEST(Refusal, PlacesThatAreNoneAreLeftOut) {
  const solo_chess::Puzzle puzzle = board({"R R R"}, 2);
  const auto answer = refused<Square>(
      capture::Stranded<Square>{{true, squares("a1 z9 b1")}, {false, squares("c1 c7")}});
  EXPECT_EQ(xml_fault(svg(picture(puzzle, answer).scene)), "");
  const auto nowhere = refused<Square>(capture::StuckTrees<Square>{squares("h8"), squares("g7")});
  EXPECT_EQ(xml_fault(svg(picture(puzzle, nowhere).scene)), "");
}

TEST(Refusal, AnyAnswerCanBeDrawn) {
  Random random(9);
  for (int round = 0; round < 500; ++round) {
    const solo_chess::Puzzle chess = testing::random_solo_chess(random);
    const auto squares = testing::random_answer<solo_chess::Answer>(random, chess);
    ASSERT_EQ(xml_fault(svg(picture(chess, squares).scene)), "");
    ASSERT_FALSE(text_picture(chess, squares).empty());
    const graph_capture::Puzzle graph = testing::random_graph_capture(random);
    auto vertices = testing::random_answer<graph_capture::Answer>(random, graph);
    if (auto* proof = std::get_if<capture::ClosedSets<capture::Vertex>>(&vertices.proof))
      for (auto& vertex : proof->first) vertex.number = 1 + vertex.number % 8;
    ASSERT_EQ(xml_fault(svg(picture(graph, vertices).scene)), "");
    ASSERT_FALSE(text_picture(graph, vertices).empty());
  }
}

}  // namespace
}  // namespace hardboard::draw
