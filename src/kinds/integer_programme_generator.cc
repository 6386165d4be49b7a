// New integer programmes.
#include <array>

#include "kinds/integer_programme_parts.h"
#include "kinds/random_source.h"
#include "methods/integer_programme/generate.h"
#include "problems/integer_programme/traits.h"

namespace hardboard {
namespace {

using namespace integer_programme;

constexpr std::uint64_t most_size = 1'000'000;

const std::array settings = {
    whole_number("variables", "10", "Variables", 1, 10'000'000),
    whole_number("rows", "8", "Rows: equations and bounds", 0, 10'000'000),
    whole_number("terms", "3", "Variables in each row, as far as there are so many", 1, 1000),
    whole_number("coefficient", "5", "Greatest size of a coefficient, and greatest cost", 1,
                 most_size),
    whole_number("most", "1", "Greatest value of a variable; the least is 0", 1, most_size),
    Setting{.name = "planted", .type = Setting::Type::flag, .help = "Around a solution"},
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto number = [&](std::string_view name) {
    return static_cast<std::uint32_t>(values.number(name));
  };
  const Wish wish{.variables = number("variables"),
                  .rows = number("rows"),
                  .terms = number("terms"),
                  .coefficient = number("coefficient"),
                  .most = number("most"),
                  .is_planted = values.flag("planted")};
  return random_source<Traits>(
      seed, [=](Random& random, const Limits& limits) { return generate(wish, random, limits); });
}

}  // namespace

const Generator& integer_programme_generator() {
  static const Generator generator{settings, "Random rows of few variables",
                                   "--variables 30 --rows 20 --planted", start};
  return generator;
}

}  // namespace hardboard
