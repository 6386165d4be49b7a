// The parts of a refusal by SAT: the formula, with the meaning of each variable in places and the
// rule behind each clause; and the lemmas that were added to the formula, each with a witness. A
// proof names these meanings and rules (docs/proof-format.md), and the kernel checks them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace hardboard::sat {

// The number of a variable, from 1; negative if the variable is negated, as in DIMACS.
using Literal = std::int32_t;

// The statement of a variable about a solution. The capital letters stand for the variable's words,
// which are places and numbers. The *carrier* of a place is the piece that makes the exit of this
// place.
enum class Meaning : std::uint8_t {
  exit,       // FROM TO OVER...: the exit of FROM goes to TO, over the places OVER
  last,       // FROM TO OVER...: as `exit`, and no later capture ends on TO
  root,       // PLACE: a piece remains on the place
  captured,   // PLACE: some capture ends on the place
  type,       // PLACE TYPE: the carrier of the place is of this type
  budget,     // PLACE K: the carrier has at least K captures left before the exit
  unlimited,  // PLACE: the carrier has no bound on its captures, or a bound that can't bind
  chain,      // PLACE: the uncapturable piece is the carrier of the place, or remains on it
  before,     // U V: the exit of U comes before that of V; places that keep a piece come last
  hub,        // PLACE: something is captured on the place, or a piece remains on it
  match,      // FROM TO: the exit of FROM goes to TO, and its carrier is also the carrier of TO
  either,     // A B: variable A or variable B is true
  idle,       // PLACE: the exit is not the last capture on its target, or the target keeps a piece
  waste,      // PLACE J: at least J captures are wasted on the place
  starter,    // PLACE: the piece that starts on the place makes its exit
  total,      // A B J: of the variables A to B that have A's meaning, at least J are true
  // Not in proofs:
  wire,  // V A B...: variable V, if not 0, is true, and a hub stands on A or B, and so on
  flow,  // I K: of matches, K - 2 more at least lead from rung I of a wire to the next than back
};

// The reason why a clause holds in every solution. Proofs name some of these alike.
enum class Rule : std::uint8_t {
  exit_some,      // each place has an exit or keeps a piece
  exit_one,       // no place has two exits, or an exit and a piece that remains
  root_some,      // a piece remains somewhere
  root_most,      // no more pieces remain than allowed
  root_goal,      // a piece remains on the goal
  last_exit,      // the last capture on a place is a capture
  last_some,      // a place on which something is captured has a last capture
  last_one,       // no place has two last captures
  type_step,      // an exit needs a carrier whose type has the step
  type_carry,     // the piece that arrived last is the carrier, and keeps its type
  type_start,     // the carrier of a place without captures on it started there
  type_one,       // a carrier has one type
  budget_need,    // an exit needs a carrier with a capture left
  budget_carry,   // the piece that arrived last is the carrier, with one capture less than before
  budget_start,   // the carrier of a place without captures on it has its whole budget
  budget_order,   // K + 1 captures left are K captures left
  chain_last,     // no piece captures on a place after the uncapturable piece has come there
  chain_carry,    // the uncapturable piece is the carrier of the place to which it has come
  before_exit,    // a piece that is captured is still there
  before_over,    // a place that a capture passes over is already empty
  before_root,    // a place that keeps a piece outlasts all others
  hub_some,       // an exit goes to a hub, and a place without budget is a hub
  hub_match,      // the carrier of a hub comes from a place on which nothing is captured
  match_hub,      // a match leads from a place that is no hub to a hub
  match_one,      // no place has two matches
  root_hub,       // a place that keeps a piece counts as a hub
  budget_keep,    // the carrier has all captures left that it had at the start or on arriving
  before_circle,  // no three places are emptied each before the next
  before_last,    // the last capture on a place comes after the others
  idle_exit,      // the meaning of `idle`
  waste_own,      // a piece that is captured, or remains, never uses its budget
  waste_idle,     // a carrier that goes on no more wastes the captures that it has left
  waste_order,    // J + 1 wasted captures are J
  waste_most,     // no more captures are wasted than the budgets have beyond those of a solution
  starter,        // the meaning of `starter`
  starter_most,   // no more pieces capture than may
  define,         // defines an auxiliary variable
  wire,           // hubs on a wire hang together with one of its ends; matches flow; not in proofs
};

std::string_view name(Meaning meaning);
std::string_view name(Rule rule);

// Clauses over variables, in the order in which they were added.
class Formula {
public:
  // Reserves memory for about this many literals in clauses of two or three.
  void reserve(std::size_t literals);

  // Makes a variable and returns its positive literal.
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

// A clause that was added because a model of the formula was no solution; `places` is its witness.
struct Lemma {
  enum class Kind : std::uint8_t {
    cycle,  // `places`: each cannot be emptied before the next, and the last before the first
    // Model exits: some exit leaves `places`, or a piece remains in them. Model hubs: some step
    // from `places` leads to a hub, or a piece remains in them.
    cut,
    // Model hubs: some step leads from `places` to a hub, or from a hub to `places`.
    split,
    // Model hubs: if the first of `places` is a hub, some step from `places` leads to a hub that
    // can have its match beside the place before it, or a piece remains in them or beside them.
    chain,
    wires,  // Model hubs: a cut or split that whole wires lead out of; not in proofs
  };
  Kind kind = Kind::cycle;
  std::vector<std::uint32_t> places;
  std::vector<Literal> clause;
};

std::string_view name(Lemma::Kind kind);

}  // namespace hardboard::sat
