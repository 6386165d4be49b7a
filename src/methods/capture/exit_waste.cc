#include "methods/capture/exit_waste.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "methods/capture/clauses.h"
#include "methods/capture/slack.h"
#include "methods/capture/totalizer.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

class WasteClauses {
public:
  WasteClauses(const Arena& arena, std::uint32_t slack, ExitModel& model, Watch& watch)
      : arena_(arena), slack_(slack), model_(model), clauses_(model.formula), watch_(watch) {}

  void add() {
    for (Location u = 0; u < model_.size; ++u) {
      if (watch_.reached(10 * model_.arrivals_at(u).size() + 10)) return;
      keep_budgets(u);
    }
    const std::vector<Literal> idle = idle_variables();
    std::vector<std::vector<Literal>> numbers;
    for (const Location u : by_neighbourhood(arena_)) {
      if (watch_.reached(20)) return;
      numbers.push_back(waste_of(u, idle[u]));
    }
    waste_at_most(model_.formula, slack_, std::move(numbers), watch_);
  }

private:
  // The variables of meaning `budget` imply that captures are left; here captures that are left
  // imply the variables, or else the solver could hide what is wasted.
  void keep_budgets(Location u) {
    const Literal root = model_.root_or_never(u);
    for (std::uint32_t k = 1; k <= model_.left[u].size(); ++k) {
      const Literal here = model_.has_left(u, k);
      if (arena_.budget[u] >= k) clauses_.add(Rule::budget_keep, {here, captured(u), root});
      for (const std::uint32_t e : model_.arrivals_at(u)) {
        const Exit& exit = model_.exits[e];
        const Literal before = model_.has_left(exit.from, k + arena_.cost(exit.from, u));
        if (before != never) clauses_.add(Rule::budget_keep, {-exit.last, -before, root, here});
      }
    }
  }

  // By location: the variable of meaning `idle`, or `never` where the carrier has one capture left
  // at most.
  std::vector<Literal> idle_variables() {
    std::vector<Literal> idle(model_.size, never);
    for (Location u = 0; u < model_.size; ++u) {
      if (watch_.reached(10 * model_.exits_of(u).size() + 1)) return idle;
      if (model_.left[u].size() < 2) continue;
      idle[u] = model_.formula.variable(Meaning::idle, {u});
      for (const Exit& exit : model_.exits_of(u)) {
        clauses_.add(Rule::idle_exit, {-exit.taken, exit.last, idle[u]});
        clauses_.add(Rule::idle_exit, {-exit.taken, -model_.root_or_never(exit.to), idle[u]});
      }
    }
    return idle;
  }

  // Literals that say that u wastes at least 1, 2, ... captures: the budget of the piece that
  // starts there, unless this piece makes the exit; and what the carrier has left when it is idle.
  std::vector<Literal> waste_of(Location u, Literal idle) {
    const bool may_stay = u == arena_.goal || arena_.counts_capturers();
    const std::uint32_t own = may_stay ? 0 : arena_.budget[u];
    const auto left_behind =
        idle == never ? 0 : static_cast<std::uint32_t>(model_.left[u].size()) - 1;
    const Literal root = model_.root_or_never(u);
    const bool may_lose_own = captured(u) != never || root != never;
    const std::uint32_t most =
        captured(u) == never ? std::max(may_lose_own ? own : 0, left_behind) : own + left_behind;
    std::vector<Literal> waste;
    for (std::uint32_t j = 1; j <= std::min(most, slack_ + 1); ++j) {
      waste.push_back(model_.formula.variable(Meaning::waste, {u, j}));
      if (j > 1) clauses_.add(Rule::waste_order, {-waste[j - 1], waste[j - 2]});
    }
    if (waste.empty()) return waste;
    const auto at_least = [&](std::uint32_t j) {
      return waste[std::min<std::size_t>(j, waste.size()) - 1];
    };
    if (own > 0) {
      clauses_.add(Rule::waste_own, {-captured(u), at_least(own)});
      clauses_.add(Rule::waste_own, {-root, at_least(own)});
    }
    for (std::uint32_t k = 1; k <= left_behind; ++k) {
      const Literal left = model_.has_left(u, k + 1);
      clauses_.add(Rule::waste_idle, {-idle, -left, at_least(k)});
      clauses_.add(Rule::waste_idle, {-idle, -left, -captured(u), at_least(own + k)});
    }
    return waste;
  }

  Literal captured(Location u) const {
    return model_.captured[u] != 0 ? model_.captured[u] : never;
  }

  const Arena& arena_;
  std::uint32_t slack_;
  ExitModel& model_;
  Clauses clauses_;
  Watch& watch_;
};

}  // namespace

void add_waste(const Arena& arena, std::uint32_t slack, ExitModel& model, Watch& watch) {
  WasteClauses(arena, slack, model, watch).add();
}

}  // namespace hardboard::capture
