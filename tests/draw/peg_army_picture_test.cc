// Pictures of peg armies: well-formed, readable as puzzles, and armies split where they should be.
#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>

#include "draw/lettering.h"
#include "draw/peg_army.h"
#include "draw/peg_army_parts.h"
#include "draw/platoons.h"
#include "draw/samples.h"
#include "draw/svg.h"
#include "draw/well_formed.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_army/write.h"
#include "support/paths.h"
#include "support/random_army.h"

namespace hardboard::draw {
namespace {

peg_army::Answer answer_of_the_paper(const peg_army::Puzzle& puzzle) {
  std::ifstream file(testing::test_data("data/army_square_11.json"));
  std::stringstream text;
  text << file.rdbuf();
  return peg_army::read_answer(puzzle, {"a", text.view(), 1}).value();
}

TEST(ArmyPicture, Platoons) {
  const auto puzzle = peg_army::read({"f", "peg-army\ndesert square 11\n", 1}).value();
  const peg_army::Answer answer = answer_of_the_paper(puzzle);
  const std::vector<std::uint8_t> platoon = platoons(puzzle, answer.army, answer.moves);
  std::array<int, most_platoons> sizes{};
  for (const std::uint8_t number : platoon) {
    ASSERT_LT(number, most_platoons);  // every peg of that army is needed
    ++sizes[number];
  }
  EXPECT_TRUE(std::is_sorted(sizes.rbegin(), sizes.rend()));
  EXPECT_GT(sizes.back(), 0);
}

TEST(ArmyPicture, Film) {
  const auto puzzle = peg_army::read({"f", "peg-army\ndesert square 11\n", 1}).value();
  const Scene scene = picture(puzzle, answer_of_the_paper(puzzle), write(puzzle)).scene;
  EXPECT_GT(scene.seconds, 50);
  const std::string text = svg(scene);
  EXPECT_EQ(xml_fault(text), "");
}

TEST(ArmyPicture, InCharacters) {
  const auto puzzle = peg_army::read({"f", "peg-army\ndesert halfplane 1\n", 1}).value();
  peg_army::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.army = {{0, -1}, {0, 0}, {2, 0}};
  answer.moves = {{{0, -1}, 2}};
  EXPECT_EQ(text_picture(puzzle, answer),
            "a half-plane as desert, the goal at height 1\n"
            "\n"
            " 3  xxxxx\n"
            " 2  xxxxx\n"
            " 1  xx*xx\n"
            " 0  ..B.o\n"
            "-1  ..A..\n"
            "\n"
            "x from -2 to 2; x desert, * goal\n"
            "3 pegs, 1 jump.\n"
            "A letter stands for a platoon: the moves of its pegs end as one peg. The\n"
            "platoons together bring a peg to the goal.\n"
            "The peg at the goal does not need pegs without a letter.\n");
}

TEST(ArmyPicture, HasCoordinatesAndExplainsItsLetters) {
  const auto puzzle = peg_army::read({"f", "peg-army\ndesert square 11\n", 1}).value();
  const Scene scene = picture(puzzle, answer_of_the_paper(puzzle)).scene;
  std::string words = words_in(scene);
  EXPECT_NE(words.find("\n-4\n"), std::string::npos);
  EXPECT_NE(words.find("desert: no peg starts here\ngoal\n"), std::string::npos);
  std::replace(words.begin(), words.end(), '\n', ' ');
  EXPECT_NE(words.find("A letter stands for a platoon"), std::string::npos) << words;
}

TEST(ArmyPicture, WeightsAreShortEnoughToKeepApart) {
  EXPECT_EQ(weight_words(0), "0");
  EXPECT_EQ(weight_words(99'999), "99999");
  EXPECT_EQ(weight_words(-99'999), "-99999");
  EXPECT_EQ(weight_words(100'000), "100k");
  EXPECT_EQ(weight_words(6'180'340), "6180k");
  EXPECT_EQ(weight_words(9'999'499), "9999k");
  EXPECT_EQ(weight_words(9'999'500), "10M");
  EXPECT_EQ(weight_words(-123'456'789), "-123M");
  EXPECT_EQ(weight_words(peg_army::most_weight), "1000G");

  const auto puzzle = peg_army::read({"f", "peg-army\ndesert square 13\n", 1}).value();
  peg_army::Weights weights;
  weights.box = {{-4, -1}, {4, 1}};
  for (std::int64_t i = 0; i < 27; ++i) weights.values.push_back(99'990 - i * 7777);
  weights.values[3] = peg_army::most_weight;
  peg_army::Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = peg_army::PlanePagoda{{weights}};
  std::set<std::string> expected, found;
  for (const std::int64_t value : weights.values) expected.insert(weight_words(value));
  for_each_shape(picture(puzzle, answer).scene, [&](const Shape& shape, Point) {
    const auto* text = std::get_if<Text>(&shape.what);
    if (text == nullptr || expected.count(text->words) == 0) return;
    EXPECT_LT(text_width(text->words, text->size), 100) << text->words;
    found.insert(text->words);
  });
  EXPECT_EQ(found, expected);
  EXPECT_NE(text_picture(puzzle, answer).find(" 1000G"), std::string::npos);
}

TEST(ArmyPicture, RefusalsAreTold) {
  const auto puzzle = peg_army::read({"f", "peg-army\ndesert halfplane 5\n", 1}).value();
  const auto said = [&](const peg_army::Proof& proof) {
    peg_army::Answer answer;
    answer.verdict = Verdict::unsolvable;
    answer.proof = proof;
    const std::string description = picture(puzzle, answer).scene.description;
    std::string text = text_picture(puzzle, answer);
    std::replace(text.begin(), text.end(), '\n', ' ');
    return std::pair{description, text};
  };
  peg_army::Weights tail;
  tail.tail = 1;
  const auto plane = said(peg_army::PlanePagoda{{tail}});
  const auto window = said(peg_army::WindowPagoda{3, {}});
  const auto exhausted = said(Exhausted{7});
  for (const std::string& words : {plane.first, plane.second}) {
    EXPECT_NE(words.find("No army on the whole plane reaches the goal."), std::string::npos);
    EXPECT_NE(words.find("in x and y together, weighs 1 / 1.618^d."), std::string::npos) << words;
  }
  for (const std::string& words : {window.first, window.second})
    EXPECT_NE(words.find("No army within 3 squares of the desert reaches the goal."),
              std::string::npos);
  for (const std::string& words : {exhausted.first, exhausted.second})
    EXPECT_NE(words.find("A search met all 7 positions and found no army."), std::string::npos);
}

TEST(ArmyPicture, IsWellFormedAndReadsBack) {
  Random random(6);
  for (int round = 0; round < 300; ++round) {
    const peg_army::Puzzle puzzle = testing::random_army(random);
    peg_army::Answer answer;
    answer.army = {{3, 3}, {-4, 2}, {3, 3}};
    answer.moves = {{{3, 3}, 0}, {{100, 100}, 9}};
    peg_army::Weights weights;
    weights.box = {{-1, -1}, {1, 0}};
    weights.values = {1, 2, 3, -4, 5, 1'000'000};
    if (round % 2 == 0) answer.proof = peg_army::PlanePagoda{{weights}};
    const std::string text = svg(picture(puzzle, answer, write(puzzle)).scene);
    ASSERT_EQ(xml_fault(text), "");
    const auto again = peg_army::read({"desc", xml_text(text, "desc"), 1});
    ASSERT_TRUE(again) << to_string(again.error());
    ASSERT_EQ(write(*again), write(puzzle));
    ASSERT_FALSE(text_picture(puzzle, answer).empty());
  }
}

}  // namespace
}  // namespace hardboard::draw
