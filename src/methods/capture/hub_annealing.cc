#include "methods/capture/hub_annealing.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <span>

#include "base/random.h"
#include "methods/capture/hub_matches.h"

namespace hardboard::capture {
namespace {

// Costs: 1 for each fault, and a price for each hub that falls with the temperature, since few hubs
// leave many locations for the matching. These numbers did best on full boards of 900 and 2,025
// kings and knights, 28 to 36 % of them with budget 2; without the price of hubs, or with fewer
// moves of hubs, the annealing stopped at two to three times as many faults.
constexpr double first_temperature = 0.25, last_temperature = 0.08, first_price = 0.4;
constexpr double share_of_moves = 0.8;

class Annealing {
public:
  Annealing(const HubModel& model, Location root, std::uint64_t seed, Watch& watch)
      : model_(model),
        root_(root),
        random_(seed),
        watch_(watch),
        matches_(model, root),
        near_hubs_(model.size(), 0),
        unserved_(model.size()),
        seen_(model.size(), 0),
        front_of_(model.size(), 0) {
    add(root);
  }

  AnnealedHubs run(std::uint64_t changes) {
    AnnealedHubs best = here();
    const double fall = std::log(last_temperature / first_temperature);
    for (std::uint64_t i = 0; i < changes && best.faults > 0 && !watch_.reached(30); ++i) {
      const double cooled = std::exp(fall * static_cast<double>(i) / static_cast<double>(changes));
      price_ = first_price * cooled;
      // A change is made if its cost is at most this number: with probability exp(-cost /
      // temperature).
      allowed_ = -first_temperature * cooled * std::log(uniform());
      const Location u = location();
      if (uniform() < share_of_moves) {
        propose_move(u);
      } else if (!matches_.is_hub(u)) {
        propose_hub(u);
      } else {
        propose_removal(u);
      }
      if (faults() < best.faults) best = here();
    }
    return best;
  }

private:
  double uniform() { return static_cast<double>((random_.next() >> 11) + 1) * 0x1p-53; }
  Location location() { return static_cast<Location>(random_.below(model_.size())); }
  Location neighbour(Location u) {
    const auto row = model_.out.row(u);
    return row[random_.below(row.size())];
  }

  std::uint32_t faults() const { return unserved_ + matches_.lonely(); }
  double cost() const { return faults() + price_ * hubs_; }
  AnnealedHubs here() const {
    AnnealedHubs found{std::vector<bool>(model_.size(), false), faults()};
    for (Location u = 0; u < model_.size(); ++u) found.hub[u] = matches_.is_hub(u);
    return found;
  }

  // A hub, or a location whose piece can step to one.
  bool is_served(Location u) const {
    return matches_.is_hub(u) || (model_.budget[u] > 0 && near_hubs_[u] > 0);
  }

  void add(Location u) {
    if (!is_served(u)) --unserved_;
    ++hubs_;
    matches_.add(u);
    for (const Location w : model_.in.row(u)) {
      if (!is_served(w) && model_.budget[w] > 0) --unserved_;
      ++near_hubs_[w];
    }
  }
  void remove(Location u) {
    --hubs_;
    matches_.remove(u);
    for (const Location w : model_.in.row(u)) {
      --near_hubs_[w];
      if (!is_served(w) && model_.budget[w] > 0) ++unserved_;
    }
    if (!is_served(u)) ++unserved_;
  }

  // How many locations would lose their only hub with u, or gain their first.
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

  void propose_hub(Location u) {
    if (near_hubs_[u] == 0 || price_ - gain(u) > allowed_) return;
    const double before = cost();
    add(u);
    if (cost() - before > allowed_) remove(u);
  }

  void propose_removal(Location u) {
    // At best two hubs without matches find one: the hub itself is one, and its match serves
    // another.
    const double hoped = (matches_.is_lonely(u) ? 1 : 0) + (matches_.lonely() > 0 ? 1 : 0);
    if (u == root_ || loss(u) - price_ - hoped > allowed_ || joins(u)) return;
    const double before = cost();
    remove(u);
    if (cost() - before > allowed_) add(u);
  }

