#include "reductions/exit_clauses.h"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>
#include <variant>

#include "base/contract.h"
#include "engines/sat/decide.h"
#include "methods/capture/exit_model.h"
#include "reductions/image.h"

namespace hardboard {

using capture::Capture;
using capture::ExitModel;
using capture::Location;
using formulas::Assignment;
using formulas::Cnf;
using formulas::Literal;

namespace {

constexpr std::uint64_t law_factor = 24;

// How many bits the numbers 0 to n - 1 have.
std::uint32_t bits_of(std::uint32_t n) {
  return n <= 1 ? 0 : static_cast<std::uint32_t>(std::bit_width(n - 1));
}

class Builder {
public:
  explicit Builder(const ExitModel& model) : model_(model) {
    const sat::Formula& formula = model.formula;
    Cnf& cnf = made_.cnf;
    cnf.variables = formula.variables();
    for (std::size_t i = 0; i < formula.clauses(); ++i) cnf.add(formula.clause(i));
    for (const capture::Exit& exit : model.exits)
      made_.trace.exits.push_back({exit.from, exit.to, exit.taken, exit.last});
    made_.trace.places = model.size;
    made_.trace.bits = bits_of(model.size);
    made_.trace.first_number = static_cast<Literal>(cnf.variables + 1);
    cnf.variables += model.size * made_.trace.bits;
  }

  ExitClauses build() {
    for (const capture::Exit& exit : model_.exits) {
      add_order(exit.taken, number(exit.from), number(exit.to), true);
      for (const Location w : model_.over_of(exit))
        add_order(exit.taken, number(w), number(exit.from), true);
    }
    for (Location v = 0; v < model_.size; ++v)
      if (model_.arrivals_at(v).size() > 1) add_arrivals(v);
    return std::move(made_);
  }

private:
  Literal number(Location u) const {
    return made_.trace.first_number + static_cast<Literal>(u * made_.trace.bits);
  }

  // The number of the place from which the last capture on v comes is not below that of any other
  // place from which a capture on v comes. The new variables hold the former number.
  void add_arrivals(Location v) {
    Cnf& cnf = made_.cnf;
    const auto latest = static_cast<Literal>(cnf.variables + 1);
    cnf.variables += made_.trace.bits;
    for (const std::uint32_t e : model_.arrivals_at(v)) {
      const capture::Exit& exit = model_.exits[e];
      const Literal from = number(exit.from);
      for (Literal b = 0; b < static_cast<Literal>(made_.trace.bits); ++b) {
        add({-exit.last, -(latest + b), from + b});
        add({-exit.last, latest + b, -(from + b)});
      }
      add_order(exit.taken, from, latest, false);
    }
  }

  // If the condition holds, then the number `low` is below the number `high`, or at most equal to
  // it. From the highest bit down, a new variable says that all bits so far are equal.
  void add_order(Literal condition, Literal low, Literal high, bool is_strict) {
    Literal equal = condition;
    for (auto b = static_cast<Literal>(made_.trace.bits) - 1; b >= 0; --b) {
      const Literal x = low + b, y = high + b;
      add({-equal, -x, y});
      if (b == 0) {
        if (is_strict) {
          add({-equal, -x});
          add({-equal, y});
        }
        break;
      }
      const auto next = static_cast<Literal>(++made_.cnf.variables);
      add({-equal, x, y, next});
      add({-equal, -x, -y, next});
      equal = next;
    }
  }

  void add(std::initializer_list<Literal> clause) {
    made_.cnf.add({clause.begin(), clause.size()});
  }

  const ExitModel& model_;
  ExitClauses made_;
};

}  // namespace

Result<ExitClauses> exit_clauses(const capture::Arena& arena, const Limits& limits) {
  std::variant<ExitModel, std::string> made = capture::exit_model(arena, {}, 1, limits);
  if (auto* words = std::get_if<std::string>(&made)) return over_limits(std::move(*words));
  const ExitModel& model = std::get<ExitModel>(made);
  // A bound on the literals of the numbers: a file of clauses has at most 2^32 of them.
  std::uint64_t orders = 0;
  for (const capture::Exit& exit : model.exits) orders += 3 + model.over_of(exit).size();
  const std::uint64_t bits = bits_of(model.size);
  const std::uint64_t literals = model.formula.literals() + 12 * orders * bits;
  const std::uint64_t variables = model.formula.variables() + (orders + 2 * model.size) * bits;
  constexpr std::size_t bytes_a_literal = 12;
  if (literals > limits.memory_bytes / bytes_a_literal || variables > formulas::most_variables)
    return over_limits("the clauses would not fit in the memory that is allowed");
  return Builder(model).build();
}

std::vector<Capture<Location>> captures_of(const ExitTrace& trace, const Assignment& assignment) {
  struct Timed {
    std::uint32_t number;
    bool is_last;
    Capture<Location> capture;
  };
  std::vector<Timed> timed;
  for (const ExitTrace::Exit& exit : trace.exits) {
    if (!formulas::is_true(assignment, exit.taken)) continue;
    std::uint32_t number = 0;
    for (std::uint32_t b = 0; b < trace.bits; ++b) {
      const Literal bit = trace.first_number + static_cast<Literal>(exit.from * trace.bits + b);
      if (formulas::is_true(assignment, bit)) number |= 1U << b;
    }
    timed.push_back({number, formulas::is_true(assignment, exit.last), {exit.from, exit.to}});
  }
  std::stable_sort(timed.begin(), timed.end(), [](const Timed& a, const Timed& b) {
    return std::pair(a.number, a.is_last) < std::pair(b.number, b.is_last);
  });
  std::vector<Capture<Location>> captures;
  for (const Timed& one : timed) captures.push_back(one.capture);
  return captures;
}

Assignment assignment_of(const Cnf& clauses, const ExitTrace& trace,
                         std::span<const Capture<Location>> captures) {
  std::set<std::pair<Location, Location>> made;
  for (const Capture<Location>& capture : captures) made.emplace(capture.from, capture.to);
  Cnf cnf = clauses;
  for (const ExitTrace::Exit& exit : trace.exits)
    if (!made.contains({exit.from, exit.to})) cnf.add(std::array{-exit.taken});
  sat::Decision decision = sat::decide(cnf, {});
  promise(decision.verdict == Verdict::solvable, "the clauses allow every solution");
  return std::move(decision.assignment);
}

bool keeps_law_of_exits(const capture::Arena& arena, const Cnf& cnf) {
  const std::uint64_t n = arena.size();
  std::uint64_t passed = 0, budget = 0;
  for (const capture::Arena::Steps& of_type : arena.by_type)
    for (const capture::Step& step : of_type.steps) passed += step.between;
  for (const std::uint32_t one : arena.budget) budget = std::max<std::uint64_t>(budget, one);
  return cnf.size() <= law_factor * (n + arena.count_steps() + passed) *
                           (bits_of(arena.size()) + std::min(budget, n) + arena.by_type.size() + 1);
}

}  // namespace hardboard
