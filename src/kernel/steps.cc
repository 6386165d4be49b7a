#include "kernel/steps.h"

namespace hardboard::kernel {

Steps::Steps(const Captures& puzzle) : puzzle_(puzzle), is_full_(puzzle.size(), true) {
  constexpr std::size_t most_entries = 1 << 29;
  for (const std::vector<Ride>& rides : puzzle.types) {
    for (const Ride& ride : rides) {
      if (lines_.contains(ride.step)) continue;
      need((lines_.size() + 1) * puzzle.size() <= most_entries, "the rides have too many lines");
      lines_.emplace(ride.step, Lines(puzzle.squares, ride.step));
    }
  }
}

void Steps::remove(std::uint32_t place) {
  is_full_[place] = false;
  for (auto& [step, lines] : lines_) lines.remove(place);
}

std::uint32_t own_budget(const Captures& puzzle, std::uint32_t place) {
  return puzzle.budget[place] >= puzzle.enough ? no_bound : puzzle.budget[place];
}

namespace {

using List = std::vector<std::uint32_t>;

// By type and place: the most captures left to a piece that is not endless and comes to the place;
// of endless pieces 1 if one comes, else 0. These numbers spread along the steps from each place
// where one has grown. No step captures on the start of the last piece.
std::vector<List> arrivals(const Captures& puzzle, const Steps& steps, bool endless) {
  const std::size_t types = std::max<std::size_t>(1, puzzle.types.size());
  std::vector<List> left(types, List(puzzle.size(), 0));
  std::vector<std::pair<std::uint32_t, std::uint32_t>> grown;  // types and places
  const auto come = [&](std::uint32_t captures, std::uint32_t type, std::uint32_t place) {
    if (place == puzzle.goal || captures <= left[type][place]) return;  // nobody leaves the goal
    left[type][place] = captures;
    grown.emplace_back(type, place);
  };
  for (std::uint32_t place = 0; place < puzzle.size(); ++place) {
    const std::uint32_t own = own_budget(puzzle, place);
    if ((own == no_bound) == endless) come(endless ? 1 : own, puzzle.type[place], place);
  }
  for (std::size_t i = 0; i < grown.size(); ++i) {
    const std::uint32_t type = grown[i].first, from = grown[i].second, most = left[type][from];
    steps.from(from, type, [&](std::uint32_t to, const auto&) {
      const std::uint32_t rest = endless ? 1 : most - std::min(most, puzzle.cost(from, to));
      if (to != puzzle.last) come(rest, type, to);
      return true;
    });
  }
  return left;
}

}  // namespace

Exits exits_of(const Captures& puzzle) {
  const Steps steps(puzzle);
  const std::vector<List> bounded = arrivals(puzzle, steps, false),
                          endless = arrivals(puzzle, steps, true), none(puzzle.size());
  Exits exits{{}, none, none, List(none.size()), std::vector<bool>(none.size())};
  for (std::uint32_t place = 0; place < puzzle.size(); ++place) {
    std::map<std::pair<std::uint32_t, List>, List> found;  // the types by target and places over
    for (std::uint32_t type = 0; type < bounded.size(); ++type) {
      exits.most_left[place] = std::max(exits.most_left[place], bounded[type][place]);
      exits.endless_comes[place] = exits.endless_comes[place] || endless[type][place] > 0;
      if (bounded[type][place] + endless[type][place] == 0) continue;
      steps.from(place, type, [&](std::uint32_t to, const auto& between) {
        // The goal is never empty, and no step captures on the start of the last piece.
        const bool passes_goal = puzzle.goal && std::ranges::count(between, *puzzle.goal) > 0;
        if (!passes_goal && to != puzzle.last) found[{to, between}].push_back(type);
        return true;
      });
    }
    for (const auto& [way, by] : found) {
      exits.of[place].push_back(static_cast<std::uint32_t>(exits.all.size()));
      exits.onto[way.first].push_back(static_cast<std::uint32_t>(exits.all.size()));
      exits.all.push_back({place, way.first, way.second, by});
    }
  }
  return exits;
}

}  // namespace hardboard::kernel
