// hardboard explain for games of captures: what kind of puzzle it is, what its shape tells, and
// which methods apply to it.
#include <fmt/format.h>
#include <map>
#include <string>

#include "base/counted.h"
#include "cli/captures.h"
#include "cli/each_kind.h"
#include "cli/print_methods.h"
#include "cli/session.h"
#include "cli/words.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/structure.h"
#include "methods/graph_capture/classify.h"
#include "methods/solo_chess/classify.h"
#include "methods/solo_chess/difficulty.h"
#include "methods/solo_chess/generate.h"
#include "registry.h"

namespace hardboard::cli {
namespace {

using capture::Instance;
using capture::Location;

std::string budget_words(std::uint32_t budget) {
  return budget == capture::unlimited ? "unlimited" : std::to_string(budget);
}

// "2 for 7 pieces, unlimited for 1 piece"
std::string list_budgets(const std::map<std::uint32_t, std::uint64_t>& budgets,
                         std::string_view thing) {
  std::vector<std::string> parts;
  for (const auto& [budget, number] : budgets)
    parts.push_back(fmt::format("{} for {}", budget_words(budget), counted(number, thing)));
  return fmt::format("{}", fmt::join(parts, ", "));
}

void describe(const solo_chess::Puzzle& puzzle) {
  std::map<char, std::uint64_t> letters;
  std::map<std::uint32_t, std::uint64_t> budgets;
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    ++letters[puzzle.types[piece.type].letter];
    ++budgets[piece.budget];
  }
  std::vector<std::string> parts;
  for (const auto& [letter, number] : letters)
    parts.push_back(fmt::format("{} {}", number, letter));
  fmt::print("Solo Chess with {}: {}.\n", counted(puzzle.pieces.size(), "piece"),
             fmt::join(parts, ", "));
  fmt::print("Budgets: {}.\n", list_budgets(budgets, "piece"));
  if (puzzle.last) {
    const solo_chess::Piece& last = puzzle.pieces[*puzzle.last];
    fmt::print("The {} on {} can't be captured: it must be last.\n", puzzle.types[last.type].letter,
               name(last.square));
  }
  if (puzzle.goal) fmt::print("The last piece must stand on {}.\n", name(*puzzle.goal));
}

void describe(const graph_capture::Puzzle& puzzle) {
  std::map<std::uint32_t, std::uint64_t> budgets;
  for (const std::uint32_t budget : puzzle.budgets) ++budgets[budget];
  fmt::print(
      "Graph Capture on {} graph with {} and {}.\n",
      puzzle.directed ? "a directed" : "an undirected",
      puzzle.budgets.size() == 1 ? "1 vertex" : fmt::format("{} vertices", puzzle.budgets.size()),
      counted(puzzle.edges.size(), "edge"));
  fmt::print("Budgets: {}.\n", list_budgets(budgets, "token"));
}

// What the shape tells: a refusal in words, or how far it narrows the place of the final piece.
template <class KindPuzzle>
void describe_shape(const KindPuzzle& puzzle, Instance& instance) {
  const capture::Survey& survey = instance.survey();
  if (survey.refusal.index() != 0) {
    fmt::print("Its structure refuses it (hardboard solve shows the sets).\n");
    return;
  }
  const std::size_t n = instance.arena()->size();
  if (survey.roots.size() == n) {
    fmt::print("Nothing simple rules out any place for the final piece.\n");
    return;
  }
  fmt::print("At most {} of {} can hold the final piece", survey.roots.size(), counted(n, "place"));
  if (survey.roots.size() <= 12) {
    capture::Answer<Location> places;
    for (const Location root : survey.roots) places.moves.push_back({root, root});
    std::vector<std::string> names;
    for (const auto& [from, to] : to_places(puzzle, places).moves)
      names.push_back(place_name(from));
    fmt::print(": {}", fmt::join(names, ", "));
  }
  fmt::print(".\n");
}

void describe_difficulty(Instance& instance, double time) {
  if (instance.survey().refusal.index() != 0) return;
  const Limits limits = limits_of(time > 0 ? time : 10);
  const auto search = capture::DepthFirst::make(*instance.arena());
  if (!search) return;
  const Verdict verdict = search->decide(limits).verdict;
  end_progress();
  if (verdict == Verdict::unsolvable) fmt::print("A search finds no solution.\n");
  if (verdict != Verdict::solvable) return;
  const solo_chess::Difficulty difficulty = solo_chess::grade(*instance.arena(), limits);
  end_progress();
  if (!limits.reached()) fmt::print("Difficulty: {}.\n", in_words(difficulty));
}

// "1 cut vertex", "2 cut vertices".
std::string number_of(std::uint64_t number, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", number, number == 1 ? one : many);
}

void describe_structure(const capture::Arena& arena) {
  const capture::Structure s = capture::structure_of(arena);
  fmt::print("Capture graph: {}, {}, {}, {}{}.\n", number_of(s.edges, "edge", "edges"),
             number_of(s.components, "component", "components"),
             number_of(s.cut_vertices, "cut vertex", "cut vertices"),
             number_of(s.antennae, "antenna", "antennae"),
             s.antennae > 0 ? fmt::format(" (the longest of length {})", s.longest_antenna) : "");
  fmt::print("Captures at the start: {}, {} of them closed. Stranded groups: {}.\n",
             number_of(s.strong_components, "strongly connected component",
                       "strongly connected components"),
             s.closed_components, s.stranded_groups);
}

// How hard puzzles of this class are.
template <class Row>
void describe_class(const Row& row) {
  fmt::print("Class: {}: {}{}.\n", row.words, capture::words_of(row.complexity),
             row.source.empty() ? "" : fmt::format(" ({})", row.source));
}

template <class KindPuzzle>
void explain_captures(const KindPuzzle& puzzle, double time) {
  describe(puzzle);
  Instance instance = instance_of(puzzle);
  describe_class(classify(puzzle));
  if (instance.arena() != nullptr) {
    describe_structure(*instance.arena());
    describe_shape(puzzle, instance);
  }
  print_methods(methods(), instance, 12);
  const bool is_gradable = instance.arena() != nullptr && puzzle_size(puzzle) > 1 &&
                           puzzle_size(puzzle) <= solo_chess::most_graded;
  if (is_gradable) describe_difficulty(instance, time);
}

}  // namespace

void explain(const solo_chess::Puzzle& puzzle, double time) {
  explain_captures(puzzle, time);
}
void explain(const graph_capture::Puzzle& puzzle, double time) {
  explain_captures(puzzle, time);
}

}  // namespace hardboard::cli
