// Splits the fractional column nearest to the goal while the relaxation costs less than the claim:
// with the moves around the goal fixed, the relaxation is no longer weak. Relaxations that cost the
// claim itself stay at that cost whatever column is split; there the search probes many columns for
// one of which a part closes at once (after the strong branching of Applegate, Bixby, Chvátal, Cook
// 1995), and the columns that are fixed one by one close the case in the end.
#include "methods/peg_army/refute.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <utility>

#include "engines/mip/lp.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/relaxation_bound.h"

namespace hardboard::peg_army {
namespace {

constexpr double tolerance = 1e-6;
constexpr double margin = 1e-3;           // rounding costs a little of the bound that closes a case
constexpr std::size_t most_probed = 400;  // columns
constexpr double forgotten = 0.9;         // of a column's successes is kept when it is probed again

// Probing pays at a plateau, and plateaus lie below the claim as well, the lower the harder the
// claim is. Each effort begins anew, with relaxations that cost less than the claim by so much.
struct Effort {
  double below_claim;
  std::uint64_t most_relaxations;
};
constexpr std::array efforts = {Effort{0.5, 2'000}, Effort{1.5, 20'000}, Effort{3.5, UINT64_MAX}};

using Basis = std::vector<unsigned char>;

class Search {
public:
  Search(const Programme& programme, std::int64_t most, bool keeps_cases, const Effort& effort,
         const Limits& limits)
      : programme_(programme),
        model_(programme.model),
        most_(most),
        keeps_cases_(keeps_cases),
        effort_(effort),
        limits_(limits),
        successes_(model_.lower.size()) {}

  Refutation run(Box box) {
    Shrunk relaxation(model_, box);
    outcome_.holds = refuted(std::move(box), relaxation, {}, true);
    return std::move(outcome_);
  }

private:
  // Closes the cases within the box, to begin with the basis unless it is empty. False if one of
  // them stays open.
  bool refuted(Box box, Shrunk& larger, const Basis& first, bool is_fresh = false) {
    const std::optional<ExactBound> exact = bound(box, larger, first);
    if (!outcome_.why.empty()) return false;
    if (!exact) {
      if (is_fresh) return refuted_blindly(std::move(box), larger);
      // A new engine proves what the numbers of one that has solved much do not.
      Shrunk fresh(model_, box);
      return refuted(std::move(box), fresh, {}, true);
    }
    if (exact->exceeds(most_)) {
      keep({}, 0, exact->multipliers);
      return true;
    }
    const Box wide = box;
    narrow(*exact, most_, box.lower, box.upper);
    // Multipliers that fix nothing need not be kept, as is usual at plateaus.
    const bool narrows = box != wide;
    if (!narrows && closes_by_cost(box)) return true;
    const std::vector<double> values = larger.values();
    const double cost = larger.objective();
    std::optional<Shrunk> smaller;
    if (free_columns(box) * 2 <= larger.columns()) smaller.emplace(model_, box, larger);
    Shrunk& relaxation = smaller ? *smaller : larger;
    const Basis basis = relaxation.basis();
    const std::vector<std::uint32_t> fractional = fractional_of(values, box);
    if (fractional.empty())
      return fail(is_solution(values) ? "a solution costs no more than the claim"
                                      : "numerical trouble");
    std::uint32_t column = fractional[0];
    if (cost > static_cast<double>(most_) - effort_.below_claim)
      column = probe(box, relaxation, basis, values, cost, fractional);
    if (!outcome_.why.empty()) return false;
    const auto value = static_cast<std::uint16_t>(
        std::clamp<double>(std::floor(values[column]), box.lower[column], box.upper[column] - 1));
    keep(column, value, narrows ? exact->multipliers : std::vector<std::int64_t>());
    return parts_refuted(std::move(box), column, value, relaxation, basis);
  }

  // The part in which the column is at most the value, then the other one.
  bool parts_refuted(Box box, std::uint32_t column, std::uint16_t value, Shrunk& relaxation,
                     const Basis& basis) {
    Box low = box;
    low.upper[column] = value;
    if (!refuted(std::move(low), relaxation, basis)) return false;
    box.lower[column] = value + 1;
    return refuted(std::move(box), relaxation, basis);
  }

  // The engine's numbers prove nothing of the box: its parts are other programmes, of which they
  // may prove more.
  bool refuted_blindly(Box box, Shrunk& relaxation) {
    if (closes_by_cost(box)) return true;
    const auto column = std::find_if(programme_.inner_first.begin(), programme_.inner_first.end(),
                                     [&](std::uint32_t j) { return !box.is_fixed(j); });
    if (column == programme_.inner_first.end()) return fail("a case has no bound in integers");
    const std::uint16_t value = box.lower[*column];
    keep(*column, value, {});
    return parts_refuted(std::move(box), *column, value, relaxation, {});
  }

  // Without multipliers a reader of the cases narrows by the cost alone, and so does the search.
  // True if that closes the case.
  bool closes_by_cost(Box& box) {
    const std::vector<double> none(model_.row_lower.size());
    const auto alone = exact_bound(model_, box.lower, box.upper, none, most_);
    if (!alone) return false;
    if (alone->exceeds(most_)) {
      keep({}, 0, {});
      return true;
    }
    narrow(*alone, most_, box.lower, box.upper);
    return false;
  }

