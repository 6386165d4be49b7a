// The rules of both models: roots, definitions and the captures that are wasted.
#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

// At most one variable of a group is true.
bool is_one_of_group(const Instance& i) {
  if (i.clause.size() != 2 || i.clause[0] > 0 || i.clause[1] > 0) return false;
  const Group &a = i.formula.groups[-i.clause[0]], &b = i.formula.groups[-i.clause[1]];
  return a.of == b.of && a.of != "count" && a.place == b.place &&
         ((b.is_one && a.largest < b.largest) || (a.is_one && b.largest < a.largest));
}

// Pieces remain somewhere, and on the goal.
bool has_some_root(const Instance& i) {
  if (i.puzzle.goal && i.has("root", *i.puzzle.goal)) return true;
  std::uint32_t place = 0;
  while (place < i.puzzle.size() && i.says_root(place)) ++place;
  return place == i.puzzle.size();
}

// So many of the first places keep a piece: as many as of fewer places, and perhaps one more.
bool counts(const Instance& i, const Variable& to) {
  const Variable *root = i.denied("root"), *denied = i.denied("count");
  const Variable from = denied != nullptr ? *denied : Variable{"count"};
  const bool adds = root != nullptr && root->a < to.b && root->a >= from.b;
  return from.b <= to.b && to.a <= from.a + (adds ? 1 : 0);
}

// The sum of the denied variables `total` and `waste`, of each of which so many are true, and which
// follow each other.
bool adds_up(const Instance& i, const Variable& sum) {
  std::uint64_t found = 0, end = sum.a;
  for (const Literal literal : i.clause) {
    const auto& [meaning, a, b, c] = i.formula.variables[std::abs(literal)];
    const bool is_total = meaning == "total";
    if (literal > 0 || (!is_total && meaning != "waste")) continue;
    const std::uint64_t first = is_total ? a : c - b + 1, last = is_total ? b : c;
    if (first < end || last > sum.b) return false;
    end = last + 1;
    found += is_total ? c : b;
  }
  return found >= sum.c;
}

// The captures wasted on a place: the budget of its own piece, if that never moves, and what a
// piece has left after an idle exit.
bool wastes(const Instance& i, const Variable& here) {
  const Variable *more = i.denied("waste"), *left = i.denied("budget");
  if (more != nullptr) return more->a == here.a && more->b >= here.b;
  const bool is_own =
      i.denies("captured", here.a) || i.denies("root", here.a) || i.denies("hub", here.a);
  const std::uint64_t own = is_own && here.a != i.puzzle.goal ? i.puzzle.budget[here.a] : 0;
  const bool is_idle = left != nullptr && left->a == here.a && i.denies("idle", here.a);
  return here.b <= own + (is_idle ? left->b - 1 : 0);
}

}  // namespace

bool holds_always(const Instance& i, std::string_view rule) {
  const Variable *count = i.denied("count"), *root = i.denied("root");
  const Variable *total = i.denied("total"), *waste = i.denied("waste");
  if (rule == "root-some") return has_some_root(i);
  if (rule == "root-most")
    return count != nullptr && root != nullptr && count->a >= i.formula.left && root->a >= count->b;
  if (rule == "one") return is_one_of_group(i);
  const Variable* const here = i.asserted("waste");
  if (rule == "waste") return here != nullptr && wastes(i, *here);
  if (rule == "waste-most")
    return (total != nullptr && total->c > i.formula.slack) ||
           (waste != nullptr && waste->b > i.formula.slack);
  if (rule != "define") return false;
  const Variable *either = i.asserted("either"), *to = i.asserted("count"),
                 *sum = i.asserted("total");
  return (either != nullptr && (i.is_denied[either->a] || i.is_denied[either->b])) ||
         (to != nullptr && counts(i, *to)) || (sum != nullptr && adds_up(i, *sum));
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
    while (in.has_word()) i.places.push_back(in.index("a place", puzzle.size()));
    mark(true);
    const bool is_of_exits = formula.model == "exits";
    need(holds_always(i, rule) || (is_of_exits ? holds_of_exits(i, rule) : holds_of_hubs(i, rule)),
         "a clause is no instance of the rule `" + rule + "`");
    mark(false);
  });
}

}  // namespace hardboard::kernel
