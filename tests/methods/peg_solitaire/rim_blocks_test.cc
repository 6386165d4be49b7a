// Passes over the blocks of a class, against the search by layers and against all play.
#include "methods/peg_solitaire/rim_blocks.h"

#include <gtest/gtest.h>
#include <numeric>
#include <vector>

#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/winnable.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

// A square of three by three holes with a row of three more at each side: a rim of twelve holes.
Puzzle cross() {
  Puzzle puzzle;
  const auto is_middle = [](std::int32_t i) { return i >= 2 && i <= 4; };
  for (std::int32_t y = 1; y <= 5; ++y)
    for (std::int32_t x = 1; x <= 5; ++x)
      if (is_middle(x) || is_middle(y)) puzzle.holes.push_back({x, y});
  puzzle.directions = {true, true, false, false};
  puzzle.goal = Goal::one;
  puzzle.pegs.assign(puzzle.holes.size(), 1);
  return puzzle;
}

// Gives the board a start and a goal: sometimes the complement of the start.
void set_task(Puzzle& puzzle, Random& random) {
  const std::uint64_t holes = puzzle.holes.size(), tenths = 3 + random.below(6);
  for (std::uint8_t& peg : puzzle.pegs) peg = random.below(10) < tenths ? 1 : 0;
  puzzle.at = puzzle.holes[random.below(holes)];
  puzzle.target.clear();
  switch (random.below(5)) {
    case 0:
      puzzle.goal = Goal::one;
      break;
    case 1:
      puzzle.goal = Goal::one_at;
      break;
    case 2:
      puzzle.goal = Goal::peg;
      puzzle.pegs[testing::number(puzzle, puzzle.at)] = 0;
      break;
    case 3:
      puzzle.goal = Goal::target;
      puzzle.target = testing::play_at_random(puzzle, random.next());
      break;
    default:
      // A start that all symmetries keep: full but for a hole, in whose place the last peg stands.
      puzzle.goal = Goal::one_at;
      puzzle.pegs.assign(holes, 1);
      puzzle.pegs[testing::number(puzzle, puzzle.at)] = 0;
  }
}

bool is_mirrored(const Task<1>& task) {
  return task.images.orbit(task.grid.full() ^ task.start) == task.ends;
}

// Holds the passes, by three threads, against the search by layers, whose counts and layers are
// given.
void expect_same(const Task<1>& task, RimBlocks blocks, const ReachCount& reached,
                 const std::vector<Layer<1>>& winnable) {
  Limits limits;
  limits.threads = 3;
  ASSERT_TRUE(blocks.reach(limits));
  std::vector<std::uint64_t> classes, positions;
  ASSERT_TRUE(blocks.count({}, classes, positions));
  const std::size_t most = task.start.count();
  for (std::size_t pegs = 0; pegs < classes.size(); ++pegs) {
    const std::size_t i = most - pegs;
    const bool is_there = pegs <= most && i < reached.classes.size();
    ASSERT_EQ(classes[pegs], is_there ? reached.classes[i] : 0) << pegs;
    ASSERT_EQ(positions[pegs], is_there ? reached.positions[i] : 0) << pegs;
  }
  const auto expect_listed = [&](const RimBlocks& kept) {
    std::vector<Layer<1>> layers;
    ASSERT_TRUE(kept.list(limits, Limits().memory_bytes, layers));
    for (std::size_t pegs = 0; pegs < layers.size(); ++pegs) {
      const std::size_t i = most - pegs;
      const bool is_there = pegs <= most && i < winnable.size();
      ASSERT_EQ(layers[pegs], is_there ? winnable[i] : Layer<1>()) << pegs;
    }
  };
  if (is_mirrored(task)) {
    RimBlocks mirrored = blocks;
    mirrored.keep_mirrored(3);
    ASSERT_NO_FATAL_FAILURE(expect_listed(mirrored));
  }
  ASSERT_TRUE(blocks.keep_winnable(limits));
  ASSERT_NO_FATAL_FAILURE(expect_listed(blocks));
}

