#include "methods/planning/search.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "methods/planning/ground.h"

namespace hardboard::planning {
namespace {

// The facts that are true, a bit for each; a string, so that tables can hash it.
using Facts = std::string;

bool has(const Facts& facts, std::uint32_t fact) {
  return ((static_cast<unsigned char>(facts[fact / 8]) >> (fact % 8)) & 1U) != 0;
}
void set(Facts& facts, std::uint32_t fact, bool value) {
  const unsigned bit = 1U << (fact % 8);
  const unsigned byte = static_cast<unsigned char>(facts[fact / 8]);
  facts[fact / 8] = static_cast<char>(value ? byte | bit : byte & ~bit);
}

bool holds(const Facts& facts, const std::vector<std::uint32_t>& needs,
           const std::vector<std::uint32_t>& forbids) {
  return std::all_of(needs.begin(), needs.end(), [&](auto fact) { return has(facts, fact); }) &&
         std::none_of(forbids.begin(), forbids.end(), [&](auto fact) { return has(facts, fact); });
}

bool is_goal(const Grounded& game, const Facts& facts) {
  return !game.is_hopeless && holds(facts, game.needs, game.forbids);
}

Facts first_facts(const Grounded& game) {
  Facts facts(game.facts / 8 + 1, '\0');
  for (const std::uint32_t fact : game.init) set(facts, fact, true);
  return facts;
}

Facts after(const Operator& one, Facts facts) {
  for (const std::uint32_t fact : one.deletes) set(facts, fact, false);
  for (const std::uint32_t fact : one.adds) set(facts, fact, true);
  return facts;
}

// Uniform cost search: states of least cost first, of these the one that was found first.
class Search {
public:
  Search(const Grounded& game, const Limits& limits) : game_(game), limits_(limits) {}

  // The operators of a plan; nothing if there is none or the limits were reached.
  std::optional<std::vector<std::uint32_t>> run() {
    reach(first_facts(game_), {});
    while (!waiting_.empty()) {
      bound_ = waiting_.begin()->first;
      const std::vector<std::uint32_t> cheapest = std::move(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
      for (const std::uint32_t state : cheapest) {
        if (states_[state].cost != bound_) continue;  // a cheaper way to the state came later
        if (is_goal(game_, *states_[state].facts)) return way_to(state);
        if (!expand(state)) return std::nullopt;
      }
    }
    is_complete_ = true;
    return std::nullopt;
  }

  bool is_complete() const { return is_complete_; }
  std::uint64_t bound() const { return bound_; }  // no plan costs less
  std::uint64_t states() const { return states_.size(); }

private:
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  struct State {
    std::uint64_t cost = 0;
    std::uint32_t from = none, by = 0;  // the state before, and the operator that leads on
    const Facts* facts = nullptr;
  };

  void reach(Facts facts, State state) {
    const auto number = static_cast<std::uint32_t>(states_.size());
    const auto [found, is_new] = numbers_.try_emplace(std::move(facts), number);
    if (is_new) {
      state.facts = &found->first;
      states_.push_back(state);
      bytes_ += found->first.size() + sizeof(State) + 120;  // the table's node, measured
    } else {
      State& known = states_[found->second];
      if (known.cost <= state.cost) return;
      state.facts = known.facts;
      known = state;
    }
    waiting_[state.cost].push_back(found->second);
  }

  // False at the limits.
  bool expand(std::uint32_t number) {
    const Facts& facts = *states_[number].facts;
    for (std::uint32_t i = 0; i < game_.operators.size(); ++i) {
      const Operator& one = game_.operators[i];
      if (holds(facts, one.needs, one.forbids))
        reach(after(one, facts), {states_[number].cost + one.cost, number, i, nullptr});
    }
    return bytes_ < limits_.memory_bytes && (++expanded_ % 64 != 0 || !limits_.reached());
  }

  std::vector<std::uint32_t> way_to(std::uint32_t state) const {
    std::vector<std::uint32_t> way;
    for (; states_[state].from != none; state = states_[state].from)
      way.push_back(states_[state].by);
    std::reverse(way.begin(), way.end());
    return way;
  }

  const Grounded& game_;
  const Limits& limits_;
  std::unordered_map<Facts, std::uint32_t> numbers_;
  std::vector<State> states_;
  std::map<std::uint64_t, std::vector<std::uint32_t>> waiting_;  // by cost
  std::uint64_t bound_ = 0, expanded_ = 0, bytes_ = 0;
  bool is_complete_ = false;
};

// Depth first through all plans.
class Walk {
public:
  Walk(const Grounded& game, const Limits& limits,
       const std::function<bool(const std::vector<Step>&)>& visit)
      : game_(game), limits_(limits), visit_(visit) {}

  bool from(const Facts& facts) {
    if (++steps_ % 256 == 0 && limits_.reached()) return false;
    if (is_goal(game_, facts)) return visit_(plan_);
    if (!on_way_.insert(facts).second) return true;
    for (const Operator& one : game_.operators) {
      if (!holds(facts, one.needs, one.forbids)) continue;
      plan_.push_back(one.step);
      if (!from(after(one, facts))) return false;
      plan_.pop_back();
    }
    on_way_.erase(facts);
    return true;
  }

private:
  const Grounded& game_;
  const Limits& limits_;
  const std::function<bool(const std::vector<Step>&)>& visit_;
  std::set<Facts> on_way_;
  std::vector<Step> plan_;
  std::uint64_t steps_ = 0;
};

}  // namespace

Answer solve_by_search(const Puzzle& puzzle, bool minimize, const Limits& limits) {
  Answer answer;
  const std::optional<Grounded> game = grounded(puzzle, limits);
  if (!game) {
    if (!limits.reached()) answer.remark = "the instances of the actions do not fit the memory";
    return answer;
  }
  Search search(*game, limits);
  if (const auto way = search.run()) {
    answer.verdict = Verdict::solvable;
    for (const std::uint32_t one : *way) answer.plan.push_back(game->operators[one].step);
    if (minimize) answer.minimum = {std::string(minimum_words[0]), search.bound(), search.bound()};
  } else if (search.is_complete()) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{search.states()};
  } else {
    answer.remark = fmt::format("{} searched{}", counted(search.states(), "state"),
                                limits.reached() ? "" : ", which fill the memory");
  }
  return answer;
}

bool each_plan(const Puzzle& puzzle, const Limits& limits,
               const std::function<bool(const std::vector<Step>&)>& visit) {
  const std::optional<Grounded> game = grounded(puzzle, limits);
  return game && Walk(*game, limits, visit).from(first_facts(*game));
}

}  // namespace hardboard::planning
