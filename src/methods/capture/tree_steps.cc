#include "methods/capture/tree_steps.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace hardboard::capture {
namespace {

constexpr std::size_t most_types = 64;

bool passes_few(const Step& step) {
  return step.between <= TreeSteps::most_between;
}

std::size_t count_short_steps(const Arena& arena) {
  std::size_t count = 0;
  for (const Arena::Steps& of_type : arena.by_type)
    count += static_cast<std::size_t>(
        std::count_if(of_type.steps.begin(), of_type.steps.end(), passes_few));
  return count;
}

}  // namespace

TreeSteps::TreeSteps(const Arena& of) : arena(of), first_{0}, first_in_(of.size() + 1, 0) {
  std::vector<bool> exists(types(), false);
  for (Location u = 0; u < size(); ++u)
    if (takes_part(u)) exists[arena.type[u]] = true;
  links_.reserve(count_short_steps(arena));
  for (Location u = 0; u < size(); ++u) {
    if (takes_part(u)) add_links(u, exists);
    first_.push_back(links_.size());
  }
  for (const Link& link : links_) ++first_in_[link.to + std::size_t{1}];
  for (std::size_t v = 0; v < size(); ++v) first_in_[v + 1] += first_in_[v];
  std::vector<std::size_t> next(first_in_.begin(), first_in_.end() - 1);
  in_.resize(links_.size());
  const auto add_in = [&](bool open) {
    for (std::size_t i = 0; i < links_.size(); ++i)
      if (links_[i].is_open() == open) in_[next[links_[i].to]++] = static_cast<std::uint32_t>(i);
  };
  add_in(true);
  for (Location v = 0; v < size(); ++v)
    open_in_.push_back(static_cast<std::uint32_t>(next[v] - first_in_[v]));
  add_in(false);
  for (Location u = 0; u < size(); ++u) {
    const auto is_open = [](const Link& link) { return link.is_open(); };
    open_out_.push_back(
        static_cast<std::uint32_t>(std::count_if(out(u).begin(), out(u).end(), is_open)));
  }
}

void TreeSteps::add_links(Location u, const std::vector<bool>& exists) {
  const std::size_t begin = links_.size();
  for (std::size_t type = 0; type < types(); ++type) {
    if (!exists[type]) continue;
    for (const Step& step : arena.steps(static_cast<std::uint8_t>(type), u)) {
      const std::span<const Location> over = arena.between(step);
      if (passes_few(step) && takes_part(step.to) &&
          std::all_of(over.begin(), over.end(), [&](Location w) { return takes_part(w); }))
        links_.push_back(
            {u, step.to, step.between, step.ray, arena.cost(u, step.to), std::uint64_t{1} << type});
    }
  }
  const auto key = [](const Link& link) {
    return std::tuple(!link.is_open(), link.to, link.between, link.ray);
  };
  const auto first = links_.begin() + static_cast<std::ptrdiff_t>(begin);
  std::sort(first, links_.end(), [&](const Link& a, const Link& b) { return key(a) < key(b); });
  std::size_t kept = begin;
  for (std::size_t i = begin; i < links_.size(); ++i) {
    const std::span<const Location> over = between(links_[i]);
    if (kept > begin && links_[kept - 1].to == links_[i].to &&
        std::equal(over.begin(), over.end(), between(links_[kept - 1]).begin(),
                   between(links_[kept - 1]).end()))
      links_[kept - 1].types |= links_[i].types;
    else
      links_[kept++] = links_[i];
  }
  links_.resize(kept);
}

// Adds the places that a search from `start` reaches and has not seen.
template <class ForEachNext>
void TreeSteps::reach(Location start, ForEachNext for_each_next, std::vector<bool>& seen,
                      std::vector<Location>& reached) const {
  std::size_t next = reached.size();
  const auto add = [&](Location u) {
    if (!seen[u]) reached.push_back(u);
    seen[u] = true;
  };
  for (add(start); next < reached.size(); ++next) for_each_next(reached[next], add);
}

void TreeSteps::reach_back(Location start, std::vector<bool>& seen,
                           std::vector<Location>& reached) const {
  const auto for_each_before = [this](Location v, auto visit) {
    for (std::size_t i = 0; i < count_open_in(v); ++i) visit(in(v, i).from);
  };
  reach(start, for_each_before, seen, reached);
}

std::vector<Location> TreeSteps::possible_roots() const {
  // Searches against the steps, each from a place that none before has seen: if all places lead to
  // some place, they lead to the start of the last search. Then the possible roots are the places
  // to which this start leads.
  std::vector<Location> reached, roots;
  std::vector<bool> seen(size(), false);
  std::optional<Location> start;
  for (Location u = 0; u < size(); ++u) {
    if (!takes_part(u) || seen[u]) continue;
    reach_back(u, seen, reached);
    start = u;
  }
  if (!start) return {};
  const std::size_t all = reached.size();
  reached.clear();
  seen.assign(size(), false);
  reach_back(*start, seen, reached);
  if (reached.size() < all) return {};
  seen.assign(size(), false);
  const auto for_each_next = [this](Location u, auto visit) {
    for (const Link& link : open_out(u)) visit(link.to);
  };
  reach(*start, for_each_next, seen, roots);
  std::sort(roots.begin(), roots.end());
  if (arena.goal) std::erase_if(roots, [&](Location u) { return arena.goal != u; });
  return roots;
}

std::vector<Location> TreeSteps::roots_among(const std::vector<Location>& order) const {
  std::vector<Location> reached, roots;
  std::vector<bool> seen(size(), false);
  const auto take = [&](Location u) {
    if (seen[u]) return;
    reach_back(u, seen, reached);
    roots.push_back(u);
  };
  if (arena.goal) take(*arena.goal);
  std::for_each(order.begin(), order.end(), take);
  return roots;
}

std::string exit_tree_why_not(const Arena& arena, const Limits& limits) {
  if (arena.by_type.size() > most_types) return "too many types";
  // Links and their numbers; by place the lists of a tree, and what carriers have left, with a
  // copy.
  const std::uint64_t bytes = 44 * count_short_steps(arena) +
                              (240 + 8 * arena.by_type.size()) * std::uint64_t{arena.size()};
  return bytes > limits.memory_bytes ? "trees of exits don't fit in memory" : "";
}

}  // namespace hardboard::capture
