#include "methods/capture/exit_model.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "methods/capture/at_most.h"
#include "methods/capture/exit_list.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

std::uint64_t key(Location u, Location v) {
  return std::uint64_t{std::min(u, v)} << 32 | std::max(u, v);
}

// A literal, or a constant that clauses are simplified by.
constexpr Literal always = INT32_MAX;
constexpr Literal never = -INT32_MAX;

class Encoder {
public:
  Encoder(const Arena& arena, const Reach& reach, ExitModel& model, std::uint32_t pieces_left)
      : arena_(arena), reach_(reach), model_(model), pieces_left_(pieces_left) {}

  void encode(std::span<const Location> roots) {
    variables(roots);
    exits();
    lasts();
    types();
    budgets();
    if (arena_.last) chain();
    order();
  }

private:
  // Adds the clause without its false literals, or not at all if it holds anyway.
  void add(Rule rule, std::initializer_list<Literal> clause) {
    clause_.assign(clause);
    add(rule);
  }
  void add(Rule rule) {
    if (std::find(clause_.begin(), clause_.end(), always) != clause_.end()) return;
    std::erase(clause_, never);
    model_.formula.add(rule, clause_);
  }

  std::span<const std::uint32_t> arrivals(Location v) const {
    return {model_.arrivals.data() + model_.first_arrival[v],
            model_.arrivals.data() + model_.first_arrival[v + 1]};
  }
  std::span<const std::uint8_t> types_of(const Exit& exit) const {
    return {model_.types.data() + exit.first_type, model_.types.data() + exit.end_type};
  }
  bool allows(const Exit& exit, std::uint8_t type) const {
    const std::span<const std::uint8_t> types = types_of(exit);
    return std::find(types.begin(), types.end(), type) != types.end();
  }
  Literal root(Location u) const { return model_.root[u] != 0 ? model_.root[u] : never; }

  void variables(std::span<const Location> roots) {
    std::vector<std::uint32_t> words;
    for (Exit& exit : model_.exits) {
      words.assign({exit.from, exit.to});
      for (const Location w : model_.over_of(exit)) words.push_back(w);
      exit.taken = model_.formula.variable(Meaning::exit, words);
      exit.last = model_.formula.variable(Meaning::last, words);
    }
    model_.root.assign(model_.size, 0);
    std::vector<Literal> all;
    const auto candidate = [&](Location u) {
      all.push_back(model_.root[u] = model_.formula.variable(Meaning::root, {u}));
    };
    if (arena_.goal && pieces_left_ == 1) {
      candidate(*arena_.goal);
    } else if (roots.empty()) {
      for (Location u = 0; u < model_.size; ++u) candidate(u);
    } else {
      std::for_each(roots.begin(), roots.end(), candidate);
    }
    model_.formula.add(Rule::root_some, all);
    at_most(model_.formula, Rule::root_most, pieces_left_, all);
    if (arena_.goal) add(Rule::root_goal, {root(*arena_.goal)});
  }

  void exits() {
    for (Location u = 0; u < model_.size; ++u) {
      clause_.clear();
      if (model_.root[u] != 0) clause_.push_back(model_.root[u]);
      for (const Exit& exit : model_.exits_of(u)) clause_.push_back(exit.taken);
      const std::vector<Literal> choices = clause_;
      add(Rule::exit_some);
      at_most_one(model_.formula, Rule::exit_one, choices);
    }
  }

