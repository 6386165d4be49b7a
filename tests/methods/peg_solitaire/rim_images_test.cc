// Images of blocks, against the images of their positions one by one.
#include "methods/peg_solitaire/rim_images.h"

#include <gtest/gtest.h>

#include "base/random.h"
#include "methods/peg_solitaire/rim.h"
#include "peg_play.h"

namespace hardboard::peg_solitaire {
namespace {

template <std::size_t Words>
void expect_images(const ClassNumbers& numbers, std::size_t count, unsigned low_bits,
                   Random& random) {
  const std::uint32_t places = std::uint32_t{1} << low_bits;
  std::array<std::uint64_t, Words> block{};
  for (std::uint64_t& word : block) word = random.next();
  if (low_bits < 6) block[0] &= (std::uint64_t{1} << places) - 1;
  const auto first = static_cast<ClassNumbers::Number>(
      random.below(std::uint64_t{1} << (numbers.bits() - low_bits)) << low_bits);
  ClassNumbers::All of_first{}, of_place{};
  numbers.all(first, of_first);
  std::size_t seen = 0;
  BlockImages(numbers, count, low_bits).each<Words>(block, [&](std::size_t g, const auto& image) {
    ++seen;
    const std::uint32_t change = of_first[g] % places;
    for (std::uint32_t place = 0; place < places; ++place) {
      numbers.all(first + place, of_place);
      ASSERT_EQ(of_place[g] / places, of_first[g] / places);
      const std::uint32_t to = of_place[g] % places;
      const std::uint64_t word = moved(image[(to ^ change) / 64], change % 64);
      ASSERT_EQ(word >> to % 64 & 1, block[place / 64] >> place % 64 & 1) << g << ' ' << place;
    }
  });
  EXPECT_EQ(seen + 1, count);
}

TEST(RimImages, AreThoseOfThePositions) {
  Random random(1);
  std::size_t judged = 0, symmetric = 0;
  for (int i = 0; i < 300; ++i) {
    Puzzle puzzle = i == 0 ? testing::named_board("english", {4, 4})
                           : testing::random_board(random, 4 + random.below(20));
    if (i % 2 == 1) puzzle.pegs.assign(puzzle.holes.size(), 1);
    puzzle.goal = Goal::one;
    const Task<1> task(puzzle, Symmetry::of_start_and_goal);
    for (const Rim& rim : rims_of(task)) {
      const auto numbers = ClassNumbers::make(task, rim.holes);
      if (!numbers) continue;
      const unsigned low_bits = numbers->count_free(rim.holes);
      if (low_bits > most_low_bits || low_bits == numbers->bits()) continue;
      const std::size_t words = low_bits > 6 ? std::size_t{1} << (low_bits - 6) : 1;
      ASSERT_NO_FATAL_FAILURE(with_block(words, [&](auto size) {
        expect_images<decltype(size)::value>(*numbers, task.images.count(), low_bits, random);
      }));
      ++judged;
      symmetric += task.images.count() > 1 && low_bits > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(judged, 200U);
  EXPECT_GT(symmetric, 10U);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
