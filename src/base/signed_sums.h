// Which few of many weights, some added and some taken away, make a given sum modulo 2^61 - 1: by
// meeting in the middle.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "base/limits.h"

namespace hardboard {

inline constexpr unsigned most_added = 4, most_taken = 3;

// Numbers of weights: some of those that are added may be equal, those taken away are different.
struct SignedSum {
  std::array<std::uint32_t, most_added> added{};
  std::array<std::uint32_t, most_taken> taken{};
  unsigned many_added = 0, many_taken = 0;
};

// How many sums of up to `added` of n weights, repetitions allowed, and of up to `taken` different
// ones there are in all; 2^64 - 1 for more than 20,000 weights.
std::uint64_t count_sums(std::uint64_t n, unsigned added, unsigned taken);

// Calls visit(choice) for each choice of at most `added` (up to most_added) and `taken` (up to
// most_taken) weights whose sum is one of `sums`, which differ, until visit says no. False if the
// limits were reached. O(s log s) for s = count_sums(), and O(s) for each of `sums`, beside the
// visits; eight bytes for each of s, and 32 for each part of a choice that is visited.
bool for_each_signed_sum(std::span<const std::uint64_t> weights, unsigned added, unsigned taken,
                         std::span<const std::uint64_t> sums, const Limits& limits,
                         const std::function<bool(const SignedSum&)>& visit);

}  // namespace hardboard
