#include "methods/capture/exit_carriers.h"

#include <vector>

#include "methods/capture/clauses.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

// The clauses on the types of carriers.
class Types {
public:
  Types(const Arena& arena, const Reach& reach, ExitModel& model)
      : arena_(arena), reach_(reach), model_(model), clauses_(model.formula) {}

  void add(Watch& watch) {
    make_variables();
    for (Location u = 0; u < model_.size; ++u) {
      find_possible(u);
      if (possible_.size() < 2) continue;
      const std::size_t uses = model_.exits_of(u).size() + model_.arrivals_at(u).size();
      if (watch.reached(10 * uses * possible_.size())) return;
      need_a_step(u);
      for (const std::uint8_t t : possible_) come_from_somewhere(u, t);
      for (std::size_t i = 0; i < possible_.size(); ++i)
        for (std::size_t j = i + 1; j < possible_.size(); ++j)
          clauses_.add(Rule::type_one, {-literal(possible_[i], u), -literal(possible_[j], u)});
    }
  }

private:
  // A location whose carrier can have one type alone needs no variable.
  void make_variables() {
    literal_.assign(arena_.by_type.size() * model_.size, never);
    for (Location u = 0; u < model_.size; ++u) {
      find_possible(u);
      for (const std::uint8_t t : possible_)
        literal(t, u) =
            possible_.size() == 1 ? always : model_.formula.variable(Meaning::type, {u, t});
    }
  }

  // Sets `possible_` to the types that might make an exit of u.
  void find_possible(Location u) {
    possible_.clear();
    for (std::size_t t = 0; t < arena_.by_type.size(); ++t)
      if (reach_.of(static_cast<std::uint8_t>(t), u) > 0)
        possible_.push_back(static_cast<std::uint8_t>(t));
  }

  void need_a_step(Location u) {
    for (const Exit& exit : model_.exits_of(u)) {
      if (model_.types_of(exit).size() == possible_.size()) continue;
      clause_.assign(1, -exit.taken);
      for (const std::uint8_t t : model_.types_of(exit)) clause_.push_back(literal(t, u));
      clauses_.add(Rule::type_step, clause_);
    }
  }

  // The carrier of u has type t only if the last capture on u brings such a piece, or such a piece
  // starts on u.
  void come_from_somewhere(Location u, std::uint8_t t) {
    const bool starts = arena_.type[u] == t && arena_.budget[u] > 0;
    clause_.assign(1, -literal(t, u));
    for (const std::uint32_t e : model_.arrivals_at(u)) {
      const Exit& exit = model_.exits[e];
      const Literal before = model_.allows(exit, t) ? literal(t, exit.from) : never;
      clauses_.add(Rule::type_carry, {-literal(t, u), -exit.last, before});
      if (before != never) clause_.push_back(exit.last);
    }
    if (!starts) clauses_.add(Rule::type_start, clause_);
  }

  Literal& literal(std::uint8_t t, Location u) {
    return literal_[t * std::size_t{model_.size} + u];
  }

  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  Clauses clauses_;
  std::vector<Literal> literal_;  // by type and location; `never` if the type is impossible
  std::vector<std::uint8_t> possible_;
  std::vector<Literal> clause_;
};

// The clauses on the captures that carriers have left. No carrier needs more than size - 1
// captures, so a budget of size - 1 or more means no bound.
class Budgets {
public:
  Budgets(const Arena& arena, const Reach& reach, ExitModel& model)
      : arena_(arena), reach_(reach), model_(model), clauses_(model.formula) {}

  void add(Watch& watch) {
    bool any_binds = false;
    for (Location u = 0; u < model_.size; ++u) any_binds = any_binds || own(u) != unlimited;
    if (!any_binds) return;
    make_variables(watch);
    for (Location u = 0; u < model_.size; ++u) {
      const std::size_t levels = model_.left[u].size() + 1;
      if (watch.reached(10 * levels * (model_.arrivals_at(u).size() + 1))) return;
      clauses_.add(Rule::budget_need, {model_.root_or_never(u), at_least(u, 1)});
      for (const Exit& exit : model_.exits_of(u))
        if (const std::uint32_t cost = arena_.cost(u, exit.to); cost > 1)
          clauses_.add(Rule::budget_need, {-exit.taken, at_least(u, cost)});
      for (std::uint32_t k = 1; k <= model_.left[u].size(); ++k) {
        come_from_somewhere(u, k);
        if (k > 1) clauses_.add(Rule::budget_order, {-at_least(u, k), at_least(u, k - 1)});
      }
      if (endless_[u] == never) continue;
      come_from_somewhere(u, unlimited);
      if (!model_.left[u].empty())
        clauses_.add(Rule::budget_order, {-endless_[u], model_.left[u].back()});
    }
  }

private:
  // The budget of the piece that starts on u; 0 on the goal, whose piece never moves.
  std::uint32_t own(Location u) const {
    const bool is_endless = u == arena_.goal || arena_.is_endless(arena_.budget[u]);
    return is_endless ? unlimited : arena_.budget[u];
  }

