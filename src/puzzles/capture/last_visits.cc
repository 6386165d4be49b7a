#include "puzzles/capture/last_visits.h"

#include <fmt/format.h>
#include <vector>

#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/stranded.h"

namespace hardboard::capture {
namespace {

// The number of the first set that holds each place, from 1; 0 for none.
std::optional<std::string> number_sets(const CaptureRules& rules,
                                       const LastVisits<std::uint32_t>& proof,
                                       std::vector<std::uint32_t>& set_of) {
  set_of.assign(rules.places(), 0);
  for (std::uint32_t set = 0; set < proof.sets.size(); ++set) {
    if (proof.sets[set].empty()) return "a set is empty";
    for (const std::uint32_t place : proof.sets[set]) {
      if (place == rules.last) return fmt::format("the last piece starts on {}", rules.name(place));
      if (set_of[place] != 0) return fmt::format("{} is listed twice", rules.name(place));
      set_of[place] = set + 1;
    }
  }
  return std::nullopt;
}

// Could the other pieces empty one of the sets without the last one?
std::optional<std::string> may_need_no_visit(const CaptureRules& rules,
                                             const LastVisits<std::uint32_t>& proof) {
  CaptureRules others = rules;
  others.budget[*rules.last] = 0;
  const PossiblePairs possible(others);
  Sides sides(rules.places(), 0);
  for (const std::vector<std::uint32_t>& set : proof.sets) {
    for (const std::uint32_t place : set) sides[place] = 1;
    const auto why = may_miss_the_end(others, possible, sides, 1, {false, set});
    if (why && may_miss_the_end(others, possible, sides, 1, {true, set}))
      return fmt::format("the last piece need not capture next to {}: {}", rules.name(set.front()),
                         *why);
    for (const std::uint32_t place : set) sides[place] = 0;
  }
  return std::nullopt;
}

// Goes along rides of the last piece, with nothing between, to all places and all collections of
// sets that so many captures can meet. Can they meet all sets?
bool can_visit_all(const CaptureRules& rules, const std::vector<std::uint32_t>& set_of,
                   std::size_t sets) {
  struct Stop {
    std::uint32_t place, met;  // a bit for each set
  };
  const std::uint32_t start = *rules.last, all = (1U << sets) - 1;
  std::vector<bool> seen(std::size_t{rules.places()} << sets, false);
  std::vector<Stop> now{{start, 0}}, next;
  for (std::uint32_t left = rules.budget[start]; left > 0 && !now.empty(); --left) {
    next.clear();
    for (const Stop& stop : now) {
      rules.from(stop.place, rules.type[start], [&](std::uint32_t to) {
        if (to == start) return true;
        const std::uint32_t met = stop.met | (set_of[to] != 0 ? 1U << (set_of[to] - 1) : 0);
        const std::size_t key = (std::size_t{to} << sets) + met;
        if (!seen[key]) next.push_back({to, met});
        seen[key] = true;
        return true;
      });
    }
    for (const Stop& stop : next)
      if (stop.met == all) return true;
    now.swap(next);
  }
  return false;
}

}  // namespace

std::optional<std::string> refute(const CaptureRules& rules,
                                  const LastVisits<std::uint32_t>& proof) {
  if (!rules.last) return "no piece must be last";
  if (proof.sets.empty()) return "there are no sets";
  std::vector<std::uint32_t> set_of;
  if (auto why = number_sets(rules, proof, set_of)) return why;
  if (auto why = may_need_no_visit(rules, proof)) return why;
  const std::size_t sets = proof.sets.size();
  if (sets > rules.budget[*rules.last]) return std::nullopt;
  if (sets > most_sets_of_walks)
    return fmt::format("the last piece may capture on {} places", rules.budget[*rules.last]);
  if (!can_visit_all(rules, set_of, sets)) return std::nullopt;
  return "the last piece may have captures enough to visit all sets";
}

}  // namespace hardboard::capture
