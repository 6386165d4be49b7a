#include "methods/capture/exit_tree.h"

#include <algorithm>
#include <utility>

#include "base/contract.h"

namespace hardboard::capture {
namespace {

constexpr std::size_t most_types = 64;
// More than any carrier needs; taking some away changes nothing. Longer distances that end are
// taken for shorter ones.
constexpr std::int32_t endless = std::int32_t{1} << 30;

bool is_enough(std::int32_t left, std::uint32_t cost) {
  return left >= 0 && static_cast<std::uint32_t>(left) >= cost;
}

// Only if it is enough.
std::int32_t after_a_step(std::int32_t left, std::uint32_t cost) {
  return left == endless ? endless : left - static_cast<std::int32_t>(cost);
}

}  // namespace

OpenSteps::OpenSteps(const Arena& of) : out(of.size()), in(of.size()), arena(of) {
  std::vector<bool> exists(types(), false);
  for (Location u = 0; u < size(); ++u)
    if (takes_part(u)) exists[arena.type[u]] = true;
  for (Location u = 0; u < size(); ++u) {
    if (!takes_part(u)) continue;
    for (std::size_t type = 0; type < types(); ++type) {
      if (!exists[type]) continue;
      for (const Step& step : arena.steps(static_cast<std::uint8_t>(type), u))
        if (step.between == 0 && takes_part(step.to))
          out[u].push_back({step.to, arena.cost(u, step.to), std::uint64_t{1} << type});
    }
    const auto by_place = [](const Link& a, const Link& b) { return a.place < b.place; };
    std::sort(out[u].begin(), out[u].end(), by_place);
    std::size_t kept = 0;
    for (const Link& link : out[u]) {
      if (kept > 0 && out[u][kept - 1].place == link.place)
        out[u][kept - 1].types |= link.types;
      else
        out[u][kept++] = link;
    }
    out[u].resize(kept);
    for (const Link& link : out[u]) in[link.place].push_back({u, link.cost, link.types});
  }
}

// Adds the places that a search from `start` along the links reaches and has not seen.
void OpenSteps::reach(Location start, const std::vector<std::vector<Link>>& links,
                      std::vector<bool>& seen, std::vector<Location>& reached) {
  std::size_t next = reached.size();
  seen[start] = true;
  reached.push_back(start);
  for (; next < reached.size(); ++next) {
    for (const Link& link : links[reached[next]]) {
      if (seen[link.place]) continue;
      seen[link.place] = true;
      reached.push_back(link.place);
    }
  }
}

std::vector<Location> OpenSteps::possible_roots() const {
  // Searches against the steps, each from a place that none before has seen: if all places lead to
  // some place, they lead to the start of the last search. Then the places to which that leads are
  // the others.
  std::vector<Location> reached, roots;
  std::vector<bool> seen(size(), false);
  std::optional<Location> start;
  for (Location u = 0; u < size(); ++u) {
    if (!takes_part(u) || seen[u]) continue;
    reach(u, in, seen, reached);
    start = u;
  }
  if (!start) return {};
  const std::size_t all = reached.size();
  reached.clear();
  seen.assign(size(), false);
  reach(*start, in, seen, reached);
  if (reached.size() < all) return {};
  seen.assign(size(), false);
  reach(*start, out, seen, roots);
  std::sort(roots.begin(), roots.end());
  if (arena.goal) std::erase_if(roots, [&](Location u) { return arena.goal != u; });
  return roots;
}

std::vector<Location> OpenSteps::roots_among(const std::vector<Location>& order) const {
  std::vector<Location> reached, roots;
  std::vector<bool> seen(size(), false);
  const auto take = [&](Location u) {
    if (seen[u]) return;
    reach(u, in, seen, reached);
    roots.push_back(u);
  };
  if (arena.goal) take(*arena.goal);
  std::for_each(order.begin(), order.end(), take);
  return roots;
}

std::string exit_tree_why_not(const Arena& arena, const Limits& limits) {
  if (arena.by_type.size() > most_types) return "too many types";
  // Links in two rows, which grow by half their length; and what carriers have left, with a copy.
  const std::uint64_t bytes =
      48 * arena.count_steps() + (110 + 8 * arena.by_type.size()) * std::uint64_t{arena.size()};
  return bytes > limits.memory_bytes ? "trees of exits don't fit in memory" : "";
}

ExitTree::ExitTree(const OpenSteps& steps, std::vector<Location> roots)
    : steps_(steps),
      roots_(std::move(roots)),
      exit_(steps.size(), {steps.size()}),
      arriving_(steps.size(), 0),
      left_(steps.size() * steps.types(), -1),
      found_(steps.types()),
      place_in_faults_(steps.size(), steps.size()) {
  std::vector<Location> reached = roots_;
  for (const Location root : roots_) exit_[root] = {root};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const OpenSteps::Link& link : steps.in[reached[i]]) {
      if (exit_[link.place].place != steps.size()) continue;
      exit_[link.place] = {reached[i], link.cost, link.types};
      ++arriving_[reached[i]];
      reached.push_back(link.place);
    }
  }
  is_whole_ = reached.size() == steps.size() - (steps.arena.last ? 1 : 0);
  const std::optional<Location> last = steps.arena.last;
  capturers_ = last && steps.arena.is_new_capturer(*last) ? 1 : 0;
  for (std::size_t i = reached.size(); i-- > 0;) {
    capturers_ += starts_here(reached[i]) ? 1 : 0;
    find_left(reached[i], left(reached[i]));
    set_fault(reached[i], !has_carrier(reached[i], left(reached[i])));
  }
}

