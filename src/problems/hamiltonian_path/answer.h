// Answers to Hamiltonian path problems: the path, or the proof that there is none.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/hamiltonian_path/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::hamiltonian_path {

// Vertices whose removal leaves more parts than a path can join: k vertices on a path have at most
// k + 1 parts between and around them, one less for each end of the path among the k. JSON:
// {"type":"cut","vertices":[...]}, {"type":"cut","points":[[x,y],...]} for a grid graph, neither of
// both for the empty set.
struct Cut {
  std::vector<Vertex> vertices;
  std::vector<Square> points;
};

// Sets each of which a path must leave unless it ends there; with the other clauses of
// graphs/circuits.h the clauses of these sets refuse the problem, as a file of proofs shows. JSON:
// {"type":"sets","vertices":[[1,2],...]}, {"type":"sets","points":[[[x,y],...],...]} for a grid
// graph.
struct Sets {
  std::vector<std::vector<Vertex>> vertices;
  std::vector<std::vector<Square>> points;
};

using Proof = std::variant<std::monostate, Exhausted, Cut, Sets>;

// The words for the alternatives of Proof except the first, which means no proof.
inline constexpr std::array<std::string_view, 3> proof_words = {"exhausted", "cut", "sets"};

// A path stands in `points` if the graph is given by points, else in `vertices`.
struct Answer : AnswerHead {
  std::vector<Vertex> vertices;
  std::vector<Square> points;
  Proof proof;
};

// Sets the verdict and the path, given by vertices counted from 0. O(n).
void set_path(const Puzzle& puzzle, const std::vector<std::uint32_t>& path, Answer& answer);

// The numbers of the path's vertices, counted from 0; empty if any does not exist. O(n log n).
std::vector<std::uint32_t> path_of(const Puzzle& puzzle, const Answer& answer);

// Sets of vertices, counted from 0, as a proof, and back; a set with a vertex that does not exist
// comes back empty. O(size log n).
Sets sets_of(const Puzzle& puzzle, const std::vector<std::vector<std::uint32_t>>& sets);
std::vector<std::vector<std::uint32_t>> vertices_of(const Puzzle& puzzle, const Sets& sets);

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. The path may hold anything: the checker decides.
// O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::hamiltonian_path
