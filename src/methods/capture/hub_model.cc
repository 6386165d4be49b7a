#include "methods/capture/hub_model.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <optional>
#include <utility>

#include "base/contract.h"
#include "methods/capture/at_most.h"
#include "methods/capture/slack.h"
#include "methods/capture/totalizer.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

// The memory of a literal in the formula and in the solver, measured on boards of 100,000 kings;
// and the literals that a step brings: a step has a variable of its own and stands in one clause
// of each kind.
constexpr std::uint64_t bytes_per_literal = 80, literals_per_step = 16;

bool may_be_blocked(const Arena& arena) {
  for (Location u = 0; u < arena.size(); ++u)
    for (const Step& step : arena.steps(arena.type[0], u))
      if (step.between > 0) return true;
  return false;
}

class HubEncoder {
public:
  HubEncoder(const Arena& arena, std::uint32_t pieces_left, const std::vector<bool>& window,
             Watch& watch)
      : arena_(arena), pieces_left_(pieces_left), window_(window), watch_(watch) {}

  HubModel encode(std::span<const Location> roots) {
    model_.one_root = pieces_left_ == 1;
    model_.may_be_blocked = may_be_blocked(arena_);
    model_.budget = arena_.budget;
    fill_graphs();
    if (watch_.was_reached()) return {};
    find_open();
    for (Location u = 0; u < arena_.size(); ++u)
      model_.hub.push_back(is_within(u) ? model_.formula.variable(Meaning::hub, {u}) : 0);
    add_roots(roots);
    std::vector<std::vector<Literal>> matches(
        arena_.size());  // by the location that brings a piece
    for (Location v = 0; v < arena_.size(); ++v) {
      if (watch_.reached(10 * model_.in.row(v).size() + 10)) return {};
      need_a_hub(v);
      need_a_match(v, matches);
    }
    find_sole_matches();
    if (model_.may_be_blocked) count_waste();
    for (const std::vector<Literal>& of_one : matches) {
      if (watch_.reached(5 * of_one.size() + 1)) return {};
      at_most_one(model_.formula, Rule::match_one, of_one);
    }
    return std::move(model_);
  }

private:
  bool is_within(Location u) const { return window_.empty() || window_[u]; }
  // Is the location within the window, and so are all locations beside it?
  bool is_inmost(Location u) const { return is_within(u) && !model_.open[u]; }

  void find_open() {
    model_.open.assign(arena_.size(), false);
    for (Location u = 0; u < arena_.size() && !window_.empty(); ++u) {
      for (const Location v : model_.out.row(u)) {
        if (window_[u] == window_[v]) continue;
        model_.open[window_[u] ? u : v] = true;
      }
    }
  }

  // Both directions of the steps of the only type; several steps between two locations are one.
  void fill_graphs() {
    const std::uint32_t n = arena_.size();
    const auto for_each_head = [&](Location u, auto visit) {
      for (const Step& step : arena_.steps(arena_.type[0], u)) visit(step.to);
    };
    model_.out = graph_of_rows(n, for_each_head, watch_);
    if (watch_.was_reached()) return;
    const Graph& out = model_.out;
    Graph& in = model_.in;
    in.first.assign(n + std::size_t{1}, 0);
    for (const Location v : out.heads) ++in.first[v + std::size_t{1}];
    std::partial_sum(in.first.begin(), in.first.end(), in.first.begin());
    std::vector<std::uint32_t> place(in.first.begin(), in.first.end() - 1);
    in.heads.resize(out.heads.size());
    for (Location u = 0; u < n; ++u) {
      if (watch_.reached(out.row(u).size() + 1)) return;
      for (const Location v : out.row(u)) in.heads[place[v]++] = u;
    }
  }

  void add_roots(std::span<const Location> roots) {
    sat::Formula& formula = model_.formula;
    model_.root.assign(arena_.size(), 0);
    std::vector<Literal> all;
    const auto candidate = [&](Location u) {
      if (!is_within(u)) return;
      all.push_back(model_.root[u] = formula.variable(Meaning::root, {u}));
      formula.add(Rule::root_hub, {-model_.root[u], model_.hub[u]});
    };
    if (arena_.goal && pieces_left_ == 1) {
      candidate(*arena_.goal);
    } else if (roots.empty()) {
      for (Location u = 0; u < arena_.size(); ++u) candidate(u);
    } else {
      std::for_each(roots.begin(), roots.end(), candidate);
    }
    if (window_.empty()) formula.add(Rule::root_some, all);
    at_most(formula, Rule::root_most, pieces_left_, all, watch_);
    if (arena_.goal && is_within(*arena_.goal))
      formula.add(Rule::root_goal, {model_.root[*arena_.goal]});
  }

