#include "methods/peg_solitaire/reach_sat.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>
#include <utility>

#include "base/contract.h"
#include "engines/sat/solver.h"

namespace hardboard::peg_solitaire {
namespace {

using Literal = std::int32_t;
using Literals = std::vector<Literal>;

// Measured on boards with jumps everywhere: each variable x[j] > k makes about 40 clauses, and a
// clause takes about 300 bytes until the formula is solved.
constexpr std::uint64_t bytes_of_clause = 300, clauses_of_variable = 40;

// x[j] in unary: bits[j][k] means x[j] > k, for each k below the current bound. more[j] means that
// x[j] exceeds the bound; such an x[j] takes one peg more than the bound from each of its two holes
// and puts as many as needed. So the formula has a model if the programme has a solution, and a
// model in which all `more` are false is a solution.
class Formula {
public:
  Formula(const ReachCore& core, std::span<const std::uint32_t> tried, const Limits& limits)
      : core_(core), limits_(limits) {
    std::uint64_t variables = 0;
    for (std::uint32_t j = 0; j < core.jumps.size(); ++j)
      variables += std::min(tried[j], core.most[j]);
    stopped_ =
        limits.reached() || variables * clauses_of_variable * bytes_of_clause > limits.memory_bytes;
    if (stopped_) return;
    for (std::uint32_t j = 0; j < core.jumps.size() && !stopped_; ++j)
      add_jump(std::min(tried[j], core.most[j]), core.most[j]);
    std::vector<Literals> taken(core.holes.size()), put(core.holes.size()), free(core.holes.size());
    for (std::uint32_t j = 0; j < core.jumps.size() && !stopped_; ++j) {
      stopped_ = j % 4096 == 4095 && limits.reached();
      const HoleJump& jump = core.jumps[j];
      for (const std::uint32_t hole : {jump.from, jump.over}) {
        taken[hole].insert(taken[hole].end(), bits_[j].begin(), bits_[j].end());
        if (more_[j] != 0) taken[hole].push_back(more_[j]);
      }
      put[jump.to].insert(put[jump.to].end(), bits_[j].begin(), bits_[j].end());
      if (more_[j] != 0) free[jump.to].push_back(more_[j]);
    }
    for (std::uint32_t hole = 0; hole < core.holes.size() && !stopped_; ++hole)
      balance(hole, std::move(taken[hole]), std::move(put[hole]), free[hole]);
  }

  // Unknown if the formula was not finished within the limits.
  Verdict solve() {
    if (stopped_) return Verdict::unknown;
    Literals assumptions;
    for (const Literal more : more_)
      if (more != 0) assumptions.push_back(-more);
    return solver_.solve(limits_, assumptions);
  }

  std::vector<std::uint32_t> values() const {
    std::vector<std::uint32_t> x;
    for (const Literals& bits : bits_)
      x.push_back(static_cast<std::uint32_t>(std::count_if(
          bits.begin(), bits.end(), [&](Literal bit) { return solver_.value(bit); })));
    return x;
  }

  // The jumps whose bounds the refusal uses; none if the refusal holds without bounds.
  std::vector<std::uint32_t> cramped() const {
    std::vector<std::uint32_t> jumps;
    for (std::uint32_t j = 0; j < more_.size(); ++j)
      if (more_[j] != 0 && solver_.failed(-more_[j])) jumps.push_back(j);
    return jumps;
  }

private:
  Literal fresh() { return ++variables_; }
  void add(std::span<const Literal> clause) {
    solver_.add(clause);
    if ((++clauses_ & 0xfff) != 0) return;
    stopped_ = stopped_ || limits_.reached() || clauses_ * bytes_of_clause > limits_.memory_bytes;
    if (limits_.progress && !stopped_)
      limits_.progress(fmt::format("formula, {} clauses", clauses_));
  }
  void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }

  void add_jump(std::uint32_t tried, std::uint32_t most) {
    Literals& bits = bits_.emplace_back();
    for (std::uint32_t k = 0; k < tried; ++k) bits.push_back(fresh());
    more_.push_back(tried < most ? fresh() : 0);
    // Most solutions need few of the possible jumps.
    for (const Literal bit : bits) solver_.prefer(-bit);
    for (std::size_t k = 1; k < bits.size(); ++k) add({bits[k - 1], -bits[k]});
    if (more_.back() != 0 && !bits.empty()) add({bits.back(), -more_.back()});
  }

