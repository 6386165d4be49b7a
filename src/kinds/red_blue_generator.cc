// Random red-blue dominating sets, plain and colourful.
#include <algorithm>
#include <array>
#include <vector>

#include "base/random.h"
#include "base/sampler.h"
#include "base/sort_within.h"
#include "base/watch.h"
#include "kinds/random_source.h"
#include "kinds/red_blue_parts.h"
#include "methods/red_blue/greedy.h"
#include "problems/red_blue/traits.h"

namespace hardboard {
namespace {

using namespace red_blue;

const std::array settings = {
    whole_number("reds", "8", "Red vertices", 0, 10'000'000),
    whole_number("blues", "12", "Blue vertices", 0, 10'000'000),
    whole_number("degree", "3", "Red neighbours of each blue, as far as there are so many", 0,
                 10'000),
    whole_number("k", "", "At most so many reds; as many as a greedy choice takes by default", 0,
                 most_vertices),
    whole_number("classes", "", "So many classes of reds, for a colourful problem", 1, 10'000'000),
};

// Classes of nearly equal size, dealt at random.
std::vector<std::uint32_t> random_classes(std::uint32_t reds, std::uint32_t classes,
                                          Random& random) {
  std::vector<std::uint32_t> of_red(reds);
  for (std::uint32_t red = 0; red < reds; ++red) of_red[red] = red % classes + 1;
  shuffle(of_red, random);
  return of_red;
}

Puzzle random_puzzle(const Values& values, Random& random, const Limits& limits) {
  const auto given = [&](std::string_view name) {
    return static_cast<std::uint32_t>(values.number(name));
  };
  Puzzle puzzle;
  puzzle.reds = given("reds");
  puzzle.blues = given("blues");
  const std::uint32_t degree = std::min(given("degree"), puzzle.reds);
  Watch watch(limits, "drawing edges");
  Sampler reds(puzzle.reds);
  for (std::uint32_t blue = 1; blue <= puzzle.blues && !watch.reached(degree + 1); ++blue)
    reds.sample(degree, random, [&](std::uint32_t red) {
      puzzle.edges.push_back({red + 1, blue});
    });
  if (!sort_within(puzzle.edges.begin(), puzzle.edges.end(), limits)) return puzzle;
  if (values.given("classes")) {
    puzzle.k = given("classes");
    puzzle.classes = random_classes(puzzle.reds, puzzle.k, random);
  } else {
    puzzle.k = values.given("k") ? given("k")
                                 : static_cast<std::uint32_t>(greedy_reds(puzzle, limits).size());
  }
  return puzzle;
}

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  if (values.given("classes") && values.given("k"))
    return error_in_words("the number of classes is k; give one of the two");
  return random_source<Traits>(seed, [=](Random& random, const Limits& limits) {
    return random_puzzle(values, random, limits);
  });
}

}  // namespace

const Generator& red_blue_generator() {
  static const Generator generator{settings, "Random red-blue dominating sets",
                                   "--reds 10 --blues 20 --degree 3", start};
  return generator;
}

}  // namespace hardboard
