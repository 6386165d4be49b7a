#include "methods/capture/exit_lemmas.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "base/contract.h"
#include "methods/capture/components.h"

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

constexpr std::uint32_t none = UINT32_MAX;

// The arcs "must be emptied before" that a model forces, with the choices of the model that force
// each arc.
class Precedence {
public:
  Precedence(const ExitModel& model, const Holds& holds, Watch& watch)
      : model_(model), exit_(model.size, none) {
    std::vector<std::uint32_t> last(model.size,
                                    none);  // by location: the exit that ends there last
    for (std::uint32_t e = 0; e < model.exits.size() && !watch.reached(2); ++e) {
      const Exit& exit = model.exits[e];
      if (!holds(exit.taken)) continue;
      exit_[exit.from] = e;
      if (holds(exit.last)) last[exit.to] = e;
    }
    if (watch.was_reached()) return;
    for (Location u = 0; u < model.size; ++u) {
      if (exit_[u] == none) continue;
      const Exit& exit = model.exits[exit_[u]];
      add(u, exit.to, none);
      for (const Location w : model.over_of(exit)) add(w, u, none);
      const std::uint32_t final = last[exit.to];
      if (final != exit_[u]) add(u, model.exits[final].from, exit_[u]);
    }
    pack();
  }

  const Graph& graph() const { return graph_; }
  // The exit that the model takes from a location; `none` where a piece remains.
  std::uint32_t exit_of(Location u) const { return exit_[u]; }

  // Appends the literals that deny the reason of arc number `arc`, which starts on u, to a clause.
  void deny(Location u, std::uint32_t arc, std::vector<Literal>& clause) const {
    const Location v = graph_.heads[arc];
    if (early_[arc] == none) {
      clause.push_back(-model_.before(u, v));
    } else {
      clause.push_back(-model_.exits[early_[arc]].taken);
      clause.push_back(-model_.exits[exit_[v]].last);
    }
  }

private:
  // If `early` is an exit, the reason of the arc is that this exit ends where the exit of `to` is
  // the last to end; otherwise the reason is the order of the two locations.
  struct Arc {
    Location from, to;
    std::uint32_t early;
  };
  void add(Location from, Location to, std::uint32_t early) { arcs_.push_back({from, to, early}); }

  void pack() {
    std::sort(arcs_.begin(), arcs_.end(),
              [](const Arc& a, const Arc& b) { return a.from < b.from; });
    graph_.first.assign(model_.size + std::size_t{1}, 0);
    for (const Arc& arc : arcs_) {
      ++graph_.first[arc.from + std::size_t{1}];
      graph_.heads.push_back(arc.to);
      early_.push_back(arc.early);
    }
    std::partial_sum(graph_.first.begin(), graph_.first.end(), graph_.first.begin());
  }

  const ExitModel& model_;
  std::vector<std::uint32_t> exit_;
  std::vector<Arc> arcs_;
  Graph graph_;                       // the arcs in rows
  std::vector<std::uint32_t> early_;  // Arc::early, by index into graph_.heads
};

// Finds a shortest cycle through a location, inside its strongly connected component, by
// breadth-first search.
class ShortCycles {
public:
  ShortCycles(const Graph& graph, const Components& components)
      : graph_(graph),
        components_(components),
        arc_to_(graph.size(), none),
        from_(graph.size(), none),
        seen_(graph.size(), 0) {}

  // The locations of the cycle and, in the same order, the arcs between them.
  struct Cycle {
    std::vector<std::uint32_t> places, arcs;
  };

  // The component of `start` must have another location. Nothing once the watch's limits are
  // reached.
  Cycle through(Location start, Watch& watch) {
    ++round_;
    open_.assign(1, start);
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const Location u = open_[i];
      if (watch.reached(graph_.row(u).size() + 1)) return {};
      for (std::uint32_t a = graph_.first[u]; a < graph_.first[u + std::size_t{1}]; ++a) {
        const Location v = graph_.heads[a];
        if (components_.component[v] != components_.component[start]) continue;
        if (v == start) return back(start, u, a);
        if (seen_[v] == round_) continue;
        seen_[v] = round_;
        arc_to_[v] = a;
        from_[v] = u;
        open_.push_back(v);
      }
    }
    promise(false, "a location of a cyclic component lies on a cycle");
    return {};
  }

private:
  Cycle back(Location start, Location u, std::uint32_t arc) const {
    Cycle cycle{{u}, {arc}};
    while (u != start) {
      cycle.arcs.push_back(arc_to_[u]);
      u = from_[u];
      cycle.places.push_back(u);
    }
    std::reverse(cycle.places.begin(), cycle.places.end());
    std::reverse(cycle.arcs.begin(), cycle.arcs.end());
    return cycle;
  }

  const Graph& graph_;
  const Components& components_;
  std::vector<std::uint32_t> arc_to_, from_;  // how the search reached a location
  std::vector<std::uint32_t> seen_;           // the round in which the search reached it
  std::vector<std::uint32_t> open_;
  std::uint32_t round_ = 0;
};

