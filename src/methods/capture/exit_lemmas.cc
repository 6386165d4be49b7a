#include "methods/capture/exit_lemmas.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <set>

#include "methods/capture/components.h"

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

constexpr std::uint32_t none = UINT32_MAX;

// The arcs "must be emptied before" that a model forces, each with what in the model says so.
class Precedence {
public:
  Precedence(const ExitModel& model, const Holds& holds) : model_(model), exit_(model.size, none) {
    std::vector<std::uint32_t> last(model.size, none);
    for (std::uint32_t e = 0; e < model.exits.size(); ++e) {
      const Exit& exit = model.exits[e];
      if (!holds(exit.taken)) continue;
      exit_[exit.from] = e;
      if (holds(exit.last)) last[exit.to] = e;
    }
    for (Location u = 0; u < model.size; ++u) {
      if (exit_[u] == none) continue;
      const Exit& exit = model.exits[exit_[u]];
      arc(u, exit.to, none);
      for (const Location w : model.over_of(exit)) arc(w, u, none);
      const std::uint32_t final = last[exit.to];
      if (final != exit_[u]) arc(u, model.exits[final].from, exit_[u]);
    }
    pack();
  }

  const Graph& graph() const { return graph_; }
  std::uint32_t exit_of(Location u) const { return exit_[u]; }

  // What to deny so that arc number `arc` from u is gone.
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
  struct Arc {
    Location from, to;
    std::uint32_t early;  // the exit that is not the last at its end, if that is the reason
  };
  void arc(Location from, Location to, std::uint32_t early) { arcs_.push_back({from, to, early}); }

  void pack() {
    std::sort(arcs_.begin(), arcs_.end(),
              [](const Arc& a, const Arc& b) { return a.from < b.from; });
    graph_.first.assign(model_.size + 1, 0);
    for (const Arc& arc : arcs_) {
      ++graph_.first[arc.from + 1];
      graph_.heads.push_back(arc.to);
      early_.push_back(arc.early);
    }
    std::partial_sum(graph_.first.begin(), graph_.first.end(), graph_.first.begin());
  }

  const ExitModel& model_;
  std::vector<std::uint32_t> exit_;  // the exit taken from a location
  std::vector<Arc> arcs_;
  Graph graph_;
  std::vector<std::uint32_t> early_;
};

// Breadth-first search for a shortest cycle through a location, inside its component.
class ShortCycles {
public:
  ShortCycles(const Graph& graph, const Components& components)
      : graph_(graph), components_(components), came_(graph.size(), none), seen_(graph.size(), 0) {}

  // The locations of the cycle and, in the same order, the arcs by which each goes on.
  struct Cycle {
    std::vector<std::uint32_t> places, arcs;
  };

  Cycle through(Location start) {
    ++round_;
    open_.assign(1, start);
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const Location u = open_[i];
      for (std::uint32_t a = graph_.first[u]; a < graph_.first[u + 1]; ++a) {
        const Location v = graph_.heads[a];
        if (components_.component[v] != components_.component[start]) continue;
        if (v == start) return back(start, u, a);
        if (seen_[v] == round_) continue;
        seen_[v] = round_;
        came_[v] = a;
        from_.resize(std::max<std::size_t>(from_.size(), v + 1));
        from_[v] = u;
        open_.push_back(v);
      }
    }
    assert(false && "a location of a cyclic component lies on a cycle");
    return {};
  }

private:
  Cycle back(Location start, Location u, std::uint32_t arc) const {
    Cycle cycle{{u}, {arc}};
    while (u != start) {
      cycle.arcs.push_back(came_[u]);
      u = from_[u];
      cycle.places.push_back(u);
    }
    std::reverse(cycle.places.begin(), cycle.places.end());
    std::reverse(cycle.arcs.begin(), cycle.arcs.end());
    return cycle;
  }

  const Graph& graph_;
  const Components& components_;
  std::vector<std::uint32_t> came_, seen_, from_, open_;
  std::uint32_t round_ = 0;
};

class Refiner {
public:
  Refiner(const ExitModel& model, const Holds& holds) : model_(model), precedence_(model, holds) {}

  Refinement run() {
    const Graph& graph = precedence_.graph();
    const Components components = strongly_connected(graph);
    if (components.count == model_.size) {
      moves(components);
    } else {
      cycles(components);
      cuts();
    }
    return std::move(result_);
  }

private:
  // Components are numbered against the arcs, so the largest number is emptied first.
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
      ShortCycles::Cycle cycle = search.through(u);
      std::vector<Literal> clause;
      for (std::size_t i = 0; i < cycle.places.size(); ++i)
        precedence_.deny(cycle.places[i], cycle.arcs[i], clause);
      add(Lemma::Kind::cycle, std::move(cycle.places), std::move(clause));
    }
  }

  // Exits alone may run in a circle, with trees that hang on it: a cut for the circle, and one for
  // all of it.
  void cuts() {
    constexpr std::uint32_t unknown = none, open = none - 1, rooted = none - 2;
    std::vector<std::uint32_t> end(model_.size, unknown);  // the circle where the exits lead
    std::vector<std::vector<Location>> circles, basins;
    std::vector<Location> path;
    for (Location start = 0; start < model_.size; ++start) {
      path.clear();
      Location u = start;
      while (end[u] == unknown && precedence_.exit_of(u) != none) {
        end[u] = open;
        path.push_back(u);
        u = model_.exits[precedence_.exit_of(u)].to;
      }
      std::uint32_t where = end[u];
      if (where == unknown) where = end[u] = rooted;
      if (where == open) {
        where = static_cast<std::uint32_t>(circles.size());
        circles.emplace_back(std::find(path.begin(), path.end(), u), path.end());
      }
      for (const Location v : path) end[v] = where;
    }
    basins.resize(circles.size());
    for (Location u = 0; u < model_.size; ++u)
      if (end[u] < circles.size()) basins[end[u]].push_back(u);
    for (std::size_t c = 0; c < circles.size(); ++c) {
      cut(circles[c]);
      if (basins[c].size() > circles[c].size()) cut(basins[c]);
    }
  }

  void cut(const std::vector<Location>& places) {
    std::vector<bool> inside(model_.size, false);
    for (const Location u : places) inside[u] = true;
    std::vector<Literal> clause;
    for (const Location u : places) {
      if (model_.root[u] != 0) clause.push_back(model_.root[u]);
      for (const Exit& exit : model_.exits_of(u))
        if (!inside[exit.to]) clause.push_back(exit.taken);
    }
    add(Lemma::Kind::cut, places, std::move(clause));
  }

  const ExitModel& model_;
  Precedence precedence_;
  Refinement result_;
  std::set<std::vector<Literal>> known_;
};

}  // namespace

Refinement refine(const ExitModel& model, const Holds& holds) {
  return Refiner(model, holds).run();
}

}  // namespace hardboard::capture
