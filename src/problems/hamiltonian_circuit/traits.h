// The traits of Hamiltonian circuit problems for ground_row.h.
#pragma once

#include <span>
#include <string_view>

#include "problems/hamiltonian_circuit/answer.h"
#include "problems/hamiltonian_circuit/check.h"
#include "problems/hamiltonian_circuit/read.h"

namespace hardboard::hamiltonian_circuit {

struct Traits {
  using Puzzle = hamiltonian_circuit::Puzzle;
  using Answer = hamiltonian_circuit::Answer;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary =
      "a circuit along arcs that visits each vertex of a directed graph once";

  static constexpr std::span<const std::string_view> file_keys = hamiltonian_circuit::file_keys;
  static Result<Puzzle> read(const Text& text) { return hamiltonian_circuit::read(text); }
};

}  // namespace hardboard::hamiltonian_circuit
