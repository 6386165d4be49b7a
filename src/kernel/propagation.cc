#include "kernel/propagation.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

class Clauses {
public:
  explicit Clauses(std::size_t variables) : is_true_(2 * variables + 2, false) {}

  std::size_t next() const { return clauses_.size(); }
  bool has_empty() const { return has_empty_; }

  void add(Clause clause) {
    has_empty_ = has_empty_ || clause.empty();
    clauses_.push_back(std::make_unique<const Clause>(std::move(clause)));
  }
  void remove(std::size_t number) { clauses_[number].reset(); }

  // If all literals of the clause are false, each of the clauses `from` in turn has one literal
  // left, which must be true, and the last one has none.
  bool follows(const Clause& clause, const std::vector<std::size_t>& from) {
    for (const Literal literal : clause) set(-literal);
    bool is_contradiction = false;
    for (std::size_t i = 0; i < from.size() && !is_contradiction; ++i) {
      Literal open = 0;
      bool is_unit = clauses_[from[i]] != nullptr;
      for (const Literal literal : is_unit ? *clauses_[from[i]] : Clause()) {
        if (is_true_[index(-literal)]) continue;
        is_unit = is_unit && (open == 0 || open == literal);
        open = literal;
      }
      if (!is_unit) break;
      is_contradiction = open == 0;
      if (!is_contradiction) set(open);
    }
    for (const Literal literal : set_) is_true_[index(literal)] = false;
    set_.clear();
    return is_contradiction;
  }

private:
  static std::size_t index(Literal literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  void set(Literal literal) {
    is_true_[index(literal)] = true;
    set_.push_back(literal);
  }

  std::vector<std::unique_ptr<const Clause>> clauses_ =
      std::vector<std::unique_ptr<const Clause>>(1);  // by number, from 1; none if deleted
  std::vector<bool> is_true_;                         // by literal, while a clause is checked
  std::vector<Literal> set_;                          // the true ones
  bool has_empty_ = false;
};

}  // namespace

void refute_by_clauses(const Captures& puzzle, std::uint32_t left, Reader& in) {
  const std::string model(in.word("a model"));
  if (model != "exits" && model != "hubs") in.fail("expected exits or hubs");
  Rules rules(puzzle, model, left);
  in.line("variables");
  rules.read_variables(in);
  Clauses clauses(rules.variables());

  const auto most = static_cast<std::int64_t>(rules.variables());
  const auto read_clause = [&] {
    Clause clause;
    for (Literal literal = 0; (literal = in.number("a literal", -most, most)) != 0;)
      clause.push_back(literal);
    return clause;
  };
  const auto read_numbers = [&] {
    std::vector<std::size_t> numbers;
    while (in.has_word())
      numbers.push_back(in.index("the number of a clause", clauses.next() - 1) + 1);
    return numbers;
  };
  in.line("steps");
  for (std::int64_t steps = in.number("how many steps", 0, INT64_MAX); steps > 0; --steps) {
    in.line();
    const std::string word(in.word("a step"));
    if (word == "delete") {
      for (const std::size_t number : read_numbers()) clauses.remove(number);
    } else if (word == "follows") {
      Clause clause = read_clause();
      need(clauses.follows(clause, read_numbers()),
           "clause " + std::to_string(clauses.next()) + " does not follow");
      clauses.add(std::move(clause));
    } else {
      Clause clause = read_clause();
      std::vector<std::uint32_t> places;
      while (in.has_word()) places.push_back(in.index("a place", puzzle.size()));
      rules.check(word, places, clause);
      clauses.add(std::move(clause));
    }
  }
  need(clauses.has_empty(), "the empty clause does not follow");
}

}  // namespace hardboard::kernel
