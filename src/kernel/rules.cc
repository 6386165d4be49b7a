// The rules of both models: roots, definitions and the captures that are wasted.
#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

// At most one variable of a group is true.
bool is_one_of_group(const Instance& i) {
  if (i.clause.size() != 2 || i.clause[0] > 0 || i.clause[1] > 0) return false;
  const Group &a = i.formula.groups[-i.clause[0]], &b = i.formula.groups[-i.clause[1]];
  return a.of == b.of && a.of != "total" && a.place == b.place &&
         ((b.is_one && a.largest < b.largest) || (a.is_one && b.largest < a.largest));
}

// Some piece remains; and one remains on the goal.
bool has_some_root(const Instance& i) {
  if (i.puzzle.goal && i.has("root", *i.puzzle.goal)) return true;
  std::uint32_t place = 0;
  while (place < i.puzzle.size() && i.says_root(place)) ++place;
  return place == i.puzzle.size();
}

// If all variables that the clause denies are true: how many variables of a meaning, of those with
// the numbers `next` to `last`, are true at least? A denied variable counts for itself; one of
// `waste` also for the variables of smaller waste before it; one of `total` for as many as it says.
// 0 unless the clause has them in rising order.
std::int64_t denied_sum(const Instance& i, Meaning of, std::int64_t next, std::int64_t last) {
  std::int64_t sum = 0;
  for (const Literal literal : i.clause) {
    const auto [meaning, a, b, c] = i.formula.variables[std::abs(literal)];
    const bool is_total = meaning == "total";
    if (literal > 0 || (is_total ? i.formula.variables[a].meaning : meaning) != of) continue;
    const std::int64_t many = is_total ? c : meaning == "waste" ? b : 1;
    const std::int64_t from = is_total ? a : 1 - literal - many, to = is_total ? b : -literal;
    if (from < next || to > last) return 0;
    next = to + 1;
    sum += many;
  }
  return sum;
}

// Are so many captures wasted on the place? The place wastes the budget of its own piece if this
// piece never moves (on the goal, or under a bound on capturers, the piece may stay and wastes
// nothing), and what the carrier has left after an idle exit.
bool wastes(const Instance& i, const Variable& here) {
  const Variable *more = i.denied("waste"), *left = i.denied("budget");
  if (more != nullptr) return more->a == here.a && more->b >= here.b;
  const bool is_own =
      i.denies("captured", here.a) || i.denies("root", here.a) || i.denies("hub", here.a);
  const bool may_stay = here.a == i.puzzle.goal || i.puzzle.capturers != no_bound;
  const std::uint64_t own = is_own && !may_stay ? i.puzzle.budget[here.a] : 0;
  const bool is_idle = left != nullptr && left->a == here.a && i.denies("idle", here.a);
  return here.b <= own + (is_idle && left->b > 0 ? left->b - 1 : 0);
}

}  // namespace

bool holds_always(const Instance& i, std::string_view rule) {
  if (rule == "root-some") return has_some_root(i);
  if (rule == "one") return is_one_of_group(i);
  if (rule == "root-most") return denied_sum(i, "root", 1, no_bound) > i.formula.left;
  if (rule == "starter-most") return denied_sum(i, "starter", 1, no_bound) > i.puzzle.capturers;
  if (rule == "waste-most") return denied_sum(i, "waste", 1, no_bound) > i.formula.slack;
  const Variable *here = i.asserted("waste"), *either = i.asserted("either");
  if (rule == "waste") return here != nullptr && wastes(i, *here);
  if (rule != "define") return false;
  const Variable* const sum = i.asserted("total");
  return (either != nullptr && (i.is_denied[either->a] || i.is_denied[either->b])) ||
         (sum != nullptr &&
          denied_sum(i, i.formula.variables[sum->a].meaning, sum->a, sum->b) >= sum->c);
}

const Variable* Instance::first(Meaning meaning, Literal sign) const {
  for (const Literal literal : clause) {
    const Variable& variable = formula.variables[std::abs(literal)];
    if (literal * sign > 0 && variable.meaning == meaning) return &variable;
  }
  return nullptr;
}

void refute_by_clauses(const Captures& puzzle, std::uint32_t left, Reader& in) {
  Formula formula(puzzle, in.one_of<models>(), left);
  formula.read_variables(in);
  Instance i{formula};
  const auto mark = [&](bool is_there) {
    for (const Literal literal : i.clause)
      (literal > 0 ? i.is_asserted : i.is_denied)[std::abs(literal)] = is_there;
    for (const std::uint32_t place : i.places) i.is_witness[place] = is_there;
  };
  refute_by_steps(in, formula.variables.size() - 1, [&](const std::string& rule, const Clause& of) {
    i.clause = of;
    i.places.clear();
    const bool is_lemma = rule == "cycle" || rule == "cut" || rule == "split" || rule == "chain";
    while (is_lemma && in.has_word()) i.places.push_back(in.index("a place", puzzle.size()));
    mark(true);
    const bool is_of_exits = formula.model == "exits";
    need(holds_always(i, rule) || (is_of_exits ? holds_of_exits(i, rule) : holds_of_hubs(i, rule)),
         "a clause is no instance of the rule `" + rule + "`");
    mark(false);
  });
}

}  // namespace hardboard::kernel
