// What every reader owes to any bytes at all: a puzzle or an answer that comes back from what is
// written of it, or an error that fits on one line and says where.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "proofs/archive.h"

namespace hardboard::fuzz {

// Ends the program, which is how libFuzzer learns of a failure.
inline void require(bool condition) {
  if (!condition) std::abort();
}

inline void check_error(const InputError& error) {
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
  require(error.line >= 1 && error.column >= 1);
  require(!error.message.empty() && error.message.size() < 400);
  require(std::none_of(error.message.begin(), error.message.end(), is_control));
}

// read(string_view) gives a Result<Puzzle>; write(Puzzle) gives text that read() must accept, and
// that must be the same when it is written again.
template <class Read, class Write>
void check_round_trip(std::string_view content, Read read, Write write) {
  const auto puzzle = read(content);
  if (!puzzle) return check_error(puzzle.error());
  const std::string text = write(*puzzle);
  const auto again = read(std::string_view(text));
  require(again.ok());
  require(write(*again) == text);
}

template <class Puzzle, class Answer>
std::string written(const Puzzle& puzzle, const Answer& answer, Form form) {
  std::ostringstream out;
  write_answer(out, puzzle, answer, form);
  return out.str();
}

// Any bytes as an answer. Every word that is written of it is read back, in both forms, and from
// one form to the other; and the checker has something to say of it.
template <class Puzzle>
void check_answer(const Puzzle& puzzle, std::string_view content, bool with_check = true) {
  auto answer = read_answer(puzzle, {"f", content, 1});
  if (!answer) return check_error(answer.error());
  answer->seconds = 0;  // four digits of it are written, in JSON alone
  const std::string json = written(puzzle, *answer, Form::json);
  const auto from_json = read_answer(puzzle, {"f", json, 1});
  require(from_json.ok() && written(puzzle, *from_json, Form::json) == json);
  const std::string text = written(puzzle, *answer, Form::text);
  const auto from_text = read_answer(puzzle, {"f", text, 1});
  require(from_text.ok() && written(puzzle, *from_text, Form::text) == text);
  const std::string other = written(puzzle, *from_text, Form::json);
  const auto from_other = read_answer(puzzle, {"f", other, 1});
  require(from_other.ok() && written(puzzle, *from_other, Form::text) == text);
  if (with_check) require(!check(puzzle, *answer).reason.empty());
}

}  // namespace hardboard::fuzz
