// Asks methods for refusals by SAT, and the kernel and the second judge about their proofs.
#pragma once

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <sstream>
#include <string>

#include "kernel/judge.h"
#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/no_limits.h"
#include "support/scratch.h"
#include "support/second_judge.h"

namespace hardboard::capture {

// A puzzle as methods see it, and as the kernel does.
struct Both {
  Arena arena;
  std::string text;
};
inline Both both(const solo_chess::Puzzle& puzzle) {
  return {*solo_chess::arena_of(puzzle), canonical_text(puzzle)};
}
inline Both both(const graph_capture::Puzzle& puzzle) {
  return {*graph_capture::arena_of(puzzle), canonical_text(puzzle)};
}

class SatProof : public ::testing::Test {
protected:
  SatProof() : file(testing::scratch_path()) {}
  ~SatProof() override { std::filesystem::remove(file); }

  using Method = Answer<Location> (*)(const Arena&, const SatOptions&);

  // The file from its claim on.
  std::string proof_text() const {
    std::ifstream in(file);
    std::ostringstream text;
    std::string line;
    std::getline(in, line);
    EXPECT_EQ(line, "a-hash");
    text << in.rdbuf();
    return text.str();
  }

  // Does the method refuse? The kernel verifies its proof then.
  bool refuses(const Both& puzzle, Method method, std::uint32_t pieces_left = 1,
               bool may_give_up = false) {
    std::filesystem::remove(file);
    const auto answer = method(puzzle.arena, {no_limits, file, {}, pieces_left, "a-hash"});
    if (!may_give_up) {
      EXPECT_NE(answer.verdict, Verdict::unknown);
    }
    if (answer.verdict != Verdict::unsolvable) return false;
    const auto* proof = std::get_if<SatRefusal>(&answer.proof);
    EXPECT_TRUE(proof != nullptr && proof->file == file) << answer.remark;
    const std::string text = proof_text();
    EXPECT_EQ(text.substr(0, text.find('\n')), fmt::format("claim exceeds {}", pieces_left));
    const kernel::Judgement judgement = testing::judge_text(puzzle.text + text);
    second.see(puzzle.text + text);
    EXPECT_EQ(judgement.word, kernel::Judgement::Word::verified)
        << judgement.line << ": " << judgement.words << "\n"
        << puzzle.text << text;
    for (const char* rule : {"\nbudget-keep", "\nidle", "\nwaste", "\nwaste-most", "\nchain",
                             "\ncycle", "\ncut", "\nsplit", "\nhub-match", "\nbudget-start",
                             "\ntype-carry", "\nchain-last", "\nbefore-over", "\nroot-most",
                             "\nstarter", "\nstarter-most", "\nbudget-need -", "\nbudget-carry"})
      rules[rule + 1] += text.find(rule) != std::string::npos ? 1 : 0;
    return true;
  }

  std::string file;
  testing::SecondJudge second{10};
  std::map<std::string, int> rules;  // how many proofs use each
};

}  // namespace hardboard::capture
