#include "methods/qbf/search.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "methods/qbf/aig_builder.h"

namespace hardboard::qbf {
namespace {

using formulas::Literal;
using formulas::variable_of;
using formulas::Wire;

// The functions by which the winner plays the variables of its side that have no value yet, by
// variable; 0 for all others.
struct Outcome {
  bool is_true = false;
  std::vector<Wire> functions;
};

// A value that a position forces.
struct Forced {
  Literal literal = 0;
  std::optional<std::size_t> unit;  // the clause that forces it; nothing for a pure literal
};

constexpr std::size_t none = SIZE_MAX, bytes_a_gate = 64;

class Search {
public:
  Search(const Puzzle& puzzle, const Limits& limits, std::uint64_t most_work)
      : puzzle_(puzzle),
        limits_(limits),
        most_work_(most_work),
        variables_(puzzle.matrix.variables),
        values_(variables_ + 1, 0),
        blocks_(variables_ + 1, none),
        is_universal_(variables_ + 1, false),
        builder_(variables_) {
    for (std::size_t block = 0; block < puzzle.prefix.size(); ++block)
      for (const std::uint32_t v : puzzle.prefix[block].variables) {
        is_universal_[v] = puzzle.prefix[block].is_universal;
        blocks_[v] = block;
        order_.push_back(v);
      }
    for (std::size_t i = 0; i < puzzle.matrix.size(); ++i)
      if (!is_tautology(puzzle.matrix.clause(i))) clauses_.push_back(i);
  }

  std::optional<Found> run() {
    std::optional<Outcome> outcome = solve();
    if (!outcome) return std::nullopt;
    std::vector<std::uint32_t> inputs;
    std::vector<Wire> outputs;
    for (const std::uint32_t v : order_) {
      if (is_universal_[v] == outcome->is_true)
        inputs.push_back(v);
      else
        outputs.push_back(outcome->functions[v]);
    }
    return Found{outcome->is_true, builder_.part(inputs, outputs), positions_};
  }

private:
  bool has_value(std::uint32_t v) const { return values_[v] != 0; }
  int value(Literal literal) const {
    return literal < 0 ? -values_[variable_of(literal)] : values_[variable_of(literal)];
  }
  void set(Literal literal) { values_[variable_of(literal)] = literal < 0 ? -1 : 1; }
  static Wire constant(bool is_one) { return is_one ? 1 : 0; }

  bool is_over() {
    if (most_work_ != 0 && work_ > most_work_) return true;
    if (builder_.gates() * bytes_a_gate > limits_.memory_bytes) return true;
    return positions_ % 256 == 0 && limits_.reached();
  }

  // The position with its forced values, and the way back through them.
  std::optional<Outcome> solve() {
    ++positions_;
    if (is_over()) return std::nullopt;
    std::vector<Forced> forced;
    std::optional<Outcome> outcome = decided(forced);
    if (!outcome && !(outcome = branch())) return std::nullopt;
    for (; !forced.empty(); forced.pop_back()) take_back(forced.back(), *outcome);
    return outcome;
  }

  // Plays forced values until there is none or the position is decided.
  std::optional<Outcome> decided(std::vector<Forced>& forced) {
    for (;;) {
      bool is_satisfied = true;
      const std::size_t before = forced.size();
      std::vector<std::uint8_t> signs(variables_ + 1, 0);  // bit 0: occurs, bit 1: negated
      for (const std::size_t i : clauses_) {
        const auto clause = puzzle_.matrix.clause(i);
        work_ += clause.size() + 1;
        const auto is_true = [&](Literal literal) { return value(literal) > 0; };
        if (std::any_of(clause.begin(), clause.end(), is_true)) continue;
        is_satisfied = false;
        Literal existential = 0;
        bool is_single = true;
        for (const Literal literal : clause) {
          const std::uint32_t v = variable_of(literal);
          if (has_value(v)) continue;
          signs[v] = static_cast<std::uint8_t>(signs[v] | (literal < 0 ? 2 : 1));
          if (is_universal_[v]) continue;
          is_single = is_single && (existential == 0 || existential == literal);
          existential = literal;
        }
        if (existential == 0) {
          Outcome lost{false, std::vector<Wire>(variables_ + 1, 0)};
          falsify(clause, 0, lost.functions);
          return lost;
        }
        if (!is_single || !is_unit(clause, existential)) continue;
        set(existential);
        forced.push_back({existential, i});
      }
      if (is_satisfied) return Outcome{true, std::vector<Wire>(variables_ + 1, 0)};
      if (forced.size() != before) continue;
      for (const std::uint32_t v : order_) {
        if (has_value(v) || (signs[v] != 1 && signs[v] != 2)) continue;
        // The side of the variable makes the literal true if it is existential, else false.
        const auto positive = static_cast<Literal>(v);
        const Literal literal = (signs[v] == 1) != is_universal_[v] ? positive : -positive;
        set(literal);
        forced.push_back({literal, std::nullopt});
      }
      if (forced.size() == before) return std::nullopt;
    }
  }

