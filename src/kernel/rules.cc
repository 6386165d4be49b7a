#include "kernel/rules.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace hardboard::kernel {
namespace {

using std::ranges::all_of, std::ranges::any_of;

// The captures that a piece had left before a capture; endless pieces stay endless.
std::uint32_t before_capture(std::uint32_t captures) {
  return captures == no_bound ? no_bound : captures + 1;
}

}  // namespace

// A clause with what the rules ask of it. It is an instance of a rule if it has the literals that
// the rule names; more literals do no harm.
struct Instance {
  const Rules& rules;
  const Clause& clause;
  const std::vector<std::uint32_t>& places;  // the witness of a lemma
  const Captures& puzzle = rules.puzzle_;
  const Exits& exits = rules.exits_;

  std::uint32_t number(Meaning meaning, std::uint32_t a, std::uint32_t b) const {
    const auto& numbers = rules.numbers_[static_cast<std::size_t>(meaning)];
    const auto found = numbers.find(std::uint64_t{a} << 32 | b);
    return found == numbers.end() ? 0 : found->second;  // no clause has the variable 0
  }
  bool has(Meaning meaning, std::uint32_t a, std::uint32_t b = 0) const {
    return rules.has_[number(meaning, a, b)];
  }
  bool denies(Meaning meaning, std::uint32_t a, std::uint32_t b = 0) const {
    return rules.denies_[number(meaning, a, b)];
  }
  // The first variable of a meaning that the clause denies, or has; nullptr for none.
  const Variable* denied(Meaning meaning) const { return first(meaning, -1); }
  const Variable* asserted(Meaning meaning) const { return first(meaning, 1); }
  const Variable* first(Meaning meaning, Literal sign) const {
    for (const Literal literal : clause) {
      const Variable& variable = rules.variables_[std::abs(literal)];
      if (literal * sign > 0 && variable.meaning == meaning) return &variable;
    }
    return nullptr;
  }
  const Exit* denied_exit(Meaning meaning) const {
    const Variable* const variable = denied(meaning);
    return variable == nullptr ? nullptr : &exits.all[variable->a];
  }

  // Does a fact hold for the place of the first literal? The empty clause may speak of any place.
  template <class Holds>
  bool of_place(Holds holds) const {
    if (!clause.empty()) {
      const auto [meaning, a, b, c] = rules.variables_[std::abs(clause.front())];
      if (meaning == Meaning::exit) return holds(exits.all[a].from);
      const bool is_place = meaning == Meaning::root || meaning == Meaning::hub ||
                            meaning == Meaning::budget || meaning == Meaning::unlimited;
      return is_place && holds(a);
    }
    for (std::uint32_t place = 0; place < puzzle.size(); ++place)
      if (holds(place)) return true;
    return false;
  }

  // The clause says that the place keeps a piece, or no play in question does that.
  bool says_root(std::uint32_t place) const {
    const bool may_keep = !puzzle.goal || rules.left_ > 1 || place == puzzle.goal;
    return !may_keep || has(Meaning::root, place);
  }
  // The clause says that u is emptied before v.
  bool says_before(std::uint32_t u, std::uint32_t v) const {
    return has(Meaning::before, u, v) || denies(Meaning::before, v, u);
  }
  // Can a carrier of the place have so many captures left (no_bound: can it be endless)?
  bool may_have(std::uint32_t place, std::uint32_t captures) const {
    return exits.endless_comes[place] || exits.most_left[place] >= captures;
  }
  // The clause says that the carrier of the place has that many, or no carrier can.
  bool says_captures(std::uint32_t place, std::uint32_t captures) const {
    if (!may_have(place, captures)) return true;
    if (exits.most_left[place] < captures && has(Meaning::unlimited, place)) return true;
    // No carrier but an endless one has more than there are pieces, and endless ones have any
    // number.
    for (std::uint32_t fewer = std::min(captures, puzzle.size()); fewer > 0; --fewer)
      if (has(Meaning::budget, place, fewer)) return true;
    return false;
  }
  // The denied variable on the captures left to a carrier.
  const Variable* denied_captures(std::uint32_t& captures) const {
    const Variable* const budget = denied(Meaning::budget);
    captures = budget != nullptr ? budget->b : no_bound;
    return budget != nullptr ? budget : denied(Meaning::unlimited);
  }
  // The clause says that the last piece is not the carrier of the place, unless it starts there.
  bool denies_chain(std::uint32_t place) const {
    return puzzle.last && (place == puzzle.last || denies(Meaning::chain, place));
  }
  // No two different places can bring the last pieces to the hubs u and v.
  bool is_unfit(std::uint32_t u, std::uint32_t v) const {
    const std::uint32_t of_u = rules.sole_match_[u], of_v = rules.sole_match_[v];
    return of_u == v || of_v == u || (of_u != Grid::none && of_u == of_v);
  }
  bool has_hubs(const std::vector<std::uint32_t>& but_for_witness) const {
    return all_of(but_for_witness, [&](std::uint32_t place) {
      return rules.is_witness_[place] || has(Meaning::hub, place);
    });
  }

