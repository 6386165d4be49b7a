// Random points for rectilinear Steiner trees.
#include <array>
#include <optional>
#include <set>

#include "base/random.h"
#include "kinds/random_source.h"
#include "kinds/steiner_parts.h"
#include "methods/steiner/spanning_tree.h"
#include "methods/steiner/subset_trees.h"
#include "problems/steiner/traits.h"

namespace hardboard {
namespace {

using namespace steiner;

// Up to so many points the default length is that of a shortest tree.
constexpr std::size_t most_exact_points = 10;

const std::array settings = {
    whole_number("points", "6", "Points", 1, 10'000),
    whole_number("width", "10", "Of the points' box, at most", 1, 1'000'000),
    whole_number("height", "10", "Of the points' box, at most", 1, 1'000'000),
    whole_number(
        "length", "",
        "At most this long; by default as long as a shortest tree, or above 10 points as a "
        "shortest spanning tree",
        0, most_length),
};

std::optional<Puzzle> random_puzzle(const Values& values, Random& random, const Limits& limits) {
  const auto draw = [&](std::string_view side) {
    return static_cast<std::int32_t>(random.below(values.number(side))) + 1;
  };
  std::set<Square> points;
  while (points.size() < values.number("points")) {
    if (limits.reached()) return std::nullopt;
    const std::int32_t x = draw("width");
    points.insert({x, draw("height")});
  }
  Puzzle puzzle{{points.begin(), points.end()}, std::nullopt};
  if (values.given("length")) {
    puzzle.length = values.number("length");
  } else if (points.size() <= most_exact_points) {
    auto tree = shortest_tree(puzzle.points, limits);
    if (!tree) return std::nullopt;
    puzzle.length = solved(std::move(*tree)).length;
  } else {
    const auto tree = shortest_spanning_tree(puzzle.points, limits);
    if (!tree) return std::nullopt;
    puzzle.length = tree->length;
  }
  return puzzle;
}

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  if (values.number("points") > values.number("width") * values.number("height"))
    return error_in_words("the box has fewer places than that");
  return random_source<Traits>(seed, [=](Random& random, const Limits& limits) {
    return random_puzzle(values, random, limits);
  });
}

}  // namespace

const Generator& steiner_generator() {
  static const Generator generator{settings, "Random points to connect",
                                   "--points 5 --width 8 --height 8", start};
  return generator;
}

}  // namespace hardboard