  // Does the clause, with one literal of an existential variable left, force that literal? Its
  // universal literals without a value must be later.
  bool is_unit(std::span<const Literal> clause, Literal existential) const {
    return std::all_of(clause.begin(), clause.end(), [&](Literal literal) {
      const std::uint32_t v = variable_of(literal);
      return has_value(v) || !is_universal_[v] || blocks_[v] > blocks_[variable_of(existential)];
    });
  }
  // Does the clause have a variable with both signs?
  static bool is_tautology(std::span<const Literal> clause) {
    return std::any_of(clause.begin(), clause.end(), [&](Literal literal) {
      return std::find(clause.begin(), clause.end(), -literal) != clause.end();
    });
  }

  // Lets the universal side make its literals of the clause false. With a `forced` literal it does
  // so where that literal is false, and otherwise plays on as before.
  void falsify(std::span<const Literal> clause, Literal forced, std::vector<Wire>& functions) {
    for (const Literal literal : clause) {
      const std::uint32_t v = variable_of(literal);
      if (!is_universal_[v] || has_value(v)) continue;
      const Wire losing = constant(literal < 0);
      functions[v] = forced == 0 ? losing
                                 : builder_.choose(2 * variable_of(forced) + (forced < 0 ? 1U : 0U),
                                                   functions[v], losing);
    }
  }

  // The function of a forced variable of the winner is its value. If the winner is universal and a
  // unit clause forced an existential literal, a loser who plays against it makes the clause false.
  void take_back(const Forced& forced, Outcome& outcome) {
    const std::uint32_t v = variable_of(forced.literal);
    values_[v] = 0;
    if (is_universal_[v] != outcome.is_true)
      outcome.functions[v] = constant(forced.literal > 0);
    else if (forced.unit)
      falsify(puzzle_.matrix.clause(*forced.unit), forced.literal, outcome.functions);
  }

  // Tries both values of the outermost variable that matters.
  std::optional<Outcome> branch() {
    const std::uint32_t v = next();
    const bool wish = !is_universal_[v];  // the outcome that the side of the variable wants
    std::optional<Outcome> first, second;
    for (const Literal literal : {-static_cast<Literal>(v), static_cast<Literal>(v)}) {
      set(literal);
      std::optional<Outcome> outcome = solve();
      values_[v] = 0;
      if (!outcome) return std::nullopt;
      if (outcome->is_true == wish) {
        outcome->functions[v] = constant(literal > 0);
        return outcome;
      }
      (literal < 0 ? first : second) = std::move(outcome);
    }
    for (std::uint32_t other = 1; other <= variables_; ++other)
      second->functions[other] =
          builder_.choose(2 * v, second->functions[other], first->functions[other]);
    return second;
  }

  // The outermost variable without a value in a clause that is not yet satisfied. Such a clause
  // has one, or decided() would have ended the position.
  std::uint32_t next() const {
    std::uint32_t best = 0;
    std::size_t block = none;
    for (const std::size_t i : clauses_) {
      const auto clause = puzzle_.matrix.clause(i);
      if (std::any_of(clause.begin(), clause.end(), [&](Literal l) { return value(l) > 0; }))
        continue;
      for (const Literal literal : clause) {
        const std::uint32_t v = variable_of(literal);
        if (!has_value(v) && blocks_[v] < block) block = blocks_[v], best = v;
      }
    }
    return best;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  const std::uint64_t most_work_;
  const std::uint32_t variables_;
  std::vector<std::int8_t> values_;  // -1 false, 1 true, 0 none
  std::vector<std::size_t> blocks_;  // of a variable: the number of its block
  std::vector<bool> is_universal_;
  std::vector<std::uint32_t> order_;  // the quantified variables, outermost first
  std::vector<std::size_t> clauses_;  // those that have no variable with both signs
  AigBuilder builder_;
  std::uint64_t work_ = 0, positions_ = 0;
};

}  // namespace

std::optional<Found> search(const Puzzle& puzzle, const Limits& limits, std::uint64_t most_work) {
  return Search(puzzle, limits, most_work).run();
}

}  // namespace hardboard::qbf
