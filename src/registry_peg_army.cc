#include "registry_peg_army.h"

#include <algorithm>
#include <array>

#include "methods/peg_army/solve.h"
#include "methods/peg_army/whole_plane.h"

namespace hardboard::peg_army {
namespace {

std::string always(const Puzzle&) {
  return "";
}
std::string plane_why_not(const Puzzle& puzzle) {
  return puzzle.tuples.empty() ? "" : "for jumps; generalised moves need other weights";
}
std::string margin_why_not(const Puzzle& puzzle) {
  return puzzle.margin ? "" : "needs a line `margin`, which bounds the plane";
}

Answer whole_plane(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  if (auto proof = refuse_on_plane(puzzle, options.limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*proof);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

Answer within_margin(const Puzzle& puzzle, const SolveOptions& options) {
  return refuse_within_margin(puzzle, options.limits);
}

Answer programme(const Puzzle& puzzle, const SolveOptions& options) {
  return solve_by_programme(puzzle, Wish::any, options.limits);
}

const std::array rows = {
    Method{"whole-plane", "after Conway; Csákány and Juhász 2000",
           "refuses by golden weights on the whole plane", plane_why_not, whole_plane},
    Method{"within-margin", "", "refuses by weights from a linear programme on the margin's window",
           margin_why_not, within_margin},
    Method{"programme", "Gualà et al. 2018, Theorem 1",
           "an army by integer programming, its jumps put into a legal order", always, programme},
};

}  // namespace

std::span<const Method> methods() {
  return rows;
}

Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only) {
  return run_rows(methods(), puzzle, options, only);
}

Answer minimize(const Puzzle& puzzle, const SolveOptions& options, std::string_view what) {
  const Answer refusal = run_rows(methods().first(2), puzzle, options, {});
  if (refusal.verdict == Verdict::unsolvable) return refusal;
  Answer answer = solve_by_programme(
      puzzle, what == "pegs" ? Wish::fewest_pegs : Wish::fewest_moves, options.limits);
  answer.method = rows.back().name;
  answer.source = rows.back().source;
  return answer;
}

}  // namespace hardboard::peg_army
