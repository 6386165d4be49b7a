// Files of proofs with many sections, about puzzles of several kinds, changed anywhere: heads,
// claims, steps, whole lines that change places between sections. What is verified then is true by
// brute force.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "engines/sat/cnf_proof.h"
#include "methods/capture/solve_sat.h"
#include "methods/peg_solitaire/set_proof.h"
#include "methods/random_formula.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "oracle/peg_brute_force.h"
#include "problems/formulas/refusal.h"
#include "proofs/proof_file.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/mutants.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

// A puzzle as the kernel reads it, and what brute force says of claims, `never` or `exceeds 2`.
struct Known {
  std::string puzzle;
  std::function<bool(const std::string& word, std::uint32_t number)> is_true;
};

bool is_satisfiable(const formulas::Cnf& cnf) {
  for (std::uint32_t values = 0; values < 1U << cnf.variables; ++values) {
    bool all = true;
    for (std::size_t i = 0; i < cnf.size() && all; ++i) {
      const auto clause = cnf.clause(i);
      all = std::any_of(clause.begin(), clause.end(), [&](formulas::Literal literal) {
        return (values >> (formulas::variable_of(literal) - 1) & 1) == (literal > 0 ? 1U : 0U);
      });
    }
    if (all) return true;
  }
  return false;
}

class SectionMutants : public ::testing::Test {
protected:
  SectionMutants() : file(testing::scratch_path()) {}
  ~SectionMutants() override { std::filesystem::remove(file); }

  // Two formulas that differ in one clause; both get the proof of the one, if it has one.
  void add_formulas(Random& random) {
    const formulas::Cnf whole = random_formula(7, 45, 3, random);
    formulas::Cnf part;
    part.variables = whole.variables;
    for (std::size_t i = 1; i < whole.size(); ++i) part.add(whole.clause(i));
    for (const formulas::Cnf& cnf : {whole, part}) {
      const bool never = !is_satisfiable(cnf);
      known.push_back({formulas::canonical_text(cnf), [never](const std::string& word, auto) {
                         return word == "never" && never;
                       }});
      if (never) {
        ASSERT_EQ(sat::write_proof(file, cnf, {}), "");
      }
    }
  }

  void add_board(Random& random) {
    testing::SoloOptions options;
    options.fewest_pieces = 3;
    options.most_pieces = 6;
    options.custom = 0;
    const solo_chess::Puzzle board = testing::random_solo_chess(random, options);
    const auto judged = oracle::judge(board);
    ASSERT_TRUE(judged);
    const std::string text = canonical_text(board);
    const std::uint32_t left = board.goal ? judged->left_on_goal : judged->pieces_left;
    known.push_back({text, [left](const std::string& word, std::uint32_t number) {
                       return word == "exceeds" && left > number;
                     }});
    capture::solve_by_exits(*solo_chess::arena_of(board),
                            {Limits(), file, {}, 1, section_head(text)});
  }

  // A claim that need not be true: the sets show what they can.
  void add_pegs(Random& random) {
    peg_solitaire::Puzzle pegs;
    pegs.goal = random.below(2) == 0 ? peg_solitaire::Goal::one : peg_solitaire::Goal::one_at;
    pegs.directions = {true, true, false, false};
    for (std::int32_t y = 0; y < 3; ++y)
      for (std::int32_t x = 0; x < 4; ++x) {
        pegs.holes.push_back({x, y});
        pegs.pegs.push_back(random.below(2) == 0 ? 1 : 0);
      }
    pegs.at = pegs.holes[random.below(pegs.holes.size())];
    const auto judged = oracle::judge(pegs);
    ASSERT_TRUE(judged);
    known.push_back({canonical_text(pegs), [judged](const std::string& word, std::uint32_t number) {
                       if (word == "never") return !judged->solvable;
                       if (word == "exceeds") return judged->fewest_pegs > number;
                       return word == "takes" &&
                              (!judged->solvable || judged->fewest_moves >= number);
                     }});
    using Says = peg_solitaire::SetClaim::Says;
    const auto number = static_cast<std::uint32_t>(1 + random.below(4));
    const std::array claims = {peg_solitaire::SetClaim{Says::never},
                               peg_solitaire::SetClaim{Says::exceeds, number},
                               peg_solitaire::SetClaim{Says::takes, number}};
    static_cast<void>(prove_by_sets(file, pegs, claims[random.below(3)], {}));
  }

  std::string text() const {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  // Exchanges the heads of two sections: each is said to be about the other's puzzle.
  static std::string with_heads_exchanged(std::string text, Random& random) {
    std::vector<std::size_t> heads;
    constexpr std::string_view begin = "\npuzzle sha256 ";
    for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at + 1))
      heads.push_back(at + begin.size());
    if (heads.size() < 2) return text;
    const std::size_t a = heads[random.below(heads.size())], b = heads[random.below(heads.size())];
    constexpr std::size_t digits = 64;
    if (a != b)
      std::swap_ranges(text.begin() + static_cast<std::ptrdiff_t>(a),
                       text.begin() + static_cast<std::ptrdiff_t>(a + digits),
                       text.begin() + static_cast<std::ptrdiff_t>(b));
    return text;
  }

  // Judges the file as it stands, and holds each claim that is verified to the truth.
  void judge_all() {
    auto proofs = ProofFile::open(file, {});
    if (!proofs) {
      ++unread;
      return;
    }
    for (const Known& one : known) {
      const SectionJudgement judgement = proofs->judge(one.puzzle, {});
      ++words[static_cast<std::size_t>(judgement.word)];
      if (judgement.word != SectionJudgement::Word::verified) continue;
      std::istringstream claim(judgement.claim);
      std::string word;
      std::uint32_t number = 0;
      claim >> word >> number;
      ASSERT_TRUE(one.is_true(word, number)) << one.puzzle << judgement.claim << "\n" << text();
    }
  }

  std::string file;
  std::vector<Known> known;
  int unread = 0;
  std::array<int, 5> words{};  // of SectionJudgement::Word
};

TEST_F(SectionMutants, AreVerifiedOnlyIfTrue) {
  Random random(81);
  for (int round = 0; round < testing::rounds(60) && !HasFatalFailure(); ++round) {
    known.clear();
    ASSERT_TRUE(begin_proofs(file));
    for (int i = 0; i < 2; ++i) {
      add_formulas(random);
      add_board(random);
      add_pegs(random);
    }
    const std::string whole = text();
    judge_all();
    for (int change = 0; change < 100 && !HasFatalFailure(); ++change) {
      const std::string other =
          change % 4 == 0 ? with_heads_exchanged(whole, random) : testing::mutant(random, whole, 1);
      std::ofstream(file) << other;
      judge_all();
    }
  }
  using Word = SectionJudgement::Word;
  for (const Word word : {Word::verified, Word::refused, Word::malformed, Word::absent})
    EXPECT_GT(words[static_cast<std::size_t>(word)], testing::rounds(1'000))
        << static_cast<int>(word);
  EXPECT_GT(unread, testing::rounds(100));
}

}  // namespace
}  // namespace hardboard
