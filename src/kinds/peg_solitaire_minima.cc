// Answers of peg solitaire that work through the methods: parts of boards, and minima; and the
// search and the proofs by sets of positions, which they share.
#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/early_end.h"
#include "base/time_slice.h"
#include "kinds/peg_solitaire_methods.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/tolls.h"
#include "methods/remark.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/parts.h"
#include "puzzles/peg_solitaire/words.h"

namespace hardboard {

using namespace peg_solitaire;

void prove(const Puzzle& puzzle, const SetClaim& claim, const SolveOptions& options,
           PegAnswer& answer) {
  if (options.proof_file.empty()) return;
  const std::string why = prove_by_sets(options.proof_file, puzzle, claim, options.limits);
  if (!why.empty()) add_remark(answer.remark, why);
}

std::string search_why_not(PegInstance& instance, const SolveOptions& options) {
  std::string why = too_large_for(instance, most_searched);
  if (why.empty()) return "";
  const bool is_peg = instance.puzzle().goal == Goal::peg;
  const std::string memory =
      is_peg ? memory_for_reach(instance, options) : memory_for_packages(instance, options);
  if (memory.empty()) return why;
  return fmt::format("{}; {} for larger ones: {}", why, is_peg ? "reach" : "packages", memory);
}

PegAnswer search(PegInstance& instance, const SolveOptions& options) {
  Decision decision = decide(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = decision.verdict;
  answer.moves = std::move(decision.jumps);
  if (decision.by_class && instance.class_refusal()) {
    answer.proof = *instance.class_refusal();
  } else if (decision.by_cases) {
    answer.proof = *std::move(decision.by_cases);
  } else if (answer.verdict == Verdict::unsolvable) {
    const auto& layers = decision.by_tolls;
    auto tolls =
        layers ? prove_by_tolls(instance.puzzle(), layers->after, layers->before, options.limits)
               : std::nullopt;
    if (tolls) {
      answer.proof = std::move(*tolls);
    } else {
      if (layers)
        answer.remark =
            "weights with tolls refuse what the search left; no time was left to "
            "prove it";
      else
        answer.proof = Exhausted{decision.positions};
      prove(instance.puzzle(), {SetClaim::Says::never}, options, answer);
    }
  }
  if (answer.verdict == Verdict::unknown)
    answer.remark = fmt::format("{} searched, then {}", counted(decision.positions, "position"),
                                early_end(options.limits));
  return answer;
}

std::string parts_why_not(PegInstance& instance, const SolveOptions& options) {
  if (instance.puzzle().goal != Goal::target) return "for targets";
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return parts_of(instance.puzzle()).size() > 1 ? "" : "the board is one part";
}

// Each part by all methods. What refuses a part refuses the whole, as no line leaves the part: so
// the checkers take the part's proof, unless the proof needs to know that the part is the board.
PegAnswer solve_parts(PegInstance& instance, const SolveOptions& options) {
  std::vector<Puzzle> parts = parts_of(instance.puzzle());
  std::stable_sort(parts.begin(), parts.end(), [](const Puzzle& a, const Puzzle& b) {
    return a.holes.size() < b.holes.size();
  });
  PegAnswer joined;
  joined.verdict = Verdict::solvable;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    SolveOptions own = options;
    own.limits = share_of_time(options.limits, 1.0 / static_cast<double>(parts.size() - i));
    own.only.clear();
    PegInstance part(parts[i], own.limits);
    PegAnswer answer = run_rows(peg_methods(), part, own);
    if (answer.verdict == Verdict::unsolvable) {
      answer.method.clear();
      answer.source = {};
      answer.remark = fmt::format("refused by the part of {}", name(parts[i].holes[0]));
      if (check(instance.puzzle(), answer, options.limits).check == Check::wrong)
        answer.proof = std::monostate();
      return answer;
    }
    if (answer.verdict == Verdict::unknown) {
      joined.verdict = Verdict::unknown;
      joined.remark = fmt::format("the part of {}: {}", name(parts[i].holes[0]), answer.remark);
    }
    joined.moves.insert(joined.moves.end(), answer.moves.begin(), answer.moves.end());
  }
  if (joined.verdict == Verdict::unknown) joined.moves.clear();
  return joined;
}

namespace {

// Whether the goal can be met, by all methods; a minimum's answer names the method of the minimum.
PegAnswer decided(PegInstance& instance, SolveOptions options) {
  options.only.clear();
  PegAnswer answer = run_rows(peg_methods(), instance, options);
  answer.method.clear();
  answer.source.clear();
  return answer;
}

}  // namespace

PegAnswer fewest_left(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer;
  if (instance.puzzle().goal != Goal::one) answer = decided(instance, options);
  answer = with_fewest_pegs(instance.puzzle(), std::move(answer), options.limits);
  if (const auto bound = static_cast<std::uint32_t>(answer.minimum->bound); bound > 1)
    prove(instance.puzzle(), {SetClaim::Says::exceeds, bound - 1}, options, answer);
  return answer;
}

PegAnswer least_moves(PegInstance& instance, const SolveOptions& options) {
  // Half of the time is for any solution: better than none if the search for the best one ends
  // late.
  SolveOptions half = options;
  half.limits = share_of_time(options.limits, 0.5);
  PegAnswer answer = decided(instance, half);
  if (answer.verdict == Verdict::unknown && search_why_not(instance, options).empty())
    answer = search(instance, options);
  answer = with_fewest_moves(instance.puzzle(), std::move(answer), options.limits);
  if (const auto bound = answer.minimum ? static_cast<std::uint32_t>(answer.minimum->bound) : 0;
      bound > 1)
    prove(instance.puzzle(), {SetClaim::Says::takes, bound}, options, answer);
  return answer;
}

}  // namespace hardboard
