#include "base/signed_sums.h"

#include <algorithm>
#include <vector>

#include "base/modular.h"
#include "base/sort_within.h"

namespace hardboard {
namespace {

// Some weights by their numbers, in ascending order, and their sum.
struct Part {
  std::array<std::uint32_t, most_added> numbers{};
  unsigned many = 0;
  std::uint64_t sum = 0;
};

// Visits all parts of at most `most` weights, with repetitions or without. False if visit(part) was
// false once.
template <class Visit>
bool for_each_part(std::span<const std::uint64_t> weights, unsigned most, bool repeats,
                   const Part& begun, Visit& visit) {
  if (!visit(begun)) return false;
  if (begun.many == most) return true;
  Part part = begun;
  ++part.many;
  const std::uint32_t last = begun.many == 0 ? 0 : begun.numbers[begun.many - 1];
  for (std::uint32_t i = begun.many == 0 || repeats ? last : last + 1; i < weights.size(); ++i) {
    part.numbers[begun.many] = i;
    part.sum = modular::add(begun.sum, weights[i]);
    if (!for_each_part(weights, most, repeats, part, visit)) return false;
  }
  return true;
}

std::uint64_t count_parts(std::uint64_t n, unsigned most, bool repeats) {
  std::uint64_t all = 1, of_size = 1;
  for (unsigned k = 1; k <= most; ++k) {
    of_size = of_size * (repeats ? n + k - 1 : n < k ? 0 : n - k + 1) / k;
    all += of_size;
  }
  return all;
}

// The parts of one side, of which only the sums are kept.
struct Side {
  std::span<const std::uint64_t> weights;
  unsigned most;
  bool repeats;

  template <class Visit>
  bool for_each(Visit visit) const {
    return for_each_part(weights, most, repeats, {}, visit);
  }
  std::vector<std::uint64_t> sorted_sums(const Limits& limits) const {
    std::vector<std::uint64_t> sums;
    sums.reserve(count_parts(weights.size(), most, repeats));
    for_each([&](const Part& part) {
      sums.push_back(part.sum);
      return sums.size() % (1 << 20) != 0 || !limits.reached();
    });
    sort_within(sums.begin(), sums.end(), limits);
    return sums;
  }
  // The parts with the given sums, which are sorted, in the order of their sums.
  std::vector<Part> with_sums(const std::vector<std::uint64_t>& sums) const {
    std::vector<Part> parts;
    for_each([&](const Part& part) {
      if (std::binary_search(sums.begin(), sums.end(), part.sum)) parts.push_back(part);
      return true;
    });
    std::sort(parts.begin(), parts.end(),
              [](const Part& a, const Part& b) { return a.sum < b.sum; });
    return parts;
  }
};

// Calls meet(plus, minus) for the sums of both sides that are `sum` apart.
template <class Meet>
void for_each_meeting(const std::vector<std::uint64_t>& plus,
                      const std::vector<std::uint64_t>& minus, std::uint64_t sum, Meet meet) {
  // The wanted sums ascend from `sum`, and once from 0.
  auto at = std::lower_bound(plus.begin(), plus.end(), sum);
  std::uint64_t before = sum;
  for (const std::uint64_t taken : minus) {
    const std::uint64_t wanted = modular::add(taken, sum);
    if (wanted < before) at = plus.begin();
    before = wanted;
    while (at != plus.end() && *at < wanted) ++at;
    if (at != plus.end() && *at == wanted) meet(wanted, taken);
  }
}

void sort_once(std::vector<std::uint64_t>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

}  // namespace

std::uint64_t count_sums(std::uint64_t n, unsigned added, unsigned taken) {
  constexpr std::uint64_t most = 20'000;  // beyond that products have more than 64 bits
  return n > most ? UINT64_MAX : count_parts(n, added, true) + count_parts(n, taken, false);
}

bool for_each_signed_sum(std::span<const std::uint64_t> weights, unsigned added, unsigned taken,
                         std::span<const std::uint64_t> sums, const Limits& limits,
                         const std::function<bool(const SignedSum&)>& visit) {
  const Side plus{weights, added, true}, minus{weights, taken, false};
  struct Meeting {
    std::uint64_t plus, minus;
  };
  std::vector<Meeting> meetings;
  {
    const std::vector<std::uint64_t> of_plus = plus.sorted_sums(limits);
    if (limits.reached()) return false;
    const std::vector<std::uint64_t> of_minus = minus.sorted_sums(limits);
    for (const std::uint64_t sum : sums) {
      if (limits.reached()) return false;
      for_each_meeting(of_plus, of_minus, sum, [&](std::uint64_t p, std::uint64_t m) {
        if (meetings.empty() || meetings.back().plus != p || meetings.back().minus != m)
          meetings.push_back({p, m});
      });
    }
  }
  if (meetings.empty()) return true;
  std::vector<std::uint64_t> met_plus, met_minus;
  for (const auto& [p, m] : meetings) {
    met_plus.push_back(p);
    met_minus.push_back(m);
  }
  sort_once(met_plus);
  sort_once(met_minus);
  const std::vector<Part> parts = plus.with_sums(met_plus),
                          taken_parts = minus.with_sums(met_minus);
  const auto of_sum = [](const std::vector<Part>& all, std::uint64_t sum) {
    const auto from = std::partition_point(all.begin(), all.end(),
                                           [&](const Part& part) { return part.sum < sum; });
    const auto to =
        std::partition_point(from, all.end(), [&](const Part& part) { return part.sum == sum; });
    return std::span(from, to);
  };
  for (const auto& [p, m] : meetings) {
    for (const Part& a : of_sum(parts, p)) {
      if (limits.reached()) return false;
      for (const Part& b : of_sum(taken_parts, m)) {
        SignedSum choice{a.numbers, {}, a.many, b.many};
        std::copy_n(b.numbers.begin(), b.many, choice.taken.begin());
        if (!visit(choice)) return true;
      }
    }
  }
  return true;
}

}  // namespace hardboard
