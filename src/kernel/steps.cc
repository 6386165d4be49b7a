#include "kernel/steps.h"

#include <tuple>

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

Exits exits_of(const Captures& puzzle) {
  const std::uint32_t n = puzzle.size();
  const Steps steps(puzzle);
  // Calls visit(to, between) for the steps that a play can have: no step captures on the start of
  // the last piece, where the last piece stands or no piece.
  const auto for_each_step = [&](std::uint32_t place, std::uint32_t type, auto visit) {
    steps.from(place, type, [&](std::uint32_t to, const std::vector<std::uint32_t>& between) {
      if (to != puzzle.last) visit(to, between);
      return true;
    });
  };

  // By type and place, the most captures left to a piece that is not endless and comes there; and 1
  // if an endless piece comes there. Both spread along the steps from each place where they have
  // grown.
  using ByPlace = std::vector<std::vector<std::uint32_t>>;
  const std::size_t types = std::max<std::size_t>(1, puzzle.types.size());
  std::array<ByPlace, 2> left;  // endless or not
  left.fill(ByPlace(types, std::vector<std::uint32_t>(n, 0)));
  std::vector<std::tuple<bool, std::uint32_t, std::uint32_t>> grown;
  const auto come = [&](std::uint32_t captures, bool endless, std::uint32_t type,
                        std::uint32_t place) {
    if (place == puzzle.goal || captures <= left[endless][type][place]) return;
    left[endless][type][place] = captures;
    grown.emplace_back(endless, type, place);  // but nobody leaves the goal
  };
  for (std::uint32_t place = 0; place < n; ++place) {
    const std::uint32_t own = own_budget(puzzle, place);
    come(own == no_bound ? 1 : own, own == no_bound, puzzle.type[place], place);
  }
  for (std::size_t i = 0; i < grown.size(); ++i) {
    const auto [endless, type, place] = grown[i];
    const std::uint32_t captures = left[endless][type][place];
    for_each_step(place, type,
                  [&, is = endless, of = type, at = place](std::uint32_t to, const auto&) {
                    come(is ? 1 : captures - std::min(captures, puzzle.cost(at, to)), is, of, to);
                  });
  }

  const ByPlace none(n);
  Exits exits{{}, none, none, std::vector<std::uint32_t>(n), std::vector<bool>(n)};
  for (std::uint32_t place = 0; place < n; ++place) {
    std::map<std::pair<std::uint32_t, std::vector<std::uint32_t>>, std::vector<std::uint32_t>>
        found;
    for (std::uint32_t type = 0; type < types; ++type) {
      exits.most_left[place] = std::max(exits.most_left[place], left[0][type][place]);
      exits.endless_comes[place] = exits.endless_comes[place] || left[1][type][place] > 0;
      if (left[0][type][place] + left[1][type][place] == 0) continue;
      for_each_step(place, type, [&](std::uint32_t to, const std::vector<std::uint32_t>& between) {
        const bool passes_goal = puzzle.goal && std::ranges::count(between, *puzzle.goal) > 0;
        if (!passes_goal) found[{to, between}].push_back(type);  // the goal is never empty
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
