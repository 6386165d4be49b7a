// What a refusal by SAT rests on: the formula with the meaning of each variable in places and the
// rule behind each clause, the lemmas that were added on the way, each with a witness, and the DRAT
// text. Plain data for a checker that trusts no solver; docs/proof-format.md says what all means.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard::sat {

// A variable's number, from 1, negated by its sign: the convention of DIMACS.
using Literal = std::int32_t;

// What a variable says of a solution; the places and numbers behind it are its words.
enum class Meaning : std::uint8_t {
  exit,       // FROM TO OVER...: the exit of FROM goes to TO, over the places OVER
  last,       // the same: moreover it is the last capture that ends on TO
  root,       // PLACE: a piece remains there
  captured,   // PLACE: some capture ends there
  type,       // PLACE TYPE: the piece that makes the exit of PLACE is of this type
  budget,     // PLACE K: that piece has at least K captures left before it
  unlimited,  // PLACE: that piece has no bound on its captures, or one that can't bind
  chain,      // PLACE: the uncapturable piece makes the exit of PLACE, or remains there
  before,     // U V: the exit of U comes before that of V; places that keep a piece come last
  hub,        // PLACE: something is captured on PLACE, or a piece remains there
  match,      // FROM TO: the exit of FROM goes to TO, and that piece makes the exit of TO
  either,     // A B: variable A or variable B is true
  count,      // J I: at least J of the first I variables of meaning `root` are true
};

// Why a clause holds in every solution.
enum class Rule : std::uint8_t {
  exit_some,     // a piece leaves each place, or remains there
  exit_one,      // and only once
  root_some,     // a piece remains somewhere
  root_most,     // and no more than allowed
  root_goal,     // one on the goal
  last_exit,     // a last capture is a capture
  last_some,     // where something is captured, something is captured last
  last_one,      // one capture at most
  type_step,     // a step needs a piece that has it
  type_carry,    // the piece that came last goes on: it brings its type
  type_start,    // nobody came: the piece is the one that started there
  type_one,      // a piece has one type
  budget_need,   // a capture needs budget
  budget_carry,  // the piece that came last goes on with one capture less
  budget_start,  // nobody came: the piece has the budget that it started with
  budget_order,  // K + 1 left is K left
  chain_last,    // nobody captures the uncapturable piece: it came last wherever it came
  chain_carry,   // it goes on
  before_exit,   // what is captured was there
  before_over,   // what was passed was gone
  before_root,   // what remains is there at the end
  hub_some,      // whoever leaves goes to a hub, and without budget only a hub's place is left
  hub_match,     // what leaves a hub came there from a place that was never captured
  match_hub,     // between a hub and a place that is none
  match_one,     // no piece leaves twice
  root_hub,      // a place where a piece remains counts as a hub
  define,        // what an auxiliary variable means
};

std::string_view name(Meaning meaning);
std::string_view name(Rule rule);

class Formula {
public:
  // A new variable, as its positive literal; they count from 1.
  Literal variable(Meaning meaning, std::span<const std::uint32_t> words);
  Literal variable(Meaning meaning, std::initializer_list<std::uint32_t> words) {
    return variable(meaning, std::span(words.begin(), words.size()));
  }

  void add(Rule rule, std::span<const Literal> clause);
  void add(Rule rule, std::initializer_list<Literal> clause) {
    add(rule, std::span(clause.begin(), clause.size()));
  }

  std::uint32_t variables() const { return static_cast<std::uint32_t>(meanings_.size()); }
  Meaning meaning(std::uint32_t variable) const { return meanings_[variable - 1]; }
  std::span<const std::uint32_t> words(std::uint32_t variable) const {
    return {words_.data() + first_word_[variable - 1], words_.data() + first_word_[variable]};
  }

  std::size_t clauses() const { return rules_.size(); }
  std::size_t literals() const { return literals_.size(); }
  Rule rule(std::size_t clause) const { return rules_[clause]; }
  std::span<const Literal> clause(std::size_t clause) const {
    return {literals_.data() + first_literal_[clause],
            literals_.data() + first_literal_[clause + 1]};
  }

private:
  std::vector<Meaning> meanings_;
  std::vector<std::size_t> first_word_{0};
  std::vector<std::uint32_t> words_;
  std::vector<Rule> rules_;
  std::vector<std::size_t> first_literal_{0};
  std::vector<Literal> literals_;
};

// A clause added when a model broke what the formula leaves out.
struct Lemma {
  enum class Kind : std::uint8_t {
    cycle,  // `places` can't each be emptied before the next, and the last before the first
    cut,    // exits: what leaves `places` does so somewhere, or a piece remains in them
            // hubs: a hub stands where steps lead from `places`, or a piece remains in them
    split,  // hubs: one stands where steps lead from `places`, or come from
  };
  Kind kind = Kind::cycle;
  std::vector<std::uint32_t> places;
  std::vector<Literal> clause;
};

// Everything but the DRAT text, whose line `drat` comes last. `model` is "exits" or "hubs".
void write_refusal(std::ostream& out, std::string_view model, std::uint32_t places,
                   const Formula& formula, std::span<const Lemma> lemmas);

}  // namespace hardboard::sat