class Refiner {
public:
  Refiner(const ExitModel& model, const Holds& holds, Watch& watch)
      : model_(model), precedence_(model, holds, watch), watch_(watch) {}

  Refinement run() {
    if (watch_.was_reached()) return {};
    const Components components = strongly_connected(precedence_.graph(), watch_);
    if (watch_.was_reached()) return {};
    if (components.count == model_.size) {
      moves(components);
    } else {
      cycles(components);
      cuts();
    }
    return std::move(result_);
  }

private:
  // An arc never leads to a component with a larger number, so the component with the largest
  // number is emptied first.
  void moves(const Components& components) {
    std::vector<Location> at(model_.size);
    for (Location u = 0; u < model_.size; ++u) at[model_.size - 1 - components.component[u]] = u;
    for (const Location u : at) {
      const std::uint32_t exit = precedence_.exit_of(u);
      if (exit != none) result_.moves.push_back({u, model_.exits[exit].to});
    }
  }

  void add(Lemma::Kind kind, std::vector<std::uint32_t> places, std::vector<Literal> clause) {
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    if (known_.insert(clause).second)
      result_.lemmas.push_back({kind, std::move(places), std::move(clause)});
  }

  void cycles(const Components& components) {
    std::vector<std::uint32_t> size(components.count, 0);
    for (const std::uint32_t c : components.component) ++size[c];
    ShortCycles search(precedence_.graph(), components);
    for (Location u = 0; u < model_.size; ++u) {
      if (size[components.component[u]] < 2) continue;
      ShortCycles::Cycle cycle = search.through(u, watch_);
      if (watch_.was_reached()) return;
      std::vector<Literal> clause;
      for (std::size_t i = 0; i < cycle.places.size(); ++i)
        precedence_.deny(cycle.places[i], cycle.arcs[i], clause);
      add(Lemma::Kind::cycle, std::move(cycle.places), std::move(clause));
    }
  }

  // Exits may run in a circle: then no exit leaves the circle, and none leaves its basin, the
  // circle with all locations whose exits lead into it. Both become cuts.
  void cuts() {
    // By location: the number of the circle in whose basin it lies, or one of these values.
    constexpr std::uint32_t unknown = none, on_path = none - 1, rooted = none - 2;
    std::vector<std::uint32_t> basin_of(model_.size, unknown);
    std::vector<std::vector<Location>> circles;
    std::vector<Location> path;
    for (Location start = 0; start < model_.size; ++start) {
      path.clear();
      Location u = start;
      while (basin_of[u] == unknown && precedence_.exit_of(u) != none) {
        basin_of[u] = on_path;
        path.push_back(u);
        u = model_.exits[precedence_.exit_of(u)].to;
      }
      std::uint32_t basin = basin_of[u];
      if (basin == unknown) basin = basin_of[u] = rooted;
      if (basin == on_path) {
        basin = static_cast<std::uint32_t>(circles.size());
        circles.emplace_back(std::find(path.begin(), path.end(), u), path.end());
      }
      for (const Location v : path) basin_of[v] = basin;
    }
    std::vector<std::vector<Location>> basins(circles.size());
    for (Location u = 0; u < model_.size; ++u)
      if (basin_of[u] < circles.size()) basins[basin_of[u]].push_back(u);
    inside_.assign(model_.size, 0);
    for (std::size_t c = 0; c < circles.size() && !watch_.was_reached(); ++c) {
      cut(circles[c]);
      if (basins[c].size() > circles[c].size()) cut(basins[c]);
    }
  }

  void cut(const std::vector<Location>& places) {
    ++cuts_;
    for (const Location u : places) inside_[u] = cuts_;
    std::vector<Literal> clause;
    for (const Location u : places) {
      if (watch_.reached(model_.exits_of(u).size() + 1)) return;
      if (model_.root[u] != 0) clause.push_back(model_.root[u]);
      for (const Exit& exit : model_.exits_of(u))
        if (inside_[exit.to] != cuts_) clause.push_back(exit.taken);
    }
    add(Lemma::Kind::cut, places, std::move(clause));
  }

  const ExitModel& model_;
  Precedence precedence_;
  Watch& watch_;
  Refinement result_;
  std::set<std::vector<Literal>> known_;  // the clauses of the lemmas so far
  std::vector<std::uint32_t> inside_;  // by location: the number of the last cut that contains it
  std::uint32_t cuts_ = 0;
};

}  // namespace

Refinement refine(const ExitModel& model, const Holds& holds, Watch& watch) {
  return Refiner(model, holds, watch).run();
}

}  // namespace hardboard::capture