  void need_a_hub(Location v) {
    if (!is_inmost(v)) return;
    clause_.assign(1, model_.hub[v]);
    if (model_.budget[v] > 0)
      for (const Location w : model_.out.row(v)) clause_.push_back(model_.hub[w]);
    model_.formula.add(Rule::hub_some, clause_);
  }

  void need_a_match(Location v, std::vector<std::vector<Literal>>& matches) {
    if (!is_inmost(v)) {
      model_.match.resize(model_.match.size() + model_.in.row(v).size(), 0);
      return;
    }
    clause_.assign(1, -model_.hub[v]);
    if (model_.root[v] != 0) clause_.push_back(model_.root[v]);
    for (const Location w : model_.in.row(v)) {
      model_.match.push_back(0);
      if (model_.budget[w] < 2) continue;
      const Literal match = model_.match.back() = model_.formula.variable(Meaning::match, {w, v});
      model_.formula.add(Rule::match_hub, {-match, model_.hub[v]});
      model_.formula.add(Rule::match_hub, {-match, -model_.hub[w]});
      matches[w].push_back(match);
      clause_.push_back(match);
    }
    model_.formula.add(Rule::hub_match, clause_);
  }

  void find_sole_matches() {
    model_.sole_match.assign(arena_.size(), arena_.size());
    for (Location v = 0; v < arena_.size(); ++v) {
      const auto row = model_.in.row(v);
      const auto has_two = [&](Location w) { return model_.budget[w] >= 2; };
      if (std::count_if(row.begin(), row.end(), has_two) == 1)
        model_.sole_match[v] = *std::find_if(row.begin(), row.end(), has_two);
    }
  }

  // A piece on a hub wastes its budget.
  void count_waste() {
    const std::optional<std::uint32_t> slack = tight_slack(arena_, pieces_left_);
    if (!slack || arena_.counts_capturers()) return;
    std::vector<std::vector<Literal>> numbers;
    for (const Location u : by_neighbourhood(arena_)) {
      std::vector<Literal>& waste = numbers.emplace_back();
      const std::uint32_t own = u == arena_.goal ? 0 : arena_.budget[u];
      for (std::uint32_t j = 1; j <= own; ++j) {
        waste.push_back(model_.formula.variable(Meaning::waste, {u, j}));
        model_.formula.add(Rule::waste_own, {-model_.hub[u], waste.back()});
      }
    }
    waste_at_most(model_.formula, *slack, std::move(numbers), watch_);
  }

  const Arena& arena_;
  std::uint32_t pieces_left_;
  const std::vector<bool>& window_;
  Watch& watch_;
  HubModel model_;
  std::vector<Literal> clause_;
};

std::uint64_t count_literals(const Arena& arena, std::uint32_t pieces_left) {
  return literals_per_step * arena.count_steps() +
         (7 * std::uint64_t{pieces_left} + 10) * arena.size();
}

}  // namespace

bool hubs_are_needed(const Arena& arena) {
  if (arena.last) return false;
  for (Location u = 0; u < arena.size(); ++u) {
    if (arena.type[u] != arena.type[0]) return false;
    if (arena.budget[u] > 2 && arena.size() > 3) return false;
  }
  return true;
}

bool hubs_apply(const Arena& arena) {
  const bool counts_captures = arena.squares.empty() && !arena.counts_capturers();
  return hubs_are_needed(arena) && counts_captures && !may_be_blocked(arena);
}

bool hub_model_fits(const Arena& arena, std::uint32_t pieces_left, const Limits& limits) {
  return count_literals(arena, pieces_left) <= limits.memory_bytes / bytes_per_literal;
}

std::variant<HubModel, std::string> hub_model(const Arena& arena, std::span<const Location> roots,
                                              std::uint32_t pieces_left, const Limits& limits,
                                              const std::vector<bool>& window) {
  promise(hubs_are_needed(arena), "hubs are asked for arenas that need them");
  if (!hub_model_fits(arena, pieces_left, limits)) {
    const std::uint64_t literals = count_literals(arena, pieces_left);
    return fmt::format("the formula would be too large: some {} literals, {} MiB of memory",
                       literals, (literals * bytes_per_literal) >> 20);
  }
  Watch watch(limits, "building the formula");
  HubModel model = HubEncoder(arena, pieces_left, window, watch).encode(roots);
  if (watch.was_reached()) return std::string("the formula was not finished");
  return model;
}

}  // namespace hardboard::capture
