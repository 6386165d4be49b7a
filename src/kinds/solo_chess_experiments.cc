// Experiments on open questions about Solo Chess, for others to repeat and extend.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "kinds/solo_chess_parts.h"
#include "methods/solo_chess/explore.h"

namespace hardboard {
namespace {

using Tell = std::function<void(const std::string&)>;
using solo_chess::Counterexample;
using solo_chess::keeps;
using solo_chess::ShapeReport;
using solo_chess::SmallBoards;

// A counterexample with its shape.
struct Found {
  int width = 0, height = 0;
  Counterexample board;
};

void tell_board(const Found& found, const solo_chess::Experiment& experiment, const Tell& tell) {
  for (int y = found.height - 1; y >= 0; --y) {
    std::string row = "   ";
    for (int x = 0; x < found.width; ++x) {
      const int square = y * found.width + x;
      const bool villain = (found.board.villains & solo_chess::bit(square)) != 0;
      row += fmt::format(" {}", square == found.board.hero ? experiment.hero
                                : villain                  ? experiment.villain
                                                           : '.');
    }
    tell(row);
  }
}

// Shapes in the order of their number of squares; if both types are symmetric, only one of a shape
// and its transpose.
std::vector<std::pair<int, int>> shapes(int most_squares, bool transposable) {
  std::vector<std::pair<int, int>> result;
  for (int width = 1; width <= most_squares; ++width) {
    for (int height = 1; width * height <= most_squares; ++height)
      if (!transposable || width >= height) result.emplace_back(width, height);
  }
  std::stable_sort(result.begin(), result.end(), [](const auto& a, const auto& b) {
    return a.first * a.second < b.first * b.second;
  });
  return result;
}

bool explore(const solo_chess::Experiment& experiment, int most_squares, const Limits& limits,
             const Tell& tell) {
  tell(fmt::format("{}.", experiment.question));
  tell(
      "Its complexity is open (Brunner et al. 2023, section 4). "
      "Conjectured tests against brute force, on all boards:");
  tell(fmt::format("{:<8} {:>10} {:>10} {:>10}", "shape", "boards", "solvable", "most paths"));
  std::array<std::optional<Found>, keeps.size()> smallest;
  std::array<std::uint64_t, keeps.size()> wrong{};
  std::uint64_t boards = 0;
  bool complete = true;
  const auto hero = *solo_chess::standard_type(experiment.hero);
  const auto villain = *solo_chess::standard_type(experiment.villain);
  const bool transposable = is_symmetric(hero) && is_symmetric(villain);
  for (const auto& [width, height] : shapes(most_squares, transposable)) {
    if (limits.progress)
      limits.progress(fmt::format("{}x{}, {} so far", width, height, counted(boards, "board")));
    const ShapeReport report =
        solo_chess::explore(SmallBoards(width, height, hero, villain), limits);
    tell(fmt::format("{:<8} {:>10} {:>10} {:>10}{}", fmt::format("{}x{}", width, height),
                     report.boards, report.solvable, report.most_paths,
                     report.complete ? "" : fmt::format("  (not all: {})", limits.words())));
    boards += report.boards;
    for (std::size_t k = 0; k < keeps.size(); ++k) {
      wrong[k] += report.wrong[k];
      const std::optional<Counterexample>& here = report.smallest[k];
      if (here && (!smallest[k] || here->pieces() < smallest[k]->board.pieces()))
        smallest[k] = Found{width, height, *here};
    }
    complete &= report.complete;
    if (!complete) break;
  }
  for (std::size_t k = 0; k < keeps.size(); ++k) {
    const std::string keep = fmt::format("Keep {}: ", solo_chess::words(keeps[k]));
    if (!smallest[k]) {
      tell(fmt::format("{}right on all {}.", keep, counted(boards, "board")));
      continue;
    }
    tell(fmt::format("{}wrong on {} of {}; the smallest, with {}:", keep, wrong[k],
                     counted(boards, "board"), counted(smallest[k]->board.pieces(), "piece")));
    tell_board(*smallest[k], experiment, tell);
  }
  return complete;
}

const std::array settings = {Setting{.name = "squares",
                                     .type = Setting::Type::number,
                                     .value = "N",
                                     .fallback = "16",
                                     .help = "Boards up to so many squares",
                                     .least = 1,
                                     .most = 25}};

template <std::size_t number>
Result<bool> run(const AnyPuzzle*, const Values& values, const Limits& limits, const Tell& tell) {
  return explore(solo_chess::experiments()[number], static_cast<int>(values.number("squares")),
                 limits, tell);
}

}  // namespace

std::span<const Experiment> solo_chess_experiments() {
  static const std::array rows = {
      Experiment{solo_chess::experiments()[0].name, solo_chess::experiments()[0].question, settings,
                 false, run<0>},
      Experiment{solo_chess::experiments()[1].name, solo_chess::experiments()[1].question, settings,
                 false, run<1>}};
  return rows;
}

}  // namespace hardboard
