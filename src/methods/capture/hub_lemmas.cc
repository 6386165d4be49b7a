// Do the hubs of a model reach its roots? If not, cuts; if so, moves.
#include <algorithm>
#include <cassert>
#include <vector>

#include "methods/capture/hub_model.h"

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

class HubRefiner {
public:
  HubRefiner(const HubModel& model, const Holds& holds)
      : model_(model), hub_(model.size()), next_(model.size(), model.size()) {
    for (Location u = 0; u < model.size(); ++u) hub_[u] = holds(model.hub[u]);
    reach_roots(holds);
    const auto is_lost = [&](Location u) { return hub_[u] && next_[u] == model.size(); };
    for (Location u = 0; u < model.size(); ++u)
      if (is_lost(u)) lost_.push_back(u);
    if (lost_.empty()) {
      moves(holds);
    } else {
      cuts();
    }
  }

  Refinement result;

private:
  // Breadth first from the roots against the steps, from hub to hub.
  void reach_roots(const Holds& holds) {
    for (Location u = 0; u < model_.size(); ++u) {
      if (model_.root[u] == 0 || !holds(model_.root[u])) continue;
      next_[u] = u;
      reached_.push_back(u);
    }
    for (std::size_t i = 0; i < reached_.size(); ++i) {
      for (const Location w : model_.in.row(reached_[i])) {
        if (!hub_[w] || next_[w] != model_.size()) continue;
        next_[w] = reached_[i];
        reached_.push_back(w);
      }
    }
  }

  // Whoever is no hub and brings nobody along goes first; then, from the far hubs inward, each
  // hub's own location brings its piece there and on to the next hub.
  void moves(const Holds& holds) {
    std::vector<Location> bringer(model_.size(), model_.size());
    std::vector<bool> busy(model_.size(), false);
    for (const Location v : reached_) {
      if (next_[v] == v) continue;
      for (std::uint32_t i = model_.in.first[v]; bringer[v] == model_.size(); ++i) {
        assert(i < model_.in.first[v + 1]);
        if (model_.match[i] != 0 && holds(model_.match[i])) bringer[v] = model_.in.heads[i];
      }
      busy[bringer[v]] = true;
    }
    for (Location u = 0; u < model_.size(); ++u) {
      if (hub_[u] || busy[u]) continue;
      const auto out = model_.out.row(u);
      result.moves.push_back(
          {u, *std::find_if(out.begin(), out.end(), [&](Location v) { return hub_[v]; })});
    }
    for (std::size_t i = reached_.size(); i-- > 0;) {
      const Location v = reached_[i];
      if (next_[v] == v) continue;
      result.moves.push_back({bringer[v], v});
      result.moves.push_back({v, next_[v]});
    }
  }

  void cuts() {
    std::vector<bool> covered(model_.size(), false);
    for (const Location start : lost_) {
      if (covered[start]) continue;
      const std::vector<Location> island = closure(start, [&](Location v) { return hub_[v]; });
      for (const Location u : island) covered[u] = true;
      // The smallest border: only those of it that a root can be reached from without the others.
      const std::vector<bool> inner_border = borders(island).out;
      std::vector<bool> outer(model_.size(), false);
      for (const Location u : island) outer[u] = true;  // never entered
      std::vector<Location> open;
      for (Location u = 0; u < model_.size(); ++u) {
        if (next_[u] != u || inner_border[u]) continue;
        outer[u] = true;
        open.push_back(u);
      }
      std::vector<bool> border(model_.size(), false);
      for (std::size_t i = 0; i < open.size(); ++i) {
        for (const Location w : model_.in.row(open[i])) {
          if (outer[w]) continue;
          if (inner_border[w]) {
            border[w] = true;
          } else {
            outer[w] = true;
            open.push_back(w);
          }
        }
      }
      cut(closure(start, [&](Location v) { return !border[v]; }));
      cut(island);
    }
  }

  // What the steps lead to from inside, and what they come from.
  struct Borders {
    std::vector<bool> inside, out, in;
  };
  Borders borders(const std::vector<Location>& places) const {
    const std::vector<bool> nowhere(model_.size(), false);
    Borders found{nowhere, nowhere, nowhere};
    for (const Location u : places) found.inside[u] = true;
    for (const Location u : places) {
      for (const Location v : model_.out.row(u))
        if (!found.inside[v]) found.out[v] = true;
      for (const Location v : model_.in.row(u))
        if (!found.inside[v]) found.in[v] = true;
    }
    return found;
  }

  template <class Accept>
  std::vector<Location> closure(Location start, Accept accept) const {
    std::vector<Location> places{start};
    std::vector<bool> seen(model_.size(), false);
    seen[start] = true;
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (const Location v : model_.out.row(places[i])) {
        if (seen[v] || !accept(v)) continue;
        seen[v] = true;
        places.push_back(v);
      }
    }
    return places;
  }

  // Whoever starts inside is a hub or leaves to one: there is a hub inside, or on the outer border.
  // One inside reaches a root inside, or passes the outer border. If there is one root only and
  // something is outside that can't step inside, the same holds the other way round, so that no
  // root needs to be named; but a lemma must deny the model, whose hubs may well step inside.
  void cut(const std::vector<Location>& places) {
    const Borders border = borders(places);
    bool outside = false, entered = false;
    std::vector<Literal> cut, split;
    for (Location u = 0; u < model_.size(); ++u) {
      if (border.inside[u] && model_.root[u] != 0) cut.push_back(model_.root[u]);
      if (border.out[u]) cut.push_back(model_.hub[u]);
      if (border.out[u] || border.in[u]) split.push_back(model_.hub[u]);
      outside = outside || !(border.inside[u] || border.in[u]);
      entered = entered || (border.in[u] && hub_[u]);
    }
    if (model_.one_root && outside && !entered && split.size() < cut.size()) {
      result.lemmas.push_back({Lemma::Kind::split, places, std::move(split)});
    } else {
      result.lemmas.push_back({Lemma::Kind::cut, places, std::move(cut)});
    }
  }

  const HubModel& model_;
  std::vector<bool> hub_;
  std::vector<Location> next_;     // the hub on the way to a root; a root's is itself
  std::vector<Location> reached_;  // hubs that reach a root, by distance
  std::vector<Location> lost_;     // the others
};

}  // namespace

Refinement refine(const HubModel& model, const Holds& holds) {
  return std::move(HubRefiner(model, holds).result);
}

}  // namespace hardboard::capture
