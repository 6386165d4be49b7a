// Answers to Vertex Cover and Dominating Set: the chosen vertices.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/vertex_set/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::vertex_set {

// The minimum of --minimize: the fewest vertices that do.
inline constexpr std::array<std::string_view, 1> minimum_words = {"fewest_vertices"};

struct Answer : AnswerHead {
  std::vector<std::uint32_t> vertices;  // from 1
  std::variant<std::monostate, Exhausted> proof;
};

// The description from which both forms follow.
template <Rule rule>
void describe(Archive& archive, const Puzzle<rule>& puzzle, Answer& answer);

// O(size of the answer).
template <Rule rule>
void write_answer(std::ostream& out, const Puzzle<rule>& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
template <Rule rule>
Result<Answer> read_answer(const Puzzle<rule>& puzzle, const Text& text);

}  // namespace hardboard::vertex_set
