#include "puzzles/solo_chess/betza_directions.h"

#include <algorithm>
#include <cstdlib>

namespace hardboard::solo_chess {
namespace {

bool is_upright(char modifier) {
  return modifier == 'f' || modifier == 'b' || modifier == 'v';
}

bool is_across(char first, char second) {
  return is_upright(first) != is_upright(second);
}

// Does the way lead towards the modifier's side at all?
bool towards(Leap way, char modifier) {
  switch (modifier) {
    case 'f':
      return way.y > 0;
    case 'b':
      return way.y < 0;
    case 'r':
      return way.x > 0;
    case 'l':
      return way.x < 0;
    case 'v':
      return way.y != 0;
    default:
      return way.x != 0;  // s
  }
}

// Does the way lead towards the modifier's side more than towards any other side?
bool mainly(Leap way, char modifier) {
  const bool upright = std::abs(way.y) > std::abs(way.x);
  return upright == is_upright(modifier) && towards(way, modifier);
}

std::vector<Leap> all_ways(Leap leap) {
  const auto [x, y] = leap;
  if (y == 0) return {{x, 0}, {0, x}, {-x, 0}, {0, -x}};
  if (x == y) return {{x, x}, {-x, x}, {-x, -x}, {x, -x}};
  return {{x, y}, {y, x}, {-y, x}, {-x, y}, {-x, -y}, {-y, -x}, {y, -x}, {x, -y}};
}

template <class Keep>
std::vector<Leap> keep(std::vector<Leap> ways, Keep keep) {
  ways.erase(std::remove_if(ways.begin(), ways.end(), [&](Leap way) { return !keep(way); }),
             ways.end());
  return ways;
}

std::optional<std::vector<Leap>> diagonal(std::vector<Leap> ways, std::string_view modifiers,
                                          bool paired) {
  if (modifiers.size() > 2) return std::nullopt;
  const char first = modifiers.front(), second = modifiers.back();
  const auto names_one = [](char c) { return c != 'v' && c != 's'; };
  // `sK` could mean 2 ways, or 6 because the diagonals of a king lead sideways too.
  if (paired && !(names_one(first) && names_one(second))) return std::nullopt;
  if (is_across(first, second))
    return keep(std::move(ways),
                [&](Leap way) { return towards(way, first) && towards(way, second); });
  if (paired && first != second) return std::nullopt;
  return keep(std::move(ways),
              [&](Leap way) { return towards(way, first) || towards(way, second); });
}

std::optional<std::vector<Leap>> oblique(std::vector<Leap> ways, std::string_view modifiers) {
  if (modifiers.size() > 2) return std::nullopt;
  const char first = modifiers.front(), second = modifiers.back();
  if (second == 'h') {
    if (first == 'h' || first == 'v' || first == 's') return std::nullopt;
    return keep(std::move(ways), [&](Leap way) { return towards(way, first); });
  }
  if (first == 'h') return std::nullopt;
  if (is_across(first, second)) {
    if (first == 'v' || first == 's') return std::nullopt;
    return keep(std::move(ways),
                [&](Leap way) { return towards(way, first) && mainly(way, second); });
  }
  return keep(std::move(ways), [&](Leap way) { return mainly(way, first) || mainly(way, second); });
}

}  // namespace

std::optional<std::vector<Leap>> directed(Leap leap, std::string_view modifiers, bool paired) {
  std::vector<Leap> ways = all_ways(leap);
  if (modifiers.empty()) return ways;
  const bool is_oblique = leap.y != 0 && leap.x != leap.y;
  if (is_oblique) return oblique(std::move(ways), modifiers);
  if (modifiers.find('h') != std::string_view::npos) return std::nullopt;
  if (leap.y != 0) return diagonal(std::move(ways), modifiers, paired);
  return keep(std::move(ways), [&](Leap way) {
    return std::any_of(modifiers.begin(), modifiers.end(),
                       [&](char modifier) { return towards(way, modifier); });
  });
}

}  // namespace hardboard::solo_chess
