#include "methods/capture/exit_carriers.h"

#include <algorithm>
#include <vector>

#include "methods/capture/clauses.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

class Carriers {
public:
  Carriers(const Arena& arena, const Reach& reach, ExitModel& model)
      : arena_(arena), reach_(reach), model_(model), clauses_(model.formula) {}

  // Whether the piece that makes the exit of u is of a type. A location where one type alone could
  // make an exit needs no variable.
  void types() {
    const std::size_t kinds = arena_.by_type.size();
    std::vector<Literal> of(kinds * model_.size, never);
    std::vector<std::uint8_t> possible;
    const auto type = [&](std::uint8_t t, Location u) -> Literal& {
      return of[t * std::size_t{model_.size} + u];
    };
    const auto possible_at = [&](Location u) {
      possible.clear();
      for (std::size_t t = 0; t < kinds; ++t)
        if (reach_.of(static_cast<std::uint8_t>(t), u) > 0)
          possible.push_back(static_cast<std::uint8_t>(t));
    };
    for (Location u = 0; u < model_.size; ++u) {
      possible_at(u);
      for (const std::uint8_t t : possible)
        type(t, u) = possible.size() == 1 ? always : model_.formula.variable(Meaning::type, {u, t});
    }
    for (Location u = 0; u < model_.size; ++u) {
      possible_at(u);
      if (possible.size() < 2) continue;
      for (const Exit& exit : model_.exits_of(u)) {
        if (model_.types_of(exit).size() == possible.size()) continue;
        clause_.assign(1, -exit.taken);
        for (const std::uint8_t t : model_.types_of(exit)) clause_.push_back(type(t, u));
        clauses_.add(Rule::type_step, clause_);
      }
      for (const std::uint8_t t : possible) {
        const bool starts = arena_.type[u] == t && arena_.budget[u] > 0;
        if (!starts) clause_for_start_ = {-type(t, u)};
        for (const std::uint32_t e : model_.arrivals_at(u)) {
          const Exit& exit = model_.exits[e];
          const Literal before = model_.allows(exit, t) ? type(t, exit.from) : never;
          clauses_.add(Rule::type_carry, {-type(t, u), -exit.last, before});
          if (!starts && before != never) clause_for_start_.push_back(exit.last);
        }
        if (starts) continue;
        clauses_.add(Rule::type_start, clause_for_start_);
      }
      for (std::size_t i = 0; i < possible.size(); ++i)
        for (std::size_t j = i + 1; j < possible.size(); ++j)
          clauses_.add(Rule::type_one, {-type(possible[i], u), -type(possible[j], u)});
    }
  }

  // The most captures that a finite budget can leave at u, and whether an unlimited one may come.
  struct Level {
    std::uint32_t finite = 0;
    bool unlimited = false;
  };
  Level level(Location u) const {
    Level result;
    for (std::size_t t = 0; t < arena_.by_type.size(); ++t) {
      const std::uint32_t most = reach_.of(static_cast<std::uint8_t>(t), u);
      if (most == unlimited) {
        result.unlimited = true;
      } else {
        result.finite = std::max(result.finite, most);
      }
    }
    return result;
  }

  void budgets() {
    const std::uint32_t n = model_.size;
    const auto own = [&](Location u) {
      return u == arena_.goal || arena_.budget[u] >= n - 1 ? unlimited : arena_.budget[u];
    };
    bool all_unlimited = true;
    for (Location u = 0; u < n; ++u) all_unlimited = all_unlimited && own(u) == unlimited;
    if (all_unlimited) return;

    // A bound below what is reached of one type by pieces of another is loose, never wrong: where
    // an unlimited piece may come, finite levels up to the largest are still told apart.
    std::uint32_t largest = 0;
    for (Location u = 0; u < n; ++u)
      if (own(u) != unlimited) largest = std::max(largest, own(u));
    std::vector<std::vector<Literal>> at(n);  // at[u][k - 1]: at least k left
    std::vector<Literal> endless(n, never);
    for (Location u = 0; u < n; ++u) {
      const Level here = level(u);
      const std::uint32_t levels = here.unlimited ? largest : here.finite;
      for (std::uint32_t k = 1; k <= levels; ++k)
        at[u].push_back(model_.formula.variable(Meaning::budget, {u, k}));
      if (here.unlimited) endless[u] = model_.formula.variable(Meaning::unlimited, {u});
    }
    const auto least = [&](Location u, std::uint32_t k) {
      if (k == unlimited) return endless[u];
      return k <= at[u].size() ? at[u][k - 1] : endless[u];
    };
    const auto carry = [&](Location u, std::uint32_t k) {
      const Literal here = least(u, k);
      const std::uint32_t needed = k == unlimited ? unlimited : k + 1;
      const bool starts = own(u) >= k;
      bool any = false;
      clause_for_start_ = {-here};
      for (const std::uint32_t e : model_.arrivals_at(u)) {
        const Exit& exit = model_.exits[e];
        const Literal before = least(exit.from, needed);
        clauses_.add(Rule::budget_carry, {-here, -exit.last, before});
        if (before == never) continue;
        any = true;
        clause_for_start_.push_back(exit.last);
      }
      if (!starts) {
        clauses_.add(Rule::budget_start, clause_for_start_);
      } else if (!any) {
        // No arrival at all leaves so much: say so of each, not only of the last.
        if (model_.captured[u] != 0) clauses_.add(Rule::budget_carry, {-here, -model_.captured[u]});
      }
    };
    for (Location u = 0; u < n; ++u) {
      clauses_.add(Rule::budget_need, {model_.root_or_never(u), least(u, 1)});
      for (std::uint32_t k = 1; k <= at[u].size(); ++k) {
        carry(u, k);
        if (k > 1) clauses_.add(Rule::budget_order, {-least(u, k), least(u, k - 1)});
      }
      if (endless[u] == never) continue;
      carry(u, unlimited);
      if (!at[u].empty()) clauses_.add(Rule::budget_order, {-endless[u], at[u].back()});
    }
  }

  // Where the last piece comes it comes last, up to the root: so nothing ever captures it.
  void chain() {
    const Location start = *arena_.last;
    const std::uint8_t own = arena_.type[start];
    std::vector<Literal> holds(model_.size, never);
    std::vector<Location> open{start};
    holds[start] = always;
    for (std::size_t i = 0; i < open.size(); ++i) {
      for (const Exit& exit : model_.exits_of(open[i])) {
        if (!model_.allows(exit, own) || holds[exit.to] != never) continue;
        holds[exit.to] = model_.formula.variable(Meaning::chain, {exit.to});
        open.push_back(exit.to);
      }
    }
    for (const Location u : open) {
      for (const Exit& exit : model_.exits_of(u)) {
        clauses_.add(Rule::chain_last, {-holds[u], -exit.taken, exit.last});
        clauses_.add(Rule::chain_carry, {-holds[u], -exit.taken, holds[exit.to]});
      }
    }
  }

private:
  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  Clauses clauses_;
  std::vector<Literal> clause_, clause_for_start_;
};

}  // namespace

void add_carriers(const Arena& arena, const Reach& reach, ExitModel& model) {
  Carriers carriers(arena, reach, model);
  carriers.types();
  carriers.budgets();
  if (arena.last) carriers.chain();
}

}  // namespace hardboard::capture
