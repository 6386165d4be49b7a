#include "registry.h"

#include <array>
#include <fmt/format.h>

#include "base/counted.h"
#include "base/sha256.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/one_type.h"
#include "methods/capture/optimum.h"
#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/graph_capture/tree.h"
#include "methods/graph_capture/tree_fewest.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/budget_one.h"
#include "methods/solo_chess/hero.h"
#include "methods/solo_chess/one_row.h"
#include "methods/solo_chess/one_type.h"
#include "methods/solo_chess/pawns.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/solo_chess/canonical.h"
#include "registry_peg_army.h"
#include "registry_peg_solitaire.h"
#include "registry_push_fight.h"

namespace hardboard {
namespace {

using capture::Arena;
using capture::Instance;
using capture::Location;

// In the run of all methods the search gives way to SAT after so many positions. Up to 16 pieces
// that is a second, and the search seldom needs it; on larger boards SAT takes milliseconds where
// the search takes minutes.
constexpr std::uint64_t positions_before_sat(std::uint32_t pieces) {
  return pieces <= 16 ? 1'000'000 : 30'000;
}

constexpr std::string_view too_large = "the board has more possible captures than fit in memory";

std::string refusal_absent(Instance& instance) {
  if (instance.arena() == nullptr) return std::string(too_large);
  if (std::holds_alternative<std::monostate>(instance.survey().refusal))
    return "no closed sets, stranded groups or lack of captures to be seen";
  return "";
}

capture::Answer<Location> refuse(Instance& instance, const SolveOptions&) {
  capture::Answer<Location> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = instance.survey().refusal;
  return answer;
}

// A method that works on the puzzle itself, as functions of the instance.
template <class KindPuzzle, std::string (*why_not)(const KindPuzzle&)>
std::string puzzle_why_not(Instance& instance) {
  const KindPuzzle* puzzle = instance.puzzle<KindPuzzle>();
  return puzzle == nullptr ? "for puzzles of another kind" : why_not(*puzzle);
}
template <class KindPuzzle, capture::Answer<Location> (*solve)(const KindPuzzle&, const Limits&)>
capture::Answer<Location> solve_puzzle(Instance& instance, const SolveOptions& options) {
  return solve(*instance.puzzle<KindPuzzle>(), options.limits);
}

// Boards need no arena, unless they are positions on the way through a puzzle.
std::string one_type_why_not(Instance& instance) {
  if (const auto* puzzle = instance.puzzle<solo_chess::Puzzle>())
    return solo_chess::one_type_why_not(*puzzle);
  if (instance.arena() == nullptr) return std::string(too_large);
  if (!capture::one_type_applies(*instance.arena()))
    return "needs pieces of one type with unlimited captures, and none that must be last";
  return "";
}

capture::Answer<Location> one_type(Instance& instance, const SolveOptions& options) {
  if (const auto* puzzle = instance.puzzle<solo_chess::Puzzle>())
    return solo_chess::solve_one_type(*puzzle, options.limits);
  return capture::solve_one_type(*instance.arena(), instance.survey());
}

// Where the hero is no match for the villains, hero paths may be too many; the general methods then
// deserve their turn.
constexpr std::uint64_t hero_paths_before_others = 20'000;

std::string hero_why_not(Instance& instance) {
  const auto* puzzle = instance.puzzle<solo_chess::Puzzle>();
  return puzzle != nullptr ? solo_chess::hero_why_not(*puzzle) : "for Solo Chess";
}

capture::Answer<Location> hero(Instance& instance, const SolveOptions& options) {
  solo_chess::HeroOptions hero_options;
  hero_options.limits = options.limits;
  if (!options.alone) hero_options.most_paths = hero_paths_before_others;
  return solo_chess::solve_hero(*instance.puzzle<solo_chess::Puzzle>(), hero_options);
}

std::string depth_first_why_not(Instance& instance) {
  if (instance.arena() == nullptr) return std::string(too_large);
  if (instance.arena()->size() > capture::most_locations)
    return fmt::format("for boards of up to {} pieces", capture::most_locations);
  if (!capture::DepthFirst::make(*instance.arena())) return "too many different types and budgets";
  return "";
}

capture::Answer<Location> depth_first(Instance& instance, const SolveOptions& options) {
  const auto search = capture::DepthFirst::make(*instance.arena());
  capture::DepthFirst::Outcome outcome = search->decide(
      options.limits, options.alone ? UINT64_MAX : positions_before_sat(instance.arena()->size()));
  capture::Answer<Location> answer;
  answer.verdict = outcome.verdict;
  answer.moves = std::move(outcome.moves);
  if (answer.verdict == Verdict::unsolvable) answer.proof = Exhausted{outcome.positions};
  if (answer.verdict == Verdict::unknown)
    answer.remark = counted(outcome.positions, "position") + " searched";
  return answer;
}

std::string hubs_why_not(Instance& instance) {
  if (instance.arena() == nullptr) return std::string(too_large);
  if (!capture::hubs_apply(*instance.arena()))
    return "needs pieces of one symmetric type that nothing can block, with budgets of at most 2";
  return "";
}

// The hash by which a proof names its puzzle; empty for an instance that stands for no puzzle.
std::string puzzle_hash(const Instance& instance) {
  if (const auto* board = instance.puzzle<solo_chess::Puzzle>())
    return sha256(solo_chess::canonical_text(*board));
  if (const auto* graph = instance.puzzle<graph_capture::Puzzle>())
    return sha256(graph_capture::canonical_text(*graph));
  return "";
}

// Only what stands for a puzzle can have a proof.
capture::SatOptions sat_options(Instance& instance, const SolveOptions& options) {
  const std::string hash = options.proof_file.empty() ? "" : puzzle_hash(instance);
  return {options.limits, hash.empty() ? "" : options.proof_file, instance.survey().roots, 1, hash};
}

capture::Answer<Location> hubs(Instance& instance, const SolveOptions& options) {
  return capture::solve_by_hubs(*instance.arena(), sat_options(instance, options));
}

std::string exits_why_not(Instance& instance) {
  return instance.arena() == nullptr ? std::string(too_large) : "";
}

capture::Answer<Location> exits(Instance& instance, const SolveOptions& options) {
  return capture::solve_by_exits(*instance.arena(), sat_options(instance, options));
}

using Board = solo_chess::Puzzle;
using Graph = graph_capture::Puzzle;

const std::array method_rows = {
    Method{"budget-one", "Kühn 2024, Theorem 4.1; Aravind et al. 2022, Observation 6",
           "each piece captures at most once: all go to one square",
           puzzle_why_not<Board, solo_chess::budget_one_why_not>,
           solve_puzzle<Board, solo_chess::solve_budget_one>},
    Method{"pawns", "Aravind et al. 2022, Theorem 4, mended",
           "pawns that capture at most twice: exits row by row",
           puzzle_why_not<Board, solo_chess::pawns_why_not>,
           solve_puzzle<Board, solo_chess::solve_pawns>},
    Method{"one-row", "Kühn 2024, Theorem 4.2; Aravind et al. 2022, Theorem 1",
           "all pieces on one line: kings first, by intervals, then rooks by their budgets",
           puzzle_why_not<Board, solo_chess::one_row_why_not>,
           solve_puzzle<Board, solo_chess::solve_one_row>},
    Method{"one-type", "Brunner et al. 2023, Theorem 2.2",
           "one type, unlimited captures: a spanning in-arborescence", one_type_why_not, one_type},
    Method{"tree", "Aravind et al. 2022, Lemma 15, for all budgets",
           "graphs that are trees: subtrees cleared upward, the best token last",
           puzzle_why_not<Graph, graph_capture::tree_why_not>,
           solve_puzzle<Graph, graph_capture::solve_tree>},
    Method{"structure", "Brunner et al. 2023, Lemma 2.1; Kühn 2024, Lemmas 3.5 to 3.7",
           "refuses boards that fall apart, have stranded groups or too few captures",
           refusal_absent, refuse},
    Method{"hero", "Brunner et al. 2023, Lemmas 2.7 to 2.10",
           "one hero that must be last, villains of one type, unlimited: search over hero paths",
           hero_why_not, hero},
    Method{"depth-first", "", "small boards: search with a table of the positions seen",
           depth_first_why_not, depth_first},
    Method{"hubs", "after Aravind, Misra, Mittal 2022, Lemma 15",
           "unblockable pieces, budgets up to 2: connected hubs with a matching, by SAT",
           hubs_why_not, hubs},
    Method{"exits", "", "any board: one exit for each place, order by need, by SAT", exits_why_not,
           exits},
};

const std::array minimizer_rows = {
    Minimizer{"one-row", "pieces", "Kühn 2024, Theorem 4.2; Aravind et al. 2022, Theorem 1",
              puzzle_why_not<Board, solo_chess::fewest_one_row_why_not>,
              solve_puzzle<Board, solo_chess::fewest_one_row>},
    Minimizer{"one-row", "budget", "Kühn 2024, Theorem 4.2; Aravind et al. 2022, Theorem 1",
              puzzle_why_not<Board, solo_chess::smallest_budget_one_row_why_not>,
              solve_puzzle<Board, solo_chess::smallest_budget_one_row>},
    Minimizer{"tree", "pieces", "after Aravind et al. 2022, Lemma 15",
              puzzle_why_not<Graph, graph_capture::fewest_on_forest_why_not>,
              solve_puzzle<Graph, graph_capture::fewest_on_forest>},
    Minimizer{"tree", "budget", "Aravind et al. 2022, Lemma 15, for all budgets",
              puzzle_why_not<Graph, graph_capture::tree_why_not>,
              solve_puzzle<Graph, graph_capture::smallest_budget_on_tree>},
};

}  // namespace

std::span<const Minimizer> minimizers() {
  return minimizer_rows;
}

std::span<const Method> methods() {
  return method_rows;
}

std::vector<MethodInfo> list_methods() {
  std::vector<MethodInfo> all;
  const auto add = [&](std::string_view kinds, auto rows) {
    for (const auto& row : rows) all.push_back({kinds, row.name, row.source, row.summary});
  };
  add("solo-chess, graph-capture", methods());
  add("peg-solitaire", peg_solitaire::methods());
  add("peg-army", peg_army::methods());
  add("push-fight", push_fight::methods());
  return all;
}

Instance instance_of(const solo_chess::Puzzle& puzzle) {
  Instance instance([&puzzle] { return solo_chess::arena_of(puzzle); });
  instance.set_puzzle(puzzle);
  return instance;
}

Instance instance_of(const graph_capture::Puzzle& puzzle) {
  Instance instance([&puzzle] { return std::optional(graph_capture::arena_of(puzzle)); });
  instance.set_puzzle(puzzle);
  return instance;
}

capture::Answer<Location> solve(Instance& instance, const SolveOptions& options,
                                std::string_view only) {
  return run_rows(methods(), instance, options, only);
}

capture::Answer<Location> minimize(Instance& instance, const SolveOptions& options,
                                   std::string_view what, std::string_view only) {
  for (const Minimizer& row : minimizer_rows) {
    if (row.what != what || (!only.empty() && row.method != only)) continue;
    if (!row.why_not(instance).empty()) continue;
    capture::Answer<Location> answer = row.minimize(instance, options);
    answer.method = row.method;
    answer.source = row.source;
    return answer;
  }
  if (what == "pieces") return capture::fewest_pieces(instance, options, puzzle_hash(instance));
  if (instance.arena() == nullptr) {
    capture::Answer<Location> answer;
    answer.remark = std::string(too_large);
    return answer;
  }
  return capture::smallest_budget(*instance.arena(),
                                  [&](Instance& uniform) { return solve(uniform, options, only); });
}

}  // namespace hardboard
