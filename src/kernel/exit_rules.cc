// The rules of the model of exits, proved in docs/exits.md: a function for each family of them.
#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

using std::ranges::all_of, std::ranges::any_of;

// A place has an exit or keeps a piece. A last capture is a capture; a place with captures on it
// has a last capture. An exit is idle if it is not the last capture on its target, or if the target
// keeps a piece. The lemma `cut`: some exit leaves a set of places, or a piece remains in the set.
bool holds_of_captures(const Instance& i, std::string_view rule) {
  const Variable *exit = i.denied("exit"), *last = i.denied("last");
  const Variable* const captured = i.denied("captured");
  if (rule == "exit-some")
    return i.of_place([&](std::uint32_t place) {
      return i.says_root(place) &&
             all_of(i.exits.of[place], [&](auto by) { return i.has("exit", by); });
    });
  if (rule == "last-exit") return last != nullptr && i.has("exit", last->a);
  if (rule == "last-some")
    return captured != nullptr &&
           all_of(i.exits.onto[captured->a], [&](auto by) { return i.has("last", by); });
  if (rule == "cut")
    return i.of_witness([&](std::uint32_t u) {
      return i.says_root(u) && all_of(i.exits.of[u], [&](auto by) {
               return i.is_witness[i.exits.all[by].to] || i.has("exit", by);
             });
    });
  if (exit == nullptr) return false;
  const Exit& way = i.exits.all[exit->a];
  if (rule == "define") return i.has("captured", way.to);
  return rule == "idle" && i.has("idle", way.from) &&
         (i.has("last", exit->a) || i.denies("root", way.to));
}

// An exit needs a carrier of a type that has the step. The carrier comes by the last capture and
// keeps its type, or starts on the place.
bool holds_of_types(const Instance& i, std::string_view rule) {
  const Exit *exit = i.denied_exit("exit"), *last = i.denied_exit("last");
  if (rule == "type-step")
    return exit != nullptr &&
           all_of(exit->types, [&](auto by) { return i.has("type", exit->from, by); });
  const Variable* const type = i.denied("type");
  if (type == nullptr) return false;
  const auto [meaning, place, of, none] = *type;
  if (rule == "type-carry")
    return last != nullptr && last->to == place &&
           (!last->allows(of) || i.has("type", last->from, of));
  const bool starts = i.puzzle.type[place] == of && i.puzzle.budget[place] > 0;
  return rule == "type-start" && !starts && all_of(i.exits.onto[place], [&, of = of](auto by) {
           return !i.exits.all[by].allows(of) || i.has("last", by);
         });
}

// Can a carrier of the place have so much left of its budget? (With `no_bound`: can it be endless?)
bool may_have(const Instance& i, std::uint32_t place, std::uint64_t left) {
  return i.exits.endless_comes[place] || i.exits.most_left[place] >= left;
}

// Does the clause say that the carrier of the place has so much left, or can no carrier have so
// much? An endless carrier has any amount left.
bool says_left(const Instance& i, std::uint32_t place, std::uint64_t left) {
  if (!may_have(i, place, left)) return true;
  if (i.exits.most_left[place] < left && i.has("unlimited", place)) return true;
  return any_of(i.clause, [&](Literal literal) {
    const auto [meaning, a, b, c] = i.formula.variables[std::abs(literal)];
    return literal > 0 && meaning == "budget" && a == place && b <= left;
  });
}

// Does the clause say that the place keeps a piece, or that captures end there, if any can?
bool says_that_others_leave(const Instance& i, std::uint32_t place) {
  return i.says_root(place) && (i.has("captured", place) || i.exits.onto[place].empty());
}

