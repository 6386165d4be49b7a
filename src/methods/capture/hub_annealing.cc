#include "methods/capture/hub_annealing.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "base/random.h"
#include "methods/capture/hub_matches.h"
#include "methods/capture/hub_tree.h"
#include "methods/capture/location_set.h"
#include "methods/capture/slack.h"

namespace hardboard::capture {
namespace {

// A fault costs 1. A hub costs a price that falls with the temperature: few hubs leave many
// locations for the matching. These numbers did best on full boards of 900 and 2,025 kings, 30 to
// 36 % of them with budget 2; without proposals near faults the same boards took five times as
// long.
constexpr double first_temperature = 0.25, last_temperature = 0.08, first_price = 0.4;
constexpr double share_near_faults = 0.6, share_of_moves = 0.3;
constexpr std::uint64_t proposals_between_coolings = 256;

class Annealing {
public:
  Annealing(const HubModel& model, Location start, std::uint64_t seed, Watch& watch)
      : model_(model),
        is_free_(root_is_free(model)),
        start_(start),
        random_(seed),
        watch_(watch),
        matches_(model, is_free_ ? model.size() : start),
        tree_(model, matches_, watch),
        near_hubs_(model.size(), 0),
        unserved_(model.size()) {
    for (Location u = 0; u < model.size(); ++u) unserved_.insert(u);
    add(start);
  }

  AnnealedHubs run(std::uint64_t changes) {
    const double fall = std::log(last_temperature / first_temperature);
    double cooled = 1;
    std::uint32_t fewest = faults();
    for (std::uint64_t i = 0; i < changes && fewest > 0 && !watch_.reached(20); ++i) {
      if (i % proposals_between_coolings == 0)
        cooled = std::exp(fall * static_cast<double>(i) / static_cast<double>(changes));
      price_ = first_price * cooled;
      // A change is made if its cost is at most this number: with probability exp(-cost /
      // temperature).
      allowed_ = -first_temperature * cooled * std::log(random_.uniform());
      propose();
      if (faults() >= fewest) continue;
      fewest = faults();
      since_fewest_.clear();
    }
    go_back();
    return here();
  }

private:
  Location location() { return static_cast<Location>(random_.below(model_.size())); }
  Location neighbour(Location u) {
    const auto row = model_.out.row(u);
    return row[random_.below(row.size())];
  }

  // A root that is free stands on a lonely hub, which is no fault then.
  std::uint32_t faults_with(std::uint32_t unserved, std::uint32_t lonely) const {
    return unserved + (is_free_ && lonely > 0 ? lonely - 1 : lonely);
  }
  std::uint32_t faults() const { return faults_with(unserved_.size(), matches_.lonely().size()); }
  double cost() const { return faults() + price_ * matches_.hubs().size(); }

  AnnealedHubs here() const {
    const std::vector<Location>& lonely = matches_.lonely().members();
    AnnealedHubs found{std::vector<bool>(model_.size(), false), start_, faults(),
                       unserved_.members()};
    for (const Location u : matches_.hubs().members()) found.hub[u] = true;
    found.faulty.insert(found.faulty.end(), lonely.begin(), lonely.end());
    if (is_free_) found.root = lonely.empty() ? matches_.hubs().members().front() : lonely.front();
    return found;
  }

  // Undoes all changes since the hubs had fewest faults.
  void go_back() {
    std::vector<bool> differs(model_.size(), false);
    for (const Location u : since_fewest_) differs[u] = !differs[u];
    for (const Location u : std::vector<Location>(std::move(since_fewest_))) {
      if (!differs[u]) continue;
      differs[u] = false;
      toggle(u);
    }
  }

  // A hub, or a location whose piece can step to one.
  bool is_served(Location u) const {
    return matches_.is_hub(u) || (model_.budget[u] > 0 && near_hubs_[u] > 0);
  }

  void add(Location u) {
    if (!is_served(u)) unserved_.erase(u);
    matches_.add(u);
    for (const Location w : model_.in.row(u)) {
      if (!is_served(w) && model_.budget[w] > 0) unserved_.erase(w);
      ++near_hubs_[w];
    }
  }
  void remove(Location u) {
    matches_.remove(u);
    for (const Location w : model_.in.row(u)) {
      --near_hubs_[w];
      if (!is_served(w) && model_.budget[w] > 0) unserved_.insert(w);
    }
    if (!is_served(u)) unserved_.insert(u);
  }
  void toggle(Location u) { matches_.is_hub(u) ? remove(u) : add(u); }
  void note(Location u) {
    since_fewest_.push_back(u);
    tree_.forget();
  }

  // How many locations would lose their only hub if u were none, or gain their first if u were one.
  int loss(Location u) const {
    int lost = model_.budget[u] > 0 && near_hubs_[u] > 0 ? 0 : 1;
    for (const Location w : model_.in.row(u))
      lost += !matches_.is_hub(w) && near_hubs_[w] == 1 && model_.budget[w] > 0;
    return lost;
  }
  int gain(Location u) const {
    int gained = is_served(u) ? 0 : 1;
    for (const Location w : model_.in.row(u)) gained += !is_served(w) && model_.budget[w] > 0;
    return gained;
  }

