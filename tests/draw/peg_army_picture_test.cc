// Pictures of peg armies: well-formed, readable as puzzles, and armies split where they should be.
#include <algorithm>
#include <array>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "draw/peg_army.h"
#include "draw/platoons.h"
#include "draw/svg.h"
#include "draw/well_formed.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_army/write.h"
#include "support/random_army.h"

namespace hardboard::draw {
namespace {

peg_army::Answer answer_of_the_paper(const peg_army::Puzzle& puzzle) {
  std::ifstream file(TEST_DATA "/data/army_square_11.json");
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
            "Pegs with the same letter are a platoon: their moves end as one peg, and these\n"
            "pegs together bring one to the goal.\n"
            "The peg at the goal does not need pegs without a letter.\n");
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
