// The variables of a proof by clauses: what each says of a play (docs/proof-format.md), and what
// the rules know of the puzzle that the proof is about.
#pragma once

#include "kernel/steps.h"

namespace hardboard::kernel {

inline constexpr std::array<std::string_view, 2> models = {"exits", "hubs"};
inline constexpr std::array<std::string_view, 16> meanings = {
    "exit",   "last", "root",  "captured", "type", "budget", "unlimited", "chain",
    "before", "hub",  "match", "either",   "idle", "waste",  "starter",   "total"};
using Meaning = OneOf<meanings>;

// What a variable says of a play: a word, and up to three numbers. The numbers are an exit; or a
// place, and perhaps a type, a number of captures or another place; or two variables, and perhaps
// how many of those between are true.
struct Variable {
  Meaning meaning = "total";
  std::uint32_t a = 0, b = 0, c = 0;
  friend bool operator==(const Variable&, const Variable&) = default;
};

inline std::size_t hash_of(const Variable& of) {
  return mixed(std::uint64_t{of.a} << 32 | of.b, std::uint64_t{of.c} << 8 | of.meaning.number);
}

// At most one variable of a group is true. The groups are: the exits of a place together with its
// root, the last captures on a place, the matches from a place, and the types of the carrier of a
// place.
struct Group {
  Meaning of = "total";  // exit, last, match or type; total for none
  std::uint32_t place = 0;
  std::uint32_t largest = 0;  // of the variables of the group that this one stands for
  bool is_one = false;        // false for an `either`, which stands for several variables
};

struct Formula {
  // `left`: at most so many pieces remain. NotShown if the model does not apply.
  Formula(const Captures& puzzle, OneOf<models> model, std::uint32_t left);

  // Reads the variables of a proof, a line each.
  void read_variables(Reader& in);
  // The number of the variable; 0, which no clause has, if there is no such variable.
  std::uint32_t number(Meaning meaning, std::uint32_t a, std::uint32_t b) const {
    const std::uint32_t found = variables.find({meaning, a, b});
    return found == variables.none ? 0 : found;
  }

  const Captures& puzzle;
  const OneOf<models> model;
  const std::uint32_t left;
  Exits exits;                                      // of the model exits
  std::vector<std::vector<std::uint32_t>> out, in;  // of hubs: where steps lead to and from
  // Of hubs, by place: the only place with a budget of 2 from which a step leads here; Grid::none
  // if there are none or several.
  std::vector<std::uint32_t> sole_match;
  // How many captures the budgets of all pieces that may capture allow, beyond the captures of a
  // play. A budget that does not bind is no_bound.
  std::int64_t slack = 0;
  Numbers<Variable> variables;  // from 1
  std::vector<Group> groups{{}};
};

}  // namespace hardboard::kernel
