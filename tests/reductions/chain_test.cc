// The cheapest chains, held against all chains, and answers that walk a long one.
#include "reductions/chain.h"

#include <algorithm>
#include <cstdint>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "base/random.h"
#include "kinds/kind.h"
#include "methods/hamiltonian_circuit/generate.h"
#include "methods/random_formula.h"
#include "problems/hamiltonian_circuit/traits.h"
#include "problems/satisfiability/traits.h"
#include "puzzles/ground.h"
#include "support/within.h"

namespace hardboard {
namespace {

using testing::within;

AnyPuzzle random_source(std::uint32_t variables, std::uint64_t clauses, Random& random) {
  return {ground_of<satisfiability::Traits>(),
          satisfiability::Puzzle{random_formula(variables, clauses, 3, random)}};
}

std::size_t cost_of(const Chain& chain) {
  std::size_t cost = size_of(chain.source());
  for (const AnyImage& step : chain.steps) cost = std::max(cost, size_of(step.puzzle));
  return cost;
}

// The least cost of all chains to the kind that come to no kind twice, if it is less than `most`.
std::size_t least_cost(const AnyPuzzle& at, const Ground* target, std::set<const Ground*> seen,
                       std::size_t most) {
  seen.insert(&at.kind());
  for (const Reduction* row : reductions()) {
    if (row->from != &at.kind() || seen.count(row->to) != 0 || !row->carries_refusals()) continue;
    const Result<AnyImage> image = row->forward(at, {});
    if (!image) continue;
    const std::size_t cost = std::max(size_of(at), size_of(image->puzzle));
    if (cost >= most) continue;
    most = row->to == target ? cost : std::max(cost, least_cost(image->puzzle, target, seen, most));
  }
  return most;
}

TEST(Chain, NoOtherIsCheaper) {
  Random random(1);
  for (int round = 0; round < 20; ++round) {
    const AnyPuzzle source = random_source(3, 1 + random.below(4), random);
    for (const std::string target : {"integer-programme", "solo-chess", "graph-capture"}) {
      const Result<Chain> chain = reduce_to(source, target, {});
      ASSERT_TRUE(chain) << chain.error().message;
      const std::size_t cost = cost_of(*chain);
      EXPECT_EQ(least_cost(source, &chain->image().kind(), {}, cost), cost) << chain->via();
    }
  }
}

// The boards of kings and knights for this formula take a minute and a gigabyte.
TEST(Chain, LargeImagesAreNotMade) {
  Random random(1);
  const AnyPuzzle source = random_source(100, 400, random);
  const Result<Chain> programme = reduce_to(source, "integer-programme", within(5));
  ASSERT_TRUE(programme) << programme.error().message;
  EXPECT_EQ(programme->via(), "sat-to-integer-programme");
  const Result<Chain> board = reduce_to(source, "solo-chess", within(5));
  ASSERT_TRUE(board) << board.error().message;
  EXPECT_EQ(board->via(), "3sat-to-and-or-sat, and-or-sat-to-rooks");
}

// A guess of the order that is wrong nearly everywhere must be given up before the time ends.
TEST(ChainLong, CircuitsAreFoundByBoards) {
  Random random(1);
  const AnyPuzzle source{ground_of<hamiltonian_circuit::Traits>(),
                         hamiltonian_circuit::generate_planar(60, false, random)};
  for (const std::string target : {"path-to-rook-and-pawns", "path-to-last-bishop-and-kings"}) {
    const Result<Chain> chain = reduce_to(source, target, {});
    ASSERT_TRUE(chain) << chain.error().message;
    Request request;
    request.limits = within(60);
    const Result<AnyAnswer> found =
        recover(*chain, kind_of(chain->image()).solve(chain->image(), request), {});
    ASSERT_TRUE(found) << found.error().message;
    EXPECT_EQ(found->head().verdict, Verdict::solvable);
  }
}

}  // namespace
}  // namespace hardboard
