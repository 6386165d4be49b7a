#include "methods/capture/exit_model.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "methods/capture/at_most.h"
#include "methods/capture/chordal.h"
#include "methods/capture/clauses.h"
#include "methods/capture/exit_carriers.h"
#include "methods/capture/exit_list.h"
#include "methods/capture/exit_size.h"
#include "methods/capture/reach.h"
#include "methods/capture/slack.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

// Makes the variables and clauses of a model whose exits are listed. Every loop asks the watch;
// once its limits are reached the model is incomplete.
class Encoder {
public:
  Encoder(const Arena& arena, const Reach& reach, ExitModel& model, std::uint32_t pieces_left,
          std::size_t most_triangles, Watch& watch)
      : arena_(arena),
        reach_(reach),
        model_(model),
        clauses_(model.formula),
        pieces_left_(pieces_left),
        most_triangles_(most_triangles),
        watch_(watch) {}

  // Whether the formula is complete: not if the pairs would form too many triangles, which shows
  // before any clause is made.
  bool encode(std::span<const Location> roots) {
    if (!find_pairs()) return false;
    exit_variables();
    root_variables(roots);
    exits();
    lasts();
    if (arena_.counts_capturers() && !watch_.was_reached()) capturers();
    if (most_captures(arena_) + pieces_left_ < arena_.size())
      model_.formula.add(Rule::waste_most, std::initializer_list<Literal>());
    if (!watch_.was_reached()) add_carriers(arena_, reach_, model_, watch_);
    if (!watch_.was_reached()) order();
    return true;
  }

private:
  void exit_variables() {
    std::vector<std::uint32_t> words;
    for (Exit& exit : model_.exits) {
      words.assign({exit.from, exit.to});
      for (const Location w : model_.over_of(exit)) words.push_back(w);
      if (watch_.reached(10 + words.size())) return;
      exit.taken = model_.formula.variable(Meaning::exit, words);
      exit.last = model_.formula.variable(Meaning::last, words);
    }
  }

  void root_variables(std::span<const Location> roots) {
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
    at_most(model_.formula, Rule::root_most, pieces_left_, all, watch_);
    if (arena_.goal) clauses_.add(Rule::root_goal, {model_.root_or_never(*arena_.goal)});
  }

  void exits() {
    std::vector<Literal> choices;
    for (Location u = 0; u < model_.size; ++u) {
      choices.clear();
      // In the order of the variables: proofs go by it (at_most.h).
      for (const Exit& exit : model_.exits_of(u)) choices.push_back(exit.taken);
      if (model_.root[u] != 0) choices.push_back(model_.root[u]);
      if (watch_.reached(10 * choices.size() + 1)) return;
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
      if (watch_.reached(20 * lasts.size())) return;
      model_.captured[v] = model_.formula.variable(Meaning::captured, {v});
      for (const std::uint32_t e : model_.arrivals_at(v))
        clauses_.add(Rule::define, {-model_.exits[e].taken, model_.captured[v]});
      some = lasts;
      some.push_back(-model_.captured[v]);
      clauses_.add(Rule::last_some, some);
      at_most_one(model_.formula, Rule::last_one, lasts);
    }
  }

  // A piece captures if and only if it makes the exit of the place where it starts: the place has
  // an exit, and no capture ends there before.
  void capturers() {
    std::vector<Literal> starters;
    for (Location u = 0; u < model_.size; ++u) {
      if (!arena_.is_new_capturer(u)) continue;
      starters.push_back(model_.formula.variable(Meaning::starter, {u}));
      const Literal captured = model_.captured[u] != 0 ? model_.captured[u] : never;
      clauses_.add(Rule::starter, {starters.back(), captured, model_.root_or_never(u)});
      if (arena_.capturers == 0) clauses_.add(Rule::starter_most, {-starters.back()});
    }
    if (arena_.capturers > 0)
      at_most(model_.formula, Rule::starter_most, arena_.capturers, starters, watch_);
  }

  // An exit comes before the exit of its target, and after the exits of the places that it passes.
  void order() {
    name_pairs();
    if (watch_.was_reached()) return;
    for (const Exit& exit : model_.exits) {
      const std::span<const Location> over = model_.over_of(exit);
      if (watch_.reached(10 * over.size() + 10)) return;
      clauses_.add(Rule::before_exit, {-exit.taken, model_.before(exit.from, exit.to)});
      for (const Location w : over)
        clauses_.add(Rule::before_over, {-exit.taken, model_.before(w, exit.from)});
    }
    // A place that keeps a piece outlasts all other places; if several may keep a piece, it
    // outlasts all other places that keep none.
    for (Location u = 0; u < model_.size; ++u) {
      if (watch_.reached(10 * model_.pairs.row(u).size())) return;
      for (const Location v : model_.pairs.row(u)) {
        outlast(u, v);
        outlast(v, u);
      }
    }
  }

  bool find_pairs() {
    const auto for_each_pair = [&](auto visit) {
      const auto pair = [&](Location u, Location v) { visit(std::min(u, v), std::max(u, v)); };
      for (const Exit& exit : model_.exits) {
        const std::span<const Location> over = model_.over_of(exit);
        if (watch_.reached(over.size() + 1)) return;
        pair(exit.from, exit.to);
        for (const Location w : over) pair(w, exit.from);
      }
    };
    model_.pairs = graph_of_arcs(model_.size, for_each_pair, watch_);
    if (watch_.was_reached() || most_triangles_ == 0) return true;
    std::optional<Graph> edges = chordal(model_.pairs, most_triangles_, watch_);
    if (!edges) return false;
    model_.pairs = *std::move(edges);
    return true;
  }

  void name_pairs() {
    model_.first_order = static_cast<Literal>(model_.formula.variables()) + 1;
    for (Location u = 0; u < model_.size; ++u) {
      if (watch_.reached(2 * model_.pairs.row(u).size())) return;
      for (const Location v : model_.pairs.row(u)) model_.formula.variable(Meaning::before, {u, v});
    }
  }

  void outlast(Location place, Location root) {
    if (model_.root[root] == 0) return;
    const Literal also_root = pieces_left_ > 1 ? model_.root_or_never(place) : never;
    clauses_.add(Rule::before_root, {-model_.root[root], model_.before(place, root), also_root});
  }

  const Arena& arena_;
  const Reach& reach_;
  ExitModel& model_;
  Clauses clauses_;
  std::uint32_t pieces_left_;
  std::size_t most_triangles_;
  Watch& watch_;
};

}  // namespace

std::variant<ExitModel, std::string> exit_model(const Arena& arena, std::span<const Location> roots,
                                                std::uint32_t pieces_left, const Limits& limits,
                                                std::size_t most_triangles) {
  const std::string limit_words = "the formula was not finished";
  Watch watch(limits, "listing the exits");
  const Reach reached = reach(arena, watch);
  if (watch.was_reached()) return limit_words;
  const ExitSize size(arena, reached, pieces_left, limits);
  std::string why_not = size.why_not(fewest_literals(arena, reached, size, watch));
  if (!why_not.empty()) return why_not;
  ExitModel model;
  why_not = list_exits(arena, reached, size, model, watch);
  if (!why_not.empty()) return why_not;
  watch.enter("building the formula");
  const bool is_whole =
      !watch.was_reached() &&
      Encoder(arena, reached, model, pieces_left, most_triangles, watch).encode(roots);
  if (watch.was_reached()) return limit_words;
  if (!is_whole) return std::string("clauses for the order would be too many");
  return model;
}

}  // namespace hardboard::capture