  // The hub u goes one or two steps away.
  void propose_move(Location u) {
    if (!matches_.is_hub(u) || u == root_) return;
    Location w = neighbour(u);
    if (random_.below(3) != 0) w = neighbour(w);
    if (w == u || matches_.is_hub(w)) return;
    const auto near = model_.out.row(w);
    const bool is_near = std::find(near.begin(), near.end(), u) != near.end();
    if (near_hubs_[w] == (is_near ? 1U : 0U)) return;
    const double hoped = matches_.lonely() > 0 ? 2 : 0;
    if (loss_of_move(u, w) - hoped > allowed_) return;
    const double before = cost();
    add(w);
    if (joins(u)) {
      remove(w);
      return;
    }
    remove(u);
    if (cost() - before <= allowed_) return;
    add(u);
    remove(w);
  }

  int loss_of_move(Location u, Location w) {
    const int gained = gain(w);
    for (const Location x : model_.in.row(w)) ++near_hubs_[x];
    int lost = loss(u);
    for (const Location x : model_.in.row(w)) --near_hubs_[x];
    // The location w itself becomes a hub, and loses nothing.
    if (near_hubs_[w] == 1 && model_.budget[w] > 0) {
      const auto near = model_.out.row(w);
      if (std::find(near.begin(), near.end(), u) != near.end()) --lost;
    }
    return lost - gained;
  }

  // Do the hubs fall apart without u? Walks from all neighbours of u at once, a step of each in
  // turn, until all have met or one part is exhausted: the time is that of the smaller parts.
  bool joins(Location u) {
    ++search_;
    seen_[u] = search_;
    fronts_.clear();
    for (const Location w : model_.out.row(u)) {
      if (!matches_.is_hub(w)) continue;
      seen_[w] = search_;
      front_of_[w] = static_cast<std::uint32_t>(fronts_.size());
      fronts_.push_back({{w}, 0, front_of_[w], 1});
    }
    for (std::size_t parts = fronts_.size(); parts > 1;) {
      for (std::uint32_t f = 0; f < fronts_.size() && parts > 1; ++f) {
        if (fronts_[f].next == fronts_[f].open.size()) continue;
        const Location v = fronts_[f].open[fronts_[f].next++];
        watch_.reached();
        for (const Location w : model_.out.row(v)) {
          if (!matches_.is_hub(w) || w == u) continue;
          if (seen_[w] != search_) {
            seen_[w] = search_;
            front_of_[w] = f;
            fronts_[f].open.push_back(w);
          } else if (unite(f, front_of_[w])) {
            --parts;
          }
        }
        if (fronts_[f].next < fronts_[f].open.size()) continue;
        if (--fronts_[part_of(f)].walking == 0 && parts > 1) return true;
      }
    }
    return false;
  }

  std::uint32_t part_of(std::uint32_t front) {
    while (fronts_[front].part != front) front = fronts_[front].part;
    return front;
  }
  bool unite(std::uint32_t one, std::uint32_t other) {
    one = part_of(one);
    other = part_of(other);
    if (one == other) return false;
    fronts_[one].part = other;
    fronts_[other].walking += fronts_[one].walking;
    return true;
  }

  struct Front {
    std::vector<Location> open;  // hubs in the order of the walk
    std::size_t next;            // the first of them that the walk has not left
    std::uint32_t part;          // another front of the same part, or the front itself
    std::uint32_t walking;       // of the front that stands for a part: its fronts that go on
  };

  const HubModel& model_;
  Location root_;
  Random random_;
  Watch& watch_;
  HubMatches matches_;
  std::vector<std::uint32_t> near_hubs_;  // by location: hubs one step away
  std::uint32_t unserved_, hubs_ = 0;
  double price_ = 0, allowed_ = 0;
  std::vector<std::uint64_t> seen_;  // the last search that came to a location
  std::vector<std::uint32_t> front_of_;
  std::uint64_t search_ = 0;
  std::vector<Front> fronts_;
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
  constexpr std::size_t steps_of_dense_boards = 5;
  return arena.count_steps() >= steps_of_dense_boards * arena.size() && annealing_applies(arena);
}

AnnealedHubs anneal_hubs(const HubModel& model, Location root, std::uint64_t changes,
                         std::uint64_t seed, Watch& watch) {
  return Annealing(model, root, seed, watch).run(changes);
}

}  // namespace hardboard::capture
