// Wires against their definition, and hubs with wires against hubs without, on random networks of
// wires. (Other tests hold hubs without wires against the judge, which plays.)
#include "methods/capture/wires.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <memory>
#include <set>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "base/random.h"
#include "methods/capture/hub_wires.h"
#include "methods/capture/sat_search.h"
#include "methods/graph_capture/arena_of.h"
#include "support/no_limits.h"
#include "support/played.h"

namespace hardboard::capture {
namespace {

using graph_capture::Puzzle;
using Vertices = std::vector<std::uint32_t>;

class Network {
public:
  explicit Network(Random& random) : random_(random) { puzzle.budget = 2; }

  // Little cliques, and wires from one to another or back to the same.
  void grow(std::uint64_t nodes, std::uint64_t wires, std::uint64_t most_rungs) {
    std::vector<Vertices> cliques;
    for (std::uint64_t i = 0; i < nodes; ++i) {
      cliques.push_back(vertices(1 + random_.below(3)));
      join(cliques.back(), cliques.back(), 100);
    }
    for (std::uint64_t i = 0; i < wires; ++i) {
      const std::uint64_t from = i < nodes ? i : random_.below(nodes);
      const std::uint64_t to = i + 1 < nodes ? i + 1 : random_.below(nodes);
      wire(cliques[from], cliques[to], 1 + random_.below(most_rungs));
    }
    finish();
  }

  // A circle of single vertices, or of pairs.
  void close(std::uint64_t rungs, std::uint64_t width) {
    const Vertices first = vertices(width);
    Vertices last = first;
    for (std::uint64_t i = 1; i < rungs; ++i) {
      const Vertices next = vertices(width);
      join(last, next, 100);
      last = next;
    }
    join(last, first, 100);
    finish();
  }

  Puzzle puzzle;

private:
  Vertices vertices(std::uint64_t count) {
    Vertices made;
    for (std::uint64_t i = 0; i < count; ++i) {
      puzzle.budgets.push_back(random_.below(20) == 0 ? static_cast<std::uint32_t>(random_.below(2))
                                                      : 2);
      made.push_back(static_cast<std::uint32_t>(puzzle.budgets.size()));
    }
    return made;
  }

  void join(const Vertices& some, const Vertices& others, std::uint64_t percent) {
    for (const std::uint32_t u : some)
      for (const std::uint32_t v : others)
        if (u != v && random_.below(100) < percent)
          puzzle.edges.push_back({{std::min(u, v)}, {std::max(u, v)}});
  }

  // Rungs of one vertex, of two that are joined or not, or of one and two by turns; a few edges are
  // missing.
  void wire(const Vertices& from, const Vertices& to, std::uint64_t rungs) {
    const std::uint64_t shape = random_.below(4);
    Vertices last = from;
    for (std::uint64_t i = 0; i < rungs; ++i) {
      const bool is_single = shape == 0 || (shape == 3 && i % 2 == 0);
      const Vertices next = vertices(is_single ? 1 : 2);
      if (shape == 1) join(next, next, 100);
      join(last, next, 95);
      last = next;
    }
    join(last, to, 80);
  }

  void finish() {
    std::sort(puzzle.edges.begin(), puzzle.edges.end());
    puzzle.edges.erase(std::unique(puzzle.edges.begin(), puzzle.edges.end()), puzzle.edges.end());
  }