  // Is the cost of a change too high, whatever matching it leaves? `unserved` and `hubs` say how
  // much the numbers of unserved locations and of hubs grow.
  bool costs_too_much(Location leaving, Location coming, int unserved, int hubs) {
    constexpr int best_of_matching = 2;
    const double rest = unserved + price_ * hubs;
    if (rest - best_of_matching > allowed_) return true;
    const auto lonely = static_cast<std::int32_t>(matches_.lonely().size());
    const std::int32_t least = std::max(0, lonely + matches_.least_growth(leaving, coming));
    const auto faults_of = [&](std::int32_t many) {
      return static_cast<double>(faults_with(0, static_cast<std::uint32_t>(many)));
    };
    return rest + faults_of(least) - faults_of(lonely) > allowed_;
  }

  void propose() {
    const double kind = random_.uniform();
    const std::uint32_t faulty = unserved_.size() + matches_.lonely().size();
    if (kind < share_near_faults && faulty > 0) {
      const auto i = static_cast<std::uint32_t>(random_.below(faulty));
      propose_near(i < unserved_.size() ? unserved_.members()[i]
                                        : matches_.lonely().members()[i - unserved_.size()]);
    } else if (kind < share_near_faults + share_of_moves) {
      const Location u = matches_.hubs().any(random_);
      propose_move(u, somewhere_near(u, 3));
    } else {
      propose_toggle(location());
    }
  }

  // Two steps away, but one step in one of `odds` cases.
  Location somewhere_near(Location u, std::uint64_t odds) {
    const Location w = neighbour(u);
    return random_.below(odds) == 0 ? w : neighbour(w);
  }
  void propose_near(Location fault) {
    const Location u = somewhere_near(fault, 2);
    if (random_.below(4) == 0) {
      propose_toggle(u);
      return;
    }
    const Location w = somewhere_near(u, 3);
    if (matches_.is_hub(u)) {
      propose_move(u, w);
    } else if (matches_.is_hub(w)) {
      propose_move(w, u);
    }
  }
  void propose_toggle(Location u) { matches_.is_hub(u) ? propose_removal(u) : propose_hub(u); }

  void propose_hub(Location u) {
    if (near_hubs_[u] == 0 || costs_too_much(model_.size(), u, -gain(u), 1)) return;
    const double before = cost();
    add(u);
    cost() - before > allowed_ ? remove(u) : note(u);
  }

  void propose_removal(Location u) {
    if (is_fixed(u) || costs_too_much(u, model_.size(), loss(u), -1)) return;
    if (tree_.falls_apart(u, model_.size())) return;
    const double before = cost();
    remove(u);
    cost() - before > allowed_ ? add(u) : note(u);
  }

  // The hub u goes to w.
  void propose_move(Location u, Location w) {
    if (w == u || matches_.is_hub(w) || is_fixed(u)) return;
    const auto near = model_.out.row(w);
    const bool is_near = std::find(near.begin(), near.end(), u) != near.end();
    if (near_hubs_[w] == (is_near ? 1U : 0U)) return;
    if (costs_too_much(u, w, loss_of_move(u, w), 0) || tree_.falls_apart(u, w)) return;
    const double before = cost();
    remove(u);
    add(w);
    if (cost() - before > allowed_) {
      remove(w);
      add(u);
    } else {
      note(u);
      note(w);
    }
  }

  // May u not cease to be a hub? The only hub stays, and so does a root that is not free.
  bool is_fixed(Location u) const { return is_free_ ? matches_.hubs().size() == 1 : u == start_; }

  // How many more locations are unserved after the hub u goes to w. (w has another hub beside it,
  // so w is served before and after.)
  int loss_of_move(Location u, Location w) {
    const int gained = gain(w);
    for (const Location x : model_.in.row(w)) ++near_hubs_[x];
    const int lost = loss(u);
    for (const Location x : model_.in.row(w)) --near_hubs_[x];
    return lost - gained;
  }

  const HubModel& model_;
  bool is_free_;  // the root
  Location start_;
  Random random_;
  Watch& watch_;
  HubMatches matches_;
  HubTree tree_;
  std::vector<std::uint32_t> near_hubs_;  // by location: hubs one step away
  LocationSet unserved_;
  std::vector<Location> since_fewest_;  // locations that changed since there were fewest faults
  double price_ = 0, allowed_ = 0;
};

}  // namespace

bool annealing_applies(const Arena& arena) {
  if (!hubs_apply(arena) || arena.size() < 3) return false;
  std::vector<std::uint64_t> arcs, reverses;
  for (Location u = 0; u < arena.size(); ++u) {
    const std::span<const Step> steps = arena.steps(arena.type[0], u);
    if (steps.empty()) return false;
    for (const Step& step : steps) {
      arcs.push_back(std::uint64_t{u} << 32 | step.to);
      reverses.push_back(std::uint64_t{step.to} << 32 | u);
    }
  }
  std::sort(arcs.begin(), arcs.end());
  std::sort(reverses.begin(), reverses.end());
  return arcs == reverses;
}

bool annealing_pays(const Arena& arena) {
  constexpr std::size_t steps_of_wires = 3, steps_of_dense_boards = 5;
  const std::size_t n = arena.size(), steps = arena.count_steps();
  if (steps >= steps_of_dense_boards * n) return annealing_applies(arena);
  // Gadgets have the largest budgets everywhere.
  const std::optional<std::uint32_t> spare = slack(arena, 1);
  return steps > steps_of_wires * n && spare && *spare <= n * 9 / 10 && annealing_applies(arena);
}

bool root_is_free(const HubModel& model) {
  return std::none_of(model.root.begin(), model.root.end(), [](auto root) { return root == 0; });
}

AnnealedHubs anneal_hubs(const HubModel& model, Location start, std::uint64_t changes,
                         std::uint64_t seed, Watch& watch) {
  return Annealing(model, start, seed, watch).run(changes);
}

}  // namespace hardboard::capture
