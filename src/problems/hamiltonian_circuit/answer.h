// Answers to Hamiltonian circuit problems: the circuit, or a refusal by search or by clauses.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/hamiltonian_circuit/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::hamiltonian_circuit {

// Sets of vertices each of which a circuit must leave; with the other clauses of
// graphs/circuits.h the clauses of these sets refuse the problem, as a file of proofs shows. JSON:
// {"type":"sets","sets":[[1,2],...]}
struct Sets {
  std::vector<std::vector<Vertex>> sets;
};

// The words for the alternatives of a proof except the first, which means no proof.
inline constexpr std::array<std::string_view, 2> proof_words = {"exhausted", "sets"};

// The circuit returns from its last vertex to its first.
struct Answer : AnswerHead {
  std::vector<Vertex> circuit;
  std::variant<std::monostate, Exhausted, Sets> proof;
};

// Sets the verdict and the circuit, given by vertices counted from 0. O(n).
void set_circuit(const std::vector<std::uint32_t>& circuit, Answer& answer);

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. The circuit may hold anything: the checker
// decides. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::hamiltonian_circuit
