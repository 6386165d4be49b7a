#include "methods/capture/optimum_proof.h"

#include <chrono>
#include <fmt/format.h>
#include <utility>
#include <variant>

#include "base/time_slice.h"
#include "methods/capture/portfolio.h"
#include "methods/capture/solve_sat.h"
#include "methods/remark.h"

namespace hardboard::capture {
namespace {

// The limits of the proof of a bound that a method gave at once: without a deadline it has a
// minute.
Limits limits_of_proof(const Limits& limits) {
  return limits.deadline ? limits : time_slice(limits, std::chrono::minutes(1));
}

// Does the proof need no search to check it?
bool is_shown(const Proof<Location>& proof) {
  const bool is_by_search =
      std::holds_alternative<SatRefusal>(proof) || std::holds_alternative<Exhausted>(proof);
  return proof.index() != 0 && (!is_by_search || is_in_file(proof));
}

}  // namespace

bool is_in_file(const Proof<Location>& proof) {
  const auto* const sat = std::get_if<SatRefusal>(&proof);
  return sat != nullptr && !sat->file.empty();
}

void prefer_the_survey(Instance& instance, Answer<Location>& answer) {
  if (answer.verdict == Verdict::unsolvable && !is_in_file(answer.proof) &&
      instance.survey().refusal.index() != 0)
    answer.proof = instance.survey().refusal;
}

Answer<Location> ask_for(const Arena& arena, const SatOptions& options) {
  return options.pieces_left == 1 ? solve_by_portfolio(arena, options)
                                  : solve_by_exits(arena, options);
}

void prove_fewest(const Arena& arena, const Limits& all, const std::string& proof_file,
                  const std::string& puzzle_line, Answer<Location>& answer) {
  constexpr double most_of_time = 0.75;
  const auto below = static_cast<std::uint32_t>(answer.minimum->bound - 1);
  const auto add = [&](std::uint32_t pieces, const Limits& limits) {
    Answer<Location> refused = ask_for(arena, {limits, proof_file, {}, pieces, puzzle_line});
    if (refused.verdict == Verdict::unsolvable && is_shown(refused.proof)) {
      answer.proof = std::move(refused.proof);
      return true;
    }
    if (pieces == below)
      add_remark(answer.remark, fmt::format("no proof of the bound: {}", refused.remark));
    return false;
  };
  if (below == 1) {
    add(1, all);
  } else if (!add(below, share_of_time(all, most_of_time)) && !is_shown(answer.proof)) {
    add(1, all);
  }
}

void prove_bound(Instance& instance, const SolveOptions& options, const SolveUniform& solve,
                 Answer<Location>& answer) {
  if (options.proof_file.empty() || !answer.minimum || answer.minimum->bound < 2) return;
  const auto below = static_cast<std::uint32_t>(answer.minimum->bound - 1);
  const Limits limits = limits_of_proof(options.limits);
  if (answer.minimum->what == "pieces_left") {
    // A refusal of the puzzle shows that two pieces remain.
    if (below > 1)
      prove_fewest(*instance.arena(), limits, options.proof_file, instance.puzzle_line(), answer);
    return;
  }
  Answer<Location> refused =
      instance.with_budget(below, [&](Instance& uniform) { return solve(uniform, below, limits); });
  if (refused.verdict == Verdict::unsolvable) answer.proof = std::move(refused.proof);
  if (!refused.remark.empty())
    add_remark(answer.remark, fmt::format("no proof of the bound: {}", refused.remark));
}

void add_bound_to_file(Instance& instance, const SolveOptions& options, Answer<Location>& answer) {
  const auto below = static_cast<std::uint32_t>(answer.minimum->bound - 1);
  const Limits limits = limits_of_proof(options.limits);
  const Answer<Location> refused = instance.with_budget(below, [&](Instance& uniform) {
    return solve_by_exits(*uniform.arena(),
                          {limits, options.proof_file, {}, 1, uniform.puzzle_line()});
  });
  if (refused.verdict != Verdict::unsolvable || !is_in_file(refused.proof))
    add_remark(answer.remark, fmt::format("no proof of the bound: {}", refused.remark));
}

}  // namespace hardboard::capture
