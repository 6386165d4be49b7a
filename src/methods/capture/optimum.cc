#include "methods/capture/optimum.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>

#include "methods/capture/depth_first.h"
#include "methods/capture/solve_sat.h"

namespace hardboard::capture {
namespace {

// Up to so many locations the search over positions looks for the fewest pieces; beyond, SAT.
constexpr std::uint32_t most_for_search = 16;

std::string decimal(Count number) {
  std::string digits;
  do digits.push_back(static_cast<char>('0' + static_cast<int>(number % 10)));
  while ((number /= 10) != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace

std::string few_enough_to_search(Instance& instance, const SolveOptions&) {
  const Arena* arena = instance.arena();
  if (arena == nullptr) return "the board has more possible captures than fit in memory";
  if (arena->size() > most_for_search || !DepthFirst::make(*arena))
    return fmt::format("the fewest pieces are searched for on boards of up to {}", most_for_search);
  return "";
}

Answer<Location> fewest_by_search(Instance& instance, const SolveOptions& options) {
  const auto search = DepthFirst::make(*instance.arena());
  DepthFirst::Fewest fewest = search->fewest_left(options.limits);
  Answer<Location> answer;
  answer.moves = std::move(fewest.moves);
  answer.minimum = Minimum{"pieces_left", fewest.pieces, fewest.bound};
  if (fewest.pieces == 1)
    answer.verdict = Verdict::solvable;
  else if (fewest.bound > 1)
    answer.verdict = Verdict::unsolvable;
  // A structure that refuses the puzzle, if there is one, proves that a second piece remains.
  if (answer.verdict == Verdict::unsolvable) answer.proof = instance.survey().refusal;
  return answer;
}

// SAT, allowing one more remaining piece each time: the first number that can be had is the fewest,
// and all below it are refused.
Answer<Location> fewest_by_exits(Instance& instance, const SolveOptions& options) {
  const Arena& arena = *instance.arena();
  Answer<Location> answer;
  for (std::uint32_t pieces = 1;; ++pieces) {
    answer = solve_by_exits(arena, {options.limits, "", {}, pieces});
    if (answer.verdict == Verdict::unsolvable) continue;
    const bool found = answer.verdict == Verdict::solvable;
    answer.minimum = Minimum{"pieces_left", found ? pieces : arena.size(), pieces};
    if (found && pieces > 1) answer.verdict = Verdict::unsolvable;
    if (answer.verdict == Verdict::unsolvable) answer.proof = instance.survey().refusal;
    return answer;
  }
}

Answer<Location> smallest_budget(const Arena& arena, const Limits& limits,
                                 const std::function<Answer<Location>(Instance&)>& solve) {
  const auto with_budget = [&](std::uint32_t budget) {
    Instance instance(
        [&arena, budget](const Limits&) {
          Arena uniform = arena;
          std::fill(uniform.budget.begin(), uniform.budget.end(), budget);
          return std::optional(std::move(uniform));
        },
        limits);
    return solve(instance);
  };
  Answer<Location> answer = with_budget(unlimited);
  if (answer.verdict != Verdict::solvable) return answer;
  const std::uint32_t most = arena.size() - 1;  // as good as unlimited
  Answer<Location> best = std::move(answer);
  for (std::uint32_t budget = arena.size() > 1 ? 1 : 0; budget <= most; ++budget) {
    answer = with_budget(budget);
    if (answer.verdict == Verdict::unsolvable) continue;
    const bool found = answer.verdict == Verdict::solvable;
    if (found) best = std::move(answer);
    best.minimum = Minimum{"budget", found ? budget : most, budget};
    if (!found) best.remark = answer.remark;
    return best;
  }
  best.minimum = Minimum{"budget", most, most};
  return best;
}

void add_count(Instance& instance, const Limits& limits, Answer<Location>& answer) {
  const Arena* arena = instance.arena();
  const auto search = arena != nullptr ? DepthFirst::make(*arena) : std::nullopt;
  std::string why;
  if (answer.verdict == Verdict::unsolvable) {
    answer.count = "0";
  } else if (!search) {
    why = fmt::format("only boards of up to {} pieces are counted", most_locations);
  } else if (const std::optional<Count> count = search->count(limits); !count) {
    why = "the count did not end within the limits";
  } else if (*count == ~Count{0}) {
    why = "there are more than 2^128 sequences";
  } else {
    answer.count = decimal(*count);
  }
  if (!why.empty()) answer.remark += (answer.remark.empty() ? "" : "; ") + why;
}

}  // namespace hardboard::capture
