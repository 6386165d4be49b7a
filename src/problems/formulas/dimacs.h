// DIMACS files of clauses: reads and writes them, and offers the parts that QDIMACS shares. Files
// have millions of literals, so the reader walks over the bytes once and counts lines only for
// messages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/formulas/cnf.h"

namespace hardboard::formulas {

// The numbers of the line `p cnf V C`.
struct Header {
  std::int64_t variables = 0, clauses = 0;
};

// Walks over the words of a file. Lines whose first word begins with `c` are comments, wherever
// they stand. Every function that can fail returns false on failure, and error() then holds the
// message with its place. The text must outlive the scanner.
class DimacsScanner {
public:
  explicit DimacsScanner(const Text& text);

  // Refuses bytes that are not text, then reads the header. O(size).
  bool begin(Header& header);

  // The first character of the next word, which stays unread; 0 at the end of the text.
  char peek();

  // The next word, if there is one.
  std::string_view next_word();

  // The next word as an integer from least to most. `what` names the integer in messages.
  bool next_integer(std::string_view what, std::int64_t least, std::int64_t most,
                    std::int64_t& value);

  // Fails if another word follows on the line.
  bool expect_line_end();

  // Reads the header's number of clauses, each up to its 0, and the end of the file. Files of the
  // SATLIB collection end with a line `%` and a line `0`. O(size) time; the memory follows the
  // size of the text and never the header.
  bool clauses(const Header& header, Cnf& cnf);

  // Sets the error at a word of the text; always returns false. O(size).
  bool fail(std::string_view word, std::string message);
  bool fail_expected(std::string_view expected, std::string_view found);
  const InputError& error() const { return error_; }

private:
  bool clause(const Header& header, std::size_t number, Cnf& cnf);
  bool end(const Header& header);
  std::string_view here() const { return {at_, 0}; }
  bool skip_blanks();

  const Text* text_;
  const char *begin_, *at_, *end_;
  bool starts_line_ = true;  // has the current line had no word yet?
  InputError error_;
};

// Does the text begin, behind comments, with `p cnf`, and then with a line of quantifiers if and
// only if `is_quantified`? O(size of the comments).
bool looks_like_dimacs(std::string_view content, bool is_quantified);

// Reads a file of clauses. Clauses may be empty, may repeat literals, and may take several lines.
// Errors: a header that is missing or malformed, literals out of range, more or fewer clauses than
// the header says. O(size).
Result<Cnf> read_dimacs(const Text& text);

// The clauses as a file, and the lines of the clauses alone; reading the file gives equal clauses.
// O(literals).
std::string write_dimacs(const Cnf& cnf);
void append_clauses(std::string& text, const Cnf& cnf);

}  // namespace hardboard::formulas