  // At most as many pegs are taken from the hole as the hole held and received.
  void balance(std::uint32_t hole, Literals taken, Literals put, const Literals& free) {
    const std::size_t before = core_.has_peg(hole) ? 1 : 0;
    if (hole == core_.goal()) {
      if (before != 0) return;
      put.insert(put.end(), free.begin(), free.end());
      return add(put);
    }
    if (taken.size() <= before) return;
    if (put.empty() && free.empty()) return at_most(taken, before);
    const Literals in = counter(std::move(put), taken.size() - before, false);
    const Literals out = counter(std::move(taken), in.size() + before + 1, true);
    for (std::size_t k = before; k < out.size(); ++k) {
      Literals literals = free;
      literals.push_back(-out[k]);
      if (k - before < in.size()) literals.push_back(in[k - before]);
      add(literals);
    }
  }

  void at_most(const Literals& literals, std::size_t most) {
    promise(most <= 1, "a hole holds one peg at the start");
    for (std::size_t a = 0; a < literals.size() && !stopped_; ++a) {
      if (most == 0) add({-literals[a]});
      for (std::size_t b = 0; b < a && most == 1; ++b) add({-literals[a], -literals[b]});
    }
  }

  // A totalizer (Bailleux and Boufkhad 2003): at most `most` literals that count the true ones
  // among the given literals. With `up`, literal k must be true if more than k are true; without
  // `up`, literal k must be false if at most k are true.
  Literals counter(Literals literals, std::size_t most, bool up) {
    if (literals.size() <= 1) {
      literals.resize(std::min(literals.size(), most));
      return literals;
    }
    const auto middle = literals.begin() + static_cast<std::ptrdiff_t>(literals.size() / 2);
    const Literals a = counter({literals.begin(), middle}, most, up);
    const Literals b = counter({middle, literals.end()}, most, up);
    Literals sum(std::min(a.size() + b.size(), most));
    for (Literal& literal : sum) literal = fresh();
    for (std::size_t i = 0; i <= a.size() && !stopped_; ++i)
      for (std::size_t j = 0; j <= b.size(); ++j) {
        if (up && i + j > 0) {
          Literals both{sum.empty() ? 0 : sum[std::min(i + j, sum.size()) - 1]};
          if (i > 0) both.push_back(-a[i - 1]);
          if (j > 0) both.push_back(-b[j - 1]);
          add(both);
        }
        if (!up && i + j < sum.size()) {
          Literals either{-sum[i + j]};
          if (i < a.size()) either.push_back(a[i]);
          if (j < b.size()) either.push_back(b[j]);
          add(either);
        }
      }
    return sum;
  }

  const ReachCore& core_;
  const Limits& limits_;
  sat::Solver solver_;
  Literal variables_ = 0;
  std::vector<Literals> bits_;
  Literals more_;  // 0 for a jump whose bound is `most`
  std::uint64_t clauses_ = 0;
  bool stopped_ = false;  // by the limits
};

}  // namespace

ReachBySat reach_by_sat(const ReachCore& core, const Limits& limits) {
  ReachBySat result;
  std::vector<std::uint32_t> tried(core.jumps.size(), 1);
  for (;;) {
    Formula formula(core, tried, limits);
    const Verdict verdict = formula.solve();
    if (verdict == Verdict::solvable) {
      result.x = formula.values();
      drop_surplus(core, result.x);
      promise(peg_army::solves(core.game, result.x), "the model is a solution");
    }
    if (verdict != Verdict::unsolvable) {
      result.verdict = verdict;
      return result;
    }
    const std::vector<std::uint32_t> cramped = formula.cramped();
    if (cramped.empty()) {
      result.verdict = Verdict::unsolvable;
      return result;
    }
    for (const std::uint32_t j : cramped) tried[j] = std::min(2 * tried[j], core.most[j]);
  }
}

}  // namespace hardboard::peg_solitaire
