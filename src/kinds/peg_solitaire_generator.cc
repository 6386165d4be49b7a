// New peg solitaire puzzles: played backward from their goals, graded by the chance of random play.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

#include "kinds/peg_solitaire_parts.h"
#include "methods/peg_solitaire/generate.h"
#include "methods/peg_solitaire/grid.h"
#include "puzzles/ground_row.h"
#include "puzzles/peg_solitaire/boards.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/traits.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

// The generator replaces a puzzle that is too easy by the next.
constexpr std::uint32_t most_attempts = 10'000;

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
  if (values.number("pegs") > shape.holes.size()) {
    return error_in_words(fmt::format("--pegs {}: expected 1 to {}, the holes of the board",
                                      values.number("pegs"), shape.holes.size()));
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
  return hardboard::Generator::Source([=, most_chance = values.real("chance")](const Limits& limits)
                                          -> std::optional<hardboard::Generated> {
    for (std::uint32_t attempt = 0; attempt < most_attempts; ++attempt) {
      std::optional<peg_solitaire::Generated> made = generator->next(limits);
      if (!made) break;
      std::string words;
      if (is_gradable) {
        const std::optional<PegGrade> graded = grade(made->puzzle, limits);
        if (!graded || graded->chance > most_chance) continue;
        words = graded->words();
      }
      return hardboard::Generated{AnyPuzzle(ground_of<Traits>(), std::move(made->puzzle)), words};
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
