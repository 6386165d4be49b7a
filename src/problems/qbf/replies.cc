#include "problems/qbf/replies.h"

#include <vector>

#include "base/contract.h"

namespace hardboard::qbf {

using formulas::Cnf;
using formulas::Gate;
using formulas::Literal;
using formulas::Wire;

namespace {

class Replies {
public:
  Replies(const Puzzle& puzzle, const formulas::Aig& strategy)
      : puzzle_(puzzle), strategy_(strategy), first_gate_(puzzle.matrix.variables + 1) {}

  Cnf clauses(bool is_true) {
    const auto gates = static_cast<std::uint32_t>(strategy_.gates.size());
    const std::uint32_t constant = first_gate_ + gates;
    literals_ = {static_cast<Literal>(constant)};  // by variable of the strategy
    const std::vector<Literal> inputs = side(is_true), outputs = side(!is_true);
    promise(inputs.size() == strategy_.inputs && outputs.size() == strategy_.outputs.size(),
            "the strategy is one of the formula");
    literals_.insert(literals_.end(), inputs.begin(), inputs.end());
    for (std::uint32_t i = 0; i < gates; ++i)
      literals_.push_back(static_cast<Literal>(first_gate_ + i));
    cnf_.variables = constant;
    for (std::uint32_t i = 0; i < gates; ++i) {
      const Literal gate = static_cast<Literal>(first_gate_ + i);
      const Literal left = literal(strategy_.gates[i].left);
      const Literal right = literal(strategy_.gates[i].right);
      add({-gate, left});
      add({-gate, right});
      add({gate, -left, -right});
    }
    add({-literals_[0]});
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      add({-outputs[i], literal(strategy_.outputs[i])});
      add({outputs[i], -literal(strategy_.outputs[i])});
    }
    if (is_true)
      some_clause_is_false();
    else
      for (std::size_t i = 0; i < puzzle_.matrix.size(); ++i) cnf_.add(puzzle_.matrix.clause(i));
    return std::move(cnf_);
  }

private:
  std::vector<Literal> side(bool is_universal) const {
    std::vector<Literal> all;
    for (const Block& block : puzzle_.prefix)
      if (block.is_universal == is_universal)
        for (const std::uint32_t variable : block.variables)
          all.push_back(static_cast<Literal>(variable));
    return all;
  }

  Literal literal(Wire wire) const {
    return (wire & 1) == 0 ? literals_[wire / 2] : -literals_[wire / 2];
  }

  void add(std::initializer_list<Literal> clause) { cnf_.add({clause.begin(), clause.size()}); }

  void some_clause_is_false() {
    std::vector<Literal> some;
    for (std::size_t i = 0; i < puzzle_.matrix.size(); ++i) {
      const auto is_false = static_cast<Literal>(++cnf_.variables);
      some.push_back(is_false);
      for (const Literal literal : puzzle_.matrix.clause(i)) add({-is_false, -literal});
    }
    cnf_.add(some);
  }

  const Puzzle& puzzle_;
  const formulas::Aig& strategy_;
  const std::uint32_t first_gate_;
  std::vector<Literal> literals_;
  Cnf cnf_;
};

}  // namespace

Cnf replies_to(const Puzzle& puzzle, bool is_true, const formulas::Aig& strategy) {
  return Replies(puzzle, strategy).clauses(is_true);
}

}  // namespace hardboard::qbf
