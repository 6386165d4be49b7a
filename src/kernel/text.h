// How the kernel reads texts: lines of words and numbers, each with its place; and the two
// exceptions that end a check early. Includes what most of the kernel needs of the standard
// library.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <istream>
#include <numeric>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hardboard::kernel {

inline constexpr std::uint32_t no_bound = 0xFFFFFFFF;

// The text is not in the form that the kernel reads. Lines and columns count from 1.
struct BadText {
  std::uint64_t line = 0, column = 0;
  std::string words;
};

// The text is in the right form, and does not show its claim.
struct NotShown {
  std::string words;
};

// Asked again and again during a check: should the check on this thread end, with its claim not
// shown?
inline thread_local bool (*is_stopped)() = [] { return false; };

// need() throws NotShown unless the condition holds, and go_on() if the check should end.
inline void need(bool condition, std::string_view otherwise) {
  if (!condition) throw NotShown{std::string(otherwise)};
}
inline void go_on() {
  need(!is_stopped(), "the check was stopped");
}

// "3 pieces", "1 piece".
std::string counted(std::uint64_t number, const std::string& noun);

// A word of a list, by its number in the list. A word that is not in the list does not compile.
template <const auto& list>
struct OneOf {
  std::uint8_t number = 0;

  explicit constexpr OneOf(std::size_t of) : number(static_cast<std::uint8_t>(of)) {}
  consteval OneOf(const char* word) {
    while (list.at(number) != word) ++number;
  }
  friend bool operator==(OneOf, OneOf) = default;
};

// Reads words between blanks, line by line, and passes over blank lines. Throws BadText where the
// text does not have what a call asks for.
class Reader {
public:
  // The first write_back() writes the words read so far to `echo`, unless it is null.
  Reader(std::istream& in, std::ostream* echo) : in_(in), echo_(echo) {}

  // Goes on to the next line; nothing may be left of this one. NotShown if the check should end.
  void line();
  // Is there another word on this line?
  bool has_word() { return !next().empty(); }
  // The next word of this line. `expected` says in messages what should stand there.
  std::string_view word(std::string_view expected);
  // Is this the next word? If so, reads it.
  bool takes(std::string_view word);
  // Reads this word, which must come next; or goes on to the next line, which must begin with it.
  Reader& expect(const std::string& word);
  Reader& line(const std::string& begins_with);
  // The next word, which must be one of the list.
  template <const auto& list>
  OneOf<list> one_of() {
    return OneOf<list>(number_in(list));
  }
  // The next word as a decimal number within bounds.
  std::int64_t number(std::string_view expected, std::int64_t least, std::int64_t most);
  // The number of a thing among `many`, counted from 1 in the text and from 0 in the result.
  std::uint32_t index(std::string_view expected, std::size_t many);
  // The next word as a number of 32 bits; `*` stands for no_bound.
  std::uint32_t bound(const std::string& expected);
  // lines() reads a number, and then as many lines: each(i) reads the i-th of them, counted from 0.
  // list() begins with a new line, which has the word `what` before the number.
  template <class Each>
  void lines(const std::string& what, std::int64_t least, std::int64_t most, Each each) {
    const std::int64_t many = number("how many " + what, least, most);
    for (std::int64_t i = 0; i < many; ++i) {
      line();
      each(i);
    }
  }
  template <class Each>
  void list(const std::string& what, std::int64_t least, std::int64_t most, Each each) {
    line(what).lines(what, least, most, each);
  }
  // Throws BadText about the word that was read last.
  [[noreturn]] void fail(const std::string& words) const;
  // Writes the lines that were read to the echo, and no later ones.
  void write_back();

private:
  // The next word of this line without reading it; empty if the line has no other word.
  std::string_view next();
  std::size_t number_in(std::span<const std::string_view> list);

  std::istream& in_;
  std::ostream* echo_;
  std::string line_, read_;  // the line, and all words so far if they are wanted
  std::uint64_t number_ = 0;
  std::size_t word_ = 0, next_ = 0;  // where the last word began, and where the next is looked for
};

}  // namespace hardboard::kernel
