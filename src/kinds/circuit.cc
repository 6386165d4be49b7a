// The row of circuits.
#include "draw/circuit.h"

#include <array>
#include <fmt/format.h>
#include <string>

#include "base/counted.h"
#include "kinds/circuit_shown.h"
#include "kinds/random_source.h"
#include "kinds/row.h"
#include "methods/circuit/make.h"
#include "methods/circuit/solve.h"
#include "problems/circuit/traits.h"

namespace hardboard {
namespace {

using circuit::Answer;
using circuit::Puzzle;

using CircuitInstance = PuzzleInstance<Puzzle>;
using CircuitMethod = Method<CircuitInstance, Answer>;

const std::array settings = {
    whole_number("inputs", "4", "Number of inputs", 1, 10'000'000),
    whole_number("gates", "12", "Number of AND gates, whose wires may be negated", 0, 10'000'000),
};

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const auto inputs = static_cast<std::uint32_t>(values.number("inputs"));
  const auto gates = static_cast<std::uint32_t>(values.number("gates"));
  return random_source<circuit::Traits>(seed, [=](Random& random, const Limits& limits) {
    return circuit::random_circuit(inputs, gates, random, limits);
  });
}

}  // namespace

template <>
struct Features<circuit::Traits> {
  using Instance = CircuitInstance;
  using Shown = circuit::Shown;

  static std::span<const CircuitMethod> methods() {
    static const std::array rows = {
        CircuitMethod{.name = "sat",
                      .source = "Tseitin 1968",
                      .summary = "three clauses for each gate, and the SAT solver CaDiCaL",
                      .proves = Proves::in_file,
                      .decide = {.run =
                                     [](Instance& instance, const SolveOptions& options) {
                                       return circuit::solve_by_sat(instance.puzzle, options);
                                     }}},
        CircuitMethod{.name = "try-all",
                      .summary = "all inputs, 64 at a time, for at most 30 inputs",
                      .proves = Proves::never,
                      .decide = {[](Instance& instance, const SolveOptions&) {
                                   return circuit::try_all_why_not(instance.puzzle);
                                 },
                                 [](Instance& instance, const SolveOptions& options) {
                                   return circuit::solve_by_trying_all(instance.puzzle, options);
                                 }}}};
    return rows;
  }

  static const Generator& generator() {
    static const Generator row{settings, "Random circuits of AND gates with negated wires",
                               "--inputs 4 --gates 12", start};
    return row;
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {
        {"instance", fmt::format("Can the first output of a circuit of {} and {} be 1?",
                                 counted(puzzle.aig.inputs, "input"),
                                 counted(puzzle.aig.gates.size(), "gate"))},
        {"class", "Class: satisfiability of circuits: NP-complete (Cook 1971)."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static draw::Picture picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::circuit_picture(puzzle.aig, answer.inputs, circuit::write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
    return draw::circuit_lines(puzzle.aig, answer.inputs);
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return circuit::each_small_circuit(size, visit);
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(Answer)>& visit) {
    return circuit::each_input(puzzle, limits, [&](const std::vector<std::uint8_t>& inputs) {
      Answer answer;
      answer.verdict = Verdict::solvable;
      answer.inputs = inputs;
      return visit(std::move(answer));
    });
  }
};

template const Kind& kind_row<circuit::Traits>();

}  // namespace hardboard
