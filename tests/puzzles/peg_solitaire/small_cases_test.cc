// A hundred and sixty small puzzles with their answers: each reads, and is what the judge says.
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "methods/peg_solitaire/position_class.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/paths.h"

namespace hardboard::peg_solitaire {
namespace {

TEST(PegSmallCasesLong, AreReadAsTheyAreMeant) {
  std::ifstream file(testing::test_data("data/peg_small.jsonl"));
  int judged = 0, number = 0, refused = 0;
  for (std::string line; std::getline(file, line);) {
    SCOPED_TRACE("case " + std::to_string(++number));
    const nlohmann::json expected = nlohmann::json::parse(line);
    const std::string text = expected.at("text");
    const auto puzzle = read({"case", text, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    const auto again = read({"again", write(*puzzle), 1});
    ASSERT_TRUE(again);
    EXPECT_EQ(write(*again), write(*puzzle));
    if (const auto proof = refuse_by_class(*puzzle)) {
      ++refused;
      EXPECT_FALSE(expected.at("solvable").get<bool>());
      EXPECT_FALSE(refute(*puzzle, *proof).has_value());
    }
    // The judge is slow: larger cases are for the methods.
    if (expected.at("reachable_states").get<int>() > 3000) continue;
    const auto judgement = oracle::judge(*puzzle);
    ASSERT_TRUE(judgement);
    ++judged;
    EXPECT_EQ(judgement->solvable, expected.at("solvable").get<bool>());
    EXPECT_EQ(judgement->fewest_pegs, expected.at("fewest_pegs").get<std::uint32_t>());
    EXPECT_EQ(judgement->reachable, expected.at("reachable_states").get<std::uint64_t>());
  }
  EXPECT_EQ(number, 160);
  EXPECT_GT(judged, 120);
  EXPECT_GT(refused, 20);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
