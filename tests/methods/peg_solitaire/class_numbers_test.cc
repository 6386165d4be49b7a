// Numbers of positions, and layers made with them, against those of positions as sets of holes.
#include "methods/peg_solitaire/class_numbers.h"

#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/class_expand.h"
#include "peg_play.h"

namespace hardboard::peg_solitaire {
namespace {

Puzzle central_game(std::string_view board, Square hole) {
  Puzzle puzzle = testing::named_board(board, hole);
  puzzle.goal = Goal::one_at;
  puzzle.at = hole;
  return puzzle;
}

// A full square of holes, along whose diagonals pegs jump too, with a corner vacant.
Puzzle square(std::int32_t side) {
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= side; ++y)
    for (std::int32_t x = 1; x <= side; ++x) puzzle.holes.push_back({x, y});
  puzzle.directions = {true, true, true, true};
  puzzle.goal = Goal::one_at;
  puzzle.at = {1, 1};
  puzzle.pegs.assign(puzzle.holes.size(), 1);
  puzzle.pegs[0] = 0;
  return puzzle;
}

// Positions of random plays from the start.
std::vector<Bits<1>> played(const Task<1>& task, std::size_t plays, Random& random) {
  std::vector<Bits<1>> positions;
  for (std::size_t i = 0; i < plays; ++i) {
    Bits<1> position = task.start;
    for (;;) {
      positions.push_back(position);
      std::vector<std::size_t> lines;
      task.grid.each_jump(position, [&](std::size_t line) { lines.push_back(line); });
      if (lines.empty()) break;
      position ^= task.grid.flip(lines[random.below(lines.size())]);
    }
  }
  return positions;
}

// All functions of the numbers at one position.
void expect_same(const Task<1>& task, const ClassNumbers& numbers, const Bits<1>& position) {
  const ClassNumbers::Number number = numbers.number(position);
  ASSERT_EQ(numbers.position(number), position);
  ClassNumbers::All all{};
  numbers.all(number, all);
  ClassNumbers::Number least = number;
  for (std::size_t g = 0; g < task.images.count(); ++g) {
    ASSERT_EQ(numbers.position(all[g]), task.images.image(position, g));
    least = std::min(least, all[g]);
  }
  ASSERT_EQ(numbers.least(all), least);
  ASSERT_EQ(numbers.orbit_size(all), task.images.orbit(position).size());
  for (const bool is_backward : {false, true}) {
    std::set<std::size_t> lines, expected;
    numbers.each_jump(number, is_backward, [&](std::size_t jump) {
      const std::size_t line = numbers.line(jump);
      lines.insert(line);
      ClassNumbers::All images{};
      numbers.all(numbers.number(position ^ task.grid.flip(line)), images);
      ASSERT_EQ(numbers.least_child(all, jump), numbers.least(images));
    });
    task.grid.each_jump(is_backward ? position ^ task.grid.full() : position,
                        [&](std::size_t line) { expected.insert(line); });
    ASSERT_EQ(lines, expected);
  }
}

TEST(ClassNumbers, AgreeWithSetsOfHoles) {
  Random random(1);
  std::size_t judged = 0;
  for (int i = 0; i < 300; ++i) {
    const Puzzle puzzle = i == 0   ? central_game("english", {4, 4})
                          : i == 1 ? square(5)
                                   : testing::random_board(random, 4 + random.below(18));
    const Task<1> task(puzzle, Symmetry::of_start_and_goal);
    auto numbers = ClassNumbers::make(task);
    if (!numbers) continue;
    const std::vector<Bits<1>> positions = played(task, 5, random);
    for (const Bits<1>& position : positions)
      ASSERT_NO_FATAL_FAILURE(expect_same(task, *numbers, position));
    numbers->choose_symmetries();
    for (const Bits<1>& position : positions)
      ASSERT_NO_FATAL_FAILURE(expect_same(task, *numbers, position));
    ++judged;
  }
  EXPECT_GT(judged, 200U);
}

TEST(ClassNumbers, OfTheEnglishBoard) {
  const Puzzle puzzle = central_game("english", {4, 4});
  const Task<1> task(puzzle, Symmetry::of_start_and_goal);
  const auto numbers = ClassNumbers::make(task);
  ASSERT_TRUE(numbers);
  EXPECT_EQ(numbers->bits(), 29U);
  const auto complement = numbers->complement(numbers->number(task.start));
  EXPECT_EQ(numbers->position(complement), task.start ^ task.grid.full());
}

TEST(ClassNumbers, RefuseWhatTheyCannotNumber) {
  // A symmetry of the goal that maps the start into another class.
  Puzzle lone = central_game("english", {4, 4});
  lone.pegs.assign(lone.holes.size(), 0);
  lone.pegs[testing::number(lone, {4, 5})] = 1;
  EXPECT_FALSE(ClassNumbers::make(Task<1>(lone, Symmetry::of_goal)));
  EXPECT_TRUE(ClassNumbers::make(Task<1>(lone, Symmetry::of_start_and_goal)));
  // A row of 64 holes lies in a box, two rows of 33 in none.
  for (const std::int32_t rows : {1, 2}) {
    Puzzle row;
    for (std::int32_t y = 1; y <= rows; ++y)
      for (std::int32_t x = 1; x <= (rows == 1 ? 20 : 33); ++x) row.holes.push_back({x, y});
    row.holes.resize(rows == 1 ? 20 : 36);
    row.directions = {true, false, false, false};
    row.goal = Goal::one;
    row.pegs.assign(row.holes.size(), 1);
    row.pegs[0] = 0;
    const auto numbers = ClassNumbers::make(Task<1>(row, Symmetry::of_start_and_goal));
    EXPECT_EQ(numbers.has_value(), rows == 1);
  }
}

// Layers from both ends, as the search by sorting makes them.
TEST(ClassExpander, MakesTheLayersOfTheExpander) {
  for (const bool is_english : {true, false}) {
    const Puzzle puzzle = is_english ? central_game("english", {4, 4}) : square(5);
    const Task<1> task(puzzle, Symmetry::of_start_and_goal);
    const Limits limits;
    ClassExpander expander(task, limits, *ClassNumbers::make(task));
    Expander<1> sorting(task, limits);
    ASSERT_EQ(task.ends.size(), 1U);
    for (const Way way : {Way::forward, Way::backward}) {
      const Bits<1> first = way == Way::forward ? task.start : task.ends[0];
      ClassExpander::Items items{expander.least(first)}, next_items, opposite;
      Layer<1> layer{task.images.least(first)}, next, found;
      for (int jumps = 0; jumps < 8 && !layer.empty(); ++jumps) {
        ASSERT_TRUE(expander.next(way, items, limits.memory_bytes, next_items));
        ASSERT_TRUE(sorting.next(way, layer, limits.memory_bytes, next));
        ASSERT_TRUE(std::is_sorted(next_items.begin(), next_items.end()));
        ASSERT_TRUE(expander.give_positions(next_items, found));
        ASSERT_EQ(found, next);
        ASSERT_EQ(expander.count_positions(next_items), sorting.count_positions(next));
        if (is_english) {  // the complements are in the class
          ASSERT_TRUE(expander.complements(next_items, limits.memory_bytes, opposite));
          ASSERT_TRUE(expander.give_positions(opposite, found));
          Layer<1> complements;
          ASSERT_TRUE(sorting.complements(next, limits.memory_bytes, complements));
          ASSERT_EQ(found, complements);
        }
        items.swap(next_items);
        layer.swap(next);
      }
    }
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
