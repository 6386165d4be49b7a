#include "problems/formulas/refutation.h"

#include <fmt/format.h>
#include <span>

namespace hardboard::formulas {
namespace {

class Checker {
public:
  Checker(const Cnf& cnf, const Refutation& refutation)
      : cnf_(cnf), refutation_(refutation), falsified_(2 * (std::size_t{cnf.variables} + 1), 0) {}

  std::optional<std::string> fault_of(std::size_t step) {
    const RefutationStep& one = refutation_.steps[step];
    const auto number = [&] { return cnf_.size() + step; };
    mark_ = static_cast<std::uint32_t>(step + 1);
    for (const Literal literal : one.clause) {
      if (literal == 0 || variable_of(literal) > cnf_.variables)
        return fmt::format("clause {} has a literal of no variable", number());
      falsify(literal);
    }
    for (std::size_t i = 0; i < one.from.size(); ++i) {
      if (one.from[i] >= number())
        return fmt::format("clause {} follows from clause {}, which is no earlier one", number(),
                           one.from[i]);
      Literal left = 0;
      for (const Literal literal : clause(one.from[i])) {
        if (is_false(literal) || literal == left) continue;
        if (left != 0)
          return fmt::format("clause {} has two literals left in clause {}", one.from[i], number());
        left = literal;
      }
      if (left == 0) return std::nullopt;
      falsify(-left);
    }
    return fmt::format("clause {} does not follow", number());
  }

private:
  std::span<const Literal> clause(std::size_t number) const {
    return number < cnf_.size() ? cnf_.clause(number)
                                : std::span(refutation_.steps[number - cnf_.size()].clause);
  }
  static std::size_t index(Literal literal) {
    return 2 * std::size_t{variable_of(literal)} + (literal < 0 ? 1 : 0);
  }
  bool is_false(Literal literal) const { return falsified_[index(literal)] == mark_; }
  void falsify(Literal literal) { falsified_[index(literal)] = mark_; }

  const Cnf& cnf_;
  const Refutation& refutation_;
  std::vector<std::uint32_t> falsified_;  // by literal: the last step in which it was false
  std::uint32_t mark_ = 0;
};

}  // namespace

void describe(Archive& archive, Refutation& refutation) {
  archive.field("steps", refutation.steps);
}

void describe(Archive& archive, RefutationStep& step) {
  archive.field("clause", step.clause);
  archive.field("from", step.from);
}

RefutationCheck check_refutation(const Cnf& cnf, const Refutation& refutation,
                                 const Limits& limits) {
  if (refutation.steps.empty() || !refutation.steps.back().clause.empty())
    return {"the refutation does not end with the empty clause"};
  Checker checker(cnf, refutation);
  for (std::size_t step = 0; step < refutation.steps.size(); ++step) {
    if (step % 64 == 63 && limits.reached()) return {{}, false};
    if (std::optional<std::string> fault = checker.fault_of(step)) return {std::move(fault)};
  }
  return {};
}

}  // namespace hardboard::formulas