bool ExitTree::leads_through(Location u, Location v) const {
  while (u != v && !is_root(u)) u = exit(u);
  return u == v;
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

void ExitTree::arrive(Location u) {
  capturers_ -= starts_here(u) ? 1 : 0;
  ++arriving_[u];
}

void ExitTree::leave(Location u) {
  --arriving_[u];
  capturers_ += starts_here(u) ? 1 : 0;
}

// A piece that nothing captures carries its own exit; else the piece that comes last does, which is
// any of those that come.
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
  for (const OpenSteps::Link& link : steps_.in[u]) {
    if (exit(link.place) != u) continue;
    const Left* const coming = left(link.place);
    for (std::size_t type = 0; type < steps_.types(); ++type)
      if ((link.types >> type & 1) != 0 && is_enough(coming[type], link.cost))
        found[type] = std::max(found[type], after_a_step(coming[type], link.cost));
  }
}

bool ExitTree::has_carrier(Location u, const Left* left) const {
  if (is_root(u)) return true;
  for (std::size_t type = 0; type < steps_.types(); ++type)
    if ((exit_[u].types >> type & 1) != 0 && is_enough(left[type], exit_[u].cost)) return true;
  return false;
}

// Along the exits, as far as something changes.
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
    if (is_root(u) || is_same) return;
    u = exit(u);
  }
}

void ExitTree::change(Location u, const OpenSteps::Link& to) {
  before_.clear();
  left_before_.clear();
  changed_ = u;
  exit_before_ = exit_[u];
  exit_[u] = to;
  leave(exit_before_.place);
  arrive(to.place);
  update(u);
  update(exit_before_.place);
  update(to.place);
}

void ExitTree::restore() {
  leave(exit(changed_));
  arrive(exit_before_.place);
  exit_[changed_] = exit_before_;
  for (std::size_t i = before_.size(); i-- > 0;) {
    set_fault(before_[i].place, before_[i].was_fault);
    std::copy_n(&left_before_[i * steps_.types()], steps_.types(), left(before_[i].place));
  }
}

std::size_t ExitTree::carrier_type(Location u) const {
  std::size_t type = 0;
  while ((exit_[u].types >> type & 1) == 0 || !is_enough(left(u)[type], exit_[u].cost)) ++type;
  return type;
}

void ExitTree::end_at(std::vector<Location> roots) {
  before_.clear();
  left_before_.clear();
  roots_ = std::move(roots);
  for (const Location u : roots_) {
    if (is_root(u)) continue;
    const Location before = make_root(u);
    update(u);
    update(before);
  }
}

Location ExitTree::make_root(Location u) {
  capturers_ -= starts_here(u) ? 1 : 0;
  const Location before = std::exchange(exit_[u], {u}).place;
  leave(before);
  return before;
}

void ExitTree::keep_faults() {
  std::vector<Location> order = roots_;  // places behind those to which their exits lead
  for (std::size_t i = 0; i < order.size(); ++i)
    for (const OpenSteps::Link& link : steps_.in[order[i]])
      if (exit(link.place) == order[i]) order.push_back(link.place);
  for (std::size_t i = order.size(); i-- > 0;) {
    const Location u = order[i];
    find_left(u, left(u));
    set_fault(u, false);
    const bool may_capture = excess() == 0 || !starts_here(u);
    if (may_capture && has_carrier(u, left(u))) continue;
    make_root(u);
    roots_.push_back(u);
  }
}

std::vector<Capture<Location>> ExitTree::captures() const {
  promise(wrong() == 0, "each exit has a carrier that may capture");
  // From the roots against the exits; the piece that comes last is visited first. The captures are
  // made in the other order.
  std::vector<std::size_t> carrier(steps_.size(), 0);  // the type that makes the exit
  std::vector<Location> open = roots_, order;
  while (!open.empty()) {
    const Location u = open.back();
    open.pop_back();
    order.push_back(u);
    std::size_t last = open.size();  // of those that come, the one with most left here
    std::int32_t most = -1;
    for (const OpenSteps::Link& link : steps_.in[u]) {
      if (exit(link.place) != u || is_root(link.place)) continue;
      carrier[link.place] = carrier_type(link.place);
      const Left coming = left(link.place)[carrier[u]];
      if (!is_root(u) && (link.types >> carrier[u] & 1) != 0 && is_enough(coming, link.cost) &&
          after_a_step(coming, link.cost) > most) {
        most = after_a_step(coming, link.cost);
        last = open.size();
      }
      open.push_back(link.place);
    }
    if (is_root(u) || last == open.size()) continue;
    std::swap(open[last], open.back());
    carrier[open.back()] = carrier[u];
  }
  std::vector<Capture<Location>> moves;
  for (std::size_t i = order.size(); i-- > 0;)
    if (!is_root(order[i])) moves.push_back({order[i], exit(order[i])});
  if (!steps_.arena.last) return moves;
  Location at = *steps_.arena.last;
  for (const Location root : roots_) moves.push_back({std::exchange(at, root), root});
  return moves;
}

}  // namespace hardboard::capture
