// Circuits to clauses (Tseitin 1968): a variable for each wire, three clauses for each gate.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/circuit/traits.h"
#include "problems/satisfiability/traits.h"
#include "reductions/image.h"

namespace hardboard {

struct CircuitToSat {
  using From = circuit::Traits;
  using To = satisfiability::Traits;
  static constexpr std::string_view name = "circuit-to-sat";
  static constexpr std::string_view source = "Tseitin 1968";
  static constexpr std::string_view summary =
      "a variable for each input and gate, three clauses for each gate";
  static constexpr std::string_view law =
      "for i inputs and g gates: i + g variables, at most 3g + 1 clauses of at most three literals";

  struct Trace {};  // variables of the clauses are those of the circuit

  // O(gates).
  static Result<Image<CircuitToSat>> forward(const From::Puzzle& circuit, const Limits& limits);
  static bool keeps_law(const From::Puzzle& circuit, const To::Puzzle& puzzle);
  static To::Answer witness(const From::Puzzle& circuit, const Image<CircuitToSat>& image,
                            const From::Answer& solution);
  static Result<From::Answer> recover(const From::Puzzle& circuit, const Image<CircuitToSat>& image,
                                      const To::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const From::Puzzle& circuit, const Image<CircuitToSat>& image);
  static std::vector<std::string> meanings(const From::Puzzle& circuit,
                                           const Image<CircuitToSat>& image,
                                           const To::Answer& answer);
};

}  // namespace hardboard
