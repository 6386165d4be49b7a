// New peg solitaire puzzles: played backward from their goals, graded by the chance of random play.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

#include "base/counted.h"
#include "kinds/peg_solitaire_parts.h"
#include "methods/peg_solitaire/generate.h"
#include "methods/peg_solitaire/grid.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/traits.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

// The generator replaces a puzzle that is too easy by the next.
constexpr std::uint32_t most_attempts = 10'000;

// Without a wish for hardness, a grade is a remark: it is left out where it would take longer than
// some seconds. A bound of memory, not of time, keeps equal seeds equal on every machine.
constexpr std::size_t most_bytes_for_remark = std::size_t{1} << 26;

// With such a wish, so many puzzles in a row may be beyond any grade.
constexpr std::uint32_t most_ungraded = 5;

std::vector<std::string_view> board_words() {
  std::vector<std::string_view> words;
  for (const BoardName& row : board_names()) words.push_back(row.name);
  return words;
}

const std::array settings = {
    Setting{.name = "board",
            .type = Setting::Type::choice,
            .fallback = "english",
            .help = "A board by name",
            .words = board_words},
    Setting{.name = "size",
            .type = Setting::Type::number,
            .value = "N",
            .fallback = "7",
            .help = "Side, of boards that have sizes",
            .least = 1,
            .most = 1'000'000},
    Setting{.name = "pegs",
            .type = Setting::Type::number,
            .value = "N",
            .fallback = "12",
            .help = "Number of pegs",
            .least = 1,
            .most = most_holes},
    Setting{.name = "goal",
            .value = "HOLE",
            .fallback = "one",
            .help = "one, anywhere, or the hole of the last peg"},
    Setting{.name = "chance",
            .type = Setting::Type::real,
            .value = "P",
            .fallback = "1",
            .help = "Play at random may win with this chance at most: 1 is any, 0.001 is hard",
            .most_real = 1},
};

// An empty board with its goal, or the fault of the values.
Result<Puzzle> shape_of(const Values& values) {
  const BoardName& name = *find_board(values.text("board"));
  const auto size = static_cast<std::int64_t>(values.number("size"));
  if (name.most_size == 0 && values.given("size"))
    return error_in_words(
        fmt::format("--size {}: the board {} has one size alone", size, name.name));
  if (name.most_size > 0 && size > name.most_size)
    return error_in_words(
        fmt::format("--size {}: expected 1 to {} for this board", size, name.most_size));
  Board board = make_board(name, size);
  Puzzle shape;
  shape.holes = std::move(board.holes);
  shape.directions = board.directions;
  shape.pegs.assign(shape.holes.size(), 0);
  // One peg on one hole is a puzzle, solved as it stands; other full boards have no jump.
  if (const std::size_t most = std::max<std::size_t>(shape.holes.size() - 1, 1);
      values.number("pegs") > most) {
    return error_in_words(fmt::format(
        "--pegs {}: expected 1 to {}: of the {} of the board one must be empty for the first jump",
        values.number("pegs"), most, counted(shape.holes.size(), "hole")));
  }
  const std::string goal = values.text("goal");
  if (goal == "one") return shape;
  std::string_view words = goal;
  const std::optional<Square> square = take_square(words);
  if (!square || !words.empty() || !hole_at(shape, *square))
    return error_in_words(fmt::format("--goal {}: expected one, or a hole such as d4", goal));
  shape.goal = Goal::one_at;
  shape.at = *square;
  return shape;
}

Result<hardboard::Generator::Source> start(const Values& values, std::uint64_t seed) {
  Result<Puzzle> shape = shape_of(values);
  if (!shape) return shape.error();
  const auto pegs = static_cast<std::uint32_t>(values.number("pegs"));
  const bool is_gradable = shape->holes.size() <= most_searched && pegs > 1;
  const auto generator =
      std::make_shared<peg_solitaire::Generator>(std::move(shape).value(), pegs, seed);
  return hardboard::Generator::Source(
      [=, most_chance =
              values.real("chance")](const Limits& limits) -> std::optional<hardboard::Generated> {
        Limits for_grade = limits;
        if (most_chance == 1)
          for_grade.memory_bytes = std::min(limits.memory_bytes, most_bytes_for_remark);
        std::uint32_t ungraded = 0;
        for (std::uint32_t attempt = 0; attempt < most_attempts && ungraded < most_ungraded;
             ++attempt) {
          std::optional<peg_solitaire::Generated> made = generator->next(limits);
          if (!made) break;
          const std::optional<PegGrade> graded =
              is_gradable ? grade(made->puzzle, for_grade) : std::nullopt;
          if (is_gradable && most_chance < 1) {
            ungraded = graded ? 0 : ungraded + 1;
            if (!graded || graded->chance > most_chance) continue;
          }
          return hardboard::Generated{AnyPuzzle(ground_of<Traits>(), std::move(made->puzzle)),
                                      graded ? graded->words() : ""};
        }
        return std::nullopt;
      });
}

}  // namespace

const hardboard::Generator& peg_solitaire_generator() {
  static const hardboard::Generator generator{settings, "Peg solitaire, always solvable",
                                              "--pegs 20 --goal d4 --chance 0.01", start};
  return generator;
}

}  // namespace hardboard
