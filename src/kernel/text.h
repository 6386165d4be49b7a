// The kernel's way of reading: lines of words and numbers, each with its place, and the two ways in
// which a check ends early.
#pragma once

#include <cstdint>
#include <istream>
#include <string>
#include <string_view>

namespace hardboard::kernel {

// The text is not in the form that the kernel reads. Lines and columns count from 1.
struct BadText {
  std::uint64_t line = 0, column = 0;
  std::string words;
};

// The text can be read, and does not show what it claims.
struct NotShown {
  std::string words;
};

// Throws NotShown unless the condition holds.
inline void need(bool condition, const std::string& otherwise) {
  if (!condition) throw NotShown{otherwise};
}

// "3 pieces", "1 piece".
std::string counted(std::uint64_t number, const std::string& noun);

// Words stand between blanks; lines that hold none are passed over.
class Reader {
public:
  explicit Reader(std::istream& in) : in_(in) {}

  // Goes on to the next line; nothing may be left of this one.
  void line();
  // Is there another word on this line?
  bool has_word();
  // The next word of this line. `expected` says in messages what should stand there.
  std::string_view word(std::string_view expected);
  // A line that begins with this word.
  void line(const std::string& begins_with);
  // The next word as a decimal number within bounds.
  std::int64_t number(std::string_view expected, std::int64_t least, std::int64_t most);
  // The number of a thing among `many`, counted from 1 in the text and from 0 in the result.
  std::uint32_t index(std::string_view expected, std::size_t many);
  // A number of 32 bits, for which `*` stands where there is no bound.
  std::uint32_t bound(std::string_view expected);
  // Throws BadText about the word that was read last.
  [[noreturn]] void fail(const std::string& words) const;

private:
  std::istream& in_;
  std::string line_;
  std::uint64_t number_ = 0;
  std::size_t word_ = 0, next_ = 0;  // where the last word began, and where the next is looked for
};

inline constexpr std::uint32_t no_bound = 0xFFFFFFFF;

}  // namespace hardboard::kernel
