#include "puzzles/capture/walk_weights.h"

#include <algorithm>
#include <fmt/format.h>
#include <variant>
#include <vector>

namespace hardboard::capture {
namespace {

constexpr std::uint32_t nowhere = UINT32_MAX;

// The most weight of the places that captures from some place on can leave, 0 for none, and the
// place where the first of them leads; and the same without captures that lead there first.
struct Best {
  std::int64_t weight = 0;
  std::uint32_t next = nowhere;
  std::int64_t otherwise = 0;

  // Without captures that lead back at once.
  std::int64_t from(std::uint32_t before) const { return next == before ? otherwise : weight; }
  void add(std::int64_t found, std::uint32_t by) {
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
  Weigher(const CaptureRules& rules, const std::vector<std::int64_t>& weight)
      : rules_(rules), weight_(weight) {}

  // By place: the most weight of the places that a play's captures by the piece from there can
  // leave. At most 64 times the largest weight. Budgets must not exceed most_walk_budget.
  std::vector<std::int64_t> most_left() {
    std::vector<std::int64_t> most(rules_.places(), 0);
    for (std::size_t t = 0; t < rules_.types; ++t) {
      const auto type = static_cast<std::uint8_t>(t);
      std::uint32_t largest = 0;
      for (std::uint32_t place = 0; place < rules_.places(); ++place)
        if (rules_.type[place] == type) largest = std::max(largest, rules_.budget[place]);
      std::vector<Best> best(rules_.places());
      for (std::uint32_t captures = 1; captures <= largest && !is_too_long(); ++captures) {
        best = one_more(type, best);
        for (std::uint32_t place = 0; place < rules_.places(); ++place)
          if (rules_.type[place] == type && rules_.budget[place] == captures)
            most[place] = best[place].weight;
      }
    }
    return most;
  }

  // By place: the needs of all places from which a capture could lead there, by a piece of a type
  // that could come to them as if nothing stood between.
  std::vector<std::int64_t> needs_around(const std::vector<std::int64_t>& need) {
    std::vector<std::int64_t> around(rules_.places(), 0);
    std::vector<std::uint32_t> counted_for(rules_.places(), nowhere);
    std::vector<std::vector<bool>> comes;
    for (std::size_t type = 0; type < rules_.types; ++type)
      comes.push_back(places_of(static_cast<std::uint8_t>(type)));
    for (std::uint32_t place = 0; place < rules_.places(); ++place) {
      if (need[place] == 0) continue;
      for (std::size_t type = 0; type < rules_.types; ++type)
        if (comes[type][place])
          each_step(place, static_cast<std::uint8_t>(type), [&](std::uint32_t to) {
            if (counted_for[to] != place) around[to] += need[place];
            counted_for[to] = place;
          });
    }
    return around;
  }

  // Then what it found means nothing.
  bool is_too_long() const { return steps_ > most_walk_steps; }

private:
  // The goal is never left, and a piece that stands there captures no more; nothing captures the
  // last piece.
  template <class Visit>
  void each_step(std::uint32_t from, std::uint8_t type, Visit visit) {
    if (from == rules_.goal) return;
    rules_.from(from, type, [&](std::uint32_t to) {
      if (to != rules_.last) visit(to);
      ++steps_;
      return !is_too_long();
    });
  }

  std::vector<Best> one_more(std::uint8_t type, const std::vector<Best>& shorter) {
    std::vector<Best> best(rules_.places());
    for (std::uint32_t place = 0; place < rules_.places(); ++place) {
      if (place == rules_.goal) continue;
      const std::int64_t alone = std::max<std::int64_t>(weight_[place], 0);
      best[place] = {alone, nowhere, alone};
      each_step(place, type, [&](std::uint32_t to) {
        best[place].add(weight_[place] + shorter[to].from(place), to);
      });
    }
    return best;
  }

  // The places to which pieces of a type come as if nothing stood between.
  std::vector<bool> places_of(std::uint8_t type) {
    std::vector<bool> comes(rules_.places(), false);
    std::vector<std::uint32_t> open;
    const auto reach = [&](std::uint32_t place) {
      if (!comes[place]) open.push_back(place);
      comes[place] = true;
    };
    for (std::uint32_t place = 0; place < rules_.places(); ++place)
      if (rules_.type[place] == type && rules_.budget[place] > 0) reach(place);
    while (!open.empty() && !is_too_long()) {
      const std::uint32_t place = open.back();
      open.pop_back();
      each_step(place, type, reach);
    }
    return comes;
  }

  const CaptureRules& rules_;
  const std::vector<std::int64_t>& weight_;
  std::uint64_t steps_ = 0;
};

// By place, its weight in a list, which is not below `least`; or why the list is faulty.
std::variant<std::vector<std::int64_t>, std::string> weights_of(
    const CaptureRules& rules, const std::vector<std::uint32_t>& places,
    const std::vector<std::int64_t>& weights, std::int64_t least) {
  if (places.size() != weights.size())
    return fmt::format("there are {} places and {} weights", places.size(), weights.size());
  std::vector<std::int64_t> weight(rules.places(), 0);
  for (std::size_t i = 0; i < places.size(); ++i) {
    std::int64_t& of_place = weight[places[i]];
    const std::string name = rules.name(places[i]);
    if (of_place != 0) return fmt::format("{} is listed twice", name);
    of_place = weights[i];
    if (of_place == 0 || of_place < least || of_place > most_walk_weight)
      return fmt::format("the weight of {} is 0, or not from {} to {}", name, least,
                         most_walk_weight);
  }
  return weight;
}

}  // namespace

std::optional<std::string> refute(const CaptureRules& rules,
                                  const WalkWeights<std::uint32_t>& proof) {
  const auto weights = weights_of(rules, proof.places, proof.weights, -most_walk_weight);
  if (const auto* why = std::get_if<std::string>(&weights)) return *why;
  const auto needs = weights_of(rules, proof.needs, proof.need_weights, 0);
  if (const auto* why = std::get_if<std::string>(&needs)) return *why;
  const auto& weight = std::get<0>(weights);
  const auto& need = std::get<0>(needs);
  // What all places but the final one weigh and need.
  std::int64_t total = 0, kept = 0;
  for (std::uint32_t place = 0; place < rules.places(); ++place) {
    total += weight[place] + need[place];
    kept = std::max(kept, weight[place] + need[place]);
    if (rules.budget[place] > most_walk_budget)
      return fmt::format("the budget of {} exceeds {}, so its piece could leave all places",
                         rules.name(place), most_walk_budget);
  }
  if (rules.goal) kept = weight[*rules.goal] + need[*rules.goal];
  Weigher weigher(rules, weight);
  const std::vector<std::int64_t> most = weigher.most_left();
  const std::vector<std::int64_t> around = proof.needs.empty() ? most : weigher.needs_around(need);
  if (weigher.is_too_long())
    return fmt::format("the walks have more than {} steps", most_walk_steps);
  std::int64_t left = 0;
  for (std::uint32_t place = 0; place < rules.places(); ++place) {
    left += most[place];
    if (around[place] > most[place])
      return fmt::format("needs of {} meet at {}, whose piece can leave places that weigh {}",
                         around[place], rules.name(place), most[place]);
  }
  if (left < total - kept) return std::nullopt;
  return fmt::format(
      "places that weigh and need {} must be left, and the pieces can leave places that weigh {}",
      total - kept, left);
}

}  // namespace hardboard::capture