  Random& random_;
};

bool contains(const Rung& rung, Location u) {
  return rung[0] == u || rung[1] == u;
}

void expect_promises(const Graph& graph, const Wires& wires) {
  std::set<Location> of_rungs;
  for (std::uint32_t wire = 0; wire < wires.size(); ++wire) {
    const auto rungs = wires.of(wire);
    ASSERT_GE(rungs.size(), 3U);
    const auto is_inside = [&](Location u) { return wires.inside[u] == wire; };
    const auto is_end = [&](Location u) {
      return contains(rungs.front(), u) || contains(rungs.back(), u);
    };
    for (const Rung& rung : rungs)
      for (const Location u : std::set<Location>(rung.begin(), rung.end()))
        EXPECT_TRUE(of_rungs.insert(u).second);
    for (std::uint32_t i = 1; i + 1 < rungs.size(); ++i)
      EXPECT_TRUE(is_inside(rungs[i][0]) && is_inside(rungs[i][1]));
    bool some_outside = false;
    for (Location u = 0; u < graph.size(); ++u) {
      some_outside = some_outside || !(is_inside(u) || is_end(u));
      for (const Location v : graph.row(u)) EXPECT_TRUE(!is_inside(u) || is_inside(v) || is_end(v));
    }
    EXPECT_TRUE(some_outside);
    // Does each way from one rung to another, through the inside, pass one of these places?
    const auto parts = [&](const Rung& from, const Rung& to, const Rung& places) {
      std::vector<Location> seen(from.begin(), from.end());
      std::set<Location> all(from.begin(), from.end());
      bool is_there = false;
      for (std::size_t i = 0; i < seen.size(); ++i)
        for (const Location v : graph.row(seen[i])) {
          is_there = is_there || (contains(to, v) && is_inside(seen[i]));
          if (is_inside(v) && !contains(places, v) && all.insert(v).second) seen.push_back(v);
        }
      return !is_there;
    };
    for (std::uint32_t i = 1; i + 1 < rungs.size(); ++i)
      EXPECT_TRUE(parts(rungs.front(), rungs.back(), rungs[i]));
    for (const Wires::Pass& pass : wires.passes_of(wire)) {
      EXPECT_EQ(pass.wire, wire);
      EXPECT_LT(pass.from, pass.to);
      EXPECT_TRUE(is_inside(pass.places[0]) && is_inside(pass.places[1]));
      EXPECT_TRUE(parts(rungs[pass.from], rungs[pass.to], pass.places));
    }
  }
}

HubModel hubs_of(const Arena& arena) {
  return std::get<HubModel>(hub_model(arena, {}, 1, no_limits));
}

Wires wires_of(const Arena& arena) {
  Watch watch(no_limits);
  return find_wires(hubs_of(arena).out, watch);
}

TEST(Wires, KeepTheirPromises) {
  Random random(1);
  std::size_t rungs = 0, passes = 0;
  for (int round = 0; round < 300 && !HasFailure(); ++round) {
    Network network(random);
    network.grow(2 + random.below(5), 3 + random.below(6), 20);
    const Arena arena = *graph_capture::arena_of(network.puzzle);
    const Wires wires = wires_of(arena);
    expect_promises(hubs_of(arena).out, wires);
    rungs += wires.rungs.size();
    passes += wires.passes.size();
  }
  EXPECT_GT(rungs, 5'000U);
  EXPECT_GT(passes, 500U);
}

TEST(Wires, LeaveSomethingOfACircle) {
  Random random(2);
  for (const std::uint64_t width : {1, 2}) {
    for (std::uint64_t length = 3; length < 40; ++length) {
      Network network(random);
      network.close(length, width);
      const Arena arena = *graph_capture::arena_of(network.puzzle);
      expect_promises(hubs_of(arena).out, wires_of(arena));
    }
  }
}

TEST(Wires, AreNotLookedForAmongManyNeighbours) {
  Random random(3);
  Network network(random);
  network.grow(1, 0, 1);
  for (std::uint32_t leaf = 2; leaf <= 100'000; ++leaf) {
    network.puzzle.budgets.push_back(2);
    network.puzzle.edges.push_back({{1}, {leaf}});
  }
  EXPECT_EQ(wires_of(*graph_capture::arena_of(network.puzzle)).size(), 0U);
}

Answer<Location> without_wires(const Arena& arena) {
  const auto model = std::make_shared<HubModel>(hubs_of(arena));
  LazyProblem problem{
      "hubs", std::move(model->formula), {}, [model](const Holds& holds, Watch& watch) {
        return refine(*model, holds, watch);
      }};
  return LazySearch(std::move(problem), SatOptions{no_limits}).advance({});
}

// Random sets that hang together, of any size.
std::vector<Location> random_set(const Graph& graph, Random& random) {
  std::vector<bool> inside(graph.size(), false);
  std::vector<Location> members{static_cast<Location>(random.below(graph.size()))};
  inside[members[0]] = true;
  const std::uint64_t most = 1 + random.below(graph.size());
  const std::uint64_t percent = 50 + random.below(51);
  for (std::size_t i = 0; i < members.size() && members.size() < most; ++i)
    for (const Location v : graph.row(members[i])) {
      if (inside[v] || random.below(100) >= percent) continue;
      inside[v] = true;
      members.push_back(v);
    }
  return members;
}

// What the variables of a formula with wires say of a solution.
class HubReading {
public:
  HubReading(const HubModel& model, const std::vector<Capture<Location>>& moves)
      : model_(model), came_(model.size(), model.size()), rung_(model.wires.rung_of) {
    for (const auto& move : moves) came_[move.to] = move.from;
    root_ = moves.back().to;
    for (std::uint32_t i = 0; i < model.wires.rungs.size(); ++i)
      for (const Location u : model.wires.rungs[i]) rung_[u] = i;
    for (std::uint32_t v = 1; v <= model.formula.variables(); ++v) value_.push_back(says(v));
  }

  bool holds(std::span<const sat::Literal> clause) const {
    return std::any_of(clause.begin(), clause.end(), [&](sat::Literal literal) {
      return value_[static_cast<std::size_t>(std::abs(literal))] == (literal > 0);
    });
  }

private:
  bool is_hub(Location u) const { return came_[u] != model_.size(); }

  bool says(std::uint32_t variable) const {
    const auto words = model_.formula.words(variable);
    switch (model_.formula.meaning(variable)) {
      case sat::Meaning::hub:
        return is_hub(words[0]);
      case sat::Meaning::root:
        return words[0] == root_;
      case sat::Meaning::match:
        return is_match(words[0], words[1]);
      case sat::Meaning::wire: {
        bool all = words[0] == 0 || value_[words[0]];
        for (std::size_t i = 1; i < words.size(); i += 2)
          all = all && (is_hub(words[i]) || is_hub(words[i + 1]));
        return all;
      }
      case sat::Meaning::flow:
        return flow_from(words[0]) >= static_cast<int>(words[1]) - 2;
      default:
        return false;  // in no clause about wires
    }
  }

  bool is_match(Location from, Location hub) const { return hub != root_ && came_[hub] == from; }

  int flow_from(std::uint32_t rung) const {
    int flow = 0;
    for (Location hub = 0; hub < model_.size(); ++hub) {
      if (!is_hub(hub) || hub == root_) continue;
      const std::uint32_t from = rung_[came_[hub]], to = rung_[hub];
      if (from == rung && to == rung + 1) ++flow;
      if (to == rung && from == rung + 1) --flow;
    }
    return flow;
  }

  const HubModel& model_;
  std::vector<Location> came_;       // by location: where the last capture on it came from
  std::vector<std::uint32_t> rung_;  // by location: its rung, or the last one before it
  Location root_;
  std::vector<bool> value_{false};
};

TEST(HubsOnWires, KeepTheClausesAndCuts) {
  Random random(5);
  int solvable = 0, cuts = 0, flows = 0;
  for (int round = 0; round < 1200 && !HasFailure(); ++round) {
    Network network(random);
    network.grow(2 + random.below(4), 2 + random.below(5), 9);
    const Arena arena = *graph_capture::arena_of(network.puzzle);
    const Answer<Location> found = without_wires(arena);
    if (found.verdict != Verdict::solvable) continue;
    ++solvable;
    HubModel model = hubs_of(arena);
    Watch watch(no_limits);
    add_wires(model, watch);
    const HubReading solution(model, found.moves);
    for (std::size_t i = 0; i < model.formula.clauses(); ++i)
      EXPECT_TRUE(model.formula.rule(i) != sat::Rule::wire ||
                  solution.holds(model.formula.clause(i)));
    for (std::uint32_t v = 1; v <= model.formula.variables(); ++v)
      flows += model.formula.meaning(v) == sat::Meaning::flow ? 1 : 0;
    for (int i = 0; i < 200; ++i) {
      const auto clause = cut_along_wires(model, random_set(model.out, random));
      cuts += clause ? 1 : 0;
      EXPECT_TRUE(!clause || solution.holds(*clause));
    }
  }
  EXPECT_GT(solvable, 200);
  EXPECT_GT(cuts, 5'000);
  EXPECT_GT(flows, 1'000);
}

TEST(HubsOnWires, DecideAsHubsWithoutThem) {
  Random random(4);
  int decided[2] = {}, with_wires = 0;
  for (int round = 0; round < 600 && !HasFailure(); ++round) {
    Network network(random);
    network.grow(2 + random.below(4), 2 + random.below(5), 9);
    const Arena arena = *graph_capture::arena_of(network.puzzle);
    const SatOptions options{no_limits};
    const Answer<Location> found = solve(search_hubs(arena, options, guess_hubs), options);
    ASSERT_EQ(found.verdict, without_wires(arena).verdict) << "round " << round;
    const bool is_solvable = found.verdict == Verdict::solvable;
    if (is_solvable) testing::expect_played(network.puzzle, found);
    if (wires_of(arena).size() == 0) continue;
    ++with_wires;
    ++decided[is_solvable ? 1 : 0];
  }
  EXPECT_GT(with_wires, 300);
  EXPECT_GT(decided[0], 50);
  EXPECT_GT(decided[1], 50);
}

}  // namespace
}  // namespace hardboard::capture
