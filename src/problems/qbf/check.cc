#include "problems/qbf/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "problems/formulas/aig.h"
#include "problems/qbf/replies.h"
#include "problems/qbf/try_all.h"
#include "proofs/findings.h"

namespace hardboard::qbf {
namespace {

using formulas::Aig;
using formulas::Wire;

// A variable of one side, with the number of its block.
struct Quantified {
  std::uint32_t variable = 0;
  std::size_t block = 0;
};

std::vector<Quantified> side(const Puzzle& puzzle, bool is_universal) {
  std::vector<Quantified> all;
  for (std::size_t block = 0; block < puzzle.prefix.size(); ++block)
    if (puzzle.prefix[block].is_universal == is_universal)
      for (const std::uint32_t variable : puzzle.prefix[block].variables)
        all.push_back({variable, block});
  return all;
}

class StrategyCheck {
public:
  StrategyCheck(const Puzzle& puzzle, bool is_true, const Aig& aig)
      : puzzle_(puzzle),
        is_true_(is_true),
        aig_(aig),
        inputs_(side(puzzle, is_true)),
        outputs_(side(puzzle, !is_true)) {}

  void run(const formulas::Refutation* refutation, const Limits& limits, Findings& findings) {
    findings.wrong = refute_form();
    if (findings.wrong) return;
    if (refutation != nullptr) {
      refute_replies(*refutation, limits, findings);
    } else if (inputs_.size() > most_tried) {
      findings.checked.push_back("the strategy looks at earlier variables alone");
      findings.claimed.push_back(fmt::format("that it wins against all values of {} is claimed",
                                             counted(inputs_.size(), "variable")));
    } else {
      play(limits, findings);
    }
  }

private:
  // Why the strategy can't be one; nothing if it has the right inputs and outputs, and each output
  // looks at inputs of earlier blocks alone.
  std::optional<std::string> refute_form() const {
    if (aig_.inputs != inputs_.size() || aig_.outputs.size() != outputs_.size())
      return fmt::format("the strategy has {} and {}; it needs {} and {}",
                         counted(aig_.inputs, "input"), counted(aig_.outputs.size(), "output"),
                         inputs_.size(), outputs_.size());
    std::vector<std::size_t> latest(aig_.variables() + 1, 0);  // block after the last it looks at
    for (std::size_t i = 0; i < inputs_.size(); ++i) latest[i + 1] = inputs_[i].block + 1;
    for (std::size_t i = 0; i < aig_.gates.size(); ++i)
      latest[aig_.gate(i) / 2] =
          std::max(latest[aig_.gates[i].left / 2], latest[aig_.gates[i].right / 2]);
    for (std::size_t i = 0; i < outputs_.size(); ++i)
      if (latest[aig_.outputs[i] / 2] > outputs_[i].block)
        return fmt::format("the function of variable {} looks at a later variable",
                           outputs_[i].variable);
    return std::nullopt;
  }

  void refute_replies(const formulas::Refutation& refutation, const Limits& limits,
                      Findings& findings) const {
    formulas::RefutationCheck done =
        formulas::check_refutation(replies_to(puzzle_, is_true_, aig_), refutation, limits);
    if (done.fault)
      findings.wrong = "the refutation of replies does not hold: " + *done.fault;
    else if (!done.is_over)
      findings.claimed.push_back(
          fmt::format("{} before the refutation was checked to the end", limits.words()));
    else
      findings.checked.push_back(fmt::format("the strategy wins against all values of {}, by {}",
                                             counted(inputs_.size(), "variable"),
                                             counted(refutation.steps.size(), "clause")));
  }

  // Plays against 64 moves of the other side at a time; with fewer than six variables the moves
  // repeat within the 64.
  void play(const Limits& limits, Findings& findings) {
    std::vector<std::uint64_t> inputs(inputs_.size()), wires;
    values_.assign(std::size_t{puzzle_.matrix.variables} + 1, 0);
    const std::uint64_t blocks = inputs_.size() <= 6 ? 1 : std::uint64_t{1} << (inputs_.size() - 6);
    for (std::uint64_t block = 0; block < blocks; ++block) {
      for (std::uint32_t i = 0; i < inputs.size(); ++i)
        values_[inputs_[i].variable] = inputs[i] = formulas::case_word(i, block);
      evaluate(aig_, inputs, wires);
      for (std::size_t i = 0; i < outputs_.size(); ++i)
        values_[outputs_[i].variable] = formulas::value_of(aig_.outputs[i], wires);
      const std::uint64_t satisfied = satisfied_cases();
      if (is_true_ ? ~satisfied != 0 : satisfied != 0) {
        findings.wrong = "the strategy loses against some values of the other variables";
        return;
      }
      if (block % 64 == 63 && limits.reached()) {
        findings.claimed.push_back(
            fmt::format("{} before the strategy was tried to the end", limits.words()));
        return;
      }
    }
    findings.checked.push_back(fmt::format("the strategy wins against all values of {}",
                                           counted(inputs_.size(), "variable")));
  }

  std::uint64_t satisfied_cases() const {
    std::uint64_t all = ~std::uint64_t{0};
    for (std::size_t i = 0; i < puzzle_.matrix.size() && all != 0; ++i) {
      std::uint64_t any = 0;
      for (const formulas::Literal literal : puzzle_.matrix.clause(i)) {
        const std::uint64_t value = values_[formulas::variable_of(literal)];
        any |= literal < 0 ? ~value : value;
      }
      all &= any;
    }
    return all;
  }

  const Puzzle& puzzle_;
  const bool is_true_;
  const Aig& aig_;
  const std::vector<Quantified> inputs_, outputs_;
  std::vector<std::uint64_t> values_;  // of each variable
};

// Without a strategy the value of the formula shows the verdict.
void check_value(const Puzzle& puzzle, Verdict verdict, const Limits& limits,
                 const Recourse& recourse, Findings& findings) {
  constexpr std::uint64_t most_looks = 50'000'000;
  const std::optional<bool> value =
      recourse.may_search ? value_of(puzzle, most_looks, limits) : std::nullopt;
  if (!value)
    findings.claimed.push_back(
        std::string("no strategy shows the value of the formula") +
        (recourse.may_search ? ", and there are too many values to try" : ""));
  else if (*value != (verdict == Verdict::solvable))
    findings.wrong = fmt::format("the formula is {}", *value ? "true" : "false");
  else
    findings.checked.push_back(
        fmt::format("the formula is {}: all values have been tried", *value ? "true" : "false"));
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  const auto* const refutation = std::get_if<formulas::Refutation>(&answer.proof);
  if (answer.verdict != Verdict::unsolvable && std::holds_alternative<Exhausted>(answer.proof))
    check_idle_proof(answer, findings);
  if (refutation != nullptr && answer.strategy.empty())
    findings.wrong = "there is a refutation of replies, and no strategy";
  if (!findings.wrong) check_count(answer, findings);
  if (findings.wrong) return findings.report();
  if (answer.verdict == Verdict::unknown) {
    if (!answer.strategy.empty())
      findings.wrong = "there is a strategy, and no word on who wins by it";
    findings.claimed.push_back("nothing is said that could be checked");
  } else if (answer.strategy.empty()) {
    check_value(puzzle, answer.verdict, limits, recourse, findings);
  } else if (const Result<Aig> aig = formulas::read_aig({"strategy", answer.strategy, 1}); !aig) {
    findings.wrong = to_string(aig.error());
  } else {
    StrategyCheck(puzzle, answer.verdict == Verdict::solvable, *aig)
        .run(refutation, limits, findings);
  }
  return findings.report();
}

}  // namespace hardboard::qbf
