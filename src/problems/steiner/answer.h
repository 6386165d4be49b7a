// Answers to rectilinear Steiner trees: the segments of a tree, and their total length.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "problems/steiner/puzzle.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::steiner {

// The minimum of --minimize: the length of a shortest tree.
inline constexpr std::array<std::string_view, 1> minimum_words = {"shortest_length"};

struct Answer : AnswerHead {
  std::vector<Segment> segments;
  std::optional<std::uint64_t> length;
  std::variant<std::monostate, Exhausted> proof;
};

// The answer that these segments are, with their length.
Answer solved(std::vector<Segment> segments);

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::steiner
