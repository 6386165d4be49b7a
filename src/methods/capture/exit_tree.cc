#include "methods/capture/exit_tree.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace hardboard::capture {
namespace {

constexpr double forever = std::numeric_limits<double>::infinity();

// The budget of a carrier that never runs out. Budgets that do run out stay below, and count as one
// less than this number if they are larger.
constexpr std::int32_t endless = std::int32_t{1} << 30;

bool is_enough(std::int32_t left, std::uint32_t cost) {
  return left >= 0 && static_cast<std::uint32_t>(left) >= cost;
}

// What is left after a step, for which `left` must be enough.
std::int32_t after_a_step(std::int32_t left, std::uint32_t cost) {
  return left == endless ? endless : left - static_cast<std::int32_t>(cost);
}

}  // namespace

void ExitTree::Lists::insert(std::uint32_t list, std::uint32_t element) {
  next[element] = first[list];
  before[element] = none;
  if (first[list] != none) before[first[list]] = element;
  first[list] = element;
}

void ExitTree::Lists::erase(std::uint32_t list, std::uint32_t element) {
  (before[element] == none ? first[list] : next[before[element]]) = next[element];
  if (next[element] != none) before[next[element]] = before[element];
}

ExitTree::ExitTree(const TreeSteps& steps, std::vector<Location> roots)
    : steps_(steps),
      roots_(std::move(roots)),
      is_root_(steps.size(), false),
      exit_(steps.size(), nullptr),
      time_(steps.size(), forever),
      arriving_(steps.size(), 0),
      left_(steps.size() * steps.types(), -1),
      found_(steps.types()),
      place_in_faults_(steps.size(), steps.size()) {
  const std::size_t n = steps.size();
  arrivals_ = {std::vector(n, none), std::vector(n, none), std::vector(n, none)};
  const std::size_t passes = n * TreeSteps::most_between;
  passing_ = {std::vector(n, none), std::vector(passes, none), std::vector(passes, none)};
  std::vector<Location> reached = roots_;
  for (const Location root : roots_) is_root_[root] = true;
  const std::optional<Location> last = steps.arena.last;
  capturers_ = last && steps.arena.is_new_capturer(*last) ? 1 : 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (std::size_t k = 0; k < steps.count_open_in(reached[i]); ++k) {
      const Link& to = steps.in(reached[i], k);
      if (is_root_[to.from] || exit_[to.from] != nullptr) continue;
      exit_[to.from] = &to;
      reached.push_back(to.from);
    }
  }
  is_whole_ = reached.size() == n - (last ? 1 : 0);
  for (std::size_t i = roots_.size(); i < reached.size(); ++i) {
    const Location u = reached[i];
    time_[u] = static_cast<double>(reached.size() - i) / static_cast<double>(reached.size() + 1);
    capturers_ += starts_here(u) ? 1 : 0;
  }
  for (std::size_t i = roots_.size(); i < reached.size(); ++i) link(reached[i]);
  for (std::size_t i = reached.size(); i-- > 0;) {
    find_left(reached[i], left(reached[i]));
    set_fault(reached[i], !has_carrier(reached[i], left(reached[i])));
  }
}

void ExitTree::set_fault(Location u, bool is_fault) {
  if (is_fault == this->is_fault(u)) return;
  if (is_fault) {
    place_in_faults_[u] = static_cast<Location>(faults_.size());
    faults_.push_back(u);
    return;
  }
  const Location last = faults_.back();
  faults_[place_in_faults_[u]] = last;
  place_in_faults_[last] = place_in_faults_[u];
  place_in_faults_[u] = steps_.size();
  faults_.pop_back();
}

void ExitTree::link(Location u) {
  const Link& to = *exit_[u];
  arrivals_.insert(to.to, u);
  capturers_ -= starts_here(to.to) ? 1 : 0;
  ++arriving_[to.to];
  std::uint32_t pass = u * TreeSteps::most_between;
  for (const Location over : steps_.between(to)) passing_.insert(over, pass++);
}

void ExitTree::unlink(Location u) {
  const Link& to = *exit_[u];
  arrivals_.erase(to.to, u);
  --arriving_[to.to];
  capturers_ += starts_here(to.to) ? 1 : 0;
  std::uint32_t pass = u * TreeSteps::most_between;
  for (const Location over : steps_.between(to)) passing_.erase(over, pass++);
}

// Visits the places whose exits lead to `v`, have a carrier, could be made after all other exits to
// `v`, and help. Most exits of a place help as little as the first one, and whether an exit helps
// is known sooner than whether the exit may come last: a tenth of the time of annealing.
template <class Helps, class Visit>
void ExitTree::for_each_last(Location v, Helps helps, Visit visit) const {
  double latest = -1, second = -1;
  for_each_arriving(v, [&](Location u) {
    second = std::max(second, std::min(latest, time_[u]));
    latest = std::max(latest, time_[u]);
  });
  for_each_arriving(v, [&](Location u) {
    if (!is_fault(u) && helps(u) && may_come_last(u, time_[u] == latest ? second : latest))
      visit(u);
  });
}

