// New planning tasks.
#include <array>

#include "kinds/planning_parts.h"
#include "kinds/random_source.h"
#include "methods/planning/generate.h"
#include "problems/planning/traits.h"

namespace hardboard {
namespace {

using namespace planning;

const std::array settings = {
    whole_number("facts", "8", "Facts, each true or false", 1, 1'000'000),
    whole_number("actions", "12", "Actions", 1, 1'000'000),
    whole_number("conditions", "2", "Conditions of each action, as far as there are so many facts",
                 0, 1000),
    whole_number("effects", "2", "Effects of each action, as far as there are so many facts", 1,
                 1000),
    whole_number("goals", "3", "Facts that the goal asks for, as far as there are so many", 1,
                 1'000'000),
    whole_number("steps", "", "The goal is what a walk of so many actions reaches", 1, 1'000'000),
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto number = [&](std::string_view name) {
    return static_cast<std::uint32_t>(values.number(name));
  };
  const Wish wish{.facts = number("facts"),
                  .actions = number("actions"),
                  .conditions = number("conditions"),
                  .effects = number("effects"),
                  .goals = number("goals"),
                  .steps = values.given("steps") ? number("steps") : 0};
  return random_source<Traits>(
      seed, [=](Random& random, const Limits& limits) { return generate(wish, random, limits); });
}

}  // namespace

const Generator& planning_generator() {
  static const Generator generator{settings, "Random facts and actions",
                                   "--facts 20 --actions 30 --steps 50", start};
  return generator;
}

}  // namespace hardboard
