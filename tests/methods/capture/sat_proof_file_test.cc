// The files of refusals by SAT: those that cannot be written, are not whole, or name no puzzle.
#include <atomic>

#include "base/contract.h"
#include "support/judged_refusals.h"

namespace hardboard::capture {
namespace {

TEST_F(SatProof, AFileThatCannotBeWrittenIsARemark) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  const auto answer = solve_by_exits(*graph_capture::arena_of(puzzle),
                                     {no_limits, "/no/such/folder/proof", {}, 1, "a-hash"});
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  EXPECT_NE(answer.remark.find("/no/such/folder/proof"), std::string::npos);
  EXPECT_TRUE(std::get<SatRefusal>(answer.proof).file.empty());
}

TEST_F(SatProof, ALimitThatComesWhileItIsWrittenLeavesNoPartOfIt) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  for (const std::string_view phase :
       {"writing the proof", "refuting once more for the proof", "trimming the proof"}) {
    std::filesystem::remove(file);
    std::atomic<bool> interrupted = false;
    Limits limits;
    limits.interrupted = &interrupted;
    limits.progress = [&](const std::string& words) { interrupted = words == phase; };
    const auto answer =
        solve_by_exits(*graph_capture::arena_of(puzzle), {limits, file, {}, 1, "a"});
    EXPECT_EQ(answer.verdict, Verdict::unsolvable);
    EXPECT_EQ(std::filesystem::exists(file) && !std::filesystem::is_empty(file),
              std::get<SatRefusal>(answer.proof).file == file);
  }
}

TEST_F(SatProof, AProofMustNameItsPuzzle) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  EXPECT_THROW(solve_by_exits(*graph_capture::arena_of(puzzle), {no_limits, file}), BrokenPromise);
}

}  // namespace
}  // namespace hardboard::capture
