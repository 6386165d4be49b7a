#include "puzzles/capture/walk_weights.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace hardboard::capture {
namespace {

constexpr std::uint32_t nowhere = UINT32_MAX;

// The most weight of the places that captures from some place on can leave, and the place where the
// first of them leads; and the same without captures that lead there first.
struct Best {
  std::uint64_t weight = 0;
  std::uint32_t next = nowhere;
  std::uint64_t otherwise = 0;

  // Without captures that lead back at once.
  std::uint64_t from(std::uint32_t before) const { return next == before ? otherwise : weight; }
  void add(std::uint64_t found, std::uint32_t by) {
    if (found > weight) {
      otherwise = weight;
      weight = found;
      next = by;
    } else {
      otherwise = std::max(otherwise, found);
    }
  }
};

class Weigher {
public:
  Weigher(const CaptureRules& rules, const std::vector<std::uint64_t>& weight)
      : rules_(rules), weight_(weight) {}

  // The most weight of the places that a play's captures by a piece of this type can leave, added
  // up for all pieces of the type; just the total if some budget is too large to count. At most 64
  // times the largest weight for each piece.
  std::uint64_t of_type(std::uint8_t type, std::uint64_t total) {
    std::uint32_t largest = 0;
    for (std::uint32_t place = 0; place < rules_.places(); ++place) {
      if (rules_.type[place] != type) continue;
      if (rules_.budget[place] > most_walk_budget) return total;  // enough for one piece
      largest = std::max(largest, rules_.budget[place]);
    }
    std::uint64_t sum = 0;
    std::vector<Best> best(rules_.places());
    for (std::uint32_t captures = 1; captures <= largest && !is_too_long(); ++captures) {
      best = one_more(type, best);
      for (std::uint32_t place = 0; place < rules_.places(); ++place)
        if (rules_.type[place] == type && rules_.budget[place] == captures)
          sum += best[place].weight;
    }
    return sum;
  }

  // Then what it found means nothing.
  bool is_too_long() const { return steps_ > most_walk_steps; }

private:
  // The goal is never left, and a piece that stands there captures no more.
  std::vector<Best> one_more(std::uint8_t type, const std::vector<Best>& shorter) {
    std::vector<Best> best(rules_.places());
    for (std::uint32_t place = 0; place < rules_.places(); ++place) {
      if (place == rules_.goal) continue;
      best[place] = {weight_[place], nowhere, weight_[place]};
      rules_.from(place, type, [&](std::uint32_t to) {
        if (to != rules_.last) best[place].add(weight_[place] + shorter[to].from(place), to);
        ++steps_;
        return !is_too_long();
      });
    }
    return best;
  }

  const CaptureRules& rules_;
  const std::vector<std::uint64_t>& weight_;
  std::uint64_t steps_ = 0;
};

}  // namespace

std::optional<std::string> refute(const CaptureRules& rules,
                                  const WalkWeights<std::uint32_t>& proof) {
  if (proof.places.size() != proof.weights.size())
    return fmt::format("there are {} places and {} weights", proof.places.size(),
                       proof.weights.size());
  std::vector<std::uint64_t> weight(rules.places(), 0);
  for (std::size_t i = 0; i < proof.places.size(); ++i) {
    std::uint64_t& of_place = weight[proof.places[i]];
    const std::string name = rules.name(proof.places[i]);
    if (of_place != 0) return fmt::format("{} is listed twice", name);
    of_place = proof.weights[i];
    if (of_place == 0 || of_place > most_walk_weight)
      return fmt::format("the weight of {} is not from 1 to {}", name, most_walk_weight);
  }
  std::uint64_t total = 0, kept = 0;
  for (const std::uint64_t of_place : weight) {
    total += of_place;
    kept = std::max(kept, of_place);
  }
  if (rules.goal) kept = weight[*rules.goal];
  Weigher weigher(rules, weight);
  std::uint64_t left = 0;
  for (std::size_t type = 0; type < rules.types; ++type)
    left += weigher.of_type(static_cast<std::uint8_t>(type), total);
  if (weigher.is_too_long())
    return fmt::format("the walks have more than {} steps", most_walk_steps);
  if (left < total - kept) return std::nullopt;
  return fmt::format(
      "places that weigh {} must be left, and the pieces can leave places that weigh {}",
      total - kept, left);
}

}  // namespace hardboard::capture
