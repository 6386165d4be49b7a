// The tokens of a PDDL text: brackets, and words in small letters, each with its place.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/scanner.h"
#include "base/text.h"

namespace hardboard::planning {

// Words end at blanks, brackets and comments; a comment runs from `;` to the end of its line. PDDL
// does not tell capital letters from small ones, and planners print names in small ones.
//
// As with Scanner, a function that can fail returns false on failure, and error() then holds the
// message. The text must outlive the tokens.
class Tokens {
public:
  explicit Tokens(const Text& text);

  // Refuses bytes that are not text. O(size).
  bool check_encoding();

  // The next token without taking it: "(", ")" or a word; empty at the end.
  std::string_view peek() const { return token_; }
  bool at(std::string_view token) const { return token_ == token; }
  Place place() const { return place_; }  // of the next token

  void skip();         // the next token
  std::string take();  // the same, and returns it
  bool take(std::string_view token);

  // Takes the next token, which must be this one.
  bool expect(std::string_view token);
  // Takes the next token, which must be a word that is neither a keyword (:init) nor a variable.
  bool expect_name(std::string_view what, std::string& name);

  bool fail(Place place, std::string message);
  bool fail(std::string message) { return fail(place_, std::move(message)); }
  bool fail_expected(std::string_view expected);
  const InputError& error() const { return error_; }

private:
  void step();  // over the character at at_

  std::string file_;
  std::string_view rest_;  // the unread part of the text
  std::int64_t line_, column_ = 1;
  std::string token_;
  Place place_;
  const Text* text_;
  InputError error_;
};

}  // namespace hardboard::planning
