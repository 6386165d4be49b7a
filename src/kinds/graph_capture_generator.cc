// New Graph Capture puzzles for a user's wish.
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <string>
#include <utility>

#include "kinds/graph_capture_parts.h"
#include "kinds/random_source.h"
#include "methods/graph_capture/generate.h"
#include "puzzles/graph_capture/traits.h"

namespace hardboard {
namespace {

using namespace graph_capture;

constexpr std::array<std::pair<std::string_view, Shape>, 7> shapes = {
    {{"random", Shape::random},
     {"tree", Shape::tree},
     {"regular", Shape::regular},
     {"grid", Shape::grid},
     {"circle", Shape::circle},
     {"complete", Shape::complete},
     {"bipartite", Shape::bipartite}}};

std::vector<std::string_view> shape_words() {
  std::vector<std::string_view> words;
  for (const auto& [word, shape] : shapes) words.push_back(word);
  return words;
}

const std::array settings = {
    Setting{.name = "shape",
            .type = Setting::Type::choice,
            .fallback = "random",
            .help = "Of the graph, which is connected",
            .words = shape_words},
    whole_number("vertices", "12", "Vertices", 1, 10'000'000),
    whole_number("edges", "", "Edges of a random graph; three for two vertices by default", 0,
                 100'000'000),
    whole_number("degree", "3", "Edges at each vertex of a regular graph", 3, 10'000),
    Setting{.name = "directed",
            .type = Setting::Type::flag,
            .help = "Tokens capture along each edge one way only"},
    Setting{.name = "budgets",
            .value = "LIST",
            .help =
                "Budgets to choose from (2), such as 1,2 or 0,3 or unlimited; twice is twice as "
                "often"},
    Setting{
        .name = "planted",
        .type = Setting::Type::flag,
        .help = "Budgets with which some play is a solution; without --budgets they just suffice"},
};

Result<std::vector<std::uint32_t>> budgets_in(std::string_view list) {
  std::vector<std::uint32_t> budgets;
  for (std::size_t at = 0; at <= list.size();) {
    const std::string_view word = list.substr(at, list.find(',', at) - at);
    at += word.size() + 1;
    std::uint32_t budget = unlimited;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), budget);
    const bool is_number = error == std::errc() && end == word.data() + word.size();
    if (word != "unlimited" && !is_number)
      return error_in_words(
          fmt::format("--budgets {}: expected numbers or `unlimited`, with commas between", list));
    budgets.push_back(budget);
  }
  return budgets;
}

Result<Wish> wish_of(const Values& values) {
  Wish wish;
  for (const auto& [word, shape] : shapes)
    if (values.text("shape") == word) wish.graph.shape = shape;
  wish.graph.vertices = static_cast<std::uint32_t>(values.number("vertices"));
  const std::uint64_t pairs = std::uint64_t{wish.graph.vertices} * (wish.graph.vertices - 1) / 2;
  wish.graph.edges =
      values.given("edges")
          ? values.number("edges")
          : std::min(pairs, std::max<std::uint64_t>(wish.graph.vertices - 1,
                                                    std::uint64_t{3} * wish.graph.vertices / 2));
  wish.graph.degree = static_cast<std::uint32_t>(values.number("degree"));
  for (const auto& [name, shape] : {std::pair{"edges", Shape::random}, {"degree", Shape::regular}})
    if (values.given(name) && wish.graph.shape != shape)
      return error_in_words(
          fmt::format("--{} and --shape {} don't go together", name, values.text("shape")));
  wish.is_directed = values.flag("directed");
  wish.is_planted = values.flag("planted");
  if (values.given("budgets")) {
    Result<std::vector<std::uint32_t>> budgets = budgets_in(values.text("budgets"));
    if (!budgets) return budgets.error();
    wish.budgets = std::move(budgets).value();
  } else if (!wish.is_planted) {
    wish.budgets = {2};
  }
  if (std::string why = why_impossible(wish.graph); !why.empty())
    return error_in_words(std::move(why));
  return wish;
}

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const Result<Wish> wish = wish_of(values);
  if (!wish) return wish.error();
  return random_source<Traits>(seed, [wish = *wish](Random& random, const Limits& limits) {
    return generate(wish, random, limits);
  });
}

}  // namespace

const Generator& graph_capture_generator() {
  static const Generator generator{
      settings, "Graphs with a token on each vertex",
      "--shape regular --degree 5 --vertices 60 --budgets 1,2 --planted", start};
  return generator;
}

}  // namespace hardboard