TEST(RimBlocksLong, AgreeWithLayers) {
  Random random(1);
  std::size_t judged = 0, solvable = 0, mirrored = 0;
  std::vector<std::size_t> with_low_bits(most_low_bits + 1);
  for (int i = 0; i < 1200; ++i) {
    Puzzle puzzle;
    if (i % 4 == 0) {
      puzzle = cross();
      set_task(puzzle, random);
    } else if (i % 4 == 1) {  // with some holes less
      puzzle = cross();
      for (std::uint64_t less = 1 + random.below(4); less > 0; --less)
        puzzle.holes.erase(puzzle.holes.begin() +
                           static_cast<std::ptrdiff_t>(random.below(puzzle.holes.size())));
      puzzle.pegs.resize(puzzle.holes.size());
      set_task(puzzle, random);
    } else {
      puzzle = testing::random_board(random, 4 + random.below(16));
    }
    const Task<1> task(puzzle, i % 3 == 0 ? Symmetry::of_goal : Symmetry::of_start_and_goal);
    const auto blocks = RimBlocks::make(task);
    if (!blocks) continue;
    SCOPED_TRACE(write(puzzle));
    const auto reached = count_reachable(puzzle, {});
    const auto winnable = winnable_layers(task, {});
    ASSERT_TRUE(reached && winnable);
    if (i % 3 == 0) {  // counts are up to the symmetries that keep the start: not these
      RimBlocks kept = *blocks;
      ASSERT_TRUE(kept.reach({}) && kept.keep_winnable({}));
      std::vector<Layer<1>> layers;
      ASSERT_TRUE(kept.list({}, Limits().memory_bytes, layers));
      for (std::size_t k = 0; k < winnable->size(); ++k)
        ASSERT_EQ(layers[task.start.count() - k], (*winnable)[k]);
    } else {
      ASSERT_NO_FATAL_FAILURE(expect_same(task, *blocks, *reached, *winnable));
    }
    ++judged;
    solvable += winnable->empty() ? 0 : 1;
    mirrored += is_mirrored(task) ? 1 : 0;
    ++with_low_bits[blocks->low_bits()];
  }
  EXPECT_GT(judged, 900U);
  EXPECT_GT(solvable, 150U);
  EXPECT_GT(mirrored, 20U);
  // The English board has 9.
  for (std::size_t bits = 0; bits < most_low_bits; ++bits)
    EXPECT_GT(with_low_bits[bits], 3U) << bits;
}

TEST(RimBlocksLong, AgreeWithAllPlay) {
  Random random(2);
  std::size_t judged = 0, solvable = 0;
  for (int i = 0; i < 400; ++i) {
    Puzzle puzzle = i % 2 == 0 ? cross() : testing::random_board(random, 4 + random.below(16));
    if (i % 2 == 0) set_task(puzzle, random);
    const Task<1> task(puzzle, Symmetry::of_start_and_goal);
    auto blocks = RimBlocks::make(task);
    const auto judgement = oracle::judge(puzzle, 50'000);
    if (!blocks || !judgement) continue;
    SCOPED_TRACE(write(puzzle));
    std::vector<std::uint64_t> classes, positions;
    const auto sum = [&] {
      EXPECT_TRUE(blocks->count({}, classes, positions));
      return std::accumulate(positions.begin(), positions.end(), std::uint64_t{0});
    };
    ASSERT_TRUE(blocks->reach({}));
    ASSERT_EQ(sum(), judgement->positions);
    ASSERT_TRUE(blocks->keep_winnable({}));
    ASSERT_EQ(sum(), judgement->winnable);
    ++judged;
    solvable += judgement->solvable ? 1 : 0;
  }
  EXPECT_GT(judged, 250U);
  EXPECT_GT(solvable, 50U);
}

// Weights by which each jump that changes a hole outside the rim makes the rest lighter, and images
// of a position are equally heavy.
TEST(RimBlocks, RimsHaveWeights) {
  for (const auto& [name, size] : {std::pair("english", 1U), std::pair("european", 1U),
                                   std::pair("triangle", 6U), std::pair("diamond41", 1U)}) {
    const auto found = find_board(name);
    ASSERT_TRUE(found) << name;
    const auto board = make_board(*found, size);
    Puzzle puzzle = cross();
    puzzle.holes = board.holes;
    puzzle.directions = board.directions;
    puzzle.pegs.assign(puzzle.holes.size(), 1);
    const Task<1> task(puzzle);
    for (const Rim& rim : rims_of(task)) {
      for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
        ASSERT_EQ(rim.weights[hole] == 0, rim.holes.has(hole));
        for (const Permutation& symmetry : task.group)
          ASSERT_EQ(rim.weights[hole], rim.weights[symmetry[hole]]);
      }
      for (const auto& [low, over, high] : task.grid.lines()) {
        if (low == high) continue;
        const std::uint32_t a = rim.weights[low], b = rim.weights[over], c = rim.weights[high];
        ASSERT_TRUE((a + b > c && c + b > a) || a + b + c == 0) << name;
      }
    }
    EXPECT_EQ(rims_of(task).back().holes.count() == 12, std::string_view(name) == "english")
        << name;
  }
}

