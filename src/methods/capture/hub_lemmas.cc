// Do the hubs of a model reach its roots? If they do, the model becomes moves; if not, cuts or
// chains deny it.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "methods/capture/hub_captures.h"
#include "methods/capture/hub_chains.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/hub_wires.h"

namespace hardboard::capture {
namespace {

using sat::Lemma;
using sat::Literal;

class HubRefiner {
public:
  HubRefiner(const HubModel& model, const Holds& holds, Watch& watch)
      : model_(model),
        holds_(holds),
        watch_(watch),
        hub_(model.size()),
        next_(model.size(), model.size()) {
    for (Location u = 0; u < model.size(); ++u) hub_[u] = model.hub[u] != 0 && holds(model.hub[u]);
    reach_roots();
    const auto is_lost = [&](Location u) { return hub_[u] && next_[u] == model.size(); };
    for (Location u = 0; u < model.size(); ++u)
      if (is_lost(u)) lost_.push_back(u);
    if (lost_.empty()) {
      moves();
    } else if (model.may_be_blocked) {
      chains();
    } else {
      cuts();
    }
  }

  Refinement result;

private:
  // Breadth first from the roots, and from the hubs of open locations, against the steps, from hub
  // to hub.
  void reach_roots() {
    for (Location u = 0; u < model_.size(); ++u) {
      const bool is_root = model_.root[u] != 0 && holds_(model_.root[u]);
      if (!is_root && !(hub_[u] && model_.open[u])) continue;
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

  void moves() {
    if (std::find(model_.open.begin(), model_.open.end(), true) != model_.open.end()) return;
    const Hubs hubs{hub_, next_, matches(), reached_};
    result.moves = captures_of(hubs, [&](Location u) { return model_.out.row(u); });
  }

  // By location the match of the hub there, if it is no root; `size` for the others.
  std::vector<Location> matches() const {
    std::vector<Location> match_of(model_.size(), model_.size());
    for (const Location v : reached_) {
      if (next_[v] == v) continue;
      for (std::uint32_t i = model_.in.first[v]; i < model_.in.first[v + std::size_t{1}]; ++i) {
        if (model_.match[i] == 0 || !holds_(model_.match[i])) continue;
        match_of[v] = model_.in.heads[i];
        break;
      }
      promise(match_of[v] != model_.size(), "each hub of a model has a match");
    }
    return match_of;
  }

  void chains() {
    ChosenHubs chosen{hub_, std::vector<bool>(model_.size(), false), {}};
    chosen.lost = chosen.root;
    for (const Location u : reached_) chosen.root[u] = next_[u] == u;
    for (const Location u : lost_) chosen.lost[u] = true;
    result.lemmas = chain_lemmas(model_, chosen, watch_);
  }

  // Two cuts for each island, which is the set of lost hubs that a lost hub leads to: a cut for the
  // island itself, and a cut for the largest set around the island with the smallest border.
  void cuts() {
    std::vector<bool> covered(model_.size(), false);
    for (const Location start : lost_) {
      if (covered[start]) continue;
      const std::vector<Location> island = closure(start, [&](Location v) { return hub_[v]; });
      for (const Location u : island) covered[u] = true;
      const Marks border = smallest_border(island);
      const std::vector<Location> around =
          closure(start, [&](Location v) { return border[v] == 0; });
      if (watch_.was_reached()) return;
      cut(around);
      cut(island);
    }
  }

  // By location 1 or 0: walks over large boards read bytes sooner than the bits of vector<bool>.
  using Marks = std::vector<std::uint8_t>;

  // Of the locations to which a step leads from the island, those from which a way leads to a root
  // or out of the window without passing the others.
  Marks smallest_border(const std::vector<Location>& island) {
    const Marks next_to_island = borders(island).out;
    Marks seen(model_.size(), 0);  // the island is never entered
    for (const Location u : island) seen[u] = 1;
    Marks border(model_.size(), 0);
    std::vector<Location> open;
    for (Location u = 0; u < model_.size(); ++u) {
      if (next_[u] != u && !model_.open[u]) continue;
      border[u] = next_to_island[u];
      if (border[u] != 0) continue;
      seen[u] = 1;
      open.push_back(u);
    }
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (watch_.reached(model_.in.row(open[i]).size() + 1)) return border;
      for (const Location w : model_.in.row(open[i])) {
        if (seen[w] != 0) continue;
        if (next_to_island[w] != 0) {
          border[w] = 1;
        } else {
          seen[w] = 1;
          open.push_back(w);
        }
      }
    }
    return border;
  }

  // The members of a set of locations, and its borders: the outside locations to which a step from
  // the set leads (`out`), and those from which a step leads into the set (`in`).
  struct Borders {
    Marks inside, out, in;
  };
  Borders borders(const std::vector<Location>& places) {
    const Marks nowhere(model_.size(), 0);
    Borders found{nowhere, nowhere, nowhere};
    for (const Location u : places) found.inside[u] = 1;
    for (const Location u : places) {
      watch_.reached(model_.out.row(u).size() + model_.in.row(u).size());
      for (const Location v : model_.out.row(u))
        if (found.inside[v] == 0) found.out[v] = 1;
      for (const Location v : model_.in.row(u))
        if (found.inside[v] == 0) found.in[v] = 1;
    }
    return found;
  }

  // The locations to which steps lead from `start` through accepted locations alone. Incomplete
  // once the watch's limits are reached.
  template <class Accept>
  std::vector<Location> closure(Location start, Accept accept) {
    return reached_from(
        start, model_.out, [&](Location, Location v) { return accept(v); }, watch_);
  }

  // Adds the lemma `cut` for a set of locations, or, where it is shorter, the lemma `split`
  // (docs/hubs.md). A split holds if there is one root only and some location outside has no step
  // inside; such a lemma denies the model if no hub of the model steps inside.
  void cut(const std::vector<Location>& places) {
    if (cut_wires(places)) return;
    const Borders border = borders(places);
    bool some_outside = false, is_entered = false;
    std::vector<Literal> cut, split;
    for (Location u = 0; u < model_.size(); ++u) {
      const bool inside = border.inside[u] != 0, out = border.out[u] != 0, in = border.in[u] != 0;
      if (inside && model_.root[u] != 0) cut.push_back(model_.root[u]);
      if (out) cut.push_back(model_.hub[u]);
      if (out || in) split.push_back(model_.hub[u]);
      some_outside = some_outside || !(inside || in);
      is_entered = is_entered || (in && hub_[u]);
    }
    if (model_.one_root && some_outside && !is_entered && split.size() < cut.size()) {
      result.lemmas.push_back({Lemma::Kind::split, places, std::move(split)});
    } else {
      result.lemmas.push_back({Lemma::Kind::cut, places, std::move(cut)});
    }
  }

  // Adds a lemma about whole wires, where it denies the model.
  bool cut_wires(const std::vector<Location>& places) {
    if (model_.wires.size() == 0) return false;
    std::optional<std::vector<Literal>> clause = cut_along_wires(model_, places);
    if (!clause || std::any_of(clause->begin(), clause->end(), holds_)) return false;
    result.lemmas.push_back({Lemma::Kind::wires, places, std::move(*clause)});
    return true;
  }

  const HubModel& model_;
  const Holds& holds_;
  Watch& watch_;
  std::vector<bool> hub_;
  std::vector<Location> next_;     // by hub: the next hub on the way to a root; of a root: itself
  std::vector<Location> reached_;  // the hubs from which a root is reached, the nearest first
  std::vector<Location> lost_;     // the other hubs
};

}  // namespace

Refinement refine(const HubModel& model, const Holds& holds, Watch& watch) {
  return std::move(HubRefiner(model, holds, watch).result);
}

}  // namespace hardboard::capture
