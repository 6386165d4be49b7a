// The rules of the formulas by which SAT solvers refuse games of captures: which clauses hold for
// every play that leaves at most so many pieces, one of them on the goal if there is one
// (docs/proof-format.md lists meanings and rules; docs/exits.md and docs/hubs.md prove them).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "kernel/captures.h"
#include "kernel/steps.h"
#include "kernel/text.h"

namespace hardboard::kernel {

// The number of a variable, from 1, negative for its denial.
using Literal = std::int64_t;
using Clause = std::vector<Literal>;

// What a variable says of a play, of a few numbers: an exit; or a place and perhaps a type, a
// number of captures or another place; or two variables; or numbers. The names are those of the
// text.
inline constexpr std::array<std::string_view, 16> meanings = {
    "exit",   "last", "root",  "captured", "type",  "budget", "unlimited", "chain",
    "before", "hub",  "match", "either",   "count", "idle",   "waste",     "total"};
enum class Meaning : std::uint8_t {
  exit,
  last,
  root,
  captured,
  type,
  budget,
  unlimited,
  chain,
  before,
  hub,
  match,
  either,
  count,
  idle,
  waste,
  total
};

struct Variable {
  Meaning meaning = Meaning::exit;
  std::uint32_t a = 0, b = 0;
  std::uint32_t c = 0;  // of `waste`: its number among these, from 1
};

class Rules {
public:
  // `left`: at most so many pieces remain. NotShown if the model, exits or hubs, does not apply.
  Rules(const Captures& puzzle, std::string_view model, std::uint32_t left);

  // Reads the variables of a proof, a line each, behind the word `variables`.
  void read_variables(Reader& in);
  std::size_t variables() const { return variables_.size() - 1; }

  // NotShown unless the clause is an instance of the rule, or contains one. `places` is the witness
  // of a lemma. Costs as much as the exits, steps or roots that the instance speaks of.
  void check(std::string_view rule, const std::vector<std::uint32_t>& places, const Clause& clause);

private:
  friend struct Instance;  // a clause that is checked

  // At most one variable of a group is true: of the exits of a place and its root, of the last
  // captures on a place, of the matches from a place, of the types of its carrier.
  struct Group {
    Meaning of = Meaning::count;  // exit, last, match or type; count for none
    std::uint32_t place = 0;
    std::uint32_t largest = 0;  // of the variables of the group that this one stands for
    bool is_one = false;        // it stands for itself; an `either` stands for several
  };

  std::uint32_t read_exit(Reader& in) const;
  Variable read_variable(Reader& in, Meaning meaning);
  Group group_of(const Variable& variable, std::uint32_t number) const;

  const Captures& puzzle_;
  bool is_hubs_;
  std::uint32_t left_;
  Exits exits_;                                       // of the model exits
  std::vector<std::vector<std::uint32_t>> out_, in_;  // of hubs: where steps lead to and from
  // Of hubs, by place: the only place with a budget of 2 from which a step leads here; Grid::none
  // if there are none or several.
  std::vector<std::uint32_t> sole_match_;
  // How many captures the budgets allow beyond those of a play, if they are all bounds.
  std::int64_t slack_ = 0;
  bool has_slack_ = true;
  Variable waste_;  // the last one that was read
  std::vector<Variable> variables_{{}};
  std::vector<Group> groups_{{}};
  std::array<std::unordered_map<std::uint64_t, std::uint32_t>, 16> numbers_;  // by meaning
  std::vector<bool> has_, denies_;  // by variable: what stands in the clause that is checked
  std::vector<bool> is_witness_;    // by place: of that clause
};

}  // namespace hardboard::kernel
