#include "problems/planar_3sat/crossings.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace hardboard::planar_3sat {

std::optional<Bars::Crossing> Bars::add(const Clause& clause) {
  for (const std::uint32_t variable : clause) {
    const auto behind = outermost_.lower_bound(variable);
    if (behind == outermost_.begin()) continue;
    const Bar& bar = std::prev(behind)->second;
    if (variable < bar.last) return Crossing{variable, bar.clause};
  }
  const std::size_t number = clauses_++;
  if (clause.size == 1) return std::nullopt;  // a leg without a bar hides nothing
  // Bars that begin within the new one end within it, for its legs cross none.
  const auto begin = outermost_.lower_bound(clause.first());
  outermost_.erase(begin, outermost_.lower_bound(clause.last()));
  outermost_.insert({clause.first(), {clause.last(), number}});
  return std::nullopt;
}

std::vector<Leg> legs_of(const std::vector<Clause>& clauses) {
  std::vector<Leg> legs;
  for (std::uint32_t i = 0; i < clauses.size(); ++i)
    for (const std::uint32_t variable : clauses[i]) legs.push_back({variable, i});
  // The variable, the group within it, and the place within the group.
  const auto key = [&](const Leg& leg) {
    const Clause& clause = clauses[leg.clause];
    const bool ends = leg.variable == clause.last(), begins = leg.variable == clause.first();
    const int group = ends == begins ? 1 : ends ? 0 : 2;
    const std::int64_t number = leg.clause;
    return std::tuple(leg.variable, group, group == 2 ? -number : number);
  };
  std::sort(legs.begin(), legs.end(), [&](const Leg& a, const Leg& b) { return key(a) < key(b); });
  return legs;
}

std::vector<std::uint32_t> levels_of(const std::vector<Clause>& clauses,
                                     const std::vector<Leg>& legs) {
  struct Span {
    std::size_t first = SIZE_MAX, last = 0;
  };
  std::vector<Span> spans(clauses.size());
  for (std::size_t i = 0; i < legs.size(); ++i) {
    Span& span = spans[legs[i].clause];
    span = {std::min(span.first, i), i};
  }
  std::vector<std::uint32_t> next(legs.size()), levels;  // next: the first free level
  for (const auto& [first, last] : spans) {
    const auto begin = next.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end = next.begin() + static_cast<std::ptrdiff_t>(last) + 1;
    levels.push_back(*std::max_element(begin, end));
    std::fill(begin, end, levels.back() + 1);
  }
  return levels;
}

}  // namespace hardboard::planar_3sat
