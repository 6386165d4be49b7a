#include "problems/red_blue/check.h"

#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "problems/red_blue/dominators.h"
#include "proofs/findings.h"

namespace hardboard::red_blue {
namespace {

// Exactly one chosen red of each class? As many reds as classes, and no two of one class.
std::optional<std::string> fault_of_classes(const Puzzle& puzzle,
                                            std::span<const std::uint32_t> reds) {
  if (reds.size() != puzzle.k)
    return fmt::format("{} chosen for {} classes", counted(reds.size(), "red"), puzzle.k);
  std::vector<std::uint32_t> chosen(puzzle.k, 0);  // of each class; 0 for none
  for (const std::uint32_t red : reds) {
    std::uint32_t& of_class = chosen[puzzle.classes[red - 1] - 1];
    if (of_class != 0) {
      return fmt::format("reds {} and {} are of the same class {}", of_class, red,
                         puzzle.classes[red - 1]);
    }
    of_class = red;
  }
  return std::nullopt;
}

// The bound holds if one red less can't dominate; 0 says nothing.
void check_minimum(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  const Minimum& minimum = *answer.minimum;
  check_bound(minimum, findings);
  if (answer.verdict != Verdict::solvable || minimum.value != answer.reds.size())
    findings.wrong = fmt::format("the minimum {} is not the number of chosen reds", minimum.value);
  else if (puzzle.is_colourful())
    findings.wrong = "a colourful problem has no minimum";
  if (findings.wrong || minimum.bound == 0) return;
  const auto fewer = static_cast<std::uint32_t>(minimum.bound - 1);
  graphs::check_no_choice(
      hitting_set(puzzle, fewer),
      fmt::format("no set of fewer than {} dominates", counted(minimum.bound, "red")), limits,
      recourse, findings);
}

}  // namespace

std::optional<std::string> fault_of(const Puzzle& puzzle, std::span<const std::uint32_t> reds) {
  std::vector<bool> is_chosen(std::size_t{puzzle.reds} + 1, false);
  for (const std::uint32_t red : reds) {
    if (red < 1 || red > puzzle.reds) return fmt::format("there is no red {}", red);
    if (is_chosen[red]) return fmt::format("red {} is chosen twice", red);
    is_chosen[red] = true;
  }
  if (puzzle.is_colourful()) {
    if (auto fault = fault_of_classes(puzzle, reds)) return fault;
  } else if (reds.size() > puzzle.k) {
    return fmt::format("{} chosen, and k is {}", counted(reds.size(), "red"), puzzle.k);
  }
  std::vector<bool> is_dominated(std::size_t{puzzle.blues} + 1, false);
  for (const Edge& edge : puzzle.edges)
    if (is_chosen[edge.red]) is_dominated[edge.blue] = true;
  for (std::uint32_t blue = 1; blue <= puzzle.blues; ++blue)
    if (!is_dominated[blue]) return fmt::format("blue {} has no chosen neighbour", blue);
  return std::nullopt;
}

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  check_count(answer, findings);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (is_solved) {
    findings.wrong = fault_of(puzzle, answer.reds);
    findings.checked.push_back(
        fmt::format("{} dominate all blues", counted(answer.reds.size(), "red")));
  } else if (!answer.reds.empty()) {
    findings.wrong =
        fmt::format("there are reds, but the verdict is \"{}\"", word_of(answer.verdict));
  }
  if (findings.wrong) return findings.report();
  if (answer.verdict == Verdict::unsolvable)
    graphs::check_no_choice(hitting_set(puzzle, puzzle.k), "no such set of reds exists", limits,
                            recourse, findings);
  else if (answer.proof.index() != 0)
    check_idle_proof(answer, findings);
  if (answer.verdict == Verdict::unknown) findings.claimed.push_back("nothing is decided");
  if (answer.minimum && !findings.wrong) check_minimum(puzzle, answer, limits, recourse, findings);
  return findings.report();
}

}  // namespace hardboard::red_blue
