// Encoders of refusals by SAT, broken on purpose: the kernel refuses what they prove.
#include "methods/capture/exit_lemmas.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/exit_order.h"
#include "methods/capture/exit_waste.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/sat_proof.h"
#include "methods/capture/slack.h"
#include "oracle/bounded_brute_force.h"
#include "oracle/brute_force.h"
#include "support/judged_refusals.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

// An encoder that goes wrong in one rule: drops a literal of its clauses or puts another in its
// place, until the formula of a solvable puzzle is refused. The kernel refuses each such proof.
template <class Model>
sat::Formula broken(const Model& model, sat::Rule rule, Random& random) {
  sat::Formula worse;
  for (std::uint32_t v = 1; v <= model.formula.variables(); ++v)
    worse.variable(model.formula.meaning(v), model.formula.words(v));
  for (std::size_t i = 0; i < model.formula.clauses(); ++i) {
    const auto literals = model.formula.clause(i);
    std::vector<sat::Literal> clause(literals.begin(), literals.end());
    if (model.formula.rule(i) == rule && !clause.empty() && random.below(2) == 0) {
      const std::size_t at = random.below(clause.size());
      switch (random.below(3)) {
        case 0:
          clause.erase(clause.begin() + static_cast<std::ptrdiff_t>(at));
          break;
        case 1:
          clause[at] = -clause[at];
          break;
        default:
          clause[at] = static_cast<sat::Literal>(1 + random.below(model.formula.variables()));
      }
    }
    worse.add(model.formula.rule(i), clause);
  }
  return worse;
}

class SatProofNightly : public SatProof {};

TEST_F(SatProofNightly, BrokenEncodersAreCaught) {
  Random random(27);
  std::map<sat::Rule, int> caught;
  const auto catch_one = [&](const auto& model, std::string_view name, const std::string& puzzle) {
    for (int r = 0; r <= static_cast<int>(sat::Rule::define); ++r) {
      const auto rule = static_cast<sat::Rule>(r);
      const sat::Formula formula = broken(model, rule, random);
      if (!write_proof(file, {"a-hash", name, 1}, formula, {}, no_limits).empty()) continue;
      const std::string proof = proof_text();
      ASSERT_FALSE(testing::verifies(puzzle + proof)) << sat::name(rule) << "\n" << puzzle << proof;
      ++caught[rule];
    }
  };
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 2;
    options.goal = 40;
    options.last = round % 3 == 0 ? 100 : 20;
    if (round % 4 == 0) options.letters = "N";
    if (round % 4 == 1) options.letters = "RQK", options.width = 6, options.height = 2;
    auto puzzle = testing::random_solo_chess(random, options);
    if (round % 2 == 0) testing::set_random_bounds(random, puzzle);
    auto judged = oracle::judge_bounded(puzzle, 20'000);
    if (!judged || judged->count == 0) continue;
    if (round % 3 == 1) {  // as few capturers as can do
      puzzle.bounds.capturers = 0;
      while ((judged = oracle::judge_bounded(puzzle))->count == 0) ++puzzle.bounds.capturers;
    }
    const Both seen = both(puzzle);
    catch_one(std::get<ExitModel>(exit_model(seen.arena, {}, 1, no_limits)), "exits", seen.text);
  }
  for (int round = 0; round < 200 && !HasFailure(); ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 4;
    options.letters = round % 2 == 0 ? "R" : "QRN";
    options.width = 4, options.height = 2;
    auto puzzle = testing::random_solo_chess(random, options);
    testing::set_tight_budgets(random, puzzle);
    const auto judged = oracle::judge(puzzle, 20'000);
    const Both seen = both(puzzle);
    const auto slack = tight_slack(seen.arena, 1);
    if (!judged || !judged->solvable || !slack) continue;
    ExitModel model = std::get<ExitModel>(exit_model(seen.arena, {}, 1, no_limits));
    Watch watch(no_limits, "");
    add_order(model, 1'000'000, watch);
    add_waste(seen.arena, *slack, model, watch);
    catch_one(model, "exits", seen.text);
    if (hubs_are_needed(seen.arena))
      catch_one(std::get<HubModel>(hub_model(seen.arena, {}, 1, no_limits)), "hubs", seen.text);
  }
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 4;
    options.most_vertices = 8;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    const auto puzzle = testing::random_graph_capture(random, options);
    const auto judged = oracle::judge(puzzle, 20'000);
    const Both seen = both(puzzle);
    if (!judged || !judged->solvable || !hubs_apply(seen.arena)) continue;
    catch_one(std::get<HubModel>(hub_model(seen.arena, {}, 1, no_limits)), "hubs", seen.text);
  }
  for (int r = 0; r <= static_cast<int>(sat::Rule::define); ++r) {
    const auto rule = static_cast<sat::Rule>(r);
    EXPECT_GT(caught[rule], 0) << sat::name(rule) << ", number " << r;
  }
}

}  // namespace
}  // namespace hardboard::capture
