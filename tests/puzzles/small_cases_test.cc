// Five hundred small puzzles of both kinds with their answers: each reads and is what
// the judge of the oracle says it is.
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>

#include "base/text.h"
#include "oracle/brute_force.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/solo_chess/read.h"
#include "support/paths.h"

namespace hardboard {
namespace {

constexpr std::uint64_t most_positions =
    300;  // cases that need more are only read: the judge is slow

template <class Puzzle>
void compare(const Result<Puzzle>& puzzle, const nlohmann::json& expected, int& judged) {
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  const auto judgement = oracle::judge(*puzzle, most_positions);
  if (!judgement) return;
  ++judged;
  EXPECT_EQ(judgement->solvable, expected.at("solvable").get<bool>());
  if (!expected.contains("min_left")) return;
  EXPECT_EQ(judgement->pieces_left, expected.at("min_left").get<std::uint32_t>());
}

TEST(SmallCasesLong, AreReadAsTheyAreMeant) {
  std::ifstream file(testing::test_data("data/solo_small.jsonl"));
  int judged = 0, number = 0;
  for (std::string line; std::getline(file, line);) {
    SCOPED_TRACE("case " + std::to_string(++number));
    const nlohmann::json expected = nlohmann::json::parse(line);
    const std::string content = expected.at("text");
    const Text text{"case", content, 1};
    if (first_word(content) == "solo-chess") {
      compare(solo_chess::read(text), expected, judged);
    } else {
      compare(graph_capture::read(text), expected, judged);
    }
  }
  EXPECT_EQ(number, 500);
  EXPECT_GT(judged, 250);
}

}  // namespace
}  // namespace hardboard
