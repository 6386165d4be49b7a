#include "methods/peg_solitaire/reach_sat.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

#include "engines/sat/solver.h"

namespace hardboard::peg_solitaire {
namespace {

using Literal = std::int32_t;
using Literals = std::vector<Literal>;

// x[j] in unary: bits[j][k] says x[j] > k, for k below the bound that is tried. more[j] says that
// x[j] exceeds it; then it gives as many pegs as anyone wants, and takes no more than one beyond
// the bound. So the formula has a model if the programme has a solution, and a model without `more`
// is one.
class Formula {
public:
  Formula(const ReachCore& core, std::span<const std::uint32_t> tried) : core_(core) {
    for (std::uint32_t j = 0; j < core.jumps.size(); ++j)
      add_jump(std::min(tried[j], core.most[j]), core.most[j]);
    std::vector<Literals> taken(core.holes.size()), put(core.holes.size()), free(core.holes.size());
    for (std::uint32_t j = 0; j < core.jumps.size(); ++j) {
      const HoleJump& jump = core.jumps[j];
      for (const std::uint32_t hole : {jump.from, jump.over}) {
        taken[hole].insert(taken[hole].end(), bits_[j].begin(), bits_[j].end());
        if (more_[j] != 0) taken[hole].push_back(more_[j]);
      }
      put[jump.to].insert(put[jump.to].end(), bits_[j].begin(), bits_[j].end());
      if (more_[j] != 0) free[jump.to].push_back(more_[j]);
    }
    for (std::uint32_t hole = 0; hole < core.holes.size(); ++hole)
      balance(hole, std::move(taken[hole]), std::move(put[hole]), free[hole]);
  }

  Verdict solve(const Limits& limits) {
    Literals assumptions;
    for (const Literal more : more_)
      if (more != 0) assumptions.push_back(-more);
    return solver_.solve(limits, assumptions);
  }

  std::vector<std::uint32_t> values() const {
    std::vector<std::uint32_t> x;
    for (const Literals& bits : bits_)
      x.push_back(static_cast<std::uint32_t>(std::count_if(
          bits.begin(), bits.end(), [&](Literal bit) { return solver_.value(bit); })));
    return x;
  }

  // The jumps on whose bounds the refusal leans; none if it stands without them.
  std::vector<std::uint32_t> cramped() const {
    std::vector<std::uint32_t> jumps;
    for (std::uint32_t j = 0; j < more_.size(); ++j)
      if (more_[j] != 0 && solver_.failed(-more_[j])) jumps.push_back(j);
    return jumps;
  }

  std::uint64_t variables() const { return static_cast<std::uint64_t>(variables_); }

private:
  Literal fresh() { return ++variables_; }
  void clause(std::initializer_list<Literal> literals) {
    solver_.add(std::span(literals.begin(), literals.size()));
  }

  void add_jump(std::uint32_t tried, std::uint32_t most) {
    Literals& bits = bits_.emplace_back();
    for (std::uint32_t k = 0; k < tried; ++k) bits.push_back(fresh());
    more_.push_back(tried < most ? fresh() : 0);
    // Few jumps are needed of those that are possible.
    for (const Literal bit : bits) solver_.prefer(-bit);
    for (std::size_t k = 1; k < bits.size(); ++k) clause({bits[k - 1], -bits[k]});
    if (more_.back() != 0 && !bits.empty()) clause({bits.back(), -more_.back()});
  }

  // As many pegs are taken as there were and as were put, or fewer.
  void balance(std::uint32_t hole, Literals taken, Literals put, const Literals& free) {
    const std::size_t before = core_.has_peg(hole) ? 1 : 0;
    if (hole == core_.goal()) {
      if (before != 0) return;
      put.insert(put.end(), free.begin(), free.end());
      return solver_.add(put);
    }
    if (taken.size() <= before) return;
    if (put.empty() && free.empty()) return at_most(taken, before);
    const Literals in = counter(std::move(put), taken.size() - before, false);
    const Literals out = counter(std::move(taken), in.size() + before + 1, true);
    for (std::size_t k = before; k < out.size(); ++k) {
      Literals literals = free;
      literals.push_back(-out[k]);
      if (k - before < in.size()) literals.push_back(in[k - before]);
      solver_.add(literals);
    }
  }

  void at_most(const Literals& literals, std::size_t most) {
    assert(most <= 1);
    for (std::size_t a = 0; a < literals.size(); ++a) {
      if (most == 0) clause({-literals[a]});
      for (std::size_t b = 0; b < a && most == 1; ++b) clause({-literals[a], -literals[b]});
    }
  }

  // Literals c such that, if `up`, c[k] is true when more than k of the given ones are; else false
  // when no more than k are. No longer than `most`. (Bailleux and Boufkhad 2003: totalizers.)
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
    for (std::size_t i = 0; i <= a.size(); ++i)
      for (std::size_t j = 0; j <= b.size(); ++j) {
        if (up && i + j > 0) {
          Literals both{sum.empty() ? 0 : sum[std::min(i + j, sum.size()) - 1]};
          if (i > 0) both.push_back(-a[i - 1]);
          if (j > 0) both.push_back(-b[j - 1]);
          solver_.add(both);
        }
        if (!up && i + j < sum.size()) {
          Literals either{-sum[i + j]};
          if (i < a.size()) either.push_back(a[i]);
          if (j < b.size()) either.push_back(b[j]);
          solver_.add(either);
        }
      }
    return sum;
  }

  const ReachCore& core_;
  sat::Solver solver_;
  Literal variables_ = 0;
  std::vector<Literals> bits_;
  Literals more_;
};

}  // namespace

ReachBySat reach_by_sat(const ReachCore& core, const Limits& limits) {
  ReachBySat result;
  std::vector<std::uint32_t> tried(core.jumps.size(), 1);
  for (;;) {
    Formula formula(core, tried);
    ++result.rounds;
    result.variables = formula.variables();
    const Verdict verdict = formula.solve(limits);
    if (verdict == Verdict::solvable) {
      result.x = formula.values();
      drop_surplus(core, result.x);
      assert(peg_army::solves(core.game, result.x));
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
