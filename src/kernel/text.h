// The kernel's way of reading: lines of words and numbers, each with its place, and the two ways in
// which a check ends early. Includes what most of the kernel needs of the standard library.
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

// The text can be read, and does not show what it claims.
struct NotShown {
  std::string words;
};

// Whether a check on this thread should end, its claim not shown.
inline thread_local bool (*is_stopped)() = [] { return false; };

// Throws NotShown unless the condition holds; and if the check should end.
inline void need(bool condition, std::string_view otherwise) {
  if (!condition) throw NotShown{std::string(otherwise)};
}
inline void go_on() {
  need(!is_stopped(), "the check was stopped");
}

// "3 pieces", "1 piece".
std::string counted(std::uint64_t number, const std::string& noun);

// A word of a list, by its number there. Other words than those of the list do not compile.
template <const auto& list>
struct OneOf {
  std::uint8_t number = 0;

  explicit constexpr OneOf(std::size_t of) : number(static_cast<std::uint8_t>(of)) {}
  consteval OneOf(const char* word) {
    while (list.at(number) != word) ++number;
  }
  friend bool operator==(OneOf, OneOf) = default;
};

// Words stand between blanks; lines that hold none are passed over.
class Reader {
public:
  // `echo` gets the words that were read, with the first write_back(); nullptr for nowhere.
  Reader(std::istream& in, std::ostream* echo) : in_(in), echo_(echo) {}

  // Goes on to the next line; nothing may be left of this one. NotShown if the check should end.
  void line();
  // Is there another word on this line?
  bool has_word() { return !next().empty(); }
  // The next word of this line. `expected` says in messages what should stand there.
  std::string_view word(std::string_view expected);
  // The next word if it is this one, which is read then.
  bool takes(std::string_view word);
  // This word comes next; or a line that begins with it. Reads on behind it.
  Reader& expect(const std::string& word);
  Reader& line(const std::string& begins_with);
  // The next word, one of a list.
  template <const auto& list>
  OneOf<list> one_of() {
    return OneOf<list>(number_in(list));
  }
  // The next word as a decimal number within bounds.
  std::int64_t number(std::string_view expected, std::int64_t least, std::int64_t most);
  // The number of a thing among `many`, counted from 1 in the text and from 0 in the result.
  std::uint32_t index(std::string_view expected, std::size_t many);
  // A number of 32 bits, for which `*` stands where there is no bound.
  std::uint32_t bound(const std::string& expected);
  // A number of lines, and these, of which each(number) reads the rest, numbers from 0; or a line
  // with a word and the number before them.
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
  // Writes the lines that were read, and keeps none from here on.
  void write_back();

private:
  // The next word of this line, which is not read yet; empty if there is none.
  std::string_view next();
  std::size_t number_in(std::span<const std::string_view> list);

  std::istream& in_;
  std::ostream* echo_;
  std::string line_, read_;  // the line, and all words so far if they are wanted
  std::uint64_t number_ = 0;
  std::size_t word_ = 0, next_ = 0;  // where the last word began, and where the next is looked for
};

}  // namespace hardboard::kernel
