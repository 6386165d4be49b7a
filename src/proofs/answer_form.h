// Reading and writing answers in both forms, and the parts of their descriptions that kinds share.
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

// JSON takes one line, with its line end. O(size of the answer) time; the memory of a buffer.
void write_form(std::ostream& out, Form form, const Description& describe);

// JSON if the first character that is not blank is a brace, else text. Errors come with line and
// column: bytes that are not UTF-8, malformed JSON (RFC 8259), malformed text, keys that are
// unknown, missing or repeated, values of the wrong type or out of range, strings longer than a
// million bytes, line numbers out of order. O(size of the text) time; the description's own values
// take all of the memory.
std::optional<InputError> read_form(const Text& text, const Description& describe);

// The same for a kind that has describe(archive, puzzle, answer). An archive that writes does not
// change the answer.
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

// The beginning of an answer: kind, verdict, origin, method, source. `comment` explains the verdict
// to readers of the text form.
void describe_begin(Archive& archive, std::string_view kind, std::span<const Verdict> verdicts,
                    std::string_view comment, AnswerHead& head);
// The known parts of an origin.
void describe_origin(Archive& archive, Origin& origin);
// The count, and the minimum, whose name must stand in `minima`.
void describe_numbers(Archive& archive, std::span<const std::string_view> minima, AnswerHead& head);
// The end: remark and seconds, which only JSON has.
void describe_end(Archive& archive, AnswerHead& head);

// Free text; the field is left out if the text is empty.
void describe_prose(Archive& archive, std::string_view key, std::string& text);

void describe(Archive& archive, Exhausted& proof);

// Moves as numbered lines of the text form: write(line) calls line(words) for each move;
// read(words) takes the words of a move and returns an error message, or nothing if the words are
// right.
template <class Write, class Read>
void describe_lines(Archive& archive, Write write, Read read) {
  if (!archive.reads()) return write([&](std::string_view words) { archive.write_line(words); });
  while (const std::optional<std::string_view> words = archive.read_line())
    if (std::string why = read(*words); !why.empty()) archive.fail(std::move(why));
}

// Moves in either form: numbered lines as above, or the JSON key `moves`, with each(move)
// describing each move. The answer of a solved puzzle has this field even if there are no moves.
template <class Move, class Write, class Read, class Each>
void describe_moves(Archive& archive, const AnswerHead& head, std::vector<Move>& moves, Write write,
                    Read read, Each each) {
  if (archive.form() == Form::text) return describe_lines(archive, write, read);
  const bool is_solved = head.verdict == Verdict::solvable;
  if (archive.enter("moves", is_solved, is_solved || !moves.empty())) archive.list(moves, each);
}

// The answer to a puzzle that could not be read: the place of the puzzle, and the error.
struct BadAnswer {
  std::string kind;  // empty if not known
  Origin origin;
  std::string message;  // FILE:LINE:COLUMN: words
};
void write_answer(std::ostream& out, const BadAnswer& answer, Form form);
Result<BadAnswer> read_bad_answer(const Text& text);

}  // namespace hardboard
