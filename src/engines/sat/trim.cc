#include "engines/sat/trim.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <unordered_map>
#include <utility>

namespace hardboard::sat {
namespace {

using Number = std::uint32_t;
constexpr Number none = UINT32_MAX;

// All steps, with unit propagation over the clauses that are not deleted. Each literal that is true
// without assumptions has a unit clause of its own, so that no later step must derive it again.
class Refuter {
public:
  Refuter(std::uint32_t variables, Watch& watch)
      : watch_(watch),
        watchers_(2 * variables + 2),
        value_(2 * variables + 2, 0),
        reason_(variables + 1, none),
        is_needed_(variables + 1, false) {}

  bool is_refuted() const { return is_refuted_; }

  void add_premise(std::span<const Literal> clause, std::uint32_t premise) {
    add(clause, premise, {});
  }

  // False if the clause does not follow by unit propagation.
  bool add_consequence(std::span<const Literal> clause) {
    Number conflict = none;
    const std::size_t fixed = trail_.size();
    for (const Literal literal : clause) {
      if (value(literal) > 0) conflict = reason_[std::abs(literal)];
      if (value(literal) == 0) assign(-literal, none);
    }
    if (conflict == none) conflict = propagate();
    std::vector<Number> from;
    if (conflict != none) from = reasons_of(conflict);
    while (trail_.size() > fixed) take_back();
    next_ = fixed;
    if (conflict == none) return false;
    add(clause, 0, std::move(from));
    return true;
  }

  void remove(std::vector<Literal> clause) {
    const auto [begin, end] = by_sum_.equal_range(sum_of(clause));
    std::sort(clause.begin(), clause.end());
    for (auto at = begin; at != end; ++at) {
      std::vector<Literal> found = steps_[at->second].clause;
      std::sort(found.begin(), found.end());
      if (found != clause) continue;
      is_deleted_[at->second] = true;
      by_sum_.erase(at);
      return;
    }
  }

  // The steps that the empty clause, which is the last one, needs.
  std::vector<RefutationStep> needed() {
    std::vector<Number> place(steps_.size(), none);
    place.back() = 0;
    for (std::size_t i = steps_.size(); i-- > 0;)
      if (place[i] != none)
        for (const Number from : steps_[i].from) place[from] = 0;
    std::vector<RefutationStep> result;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      if (place[i] == none) continue;
      place[i] = static_cast<Number>(result.size());
      for (Number& from : steps_[i].from) from = place[from];
      result.push_back(std::move(steps_[i]));
    }
    return result;
  }

private:
  struct Watcher {
    Number clause = 0;
    Literal other = 0;  // a literal of the clause: if it is true, nothing is to be done
  };

