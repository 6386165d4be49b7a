// Signed sums against all choices, and inverses against their products.
#include "base/signed_sums.h"

#include <gtest/gtest.h>
#include <set>
#include <tuple>
#include <vector>

#include "base/modular.h"
#include "base/random.h"

namespace hardboard {
namespace {

using Choice = std::tuple<std::vector<std::uint32_t>, std::vector<std::uint32_t>>;

// All ascending choices of up to `most` of n numbers.
std::vector<std::vector<std::uint32_t>> choices(std::uint32_t n, unsigned most, bool repeats) {
  std::vector<std::vector<std::uint32_t>> all{{}};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].size() == most) continue;
    const std::uint32_t from = all[i].empty() ? 0 : all[i].back() + (repeats ? 0 : 1);
    for (std::uint32_t next = from; next < n; ++next) {
      all.push_back(all[i]);
      all.back().push_back(next);
    }
  }
  return all;
}

TEST(SignedSums, AreAllFound) {
  Random random(1);
  for (int round = 0; round < 30; ++round) {
    const auto n = static_cast<std::uint32_t>(random.below(7));
    const auto added = static_cast<unsigned>(random.below(most_added + 1));
    const auto taken = static_cast<unsigned>(random.below(most_taken + 1));
    // Few values, so that many sums are equal; some near the prime, so that sums pass it.
    std::vector<std::uint64_t> weights;
    for (std::uint32_t i = 0; i < n; ++i)
      weights.push_back(random.below(2) == 0 ? random.below(4)
                                             : modular::prime - 1 - random.below(4));
    const std::vector<std::uint64_t> sums{0, 2, modular::prime - 3};
    std::set<Choice> expected, found;
    std::uint64_t all = 0;
    const auto plus = choices(n, added, true), minus = choices(n, taken, false);
    for (const auto& a : plus) {
      for (const auto& b : minus) {
        std::uint64_t sum = 0;
        for (const std::uint32_t i : a) sum = modular::add(sum, weights[i]);
        for (const std::uint32_t i : b) sum = modular::subtract(sum, weights[i]);
        if (std::find(sums.begin(), sums.end(), sum) != sums.end()) expected.insert({a, b});
      }
    }
    all = plus.size() + minus.size();
    EXPECT_EQ(count_sums(n, added, taken), all);
    EXPECT_TRUE(for_each_signed_sum(weights, added, taken, sums, {}, [&](const SignedSum& choice) {
      const Choice numbers{{choice.added.begin(), choice.added.begin() + choice.many_added},
                           {choice.taken.begin(), choice.taken.begin() + choice.many_taken}};
      EXPECT_TRUE(found.insert(numbers).second);
      return true;
    }));
    EXPECT_EQ(found, expected);
  }
}

TEST(SignedSums, EndWithTheVisitor) {
  const std::vector<std::uint64_t> weights(5, 0);
  int visits = 0;
  EXPECT_TRUE(for_each_signed_sum(weights, 2, 2, std::vector<std::uint64_t>{0}, {},
                                  [&](const SignedSum&) { return ++visits < 3; }));
  EXPECT_EQ(visits, 3);
  EXPECT_EQ(count_sums(20'001, 4, 3), UINT64_MAX);
}

TEST(Modular, InversesAndRanks) {
  Random random(2);
  int singular = 0;
  for (int round = 0; round < 300; ++round) {
    const auto n = 1 + random.below(6);
    modular::Matrix matrix(n, std::vector<std::uint64_t>(n));
    for (auto& row : matrix)
      for (std::uint64_t& entry : row) entry = modular::subtract(random.below(3), 1);
    auto found = modular::inverse(matrix, [] { return true; });
    ASSERT_TRUE(found);
    if (!found->missing.empty()) {
      ++singular;
      for (const auto& [row, column] : found->missing) {
        matrix[row].assign(n, 0);
        matrix[row][column] = 1;
      }
      found = modular::inverse(matrix, [] { return true; });
      ASSERT_TRUE(found->missing.empty());
    }
    for (std::size_t i = 0; i < n; ++i) {
      for (std::size_t j = 0; j < n; ++j) {
        std::uint64_t product = 0;
        for (std::size_t k = 0; k < n; ++k)
          product = modular::add(product, modular::multiply(matrix[i][k], found->rows[k][j]));
        EXPECT_EQ(product, i == j ? 1U : 0U);
      }
    }
  }
  EXPECT_GT(singular, 20);
  EXPECT_FALSE(modular::inverse({{1}}, [] { return false; }));
}

}  // namespace
}  // namespace hardboard
