#include "support/random_puzzle.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hardboard::testing {
namespace {

bool chance(Random& random, std::uint32_t percent) {
  return random.below(100) < percent;
}

template <class Options>
std::uint32_t random_budget(Random& random, const Options& options) {
  if (chance(random, options.unlimited_budget)) return solo_chess::unlimited;
  return static_cast<std::uint32_t>(random.below(options.most_budget + 1));
}

std::uint32_t between(Random& random, std::uint32_t low, std::uint32_t high) {
  return low + static_cast<std::uint32_t>(random.below(high - low + 1));
}

// The place of the only piece of some type, if there is such a piece.
std::optional<std::uint32_t> lone_piece(Random& random, const solo_chess::Puzzle& puzzle) {
  std::vector<std::uint32_t> lone;
  for (std::uint32_t i = 0; i < puzzle.pieces.size(); ++i) {
    const auto same = [&](const auto& piece) { return piece.type == puzzle.pieces[i].type; };
    if (std::count_if(puzzle.pieces.begin(), puzzle.pieces.end(), same) == 1) lone.push_back(i);
  }
  if (lone.empty()) return std::nullopt;
  return lone[random.below(lone.size())];
}

}  // namespace

solo_chess::PieceType random_type(Random& random, char letter) {
  solo_chess::PieceType type{letter, {}, "custom"};
  const std::uint32_t rides = between(random, 1, 4);
  while (type.rides.size() < rides) {
    const auto dx = static_cast<std::int32_t>(random.below(5)) - 2;
    const auto dy = static_cast<std::int32_t>(random.below(5)) - 2;
    const auto same = [&](const auto& ride) { return ride.dx == dx && ride.dy == dy; };
    if ((dx == 0 && dy == 0) || std::any_of(type.rides.begin(), type.rides.end(), same)) continue;
    const std::int32_t ranges[] = {1, 1, 2, 3, solo_chess::unlimited_range};
    type.rides.push_back({dx, dy, ranges[random.below(5)]});
  }
  return type;
}

solo_chess::Puzzle random_solo_chess(Random& random, const SoloOptions& options) {
  solo_chess::Puzzle puzzle;
  for (const char letter : options.letters) {
    const solo_chess::PieceType* standard = solo_chess::standard_type(letter);
    assert(standard != nullptr);
    puzzle.types.push_back(chance(random, options.custom) ? random_type(random, letter)
                                                          : *standard);
  }

  std::vector<Square> squares;
  for (std::int32_t y = options.height - 1; y >= 0; --y)
    for (std::int32_t x = 0; x < options.width; ++x)
      squares.push_back({options.origin.x + x, options.origin.y + y});
  const auto room = static_cast<std::uint32_t>(squares.size());
  const std::uint32_t most = std::min(options.most_pieces, room);
  const std::uint32_t n = between(random, std::min(options.fewest_pieces, most), most);
  for (std::uint32_t i = 0; i < n; ++i)
    std::swap(squares[i], squares[i + random.below(squares.size() - i)]);

  const bool uniform = chance(random, options.uniform);
  puzzle.budget = random_budget(random, options);
  const std::size_t first_type = random.below(puzzle.types.size());
  for (std::uint32_t i = 0; i < n; ++i) {
    const std::size_t type =
        options.one_type ? first_type : static_cast<std::size_t>(random.below(puzzle.types.size()));
    puzzle.pieces.push_back({squares[i], uniform ? puzzle.budget : random_budget(random, options),
                             static_cast<std::uint8_t>(type)});
  }
  if (chance(random, options.last)) puzzle.last = lone_piece(random, puzzle);
  if (chance(random, options.goal)) puzzle.goal = squares[random.below(n)];
  puzzle.frame = solo_chess::Frame{options.origin, options.width, options.height};
  return puzzle;
}

graph_capture::Puzzle random_graph_capture(Random& random, const GraphOptions& options) {
  graph_capture::Puzzle puzzle;
  puzzle.directed = chance(random, options.directed);
  puzzle.budget = random_budget(random, options);
  const bool uniform = chance(random, options.uniform);
  const std::uint32_t n = between(random, options.fewest_vertices, options.most_vertices);
  for (std::uint32_t v = 0; v < n; ++v)
    puzzle.budgets.push_back(uniform ? puzzle.budget : random_budget(random, options));
  const auto density = static_cast<std::uint32_t>(random.below(70) + 15);
  for (std::uint32_t from = 1; from <= n; ++from)
    for (std::uint32_t to = puzzle.directed ? 1 : from + 1; to <= n; ++to)
      if (from != to && chance(random, density)) puzzle.edges.push_back({{from}, {to}});
  return puzzle;
}

namespace {

template <class SetBudget>
void spread_budgets(Random& random, std::size_t pieces, SetBudget set_budget) {
  if (pieces < 4) return;
  const std::uint32_t most = pieces > 4 ? 3 : static_cast<std::uint32_t>(pieces) - 2;
  std::vector<std::uint32_t> budgets(pieces, 0);
  for (std::size_t left = pieces - 1 + random.below(3); left > 0;) {
    std::uint32_t& budget = budgets[random.below(pieces)];
    if (budget == most) continue;
    ++budget;
    --left;
  }
  for (std::size_t i = 0; i < pieces; ++i) set_budget(i, budgets[i]);
}

}  // namespace

void set_tight_budgets(Random& random, solo_chess::Puzzle& puzzle) {
  spread_budgets(random, puzzle.pieces.size(),
                 [&](std::size_t i, std::uint32_t budget) { puzzle.pieces[i].budget = budget; });
}

void set_tight_budgets(Random& random, graph_capture::Puzzle& puzzle) {
  spread_budgets(random, puzzle.budgets.size(),
                 [&](std::size_t i, std::uint32_t budget) { puzzle.budgets[i] = budget; });
}

void set_random_bounds(Random& random, solo_chess::Puzzle& puzzle) {
  const std::uint64_t which = random.below(8);  // a bit for each bound
  solo_chess::Bounds& bounds = puzzle.bounds;
  bounds.on_distance = (which & 1) != 0;
  if ((which & 2) != 0) {
    bounds.shortest = 1 + static_cast<std::uint32_t>(random.below(2));
    bounds.longest = random.below(2) == 0
                         ? solo_chess::unlimited
                         : bounds.shortest + static_cast<std::uint32_t>(random.below(3));
  }
  if ((which & 4) != 0)
    bounds.capturers = static_cast<std::uint32_t>(random.below(puzzle.pieces.size()));
}

}  // namespace hardboard::testing