// An exit needs a carrier that has the cost of the exit left. A carrier that comes by the last
// capture has what it had before, less the cost of this capture; a carrier that starts on the place
// has its own budget. Endless pieces stay endless. A piece is a starter if it makes the exit of the
// place where it starts.
bool holds_of_budgets(const Instance& i, std::string_view rule) {
  const Variable *budget = i.denied("budget"), *says = i.asserted("budget");
  const Exit *exit = i.denied_exit("exit"), *last = i.denied_exit("last");
  const auto cost = [&](const Exit& by) { return i.puzzle.cost(by.from, by.to); };
  if (rule == "starter") {
    const Variable* const starter = i.asserted("starter");
    return starter != nullptr && says_that_others_leave(i, starter->a);
  }
  if (rule == "budget-need")
    return (exit != nullptr && says_left(i, exit->from, cost(*exit))) ||
           i.of_place([&](auto at) { return i.says_root(at) && says_left(i, at, 1); });
  if (rule == "budget-keep" && says != nullptr && last != nullptr)
    return budget != nullptr && last->to == says->a && last->from == budget->a &&
           i.says_root(says->a) && std::uint64_t{says->b} + cost(*last) <= budget->b;
  if (rule == "budget-keep")
    return says != nullptr && says->b <= i.puzzle.budget[says->a] &&
           says_that_others_leave(i, says->a);
  const Variable* const here = budget != nullptr ? budget : i.denied("unlimited");
  if (here == nullptr) return false;
  const std::uint64_t left = budget != nullptr ? budget->b : no_bound;
  if (rule == "budget-order") return says != nullptr && here->a == says->a && says->b <= left;
  const auto may_bring = [&](auto by) {
    return may_have(i, i.exits.all[by].from, left + cost(i.exits.all[by]));
  };
  const std::vector<std::uint32_t>& onto = i.exits.onto[here->a];
  if (rule == "budget-carry" && last != nullptr)
    return last->to == here->a && says_left(i, last->from, left + cost(*last));
  if (rule == "budget-carry") return i.denies("captured", here->a) && !any_of(onto, may_bring);
  return rule == "budget-start" && own_budget(i.puzzle, here->a) < left &&
         all_of(onto, [&](auto by) { return i.has("last", by) || !may_bring(by); });
}

// A capture by the last piece is the last capture on its place, and the last piece is the carrier
// there.
bool holds_of_chains(const Instance& i, std::string_view rule) {
  const Variable* const exit = i.denied("exit");
  if (exit == nullptr || !i.puzzle.last) return false;
  const Exit& way = i.exits.all[exit->a];
  if (way.from != i.puzzle.last && !i.denies("chain", way.from)) return false;
  if (rule == "chain-last") return i.has("last", exit->a);
  return rule == "chain-carry" &&
         (i.has("chain", way.to) || !way.allows(i.puzzle.type[*i.puzzle.last]));
}

// Does the clause say that u is emptied before v?
bool says_before(const Instance& i, std::uint32_t u, std::uint32_t v) {
  return i.has("before", u, v) || i.denies("before", v, u);
}

// Do exits from u and from w end on one place, and does the clause deny the exit from u, and deny
// that the exit from w is the last capture there?
bool denies_two_arrivals(const Instance& i, std::uint32_t u, std::uint32_t w) {
  return any_of(i.exits.of[u], [&](std::uint32_t early) {
    return i.denies("exit", early) && any_of(i.exits.of[w], [&](std::uint32_t late) {
             return i.denies("last", late) && i.exits.all[early].to == i.exits.all[late].to;
           });
  });
}

// A place is emptied before the target of its exit, and after the places that the exit passes;
// places that keep a piece come last. The lemma `cycle`: places can't be emptied in a circle, each
// before the next.
bool holds_of_order(const Instance& i, std::string_view rule) {
  const Exit* const exit = i.denied_exit("exit");
  const Variable* const root = i.denied("root");
  if (rule == "before-exit") return exit != nullptr && says_before(i, exit->from, exit->to);
  if (rule == "before-over")
    return exit != nullptr &&
           any_of(exit->over, [&](auto passed) { return says_before(i, passed, exit->from); });
  if (rule == "before-root")
    return root != nullptr && any_of(i.clause, [&](Literal literal) {
             const auto [meaning, a, b, c] = i.formula.variables[std::abs(literal)];
             const std::uint32_t early = literal > 0 ? a : b, late = literal > 0 ? b : a;
             return meaning == "before" && late == root->a && early != late &&
                    (i.formula.left == 1 || i.says_root(early));
           });
  std::size_t next = 0;
  return rule == "cycle" && i.of_witness([&](std::uint32_t u) {
    const std::uint32_t w = i.places[++next % i.places.size()];
    return u != w && (says_before(i, w, u) || denies_two_arrivals(i, u, w));
  });
}

}  // namespace

bool holds_of_exits(const Instance& i, std::string_view rule) {
  return holds_of_captures(i, rule) || holds_of_types(i, rule) || holds_of_budgets(i, rule) ||
         holds_of_chains(i, rule) || holds_of_order(i, rule);
}

}  // namespace hardboard::kernel