  void lasts() {
    std::vector<Literal> lasts;
    model_.captured.assign(model_.size, 0);
    for (Location v = 0; v < model_.size; ++v) {
      lasts.clear();
      for (const std::uint32_t e : arrivals(v)) {
        const Exit& exit = model_.exits[e];
        lasts.push_back(exit.last);
        add(Rule::last_exit, {-exit.last, exit.taken});
      }
      if (lasts.empty()) continue;
      model_.captured[v] = model_.formula.variable(Meaning::captured, {v});
      for (const std::uint32_t e : arrivals(v))
        add(Rule::define, {-model_.exits[e].taken, model_.captured[v]});
      clause_ = lasts;
      clause_.push_back(-model_.captured[v]);
      add(Rule::last_some);
      at_most_one(model_.formula, Rule::last_one, lasts);
    }
  }

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
        if (types_of(exit).size() == possible.size()) continue;
        clause_.assign(1, -exit.taken);
        for (const std::uint8_t t : types_of(exit)) clause_.push_back(type(t, u));
        add(Rule::type_step);
      }
      for (const std::uint8_t t : possible) {
        const bool starts = arena_.type[u] == t && arena_.budget[u] > 0;
        if (!starts) clause_for_start_ = {-type(t, u)};
        for (const std::uint32_t e : arrivals(u)) {
          const Exit& exit = model_.exits[e];
          const Literal before = allows(exit, t) ? type(t, exit.from) : never;
          add(Rule::type_carry, {-type(t, u), -exit.last, before});
          if (!starts && before != never) clause_for_start_.push_back(exit.last);
        }
        if (starts) continue;
        clause_ = clause_for_start_;
        add(Rule::type_start);
      }
      for (std::size_t i = 0; i < possible.size(); ++i)
        for (std::size_t j = i + 1; j < possible.size(); ++j)
          add(Rule::type_one, {-type(possible[i], u), -type(possible[j], u)});
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
      for (const std::uint32_t e : arrivals(u)) {
        const Exit& exit = model_.exits[e];
        const Literal before = least(exit.from, needed);
        add(Rule::budget_carry, {-here, -exit.last, before});
        if (before == never) continue;
        any = true;
        clause_for_start_.push_back(exit.last);
      }
      if (!starts) {
        clause_ = clause_for_start_;
        add(Rule::budget_start);
      } else if (!any) {
        // No arrival at all leaves so much: say so of each, not only of the last.
        if (model_.captured[u] != 0) add(Rule::budget_carry, {-here, -model_.captured[u]});
      }
    };
    for (Location u = 0; u < n; ++u) {
      add(Rule::budget_need, {root(u), least(u, 1)});
      for (std::uint32_t k = 1; k <= at[u].size(); ++k) {
        carry(u, k);
        if (k > 1) add(Rule::budget_order, {-least(u, k), least(u, k - 1)});
      }
      if (endless[u] == never) continue;
      carry(u, unlimited);
      if (!at[u].empty()) add(Rule::budget_order, {-endless[u], at[u].back()});
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
        if (!allows(exit, own) || holds[exit.to] != never) continue;
        holds[exit.to] = model_.formula.variable(Meaning::chain, {exit.to});
        open.push_back(exit.to);
      }
    }
    for (const Location u : open) {
      for (const Exit& exit : model_.exits_of(u)) {
        add(Rule::chain_last, {-holds[u], -exit.taken, exit.last});
        add(Rule::chain_carry, {-holds[u], -exit.taken, holds[exit.to]});
      }
    }
  }

  Literal before(Location u, Location v) {
    const auto [found, fresh] = model_.order.try_emplace(key(u, v), 0);
    if (fresh) {
      found->second = model_.formula.variable(Meaning::before, {std::min(u, v), std::max(u, v)});
      new_pairs_.emplace_back(std::min(u, v), std::max(u, v));
    }
    return u < v ? found->second : -found->second;
  }

  void order() {
    for (const Exit& exit : model_.exits) {
      add(Rule::before_exit, {-exit.taken, before(exit.from, exit.to)});
      for (const Location w : model_.over_of(exit))
        add(Rule::before_over, {-exit.taken, before(w, exit.from)});
    }
    // What remains is emptied after everything else; with several such places, after all but them.
    const bool several = pieces_left_ > 1;
    for (const auto& [u, v] : new_pairs_) {
      if (model_.root[v] != 0)
        add(Rule::before_root, {-root(v), before(u, v), several ? root(u) : never});
      if (model_.root[u] != 0)
        add(Rule::before_root, {-root(u), before(v, u), several ? root(v) : never});
    }
  }

  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  std::uint32_t pieces_left_;
  std::vector<Literal> clause_, clause_for_start_;
  std::vector<std::pair<Location, Location>> new_pairs_;
};

}  // namespace

Literal ExitModel::before(Location u, Location v) const {
  const auto found = order.find(key(u, v));
  if (found == order.end()) return 0;
  return u < v ? found->second : -found->second;
}

std::optional<ExitModel> exit_model(const Arena& arena, std::span<const Location> roots,
                                    std::uint32_t pieces_left, std::size_t most_literals) {
  const Reach reached = reach(arena);
  ExitModel model;
  list_exits(arena, reached, model);
  // Each exit stands in some ten clauses, once in each of their kinds, and in one with each
  // location that it passes.
  if (25 * model.exits.size() + 3 * model.over.size() > most_literals) return std::nullopt;
  Encoder(arena, reached, model, pieces_left).encode(roots);
  return model;
}

}  // namespace hardboard::capture
