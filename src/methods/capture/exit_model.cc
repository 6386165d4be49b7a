#include "methods/capture/exit_model.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "methods/capture/at_most.h"
#include "methods/capture/clauses.h"
#include "methods/capture/exit_carriers.h"
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

class Encoder {
public:
  Encoder(const Arena& arena, const Reach& reach, ExitModel& model, std::uint32_t pieces_left)
      : arena_(arena),
        reach_(reach),
        model_(model),
        clauses_(model.formula),
        pieces_left_(pieces_left) {}

  void encode(std::span<const Location> roots) {
    variables(roots);
    exits();
    lasts();
    add_carriers(arena_, reach_, model_);
    order();
  }

private:
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
    if (arena_.goal) clauses_.add(Rule::root_goal, {model_.root_or_never(*arena_.goal)});
  }

  void exits() {
    std::vector<Literal> choices;
    for (Location u = 0; u < model_.size; ++u) {
      choices.clear();
      if (model_.root[u] != 0) choices.push_back(model_.root[u]);
      for (const Exit& exit : model_.exits_of(u)) choices.push_back(exit.taken);
      clauses_.add(Rule::exit_some, choices);
      at_most_one(model_.formula, Rule::exit_one, choices);
    }
  }

  void lasts() {
    std::vector<Literal> lasts, some;
    model_.captured.assign(model_.size, 0);
    for (Location v = 0; v < model_.size; ++v) {
      lasts.clear();
      for (const std::uint32_t e : model_.arrivals_at(v)) {
        const Exit& exit = model_.exits[e];
        lasts.push_back(exit.last);
        clauses_.add(Rule::last_exit, {-exit.last, exit.taken});
      }
      if (lasts.empty()) continue;
      model_.captured[v] = model_.formula.variable(Meaning::captured, {v});
      for (const std::uint32_t e : model_.arrivals_at(v))
        clauses_.add(Rule::define, {-model_.exits[e].taken, model_.captured[v]});
      some = lasts;
      some.push_back(-model_.captured[v]);
      clauses_.add(Rule::last_some, some);
      at_most_one(model_.formula, Rule::last_one, lasts);
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
      clauses_.add(Rule::before_exit, {-exit.taken, before(exit.from, exit.to)});
      for (const Location w : model_.over_of(exit))
        clauses_.add(Rule::before_over, {-exit.taken, before(w, exit.from)});
    }
    // What remains is emptied after everything else; with several such places, after all but them.
    const bool several = pieces_left_ > 1;
    for (const auto& [u, v] : new_pairs_) {
      if (model_.root[v] != 0)
        clauses_.add(Rule::before_root, {-model_.root_or_never(v), before(u, v),
                                         several ? model_.root_or_never(u) : never});
      if (model_.root[u] != 0)
        clauses_.add(Rule::before_root, {-model_.root_or_never(u), before(v, u),
                                         several ? model_.root_or_never(v) : never});
    }
  }

  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  Clauses clauses_;
  std::uint32_t pieces_left_;
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