  // At most one variable of a group is true.
  bool is_one_of_group() const {
    if (clause.size() != 2 || clause.front() > 0 || clause.back() > 0) return false;
    const auto &a = rules.groups_[-clause.front()], &b = rules.groups_[-clause.back()];
    return a.of == b.of && a.of != Meaning::count && a.place == b.place &&
           ((b.is_one && a.largest < b.largest) || (a.is_one && b.largest < a.largest));
  }
  // Two exits end on one place; the clause denies the one from u and that the one from w is the
  // last.
  bool denies_two_arrivals(std::uint32_t u, std::uint32_t w) const {
    return any_of(exits.of[u], [&](std::uint32_t early) {
      return denies(Meaning::exit, early) && any_of(exits.of[w], [&](std::uint32_t late) {
               return denies(Meaning::last, late) && exits.all[early].to == exits.all[late].to;
             });
    });
  }

  static const std::array<struct Rule, 35> table;
};

struct Rule {
  std::string_view name;
  enum class Of : std::uint8_t { exits, hubs, both } model;
  bool (*holds)(const Instance& i);
};

const std::array<Rule, 35> Instance::table = {{
    // Pieces remain somewhere, not in too many places, and on the goal.
    {"root-some", Rule::Of::both,
     [](const Instance& i) {
       if (i.puzzle.goal && i.has(Meaning::root, *i.puzzle.goal)) return true;
       for (std::uint32_t place = 0; place < i.puzzle.size(); ++place)
         if (!i.says_root(place)) return false;
       return true;
     }},
    {"root-most", Rule::Of::both,
     [](const Instance& i) {
       const Variable *count = i.denied(Meaning::count), *root = i.denied(Meaning::root);
       return count != nullptr && root != nullptr && count->a >= i.rules.left_ &&
              root->a >= count->b;
     }},
    // Auxiliary variables: `captured`, `either`, and `count` without and with one more root.
    {"define", Rule::Of::exits,
     [](const Instance& i) {
       const Exit* const exit = i.denied_exit(Meaning::exit);
       return exit != nullptr && i.has(Meaning::captured, exit->to);
     }},
    {"define", Rule::Of::both,
     [](const Instance& i) {
       const Variable *root = i.denied(Meaning::root), *to = i.asserted(Meaning::count);
       const Variable* const from = i.denied(Meaning::count);
       if (to == nullptr || (from != nullptr && from->b > to->b)) return false;
       const bool adds =
           root != nullptr && root->a < to->b && (from == nullptr || root->a >= from->b);
       return to->a <= (from != nullptr ? from->a : 0) + (adds ? 1 : 0);
     }},
    {"define", Rule::Of::both,
     [](const Instance& i) {
       const Variable* const of = i.asserted(Meaning::either);
       return of != nullptr && (i.rules.denies_[of->a] || i.rules.denies_[of->b]);
     }},
    // A place has an exit or keeps a piece, and not two of these; nor two last captures, two matches
    // from it, or carriers of two types.
    {"one", Rule::Of::both, [](const Instance& i) { return i.is_one_of_group(); }},
    {"exit-some", Rule::Of::exits,
     [](const Instance& i) {
       return i.of_place([&](std::uint32_t place) {
         return i.says_root(place) && all_of(i.exits.of[place], [&](std::uint32_t exit) {
                  return i.has(Meaning::exit, exit);
                });
       });
     }},
    // A last capture is a capture; a place with captures on it has a last one, and not two.
    {"last-exit", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const last = i.denied(Meaning::last);
       return last != nullptr && i.has(Meaning::exit, last->a);
     }},
    {"last-some", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const captured = i.denied(Meaning::captured);
       return captured != nullptr && all_of(i.exits.onto[captured->a], [&](std::uint32_t exit) {
                return i.has(Meaning::last, exit);
              });
     }},
    // An exit needs a carrier of a type that has the step. The carrier comes by the last capture and
    // keeps its type, or starts on the place; it has one type.
    {"type-step", Rule::Of::exits,
     [](const Instance& i) {
       const Exit* const exit = i.denied_exit(Meaning::exit);
       return exit != nullptr && all_of(exit->types, [&](std::uint32_t type) {
                return i.has(Meaning::type, exit->from, type);
              });
     }},
    {"type-carry", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const type = i.denied(Meaning::type);
       const Exit* const exit = i.denied_exit(Meaning::last);
       return type != nullptr && exit != nullptr && exit->to == type->a &&
              (!exit->allows(type->b) || i.has(Meaning::type, exit->from, type->b));
     }},
    {"type-start", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const type = i.denied(Meaning::type);
       if (type == nullptr) return false;
       const bool starts = i.puzzle.type[type->a] == type->b && i.puzzle.budget[type->a] > 0;
       return !starts && all_of(i.exits.onto[type->a], [&](std::uint32_t exit) {
         return !i.exits.all[exit].allows(type->b) || i.has(Meaning::last, exit);
       });
     }},
    // An exit needs a carrier with a capture left. What the carrier has left was more before the
    // last capture, or is its budget from the start.
    {"budget-need", Rule::Of::exits,
     [](const Instance& i) {
       return i.of_place(
           [&](std::uint32_t place) { return i.says_root(place) && i.says_captures(place, 1); });
     }},
    {"budget-carry", Rule::Of::exits,
     [](const Instance& i) {
       std::uint32_t captures = 0;
       const Variable* const here = i.denied_captures(captures);
       if (here == nullptr) return false;
       if (const Exit* const exit = i.denied_exit(Meaning::last))
         return exit->to == here->a && i.says_captures(exit->from, before_capture(captures));
       return i.denies(Meaning::captured, here->a) &&
              !any_of(i.exits.onto[here->a], [&](std::uint32_t exit) {
                return i.may_have(i.exits.all[exit].from, before_capture(captures));
              });
     }},
    {"budget-start", Rule::Of::exits,
     [](const Instance& i) {
       std::uint32_t captures = 0;
       const Variable* const here = i.denied_captures(captures);
       return here != nullptr && own_budget(i.puzzle, here->a) < captures &&
              all_of(i.exits.onto[here->a], [&](std::uint32_t exit) {
                return i.has(Meaning::last, exit) ||
                       !i.may_have(i.exits.all[exit].from, before_capture(captures));
              });
     }},
    {"budget-order", Rule::Of::exits,
     [](const Instance& i) {
       std::uint32_t captures = 0;
       const Variable *more = i.denied_captures(captures), *fewer = i.asserted(Meaning::budget);
       return more != nullptr && fewer != nullptr && more->a == fewer->a && fewer->b <= captures;
     }},
    // What a piece has when it comes, or at its start, is left before the exit.
    {"budget-keep", Rule::Of::exits,
     [](const Instance& i) {
       const Variable *here = i.asserted(Meaning::budget), *before = i.denied(Meaning::budget);
       if (here == nullptr || !i.says_root(here->a)) return false;
       if (const Exit* const exit = i.denied_exit(Meaning::last))
         return before != nullptr && exit->to == here->a && exit->from == before->a &&
                here->b < before->b;
       return here->b <= i.puzzle.budget[here->a] &&
              (i.has(Meaning::captured, here->a) || i.exits.onto[here->a].empty());
     }},
    // An idle exit is not the last capture on its target, or the target keeps a piece. The captures
    // wasted on a place: the budget of its own piece, if that never moves, and what a piece has left
    // after an idle exit. They add up to the slack at most.
    {"idle", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const exit = i.denied(Meaning::exit);
       if (exit == nullptr || !i.has(Meaning::idle, i.exits.all[exit->a].from)) return false;
       return i.has(Meaning::last, exit->a) || i.denies(Meaning::root, i.exits.all[exit->a].to);
     }},
    {"waste", Rule::Of::both,
     [](const Instance& i) {
       const Variable *here = i.asserted(Meaning::waste), *more = i.denied(Meaning::waste);
       if (here == nullptr) return false;
       if (more != nullptr) return more->a == here->a && more->b >= here->b;
       std::uint64_t wasted = 0;
       const bool is_own = i.denies(Meaning::captured, here->a) ||
                           i.denies(Meaning::root, here->a) || i.denies(Meaning::hub, here->a);
       if (is_own && here->a != i.puzzle.goal) wasted += i.puzzle.budget[here->a];
       const Variable* const left = i.denied(Meaning::budget);
       if (left != nullptr && left->a == here->a && i.denies(Meaning::idle, here->a))
         wasted += left->b - 1;
       return here->b <= wasted;
     }},
    {"waste-most", Rule::Of::both,
     [](const Instance& i) {
       const Variable *total = i.denied(Meaning::total), *waste = i.denied(Meaning::waste);
       return (total != nullptr && total->c > i.rules.slack_) ||
              (waste != nullptr && waste->b > i.rules.slack_);
     }},
    {"define", Rule::Of::both,
     [](const Instance& i) {
       const Variable* const sum = i.asserted(Meaning::total);
       if (sum == nullptr) return false;
       std::uint64_t found = 0, end = sum->a;
       for (const Literal literal : i.clause) {
         const auto& [meaning, a, b, c] = i.rules.variables_[std::abs(literal)];
         const bool is_total = meaning == Meaning::total;
         if (literal > 0 || (!is_total && meaning != Meaning::waste)) continue;
         // Of these variables of meaning `waste` so many are true.
         const std::uint64_t first = is_total ? a : c - b + 1, last = is_total ? b : c;
         if (first < end || last > sum->b) return false;
         end = last + 1;
         found += is_total ? c : b;
       }
       return found >= sum->c;
     }},
    // Captures by the last piece are the last on their places, where it is the carrier then.
    {"chain-last", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const exit = i.denied(Meaning::exit);
       return exit != nullptr && i.denies_chain(i.exits.all[exit->a].from) &&
              i.has(Meaning::last, exit->a);
     }},
    {"chain-carry", Rule::Of::exits,
     [](const Instance& i) {
       const Exit* const exit = i.denied_exit(Meaning::exit);
       return exit != nullptr && i.denies_chain(exit->from) &&
              (i.has(Meaning::chain, exit->to) || !exit->allows(i.puzzle.type[*i.puzzle.last]));
     }},
    // A place is emptied before the target of its exit, and after the places that the exit passes;
    // places that keep a piece come last.
    {"before-exit", Rule::Of::exits,
     [](const Instance& i) {
       const Exit* const exit = i.denied_exit(Meaning::exit);
       return exit != nullptr && i.says_before(exit->from, exit->to);
     }},
    {"before-over", Rule::Of::exits,
     [](const Instance& i) {
       const Exit* const exit = i.denied_exit(Meaning::exit);
       return exit != nullptr && any_of(exit->over, [&](std::uint32_t passed) {
                return i.says_before(passed, exit->from);
              });
     }},
    {"before-root", Rule::Of::exits,
     [](const Instance& i) {
       const Variable* const root = i.denied(Meaning::root);
       return root != nullptr && any_of(i.clause, [&](Literal literal) {
                const auto [meaning, a, b, c] = i.rules.variables_[std::abs(literal)];
                const std::uint32_t early = literal > 0 ? a : b, late = literal > 0 ? b : a;
                return meaning == Meaning::before && late == root->a && early != late &&
                       (i.rules.left_ == 1 || i.says_root(early));
              });
     }},
    // Places can't each be emptied before the next one, and the last of them before the first.
    {"cycle", Rule::Of::exits,
     [](const Instance& i) {
       for (std::size_t p = 0; p < i.places.size(); ++p) {
         const std::uint32_t u = i.places[p], w = i.places[(p + 1) % i.places.size()];
         if (u == w || !(i.says_before(w, u) || i.denies_two_arrivals(u, w))) return false;
       }
       return !i.places.empty();
     }},
    // Some exit leaves a set of places, or a piece remains in it.
    {"cut", Rule::Of::exits,
     [](const Instance& i) {
       return !i.places.empty() && all_of(i.places, [&](std::uint32_t u) {
         return i.says_root(u) && all_of(i.exits.of[u], [&](std::uint32_t exit) {
                  return i.rules.is_witness_[i.exits.all[exit].to] || i.has(Meaning::exit, exit);
                });
       });
     }},
    // A place is a hub, or has budget and a step to a hub. A hub keeps a piece or has a match, which
    // leads from no hub to a hub, and from each place but once. A place that keeps a piece is a hub.
    {"hub-some", Rule::Of::hubs,
     [](const Instance& i) {
       return i.of_place([&](std::uint32_t place) {
         return i.has(Meaning::hub, place) &&
                (i.puzzle.budget[place] == 0 || i.has_hubs(i.rules.out_[place]));
       });
     }},
    {"hub-match", Rule::Of::hubs,
     [](const Instance& i) {
       const Variable* const hub = i.denied(Meaning::hub);
       return hub != nullptr && i.says_root(hub->a) &&
              all_of(i.rules.in_[hub->a], [&](std::uint32_t from) {
                return i.puzzle.budget[from] < 2 || i.has(Meaning::match, from, hub->a);
              });
     }},
    {"match-hub", Rule::Of::hubs,
     [](const Instance& i) {
       const Variable* const match = i.denied(Meaning::match);
       return match != nullptr && (i.has(Meaning::hub, match->b) || i.denies(Meaning::hub, match->a));
     }},
    {"root-hub", Rule::Of::hubs,
     [](const Instance& i) {
       const Variable* const root = i.denied(Meaning::root);
       return root != nullptr && i.has(Meaning::hub, root->a);
     }},
    // A hub stands next to a set of places, where a step from the set leads, or the set keeps a
    // piece; if one place lies outside without a step into the set, a hub stands next to it anyway.
    // If the first of the places is a hub, the next one of its chain fits, or a piece remains there.
    {"cut", Rule::Of::hubs,
     [](const Instance& i) {
       return !i.places.empty() && all_of(i.places, [&](std::uint32_t u) {
         return i.says_root(u) && i.has_hubs(i.rules.out_[u]);
       });
     }},
    {"chain", Rule::Of::hubs,
     [](const Instance& i) {
       const auto leaves = [&](std::uint32_t u) {
         return i.says_root(u) && all_of(i.rules.out_[u], [&](std::uint32_t v) {
                  return i.rules.is_witness_[v] ||
                         (i.is_unfit(u, v) ? i.says_root(v) : i.has(Meaning::hub, v));
                });
       };
       return !i.places.empty() && i.denies(Meaning::hub, i.places[0]) && all_of(i.places, leaves);
     }},
    {"split", Rule::Of::hubs,
     [](const Instance& i) {
       std::vector<bool> is_near(i.rules.is_witness_);
       for (const std::uint32_t u : i.places) {
         if (!i.has_hubs(i.rules.out_[u]) || !i.has_hubs(i.rules.in_[u])) return false;
         for (const std::uint32_t w : i.rules.in_[u]) is_near[w] = true;
       }
       return i.rules.left_ == 1 && !i.places.empty() && !all_of(is_near, [](bool is) { return is; });
     }},
}};

void Rules::check(std::string_view rule, const std::vector<std::uint32_t>& places,
                  const Clause& clause) {
  const auto mark = [&](bool is_there) {
    for (const Literal literal : clause)
      (literal > 0 ? has_ : denies_)[std::abs(literal)] = is_there;
    for (const std::uint32_t place : places) is_witness_[place] = is_there;
  };
  mark(true);
  const Instance instance{*this, clause, places};
  const bool holds = any_of(Instance::table, [&](const Rule& one) {
    const bool is_of_model = one.model != (is_hubs_ ? Rule::Of::exits : Rule::Of::hubs);
    return is_of_model && one.name == rule && one.holds(instance);
  });
  mark(false);
  need(holds, "a clause is no instance of the rule `" + std::string(rule) + "`");
}

}  // namespace hardboard::kernel