  // The fractional column of which a part closes at once, or else the one whose parts cost most.
  std::uint32_t probe(const Box& box, Shrunk& relaxation, const Basis& basis,
                      const std::vector<double>& values, double cost,
                      const std::vector<std::uint32_t>& fractional) {
    std::vector<std::pair<double, std::uint32_t>> order;
    for (const std::uint32_t j : fractional)
      order.push_back({std::abs(values[j] - std::floor(values[j]) - 0.5) - successes_[j], j});
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    if (order.size() > most_probed) order.resize(most_probed);
    relaxation.set(box);
    double best = -1;
    std::uint32_t choice = fractional[0];
    for (const auto& [merit, j] : order) {
      successes_[j] *= forgotten;
      const auto value = static_cast<std::uint16_t>(std::floor(values[j]));
      double score = 1;
      for (const auto& [lower, upper] :
           std::array{std::pair{box.lower[j], value},
                      std::pair{static_cast<std::uint16_t>(value + 1), box.upper[j]}}) {
        relaxation.set(j, lower, upper);
        const mip::LpStatus status = solve(relaxation, basis, most_cost());
        if (!outcome_.why.empty()) return choice;
        if (status == mip::LpStatus::infeasible) {
          relaxation.set(j, box.lower[j], box.upper[j]);
          successes_[j] += 1;
          return j;
        }
        const double gain = status == mip::LpStatus::optimal ? relaxation.objective() - cost : 0;
        score *= std::max(gain, 1e-4);
      }
      relaxation.set(j, box.lower[j], box.upper[j]);
      if (score > best) best = score, choice = j;
    }
    return choice;
  }

  double most_cost() const { return static_cast<double>(most_) + margin; }

  mip::LpStatus solve(Shrunk& relaxation, const Basis& basis, double most_cost) {
    if (outcome_.relaxations >= effort_.most_relaxations) fail("too few relaxations");
    if (++outcome_.relaxations % 256 == 0 && limits_.progress)
      limits_.progress(
          fmt::format("proof of more than {}: {} relaxations", most_, outcome_.relaxations));
    if (!basis.empty()) relaxation.set_basis(basis);
    const mip::LpStatus status = relaxation.solve(limits_, most_cost);
    if (limits_.reached()) fail(limits_.words());
    return status;
  }

  // Solves the relaxation of the box. Nothing if its numbers prove nothing, and after failures.
  std::optional<ExactBound> bound(const Box& box, Shrunk& relaxation, const Basis& basis) {
    relaxation.set(box);
    for (const double cutoff : {most_cost(), mip::infinity}) {
      // Before the cutoff the engine may stop too early, without what a proof needs.
      const mip::LpStatus status = solve(relaxation, basis, cutoff);
      if (!outcome_.why.empty()) return std::nullopt;
      if (auto exact = bound_of(model_, box, relaxation, status, most_)) return exact;
    }
    return std::nullopt;
  }

  static std::size_t free_columns(const Box& box) {
    std::size_t many = 0;
    for (std::size_t j = 0; j < box.lower.size(); ++j) many += box.is_fixed(j) ? 0 : 1;
    return many;
  }

  // The columns with a fraction that are not fixed, the innermost first.
  std::vector<std::uint32_t> fractional_of(const std::vector<double>& values,
                                           const Box& box) const {
    std::vector<std::uint32_t> fractional;
    for (const std::uint32_t j : programme_.inner_first)
      if (!box.is_fixed(j) && std::abs(values[j] - std::round(values[j])) > tolerance)
        fractional.push_back(j);
    return fractional;
  }

  void keep(std::optional<std::uint32_t> column, std::uint16_t value,
            const std::vector<std::int64_t>& multipliers) {
    if (!keeps_cases_) return;
    Case one{column, value, {}};
    for (std::uint32_t i = 0; i < multipliers.size(); ++i)
      if (multipliers[i] != 0) one.multipliers.push_back({i, multipliers[i]});
    outcome_.cases.push_back(std::move(one));
  }

  bool fail(const std::string& why) {
    if (outcome_.why.empty()) outcome_.why = why;
    return false;
  }

  // Keeps whole values that solve the programme.
  bool is_solution(const std::vector<double>& values) {
    std::vector<std::int64_t> whole = mip::rounded(model_, values);
    if (!mip::satisfies(model_, whole)) return false;
    outcome_.solution = std::move(whole);
    return true;
  }

  const Programme& programme_;
  const mip::Model& model_;
  std::int64_t most_;
  bool keeps_cases_;
  const Effort& effort_;
  const Limits& limits_;
  std::vector<double> successes_;  // of each column when it was probed, the older the less
  Refutation outcome_;
};

}  // namespace

Refutation refute(const Programme& programme, const Box& box, std::int64_t most, bool keeps_cases,
                  const Limits& limits) {
  Refutation outcome;
  for (const Effort& effort : efforts) {
    if (!mip::can_begin(programme.ring.size(), limits)) {
      outcome.why = limits.words();
      break;
    }
    const std::uint64_t before = outcome.relaxations;
    outcome = Search(programme, most, keeps_cases, effort, limits).run(box);
    outcome.relaxations += before;
    if (outcome.holds || !outcome.solution.empty() || limits.reached()) break;
  }
  return outcome;
}

Refutation raise_bound(const Programme& programme, std::int64_t cost, std::int64_t& bound,
                       const Limits& limits) {
  const Box box = box_of(programme.model);
  Refutation last;
  for (; bound < cost; ++bound) {
    last = refute(programme, box, bound, false, limits);
    if (!last.holds) break;
  }
  return last;
}

Box box_of(const mip::Model& model) {
  Box box;
  for (const double least : model.lower) box.lower.push_back(as_bound(least));
  for (const double most : model.upper) box.upper.push_back(as_bound(most));
  return box;
}

}  // namespace hardboard::peg_army
