// hardboard explore: experiments on open questions, which one can rerun and take further.
#include "methods/solo_chess/explore.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

using solo_chess::Counterexample;
using solo_chess::Experiment;
using solo_chess::keeps;
using solo_chess::ShapeReport;
using solo_chess::SmallBoards;

// A counterexample with its shape.
struct Found {
  int width = 0, height = 0;
  Counterexample board;
};

void print_board(const Found& found, const Experiment& experiment) {
  for (int y = found.height - 1; y >= 0; --y) {
    fmt::print("   ");
    for (int x = 0; x < found.width; ++x) {
      const int square = y * found.width + x;
      const bool villain = (found.board.villains & solo_chess::bit(square)) != 0;
      fmt::print(" {}", square == found.board.hero ? experiment.hero
                        : villain                  ? experiment.villain
                                                   : '.');
    }
    fmt::print("\n");
  }
}

// Shapes by their number of squares; symmetric ones once if the types are.
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

int explore(const Experiment& experiment, int most_squares, double time) {
  const Limits limits = limits_of(time);
  fmt::print("{}.\nIts complexity is open (Brunner et al. 2023, section 4). ", experiment.question);
  fmt::print("Conjectured tests against brute force, on all boards:\n");
  fmt::print("{:<8} {:>10} {:>10} {:>10}\n", "shape", "boards", "solvable", "most paths");
  std::array<std::optional<Found>, keeps.size()> smallest;
  std::array<std::uint64_t, keeps.size()> wrong{};
  std::uint64_t boards = 0;
  bool complete = true;
  const auto is_symmetric = [](char letter) {
    return solo_chess::is_symmetric(*solo_chess::standard_type(letter));
  };
  const bool transposable = is_symmetric(experiment.hero) && is_symmetric(experiment.villain);
  for (const auto& [width, height] : shapes(most_squares, transposable)) {
    if (limits.progress)
      limits.progress(fmt::format("{}x{}, {} so far", width, height, counted(boards, "board")));
    const ShapeReport report =
        solo_chess::explore(SmallBoards(width, height, *solo_chess::standard_type(experiment.hero),
                                        *solo_chess::standard_type(experiment.villain)),
                            limits);
    end_progress();
    fmt::print("{:<8} {:>10} {:>10} {:>10}{}\n", fmt::format("{}x{}", width, height), report.boards,
               report.solvable, report.most_paths, report.complete ? "" : "  (not all: time)");
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
    fmt::print("Keep {}: ", solo_chess::words(keeps[k]));
    if (!smallest[k]) {
      fmt::print("right on all {}.\n", counted(boards, "board"));
      continue;
    }
    fmt::print("wrong on {} of {}; the smallest, with {}:\n", wrong[k], counted(boards, "board"),
               counted(smallest[k]->board.pieces(), "piece"));
    print_board(*smallest[k], experiment);
  }
  return complete ? decided : undecided;
}

}  // namespace

void add_explore(CLI::App& program, int& exit_code) {
  struct Options {
    std::string name, file;
    int squares = 16;
    double time = 0;
  };
  CLI::App* command =
      program.add_subcommand("explore", "Experiments: open questions, and tables of boards");
  const auto options = std::make_shared<Options>();
  std::vector<std::string> names;
  for (const Experiment& experiment : solo_chess::experiments())
    names.emplace_back(experiment.name);
  const std::vector<std::string> of_pegs = {"vacancies", "sweep"};
  names.insert(names.end(), of_pegs.begin(), of_pegs.end());
  command->add_option("NAME", options->name, "The experiment")
      ->required()
      ->check(CLI::IsMember(names));
  command->add_option("--squares", options->squares, "Boards up to so many squares (16)")
      ->check(CLI::Range(1, 25));
  command->add_option("--file", options->file,
                      "A peg solitaire puzzle: from which vacancy to which survivor there is a "
                      "way, or its longest sweep");
  command->add_option("--time", options->time, "Seconds (no limit)")->check(CLI::PositiveNumber);
  command->footer("Example: hardboard explore kings-rooks --squares 12");
  command->callback([options, of_pegs, &exit_code] {
    if (std::find(of_pegs.begin(), of_pegs.end(), options->name) != of_pegs.end()) {
      if (options->file.empty()) complain("--file: expected a peg solitaire puzzle");
      exit_code = options->file.empty() ? bad_input
                                        : explore_pegs(options->name, options->file, options->time);
      return;
    }
    exit_code =
        explore(*solo_chess::experiment_named(options->name), options->squares, options->time);
  });
}

}  // namespace hardboard::cli
