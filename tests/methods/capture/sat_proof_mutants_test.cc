// Proofs of refusals by SAT, and their puzzles, changed at random: what the kernel verifies is
// true.
#include <optional>

#include "methods/capture/hub_model.h"
#include "methods/capture/slack.h"
#include "oracle/bounded_brute_force.h"
#include "oracle/brute_force.h"
#include "support/judged_refusals.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

// Numbers and signs of a proof, changed at a few places.
std::string mutant(std::string text, Random& random) {
  for (std::uint64_t times = random.below(3); times > 0; --times) {
    const std::size_t at = random.below(text.size());
    if (text[at] >= '0' && text[at] <= '9')
      text[at] = static_cast<char>('0' + random.below(10));
    else if (text[at] == '-')
      text.erase(at, 1);
  }
  return text;
}

// A neighbour of the puzzle: another budget, type or square here and there, perhaps no goal or no
// last piece. Nothing if it is no puzzle.
std::optional<solo_chess::Puzzle> neighbour(solo_chess::Puzzle other, Random& random) {
  for (std::uint64_t times = random.below(3); times > 0; --times) {
    auto& piece = other.pieces[random.below(other.pieces.size())];
    if (random.below(2) == 0) piece.budget = static_cast<std::uint32_t>(random.below(4));
    if (random.below(4) == 0) piece.square.x += random.below(2) == 0 ? 1 : -1;
    if (random.below(3) == 0 && !other.last)
      piece.type = static_cast<std::uint8_t>(random.below(other.types.size()));
  }
  if (random.below(8) == 0) testing::set_random_bounds(random, other);
  if (random.below(8) == 0) other.goal.reset();
  if (random.below(8) == 0) other.last.reset();
  bool has_goal = !other.goal;
  for (std::size_t i = 0; i < other.pieces.size(); ++i) {
    has_goal = has_goal || other.pieces[i].square == other.goal;
    for (std::size_t j = 0; j < i; ++j)
      if (other.pieces[i].square == other.pieces[j].square) return std::nullopt;
  }
  return has_goal ? std::optional(other) : std::nullopt;
}

// The same of a graph: another budget, one edge fewer.
std::optional<graph_capture::Puzzle> neighbour(graph_capture::Puzzle other, Random& random) {
  for (std::uint64_t times = random.below(3); times > 0; --times)
    other.budgets[random.below(other.budgets.size())] = static_cast<std::uint32_t>(random.below(3));
  if (random.below(4) == 0 && !other.edges.empty())
    other.edges.erase(other.edges.begin() +
                      static_cast<std::ptrdiff_t>(random.below(other.edges.size())));
  return other;
}

// Proofs and puzzles with words changed: what the kernel verifies must be true of the puzzle that
// it has read.
class MutantTest : public SatProof {
protected:
  int mutants = 0, verified = 0;

  template <class Puzzle>
  void mutate(const Puzzle& puzzle, Method method, Random& random) {
    if (!refuses(both(puzzle), method)) return;
    const std::string proof = proof_text();
    for (int change = 0; change < 60; ++change) {
      const std::optional<Puzzle> other = neighbour(puzzle, random);
      if (!other) continue;
      const std::string text = mutant(proof, random);
      const kernel::Judgement judgement = testing::judge_text(canonical_text(*other) + text);
      if (++mutants % 10 == 0) second.see(canonical_text(*other) + text);
      if (judgement.word != kernel::Judgement::Word::verified) continue;
      ++verified;
      std::uint32_t left = 0;
      std::istringstream(text.substr(sizeof "claim exceeds")) >> left;
      ASSERT_GT(fewest_left(*other), left) << canonical_text(*other) << text;
    }
  }

  static std::uint32_t fewest_left(const solo_chess::Puzzle& puzzle) {
    return oracle::judge_bounded(puzzle)->pieces_left;
  }
  static std::uint32_t fewest_left(const graph_capture::Puzzle& puzzle) {
    return oracle::judge(puzzle)->pieces_left;
  }

  void run(int most, std::uint64_t seed) {
    Random random(seed);
    for (int round = 0; mutants < most && !HasFailure(); ++round) {
      testing::SoloOptions options;
      options.most_pieces = 5;
      options.custom = 0;
      options.letters = "KNRP";
      options.last = options.goal = 30;
      if (round % 3 == 0) options.fewest_pieces = 4, options.most_pieces = 6;
      auto board = testing::random_solo_chess(random, options);
      if (round % 3 == 0) testing::set_tight_budgets(random, board);
      if (round % 2 == 0) testing::set_random_bounds(random, board);
      const bool is_tight = tight_slack(*solo_chess::arena_of(board), 1).has_value();
      mutate(board, is_tight ? Method(solve_by_counting) : Method(solve_by_exits), random);
      if (round % 3 != 1) continue;
      testing::GraphOptions of_graph;
      of_graph.most_vertices = 6;
      of_graph.most_budget = 2;
      of_graph.unlimited_budget = 0;
      const auto graph = testing::random_graph_capture(random, of_graph);
      if (hubs_apply(*graph_capture::arena_of(graph))) mutate(graph, solve_by_hubs, random);
    }
    EXPECT_GT(verified, mutants / 50);
    EXPECT_LT(verified, mutants);
  }
};

using Mutants = MutantTest;
TEST_F(Mutants, AreVerifiedOnlyIfTrue) {
  run(20'000, 26);
  second.expect_agreement(200);
}

using MutantsLong = MutantTest;
TEST_F(MutantsLong, AreVerifiedOnlyIfTrue) {
  run(200'000, 29);
}

}  // namespace
}  // namespace hardboard::capture
