#include "methods/graph_capture/generate.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/sort_within.h"
#include "base/watch.h"

namespace hardboard::graph_capture {
namespace {

// A play to one token, which begins with a token on each vertex.
struct Play {
  std::vector<std::uint32_t> captures;  // by the token of each vertex
  // Where the token goes by which each vertex is emptied; for the last vertex the vertex itself.
  std::vector<std::uint32_t> exits;
};

// A random play, backward, in which no token captures more often than `most` times. Nothing if the
// play gets stuck, and at the limits.
std::optional<Play> random_play(const graphs::Graph& graph, std::uint32_t most, Random& random,
                                const Limits& limits) {
  constexpr std::uint32_t none = UINT32_MAX;
  Watch watch(limits, "planting a play");
  const graphs::Rows rows = neighbours(graph);
  Play play{std::vector<std::uint32_t>(graph.vertices, 0),
            std::vector<std::uint32_t>(graph.vertices, none)};
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ways;  // from a token to an empty vertex
  std::vector<std::uint32_t> empty(graph.vertices);           // neighbours of each vertex
  for (std::uint32_t v = 0; v < graph.vertices; ++v) empty[v] = rows.degree(v);
  std::uint32_t tokens = 0;
  const auto put_token = [&](std::uint32_t v, std::uint32_t exit) {
    play.exits[v] = exit;
    ++tokens;
    for (const std::uint32_t u : rows.row(v)) {
      --empty[u];
      if (play.exits[u] == none) ways.emplace_back(v, u);
    }
  };
  // The number of a way: the best of many where budgets are small, for most plays get stuck there.
  // Good is a token that has captured seldom, and a vertex to which few ways will lead.
  const int drawn = most == unlimited ? 1 : 64;
  const auto choose = [&] {
    std::size_t best = random.below(ways.size());
    for (int i = 1; i < drawn; ++i) {
      const std::size_t other = random.below(ways.size());
      const auto rank = [&](std::size_t way) {
        return std::pair(play.captures[ways[way].first], empty[ways[way].second]);
      };
      if (rank(other) < rank(best)) best = other;
    }
    return best;
  };
  const auto last = static_cast<std::uint32_t>(random.below(graph.vertices));
  put_token(last, last);
  while (!ways.empty() && !watch.reached(8)) {
    std::swap(ways[choose()], ways.back());
    const auto [v, u] = ways.back();
    ways.pop_back();
    // A token that can't capture more often stays where it is, so its ways are of no more use.
    if (play.exits[u] != none || play.captures[v] >= most) continue;
    play.captures[u] = std::exchange(play.captures[v], 0) + 1;
    put_token(u, v);
  }
  if (tokens < graph.vertices) return std::nullopt;
  return play;
}

std::uint32_t least_from(const std::vector<std::uint32_t>& budgets, std::uint32_t captures) {
  if (budgets.empty()) return captures;
  std::uint32_t least = unlimited;
  for (const std::uint32_t budget : budgets)
    if (budget >= captures) least = std::min(least, budget);
  return least;
}

std::uint32_t most_frequent(const std::vector<std::uint32_t>& budgets) {
  std::map<std::uint32_t, std::size_t> times;
  for (const std::uint32_t budget : budgets) ++times[budget];
  const auto more_often = [](const auto& a, const auto& b) { return a.second < b.second; };
  return std::max_element(times.begin(), times.end(), more_often)->first;
}

std::optional<Puzzle> attempt(const Wish& wish, Random& random, const Limits& limits) {
  const std::optional<graphs::Graph> graph = graph_of(wish.graph, random, limits);
  if (!graph) return std::nullopt;
  std::optional<Play> play;
  if (wish.is_planted) {
    const auto most = std::max_element(wish.budgets.begin(), wish.budgets.end());
    play = random_play(*graph, most == wish.budgets.end() ? unlimited : *most, random, limits);
    if (!play) return std::nullopt;
  }
  Puzzle puzzle;
  puzzle.directed = wish.is_directed;
  for (std::uint32_t v = 0; v < graph->vertices; ++v)
    puzzle.budgets.push_back(play ? least_from(wish.budgets, play->captures[v])
                                  : wish.budgets[random.below(wish.budgets.size())]);
  puzzle.budget = most_frequent(puzzle.budgets);
  for (auto [u, v] : graph->edges) {
    const bool is_of_play = play && (play->exits[u] == v || play->exits[v] == u);
    if (wish.is_directed && (is_of_play ? play->exits[v] == u : random.below(2) == 0))
      std::swap(u, v);
    puzzle.edges.push_back({Vertex{u + 1}, Vertex{v + 1}});
  }
  if (!sort_within(puzzle.edges.begin(), puzzle.edges.end(), limits)) return std::nullopt;
  return puzzle;
}

}  // namespace

std::optional<Puzzle> generate(const Wish& wish, Random& random, const Limits& limits) {
  constexpr int most_attempts = 100;
  for (int i = 0; i < most_attempts && !limits.reached(); ++i)
    if (std::optional<Puzzle> puzzle = attempt(wish, random, limits)) return puzzle;
  return std::nullopt;
}

}  // namespace hardboard::graph_capture
