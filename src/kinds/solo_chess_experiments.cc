// Experiments on questions about Solo Chess that the papers leave open, for others to repeat and
// extend.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "kinds/ranged.h"
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

using Shape = std::pair<int, int>;

std::vector<Shape> shapes_of(const solo_chess::Experiment& experiment, int most_squares) {
  const auto hero = *solo_chess::standard_type(experiment.hero);
  const auto villain = *solo_chess::standard_type(experiment.villain);
  return shapes(most_squares, is_symmetric(hero) && is_symmetric(villain));
}

ShapeReport explore_shape(const solo_chess::Experiment& experiment, Shape shape,
                          const Limits& limits) {
  return solo_chess::explore(
      SmallBoards(shape.first, shape.second, *solo_chess::standard_type(experiment.hero),
                  *solo_chess::standard_type(experiment.villain)),
      limits);
}

// Tells what the shapes say, one after the other, and at the end all together.
class Teller {
public:
  Teller(const solo_chess::Experiment& experiment, const Tell& tell)
      : experiment_(experiment), tell_(tell) {
    tell(fmt::format("{}.", experiment.question));
    tell(
        "Left open by Brunner et al. 2023, section 4; docs/hero.md settles it. "
        "Conjectured tests against brute force, on all boards:");
    tell(fmt::format("{:<8} {:>10} {:>10} {:>10}", "shape", "boards", "solvable", "most paths"));
  }

  std::uint64_t boards() const { return boards_; }

  void add(Shape shape, const ShapeReport& report, const char* why_not_all) {
    const auto [width, height] = shape;
    tell_(fmt::format("{:<8} {:>10} {:>10} {:>10}{}", fmt::format("{}x{}", width, height),
                      report.boards, report.solvable, report.most_paths,
                      report.complete ? "" : fmt::format("  (not all: {})", why_not_all)));
    boards_ += report.boards;
    for (std::size_t k = 0; k < keeps.size(); ++k) {
      wrong_[k] += report.wrong[k];
      const std::optional<Counterexample>& here = report.smallest[k];
      if (here && (!smallest_[k] || here->pieces() < smallest_[k]->board.pieces()))
        smallest_[k] = Found{width, height, *here};
    }
  }

  void end() const {
    for (std::size_t k = 0; k < keeps.size(); ++k) {
      const std::string keep = fmt::format("Keep {}: ", solo_chess::words(keeps[k]));
      if (!smallest_[k]) {
        tell_(fmt::format("{}right on all {}.", keep, counted(boards_, "board")));
        continue;
      }
      tell_(fmt::format("{}wrong on {} of {}; the smallest, with {}:", keep, wrong_[k],
                        counted(boards_, "board"), counted(smallest_[k]->board.pieces(), "piece")));
      tell_board(*smallest_[k], experiment_, tell_);
    }
  }

private:
  const solo_chess::Experiment& experiment_;
  const Tell& tell_;
  std::array<std::optional<Found>, keeps.size()> smallest_;
  std::array<std::uint64_t, keeps.size()> wrong_{};
  std::uint64_t boards_ = 0;
};

bool explore(const solo_chess::Experiment& experiment, int most_squares, const Limits& limits,
             const Tell& tell) {
  Teller teller(experiment, tell);
  bool complete = true;
  for (const Shape& shape : shapes_of(experiment, most_squares)) {
    if (limits.progress)
      limits.progress(fmt::format("{}x{}, {} so far", shape.first, shape.second,
                                  counted(teller.boards(), "board")));
    const ShapeReport report = explore_shape(experiment, shape, limits);
    teller.add(shape, report, limits.words());
    complete = report.complete;
    if (!complete) break;
  }
  teller.end();
  return complete;
}

// A complete report as numbers in one line.
std::string text_of(const ShapeReport& report) {
  std::string text = fmt::format("{} {} {}", report.boards, report.solvable, report.most_paths);
  for (std::size_t k = 0; k < keeps.size(); ++k) {
    text += fmt::format(" {} {}", report.wrong[k], report.smallest[k] ? 1 : 0);
    if (report.smallest[k])
      text += fmt::format(" {} {}", report.smallest[k]->hero, report.smallest[k]->villains);
  }
  return text + "\n";
}

// False if the text is none of text_of().
bool read_report(std::istream& in, ShapeReport& report) {
  in >> report.boards >> report.solvable >> report.most_paths;
  for (std::size_t k = 0; k < keeps.size(); ++k) {
    int has_board = 0;
    in >> report.wrong[k] >> has_board;
    if (has_board == 0) continue;
    Counterexample board;
    in >> board.hero >> board.villains;
    report.smallest[k] = board;
  }
  report.complete = true;
  return !in.fail();
}

// Each item is a shape.
Result<Ranged> ranged(const solo_chess::Experiment& experiment, int most_squares) {
  const std::vector<Shape> all = shapes_of(experiment, most_squares);
  Ranged ranged;
  ranged.title = fmt::format("{} up to {} squares", experiment.name, most_squares);
  ranged.items = all.size();
  ranged.run = [all, &experiment](std::uint64_t begin, std::uint64_t end,
                                  const Limits& limits) -> Result<std::string> {
    std::string text;
    for (std::uint64_t i = begin; i < end; ++i) {
      const ShapeReport report = explore_shape(experiment, all[i], limits);
      if (!report.complete) return error_in_words(limits.words());
      text += text_of(report);
    }
    return text;
  };
  ranged.join = [all, &experiment](const std::vector<std::string>& texts) -> Result<RangedResult> {
    RangedResult result;
    const Tell tell = [&](const std::string& line) { result.lines.push_back(line); };
    Teller teller(experiment, tell);
    std::istringstream in(fmt::format("{}", fmt::join(texts, "")));
    for (const Shape& shape : all) {
      ShapeReport report;
      if (!read_report(in, report)) return error_in_words("results of other boards");
      teller.add(shape, report, "");
    }
    teller.end();
    return result;
  };
  return ranged;
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

template <std::size_t number>
Result<Ranged> in_ranges(const AnyPuzzle*, const Values& values) {
  return ranged(solo_chess::experiments()[number], static_cast<int>(values.number("squares")));
}

}  // namespace

std::span<const Experiment> solo_chess_experiments() {
  static const std::array rows = {
      Experiment{solo_chess::experiments()[0].name, solo_chess::experiments()[0].question, settings,
                 false, run<0>, in_ranges<0>, false, "--squares 9"},
      Experiment{solo_chess::experiments()[1].name, solo_chess::experiments()[1].question, settings,
                 false, run<1>, in_ranges<1>, false, "--squares 9"}};
  return rows;
}

}  // namespace hardboard