  static std::size_t index(Literal literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  int value(Literal literal) const { return value_[index(literal)]; }

  static std::uint64_t sum_of(std::span<const Literal> clause) {
    std::uint64_t sum = clause.size();
    for (const Literal literal : clause) {
      const std::uint64_t mixed = (index(literal) + 1) * 0x9E3779B97F4A7C15;
      sum += mixed ^ (mixed >> 29);
    }
    return sum;
  }

  void assign(Literal literal, Number reason) {
    value_[index(literal)] = 1;
    value_[index(-literal)] = -1;
    reason_[std::abs(literal)] = reason;
    trail_.push_back(literal);
  }
  void take_back() {
    const Literal literal = trail_.back();
    trail_.pop_back();
    value_[index(literal)] = value_[index(-literal)] = 0;
  }

  Number record(std::span<const Literal> clause, std::uint32_t premise, std::vector<Number> from) {
    steps_.push_back({premise, {clause.begin(), clause.end()}, std::move(from)});
    is_deleted_.push_back(false);
    return static_cast<Number>(steps_.size() - 1);
  }

  // Adds a clause and whatever units follow now; the empty clause, if it follows, comes last.
  void add(std::span<const Literal> clause, std::uint32_t premise, std::vector<Number> from) {
    if (is_refuted_) return;
    const Number number = record(clause, premise, std::move(from));
    watched_.resize(steps_.size());
    std::vector<Literal>& literals = watched_[number];
    literals.assign(clause.begin(), clause.end());
    std::sort(literals.begin(), literals.end());
    literals.erase(std::unique(literals.begin(), literals.end()), literals.end());
    // Literals that are not false come first.
    std::stable_partition(literals.begin(), literals.end(),
                          [&](Literal literal) { return value(literal) >= 0; });
    Number conflict = none;
    if (literals.empty() || value(literals[0]) < 0) {
      conflict = number;
    } else if (literals.size() == 1 || value(literals[1]) < 0) {
      if (value(literals[0]) == 0) assign(literals[0], number);
    }
    if (literals.size() > 1) {
      by_sum_.emplace(sum_of(clause), number);
      for (const std::size_t i : {0, 1})
        watchers_[index(literals[i])].push_back({number, literals[1 - i]});
    }
    if (conflict == none) conflict = propagate();
    name_units();
    if (conflict == none) return;
    is_refuted_ = true;
    if (!steps_[conflict].clause.empty()) record({}, 0, reasons_of(conflict));
  }

  // Gives each new literal that holds without assumptions its unit clause.
  void name_units() {
    for (; named_ < trail_.size(); ++named_) {
      const Literal literal = trail_[named_];
      Number& reason = reason_[std::abs(literal)];
      if (steps_[reason].clause.size() == 1) continue;
      std::vector<Number> from;
      for (const Literal other : steps_[reason].clause)
        if (other != literal) from.push_back(reason_[std::abs(other)]);
      from.push_back(reason);
      reason = record({&literal, 1}, 0, std::move(from));
    }
    watched_.resize(steps_.size());
  }

  // The number of a clause whose literals are all false; none if there is none.
  Number propagate() {
    for (; next_ < trail_.size(); ++next_) {
      std::vector<Watcher>& watchers = watchers_[index(-trail_[next_])];
      watch_.reached(1 + watchers.size());
      std::size_t kept = 0;
      for (std::size_t i = 0; i < watchers.size(); ++i) {
        const auto [number, other] = watchers[i];
        if (value(other) > 0) {
          watchers[kept++] = watchers[i];
          continue;
        }
        if (is_deleted_[number]) continue;
        std::vector<Literal>& clause = watched_[number];
        if (clause[0] == -trail_[next_]) std::swap(clause[0], clause[1]);
        const auto free = std::find_if(clause.begin() + 2, clause.end(),
                                       [&](Literal literal) { return value(literal) >= 0; });
        if (value(clause[0]) <= 0 && free != clause.end()) {
          std::swap(clause[1], *free);
          watchers_[index(clause[1])].push_back({number, clause[0]});
          continue;
        }
        watchers[kept++] = {number, clause[0]};
        if (value(clause[0]) > 0) continue;
        if (value(clause[0]) == 0) {
          assign(clause[0], number);
          continue;
        }
        kept = static_cast<std::size_t>(
            std::move(watchers.begin() + static_cast<std::ptrdiff_t>(i) + 1, watchers.end(),
                      watchers.begin() + static_cast<std::ptrdiff_t>(kept)) -
            watchers.begin());
        watchers.resize(kept);
        return number;
      }
      watchers.resize(kept);
    }
    return none;
  }

  // The clauses that made the literals of a conflict false, in the order of their use, and the
  // conflict itself.
  std::vector<Number> reasons_of(Number conflict) {
    std::vector<Number> from{conflict};
    std::size_t open = 0;
    const auto need = [&](std::span<const Literal> clause) {
      for (const Literal literal : clause) {
        if (value(literal) >= 0 || is_needed_[std::abs(literal)]) continue;
        is_needed_[std::abs(literal)] = true;
        ++open;
      }
    };
    need(steps_[conflict].clause);
    for (std::size_t i = trail_.size(); open > 0 && i-- > 0;) {
      const auto variable = static_cast<std::size_t>(std::abs(trail_[i]));
      if (!is_needed_[variable]) continue;
      is_needed_[variable] = false;
      --open;
      if (reason_[variable] == none) continue;
      from.push_back(reason_[variable]);
      need(steps_[reason_[variable]].clause);
    }
    std::reverse(from.begin(), from.end());
    return from;
  }

  Watch& watch_;
  std::vector<RefutationStep> steps_;
  std::vector<bool> is_deleted_;                // by step
  std::vector<std::vector<Literal>> watched_;   // by step: its literals, the watched ones first
  std::vector<std::vector<Watcher>> watchers_;  // by literal: of the clauses that watch it
  std::vector<std::int8_t> value_;              // by literal: 1 true, -1 false
  std::vector<Number> reason_;                  // by variable: a clause; none for assumptions
  std::vector<bool> is_needed_;                 // by variable, in reasons_of()
  std::vector<Literal> trail_;
  std::size_t next_ = 0, named_ = 0;
  std::unordered_multimap<std::uint64_t, Number> by_sum_;
  bool is_refuted_ = false;
};

}  // namespace

std::optional<std::vector<RefutationStep>> trim(std::span<const std::span<const Literal>> premises,
                                                std::uint32_t variables, std::istream& drat,
                                                Watch& watch) {
  Refuter refuter(variables, watch);
  for (std::uint32_t i = 0; i < premises.size() && !watch.was_reached(); ++i) {
    watch.reached(20 * premises[i].size() + 50);
    refuter.add_premise(premises[i], i);
  }
  std::string line;
  std::vector<Literal> clause;
  while (!refuter.is_refuted() && !watch.was_reached() && std::getline(drat, line)) {
    const bool deletes = line.starts_with("d ");
    const char* at = line.c_str() + (deletes ? 2 : 0);
    clause.clear();
    for (char* end = nullptr;; at = end) {
      const long literal = std::strtol(at, &end, 10);
      if (literal == 0 || end == at) break;
      clause.push_back(static_cast<Literal>(literal));
    }
    if (deletes)
      refuter.remove(clause);
    else if (!refuter.add_consequence(clause))
      return std::nullopt;
  }
  if (watch.was_reached() || !refuter.is_refuted()) return std::nullopt;
  return refuter.needed();
}

}  // namespace hardboard::sat