// Could the exit of `u` be made later than `after`, and all other exits at their own times? Exits
// that pass `u` must be later still. (The exit of the place where the exit of `u` leads is later
// than `after` in any case.)
bool ExitTree::may_come_last(Location u, double after) const {
  bool may = true;
  for_each_passing(u, [&](Location x) { may = may && time_[x] > after; });
  return may;
}

// What a carrier of this type has left after the exit of `s`; -1 if there is no such carrier.
ExitTree::Left ExitTree::left_after(Location s, std::size_t type) const {
  const Link& to = *exit_[s];
  const Left coming = left(s)[type];
  const bool comes = (to.types >> type & 1) != 0 && is_enough(coming, to.cost);
  return comes ? after_a_step(coming, to.cost) : Left{-1};
}

// If no exit leads to `u`, the piece that starts there makes the exit of `u`. Otherwise the piece
// that comes last makes it, and any piece that may come last can be this one.
void ExitTree::find_left(Location u, Left* found) const {
  std::fill_n(found, steps_.types(), -1);
  if (arriving_[u] == 0) {
    const std::uint32_t budget = steps_.arena.budget[u];
    found[steps_.arena.type[u]] =
        steps_.arena.is_endless(budget)
            ? endless
            : static_cast<Left>(std::min<std::uint32_t>(budget, endless - 1));
    return;
  }
  for_each_last(
      u,
      [&](Location s) {
        bool helps = false;
        for (std::size_t type = 0; type < steps_.types(); ++type)
          helps = helps || left_after(s, type) > found[type];
        return helps;
      },
      [&](Location s) {
        for (std::size_t type = 0; type < steps_.types(); ++type)
          found[type] = std::max(found[type], left_after(s, type));
      });
}

bool ExitTree::has_carrier(Location u, const Left* left) const {
  if (is_root(u)) return true;
  const Link& to = *exit_[u];
  for (const Location over : steps_.between(to))
    if (is_root(over)) return false;
  for (std::size_t type = 0; type < steps_.types(); ++type)
    if ((to.types >> type & 1) != 0 && is_enough(left[type], to.cost)) return true;
  return false;
}

// Finds anew what carriers have left at `u`, and at the places behind `u` as far as that changes
// anything there.
void ExitTree::update(Location u) {
  while (true) {
    find_left(u, found_.data());
    const bool fault = !has_carrier(u, found_.data());
    const bool is_same = std::equal(found_.begin(), found_.end(), left(u));
    if (is_same && fault == is_fault(u)) return;
    before_.push_back({u, is_fault(u)});
    left_before_.insert(left_before_.end(), left(u), left(u) + steps_.types());
    std::copy(found_.begin(), found_.end(), left(u));
    set_fault(u, fault);
    if (is_root(u)) return;
    u = exit_[u]->to;
  }
}

// Updates the place where the link leads, and the places where the exits of those places lead that
// the link passes: such an exit may now come last, or no longer.
void ExitTree::update_around(const Link& link) {
  update(link.to);
  for (const Location over : steps_.between(link))
    if (exit_[over] != nullptr) update(exit_[over]->to);
}

// Exits that pass `u` have no carrier from now on.
void ExitTree::make_root(Location u) {
  capturers_ -= starts_here(u) ? 1 : 0;
  unlink(u);
  exit_[u] = nullptr;
  time_[u] = forever;
  is_root_[u] = true;
}

void ExitTree::end_at(std::vector<Location> roots) {
  before_.clear();
  left_before_.clear();
  roots_ = std::move(roots);
  for (const Location u : roots_) {
    if (is_root(u)) continue;
    const Link before = *exit_[u];
    make_root(u);
    update(u);
    update_around(before);
    for_each_passing(u, [&](Location x) { update(x); });
  }
}

std::size_t ExitTree::carrier_type(Location u) const {
  std::size_t type = 0;
  while ((exit_[u]->types >> type & 1) == 0 || !is_enough(left(u)[type], exit_[u]->cost)) ++type;
  return type;
}

// The place from which the last exit to `u` comes: of the exits that may be last, one whose carrier
// of this type has most left on `u`.
Location ExitTree::carrier_at(Location u, std::size_t type) const {
  Location best = none;
  std::int32_t most = -1;
  for_each_last(
      u, [&](Location s) { return left_after(s, type) > most; },
      [&](Location s) {
        most = left_after(s, type);
        best = s;
      });
  return best;
}

}  // namespace hardboard::capture