// The known numbers; and the passes take the place of the layers.
TEST(RimBlocksLong, EnglishCentralGame) {
  Puzzle puzzle = testing::named_board("english", {4, 4});
  puzzle.goal = Goal::one_at;
  puzzle.at = {4, 4};
  const Task<1> task(puzzle, Symmetry::of_start_and_goal);
  EXPECT_FALSE(RimBlocks::make_if_it_pays(task, {}, 100'000, 130'000));
  EXPECT_FALSE(RimBlocks::make_if_it_pays(task, {}, 100'000, 170'000));
  const auto blocks = RimBlocks::make_if_it_pays(task, {}, 100'000, 180'000);
  ASSERT_TRUE(blocks);
  EXPECT_EQ(blocks->low_bits(), 9U);
  Limits limits;
  limits.memory_bytes = 2 * blocks->bytes() - 1;
  EXPECT_FALSE(RimBlocks::make_if_it_pays(task, limits, 100'000, 180'000));
  std::size_t told = 0;
  limits = {};
  limits.progress = [&](const std::string& words) { told += words.find("blocks") != words.npos; };
  const auto reached = count_reachable(puzzle, limits);
  ASSERT_TRUE(reached);
  EXPECT_GT(told, 10U);
  EXPECT_EQ(reached->classes.size(), 32U);
  EXPECT_EQ(std::accumulate(reached->classes.begin(), reached->classes.end(), std::uint64_t{0}),
            23'475'688U);
  EXPECT_EQ(std::accumulate(reached->positions.begin(), reached->positions.end(), std::uint64_t{0}),
            187'636'299U);
}

// English games with few pegs, where the layers are short; and with the hole of `goal peg` in the
// rim.
TEST(RimBlocksLong, EnglishBoardWithFewPegs) {
  Random random(3);
  std::size_t solvable = 0;
  for (int i = 0; i < 4; ++i) {
    Puzzle puzzle = testing::named_board("english", {4, 4});
    for (std::uint8_t& peg : puzzle.pegs) peg = random.below(33) < 15 ? 1 : 0;
    puzzle.goal = i % 2 == 0 ? Goal::peg : Goal::target;
    puzzle.at = i == 0 ? Square{3, 1} : i == 2 ? Square{4, 1} : Square{4, 4};
    if (puzzle.goal == Goal::peg)
      puzzle.pegs[testing::number(puzzle, puzzle.at)] = 0;
    else
      puzzle.target = testing::play_at_random(puzzle, random.next());
    SCOPED_TRACE(write(puzzle));
    const Task<1> task(puzzle, Symmetry::of_start_and_goal);
    const auto reached = count_reachable(puzzle, {});
    const auto winnable = winnable_layers(task, {});
    auto blocks = RimBlocks::make(task);
    ASSERT_TRUE(reached && winnable && blocks);
    ASSERT_NO_FATAL_FAILURE(expect_same(task, std::move(*blocks), *reached, *winnable));
    solvable += winnable->empty() ? 0 : 1;
  }
  EXPECT_GT(solvable, 1U);
}

TEST(RimBlocks, LimitsAreKept) {
  const Puzzle puzzle = testing::named_board("english", {4, 4});
  const Task<1> task(puzzle, Symmetry::of_start_and_goal);
  auto blocks = RimBlocks::make(task);
  ASSERT_TRUE(blocks);
  Limits over;
  over.deadline = Clock::now();
  EXPECT_FALSE(blocks->reach(over));
  over.threads = 2;
  EXPECT_FALSE(blocks->reach(over));
  Puzzle small = cross();
  small.pegs[10] = 0;
  const Task<1> small_task(small, Symmetry::of_start_and_goal);
  auto small_blocks = RimBlocks::make(small_task);
  ASSERT_TRUE(small_blocks && small_blocks->reach({}));
  EXPECT_FALSE(small_blocks->keep_winnable(over));
  std::vector<std::uint64_t> classes, positions;
  EXPECT_FALSE(small_blocks->count(over, classes, positions));
  std::vector<Layer<1>> layers;
  EXPECT_FALSE(small_blocks->list(over, Limits().memory_bytes, layers));
  EXPECT_FALSE(small_blocks->list({}, 100, layers));
}

}  // namespace
}  // namespace hardboard::peg_solitaire
