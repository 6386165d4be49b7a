// A text as lines of words, the way all files of this project are read: one pass, no copies, and
// the place of every word known when a message needs it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"

namespace hardboard {

// Lines and columns count from 1; columns count characters, not bytes.
struct Place {
  std::int64_t line = 0;
  std::int64_t column = 0;
};

// Readers ask for the next line, then for its words. Every function that can fail returns false on
// failure, and error() then holds the message; so a reader is a chain of && and `return`.
//
// Spaces and tabs separate words. A comment runs from `#` to the end of the line, unless the `#`
// stands between double quotes. The text must outlive the scanner.
class Scanner {
public:
  explicit Scanner(const Text& text);

  // Refuses bytes that are not text (base/text.h). O(size); call it once, first.
  bool check_encoding();

  // Reads the first line of a puzzle's file up to the name of its kind.
  bool begin(std::string_view kind);

  // Stores the place of a key of the current line; fails if `place` already has one.
  bool once(std::string_view key, Place& place);

  // Steps to the next line that has a word. False at the end of the text, which is no error.
  bool next_line();

  // Steps to the next line whatever it holds, where `#` is an ordinary character.
  bool next_raw_line();

  // Makes the next call of next_line() or next_raw_line() give the current line again. May be
  // called once between two such calls.
  void unread_line();

  // The next word of the current line; at the end of the line an empty word, which still has a
  // place.
  std::string_view next_word();

  // The unread part of the current line, without its comment and line end.
  std::string_view take_rest();

  // The next word as an integer from least to most. `what` names it in messages ("a vertex").
  bool next_integer(std::string_view what, std::int64_t least, std::int64_t most,
                    std::int64_t& value);

  // The same for a piece of text on the current line; the whole piece must be an integer.
  bool to_integer(std::string_view word, std::string_view what, std::int64_t least,
                  std::int64_t most, std::int64_t& value);

  // Fails if another word follows on the line.
  bool expect_line_end();

  // The place of a word of the current line. O(its column).
  Place place(std::string_view word) const;

  // The place of the first unread character of the current line; after the last line, the end of
  // that line. O(its column).
  Place here() const;

  // Sets the error; always returns false. A message begins in lower case and names what was
  // expected.
  bool fail(Place place, std::string message);
  bool fail(std::string_view word, std::string message) { return fail(place(word), message); }
  bool fail_expected(std::string_view expected, std::string_view found);

  const InputError& error() const { return error_; }

private:
  bool step();

  const Text* text_;
  const char* line_begin_;
  const char* line_end_;  // without comment and line end
  const char* at_;        // the first unread character of the line
  const char* next_;      // where the next line begins
  const char* end_;
  std::int64_t line_;         // of the current line, 0 before the first
  std::int64_t next_number_;  // of the line at next_
  InputError error_;
};

// Keys are words in small letters; no token of a block begins with two of them.
inline bool is_key(std::string_view word) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  return word.size() >= 2 && small(word[0]) && small(word[1]);
}

}  // namespace hardboard
