#include "methods/capture/first_moves.h"

#include "base/contract.h"

namespace hardboard::capture {

namespace {

// Calls visit(capture) for each until it returns false.
template <class Visit>
void visit_first_captures(const Arena& arena, Visit visit) {
  std::vector<Location> captured_from(arena.size(), arena.size());  // by location: the last u
  for (Location u = 0; u < arena.size(); ++u) {
    if (arena.budget[u] == 0 || (arena.capturers == 0 && arena.is_new_capturer(u))) continue;
    for (const Step& step : arena.steps(arena.type[u], u)) {
      // Two rides may lead to the same place.
      if (step.between > 0 || captured_from[step.to] == u) continue;
      if (arena.cost(u, step.to) > arena.budget[u]) continue;
      captured_from[step.to] = u;
      if (!visit(Capture<Location>{u, step.to})) return;
    }
  }
}

}  // namespace

std::vector<Capture<Location>> first_captures(const Arena& arena) {
  std::vector<Capture<Location>> captures;
  visit_first_captures(arena, [&](Capture<Location> capture) {
    captures.push_back(capture);
    return true;
  });
  return captures;
}

bool is_stuck(const Arena& arena) {
  bool is_none = true;
  visit_first_captures(arena, [&](Capture<Location>) { return is_none = false; });
  return arena.size() > 1 && is_none;
}

Location before(Location location, Capture<Location> capture) {
  return location < capture.from ? location : location + 1;
}

Arena after(const Arena& arena, Capture<Location> capture) {
  const auto [gone, here] = capture;
  const auto moved = [&](Location u) { return u < gone ? u : u - 1; };
  const std::uint32_t cost = arena.cost(gone, here);
  promise(arena.budget[gone] >= cost, "a piece that captures has a capture left");
  promise(arena.goal != gone, "no piece leaves the goal");

  Arena result;
  result.type = arena.type;
  result.budget = arena.budget;
  result.type[here] = arena.type[gone];
  result.budget[here] = arena.budget[gone] == unlimited ? unlimited : arena.budget[gone] - cost;
  result.type.erase(result.type.begin() + gone);
  result.budget.erase(result.budget.begin() + gone);
  result.has_gaps = arena.has_gaps;
  result.enough_distance = arena.enough_distance;
  result.squares = arena.squares;
  if (!result.squares.empty()) result.squares.erase(result.squares.begin() + gone);
  if (arena.capturers != unlimited) {
    result.capturers = arena.capturers - (arena.is_new_capturer(gone) ? 1 : 0);
    for (Location u = 0; u < arena.size(); ++u)
      if (u != gone) result.has_captured.push_back(u == here || !arena.is_new_capturer(u));
  }
  if (arena.goal) result.goal = moved(*arena.goal);
  if (arena.last) result.last = *arena.last == gone ? moved(here) : moved(*arena.last);

  for (std::uint8_t t = 0; t < arena.by_type.size(); ++t) {
    Arena::Steps& steps = result.by_type.emplace_back();
    steps.first.push_back(0);
    for (Location u = 0; u < arena.size(); ++u) {
      if (u == gone) continue;
      for (const Step& step : arena.steps(t, u)) {
        if (step.to == gone || moved(step.to) == result.last) continue;
        Step kept{moved(step.to), 0, static_cast<std::uint32_t>(result.rays.size())};
        for (const Location w : arena.between(step)) {
          if (w == gone) continue;
          result.rays.push_back(moved(w));
          ++kept.between;
        }
        steps.steps.push_back(kept);
      }
      steps.first.push_back(static_cast<std::uint32_t>(steps.steps.size()));
    }
  }
  return result;
}

std::vector<FirstMove> judge_first_moves(const Arena& arena,
                                         const std::function<Verdict(const Arena&)>& decide,
                                         const Limits& limits) {
  std::vector<FirstMove> moves;
  for (const Capture<Location>& capture : first_captures(arena)) {
    Verdict verdict = Verdict::unsolvable;  // for a capture that leaves the goal
    if (capture.from != arena.goal)
      verdict = limits.reached() ? Verdict::unknown : decide(after(arena, capture));
    moves.push_back({capture, verdict});
  }
  return moves;
}

}  // namespace hardboard::capture
