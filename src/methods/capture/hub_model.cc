#include "methods/capture/hub_model.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "methods/capture/at_most.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

// Both directions of the steps of the only type.
void fill_graphs(const Arena& arena, HubModel& model) {
  const std::uint32_t n = arena.size();
  model.out.first.assign(1, 0);
  model.in.first.assign(n + 1, 0);
  for (Location u = 0; u < n; ++u) {
    for (const Step& step : arena.steps(arena.type[0], u)) {
      model.out.heads.push_back(step.to);
      ++model.in.first[step.to + 1];
    }
    model.out.first.push_back(static_cast<std::uint32_t>(model.out.heads.size()));
  }
  std::partial_sum(model.in.first.begin(), model.in.first.end(), model.in.first.begin());
  std::vector<std::uint32_t> place(model.in.first.begin(), model.in.first.end() - 1);
  model.in.heads.resize(model.out.heads.size());
  for (Location u = 0; u < n; ++u)
    for (const Location v : model.out.row(u)) model.in.heads[place[v]++] = u;
}

}  // namespace

bool hubs_apply(const Arena& arena) {
  if (arena.last) return false;
  for (Location u = 0; u < arena.size(); ++u) {
    if (arena.type[u] != arena.type[0]) return false;
    if (arena.budget[u] > 2 && arena.size() > 3) return false;
    for (const Step& step : arena.steps(arena.type[0], u))
      if (step.between > 0) return false;
  }
  return true;
}

HubModel hub_model(const Arena& arena, std::span<const Location> roots, std::uint32_t pieces_left) {
  assert(hubs_apply(arena));
  const std::uint32_t n = arena.size();
  HubModel model;
  model.one_root = pieces_left == 1;
  model.budget = arena.budget;
  fill_graphs(arena, model);
  sat::Formula& formula = model.formula;

  for (Location u = 0; u < n; ++u) model.hub.push_back(formula.variable(Meaning::hub, {u}));
  model.root.assign(n, 0);
  std::vector<Literal> all;
  const auto candidate = [&](Location u) {
    all.push_back(model.root[u] = formula.variable(Meaning::root, {u}));
    formula.add(Rule::root_hub, {-model.root[u], model.hub[u]});
  };
  if (arena.goal && pieces_left == 1) {
    candidate(*arena.goal);
  } else if (roots.empty()) {
    for (Location u = 0; u < n; ++u) candidate(u);
  } else {
    std::for_each(roots.begin(), roots.end(), candidate);
  }
  formula.add(Rule::root_some, all);
  at_most(formula, Rule::root_most, pieces_left, all);
  if (arena.goal) formula.add(Rule::root_goal, {model.root[*arena.goal]});

  std::vector<Literal> clause;
  std::vector<std::vector<Literal>> matches(n);  // by the location that is brought along
  for (Location v = 0; v < n; ++v) {
    clause.assign(1, model.hub[v]);
    if (model.budget[v] > 0)
      for (const Location w : model.out.row(v)) clause.push_back(model.hub[w]);
    formula.add(Rule::hub_some, clause);

    clause.assign(1, -model.hub[v]);
    if (model.root[v] != 0) clause.push_back(model.root[v]);
    for (const Location w : model.in.row(v)) {
      model.match.push_back(0);
      if (model.budget[w] < 2) continue;
      const Literal match = model.match.back() = formula.variable(Meaning::match, {w, v});
      formula.add(Rule::match_hub, {-match, model.hub[v]});
      formula.add(Rule::match_hub, {-match, -model.hub[w]});
      matches[w].push_back(match);
      clause.push_back(match);
    }
    formula.add(Rule::hub_match, clause);
  }
  for (Location w = 0; w < n; ++w) at_most_one(formula, Rule::match_one, matches[w]);
  return model;
}

}  // namespace hardboard::capture