  void make_variables(Watch& watch) {
    const std::vector<std::uint32_t> levels = budget_levels(arena_, reach_);
    model_.left.resize(model_.size);
    endless_.assign(model_.size, never);
    for (Location u = 0; u < model_.size; ++u) {
      if (watch.reached(10 * (std::uint64_t{levels[u]} + 1))) return;
      for (std::uint32_t k = 1; k <= levels[u]; ++k)
        model_.left[u].push_back(model_.formula.variable(Meaning::budget, {u, k}));
      if (may_be_endless(u)) endless_[u] = model_.formula.variable(Meaning::unlimited, {u});
    }
  }

  bool may_be_endless(Location u) const {
    for (std::size_t t = 0; t < arena_.by_type.size(); ++t)
      if (reach_.of(static_cast<std::uint8_t>(t), u) == unlimited) return true;
    return false;
  }

  // The carrier of u has at least k captures left, or no bound if k is `unlimited`.
  Literal at_least(Location u, std::uint32_t k) const {
    return k != unlimited && k <= model_.left[u].size() ? model_.left[u][k - 1] : endless_[u];
  }

  // The carrier of u has at least k captures left only if the last capture on u brings such a
  // piece, or such a piece starts on u.
  void come_from_somewhere(Location u, std::uint32_t k) {
    const Literal here = at_least(u, k);
    const bool starts = own(u) >= k;
    bool may_be_brought = false;
    clause_.assign(1, -here);
    for (const std::uint32_t e : model_.arrivals_at(u)) {
      const Exit& exit = model_.exits[e];
      const Literal before =
          at_least(exit.from, k == unlimited ? unlimited : k + arena_.cost(exit.from, u));
      clauses_.add(Rule::budget_carry, {-here, -exit.last, before});
      if (before == never) continue;
      may_be_brought = true;
      clause_.push_back(exit.last);
    }
    if (!starts) {
      clauses_.add(Rule::budget_start, clause_);
    } else if (!may_be_brought && model_.captured[u] != 0) {
      // No capture on u can leave k captures: one clause says this of all captures on u at once.
      clauses_.add(Rule::budget_carry, {-here, -model_.captured[u]});
    }
  }

  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  Clauses clauses_;
  std::vector<Literal> endless_;  // by location: no bound
  std::vector<Literal> clause_;
};

// Wherever the last piece arrives, no later capture ends; so the last piece is never captured. A
// chain of such places leads from its start to the place where it remains.
void add_chain(const Arena& arena, ExitModel& model, Watch& watch) {
  Clauses clauses(model.formula);
  const std::uint8_t own = arena.type[*arena.last];
  std::vector<Literal> holds(model.size, never);  // the variables of meaning `chain`
  std::vector<Location> open{*arena.last};
  holds[*arena.last] = always;
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (const Exit& exit : model.exits_of(open[i])) {
      if (!model.allows(exit, own) || holds[exit.to] != never) continue;
      holds[exit.to] = model.formula.variable(Meaning::chain, {exit.to});
      open.push_back(exit.to);
    }
  }
  for (const Location u : open) {
    if (watch.reached(20 * model.exits_of(u).size())) return;
    for (const Exit& exit : model.exits_of(u)) {
      clauses.add(Rule::chain_last, {-holds[u], -exit.taken, exit.last});
      clauses.add(Rule::chain_carry, {-holds[u], -exit.taken, holds[exit.to]});
    }
  }
}

}  // namespace

void add_carriers(const Arena& arena, const Reach& reach, ExitModel& model, Watch& watch) {
  Types(arena, reach, model).add(watch);
  if (!watch.was_reached()) Budgets(arena, reach, model).add(watch);
  if (!watch.was_reached() && arena.last) add_chain(arena, model, watch);
}

}  // namespace hardboard::capture
