// New Hamiltonian path problems.
#include <array>
#include <string>

#include "kinds/hamiltonian_path_parts.h"
#include "kinds/random_source.h"
#include "methods/hamiltonian_path/generate.h"
#include "problems/hamiltonian_path/traits.h"

namespace hardboard {
namespace {

using namespace hamiltonian_path;

std::vector<std::string_view> shape_words() {
  return {"grid", "subcubic-grid", "graph"};
}

const std::array settings = {
    Setting{.name = "shape",
            .type = Setting::Type::choice,
            .fallback = "grid",
            .help = "A grid graph, one of degrees up to 3, or another graph of degrees up to 3",
            .words = shape_words},
    whole_number("size", "60", "Number of vertices", 1, 10'000),
    Setting{.name = "planted", .type = Setting::Type::flag, .help = "Around a path"},
    Setting{.name = "ends",
            .type = Setting::Type::flag,
            .help = "With given ends of the path, which have one neighbour each"},
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  Wish wish;
  const std::string shape = values.text("shape");
  wish.shape = shape == "grid"            ? Shape::grid
               : shape == "subcubic-grid" ? Shape::subcubic_grid
                                          : Shape::graph;
  wish.planted = values.flag("planted");
  wish.ends = values.flag("ends");
  wish.size = static_cast<std::uint32_t>(values.number("size"));
  if (wish.ends && wish.size < 2)
    return error_in_words("--ends: expected a --size of 2 or more: each end has a neighbour");
  return random_source<Traits>(
      seed, [=](Random& random, const Limits& limits) { return generate(wish, random, limits); });
}

}  // namespace

const Generator& hamiltonian_path_generator() {
  static const Generator generator{settings, "Grid graphs and graphs of degrees up to 3",
                                   "--shape subcubic-grid --size 100 --planted --ends", start};
  return generator;
}

}  // namespace hardboard
