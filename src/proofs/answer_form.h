// Answers written and read in both forms, and the parts of their descriptions that kinds share.
#pragma once

#include <functional>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard {

using Description = std::function<void(Archive&)>;

// JSON is one line with its end. O(size of the answer) time; memory is a buffer.
void write_form(std::ostream& out, Form form, const Description& describe);

// JSON if the first character that is not blank is a brace, else text. What is wrong comes with
// line and column: bytes that are not UTF-8, what is no JSON (RFC 8259) or no text of this form,
// keys that are unknown, missing or repeated, values of the wrong type or beyond their range, texts
// longer than a million bytes, numbers out of order. O(size of the text) time; memory is that of
// what the description fills.
std::optional<InputError> read_form(const Text& text, const Description& describe);

// The same for answers of a kind that has describe(archive, puzzle, answer). An archive that writes
// leaves the answer as it is.
template <class Puzzle, class Answer>
void write_described(std::ostream& out, Form form, const Puzzle& puzzle, const Answer& answer) {
  write_form(out, form,
             [&](Archive& archive) { describe(archive, puzzle, const_cast<Answer&>(answer)); });
}
template <class Answer, class Puzzle>
Result<Answer> read_described(const Text& text, const Puzzle& puzzle) {
  Answer answer;
  auto error = read_form(text, [&](Archive& archive) { describe(archive, puzzle, answer); });
  if (error) return *std::move(error);
  return answer;
}

// The beginning of an answer: kind, verdict, origin, method, source. `comment` says the verdict in
// words, for readers of the text form.
void describe_begin(Archive& archive, std::string_view kind, std::span<const Verdict> verdicts,
                    std::string_view comment, AnswerHead& head);
// The parts of an origin that are there.
void describe_origin(Archive& archive, Origin& origin);
// The count and the minimum, one of those in `minima`.
void describe_numbers(Archive& archive, std::span<const std::string_view> minima, AnswerHead& head);
// The end: remark and seconds, which the text form does not tell.
void describe_end(Archive& archive, AnswerHead& head);

// Free text, left out where it says nothing.
void describe_prose(Archive& archive, std::string_view key, std::string& text);

void describe(Archive& archive, Exhausted& proof);

// Moves as numbered lines of a text: write(line) calls line(words) for each, read(words) takes one
// over and returns what is wrong with it, else nothing.
template <class Write, class Read>
void describe_lines(Archive& archive, Write write, Read read) {
  if (!archive.reads()) return write([&](std::string_view words) { archive.write_line(words); });
  while (const std::optional<std::string_view> words = archive.read_line())
    if (std::string why = read(*words); !why.empty()) archive.fail(std::move(why));
}

// Moves in either form: numbered lines as above, or the key `moves` of JSON, each move described by
// each(move). A solved puzzle has them, even if they are none.
template <class Move, class Write, class Read, class Each>
void describe_moves(Archive& archive, const AnswerHead& head, std::vector<Move>& moves, Write write,
                    Read read, Each each) {
  if (archive.form() == Form::text) return describe_lines(archive, write, read);
  const bool is_solved = head.verdict == Verdict::solvable;
  if (archive.enter("moves", is_solved, is_solved || !moves.empty())) archive.list(moves, each);
}

// An answer for a puzzle that could not be read: its place, and what was wrong there.
struct BadAnswer {
  std::string kind;  // empty if that is not known
  Origin origin;
  std::string message;  // FILE:LINE:COLUMN: words
};
void write_answer(std::ostream& out, const BadAnswer& answer, Form form);
Result<BadAnswer> read_bad_answer(const Text& text);

}  // namespace hardboard
