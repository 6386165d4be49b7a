// A text as lines of words, the way all files of this project are read: one pass, no copies, and
// the place of every word at hand when a message needs it.
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

// Readers ask for the next line, then for its words. Every function that can fail returns false
// when it does, and then error() says why; so a reader is a chain of && and `return`.
//
// Words are separated by spaces and tabs. A comment runs from `#`, unless that stands between
// double quotes, to the end of the line. The text must outlive the scanner.
class Scanner {
public:
  explicit Scanner(const Text& text);

  // Refuses what is not text. O(size); call it once, first.
  bool check_encoding();

  // The line that a puzzle's file begins with, up to and with the name of its kind.
  bool begin(std::string_view kind);

  // Remembers where a key of the current line stands; false if `place` has one already.
  bool once(std::string_view key, Place& place);

  // Steps to the next line that has a word. False at the end of the text, which is no error.
  bool next_line();

  // Steps to the next line whatever it holds, where `#` is an ordinary character.
  bool next_raw_line();

  // The next next_line() or next_raw_line() gives the line again that was given last. It may be
  // called once between them.
  void unread_line();

  // The words of the current line, one by one; at its end an empty word that still has a place.
  std::string_view next_word();

  // All of the current line that is unread, without comment and line end.
  std::string_view take_rest();

  // The next word as an integer from least to most. `what` names it in messages ("a vertex").
  bool next_integer(std::string_view what, std::int64_t least, std::int64_t most,
                    std::int64_t& value);

  // The same for a piece of text on the current line, which must be an integer as a whole.
  bool to_integer(std::string_view word, std::string_view what, std::int64_t least,
                  std::int64_t most, std::int64_t& value);

  // Nothing may follow on the line.
  bool expect_line_end();

  // Where a word of the current line stands. O(its column).
  Place place(std::string_view word) const;

  // Where the first unread character of the current line stands: once all lines are read, the end
  // of the last one. O(its column).
  Place here() const;

  // Set the error; always false. A message begins in lower case and names what was expected.
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
