// The kernel of `hardboard check`: all that must be believed when an answer is called verified
// (docs/trust.md). It reads a case in plain text (docs/proof-format.md): a puzzle, a claim about
// it, and what shows the claim. It uses the standard library alone and shares no code with the
// rest.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>

namespace hardboard::kernel {

struct Judgement {
  enum class Word : std::uint8_t { verified, refused, bad } word = Word::bad;
  // What was verified; or why the claim is not shown; or what was expected where the text is bad.
  std::string words;
  std::uint64_t line = 0, column = 0;  // of bad text
};

// Judges one case. Writes the puzzle and the claim to `echo`, unless it is null, as the kernel has
// understood them. No text makes it throw. Takes as much memory as the text; docs/proof-format.md
// gives the time for each rule.
Judgement judge(std::istream& text, std::ostream* echo = nullptr);

}  // namespace hardboard::kernel
