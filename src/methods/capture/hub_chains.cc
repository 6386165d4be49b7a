#include "methods/capture/hub_chains.h"

#include <algorithm>
#include <utility>

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

class Chains {
public:
  Chains(const HubModel& model, const ChosenHubs& chosen, Watch& watch)
      : model_(model), chosen_(chosen), watch_(watch) {}

  std::vector<Lemma> run() {
    std::vector<bool> denied(model_.size(), false);
    for (Location start = 0; start < model_.size(); ++start) {
      if (!chosen_.lost[start] || denied[start]) continue;
      std::vector<Location> places = around(start);
      if (watch_.was_reached()) break;
      if (places.empty()) places = island(start);
      const std::vector<Literal> exits = ways_out(places);
      for (const Location u : places) {
        if (!chosen_.lost[u] || denied[u]) continue;
        denied[u] = true;
        add(u, places, exits);
      }
    }
    return std::move(lemmas_);
  }

private:
  // Can u and v be hubs side by side on a chain that does not end in v? No chain has both if only
  // one piece could come last to either place, or if the only piece that could come last to one
  // place starts on the other.
  bool fits(Location u, Location v) const {
    const Location of_u = model_.sole_match[u], of_v = model_.sole_match[v];
    return of_u != v && of_v != u && (of_u == model_.size() || of_u != of_v);
  }

  // The locations to which steps between fitting places lead from `start` through accepted
  // locations.
  template <class Accept>
  std::vector<Location> closure(Location start, Accept accept) {
    return reached_from(
        start, model_.out, [&](Location u, Location v) { return fits(u, v) && accept(v); }, watch_);
  }

  std::vector<Location> island(Location start) {
    return closure(start, [&](Location v) { return chosen_.hub[v]; });
  }

  // The largest set around the island with the smallest border, or nothing if this set has a root
  // in it or beside it. The border holds the locations next to the island from which a way leads to
  // a root without passing the others.
  std::vector<Location> around(Location start) {
    std::vector<bool> seen(model_.size(), false), beside(model_.size(), false);
    for (const Location u : island(start)) {
      seen[u] = true;
      for (const Location v : model_.out.row(u))
        if (!chosen_.hub[v] && fits(u, v)) beside[v] = true;
    }
    std::vector<bool> border(model_.size(), false);
    std::vector<Location> open;
    for (Location u = 0; u < model_.size(); ++u)
      if (chosen_.root[u]) open.push_back(u);
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (watch_.reached(2 * model_.in.row(open[i]).size() + 1)) return {};
      for (const Location w : model_.in.row(open[i])) {
        if (seen[w] || !fits(w, open[i])) continue;
        seen[w] = true;
        if (beside[w])
          border[w] = true;
        else
          open.push_back(w);
      }
    }
    std::vector<Location> places = closure(start, [&](Location v) { return !border[v]; });
    for (const Location u : places) {
      const auto row = model_.out.row(u);
      if (chosen_.root[u] || std::any_of(row.begin(), row.end(), [&](Location v) {
            return chosen_.root[v] && !fits(u, v);
          }))
        return {};
    }
    return places;
  }

  // The literals of lemmas for these places: one of them holds if a chain leaves the places, or
  // ends in them or right beside them.
  std::vector<Literal> ways_out(const std::vector<Location>& places) {
    std::vector<bool> inside(model_.size(), false);
    for (const Location u : places) inside[u] = true;
    std::vector<Literal> literals;
    for (const Location u : places) {
      watch_.reached(2 * model_.out.row(u).size());
      if (model_.root[u] != 0) literals.push_back(model_.root[u]);
      for (const Location v : model_.out.row(u)) {
        if (inside[v]) continue;
        if (fits(u, v))
          literals.push_back(model_.hub[v]);
        else if (model_.root[v] != 0)
          literals.push_back(model_.root[v]);
      }
    }
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    return literals;
  }

  void add(Location start, std::vector<Location> places, std::vector<Literal> clause) {
    std::iter_swap(places.begin(), std::find(places.begin(), places.end(), start));
    clause.push_back(-model_.hub[start]);
    lemmas_.push_back({Lemma::Kind::chain, std::move(places), std::move(clause)});
  }

  const HubModel& model_;
  const ChosenHubs& chosen_;
  Watch& watch_;
  std::vector<Lemma> lemmas_;
};

}  // namespace

std::vector<Lemma> chain_lemmas(const HubModel& model, const ChosenHubs& chosen, Watch& watch) {
  return Chains(model, chosen, watch).run();
}

}  // namespace hardboard::capture
