// Options as rows: their words, their values, and their purpose. Command lines, pages and bindings
// parse, check and describe options from these rows, so that each option stands in one place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace hardboard {

struct Setting {
  enum class Type : std::uint8_t {
    flag,    // given or not
    number,  // a whole number, from least to most
    real,    // a number above 0, up to most_real
    size,    // of memory: 2048K, 500M, 4G, at least 1M; a number alone is in megabytes
    choice,  // one of `words`
    text,    // any words
  };
  std::string_view name{};  // "pieces": --pieces on a command line
  Type type = Type::text;
  std::string_view value{};     // the name of the value in help: "N"
  std::string_view fallback{};  // the value of a missing option; empty for none
  std::string_view help{};
  std::uint64_t least = 0, most = UINT64_MAX;          // of numbers
  double most_real = 0;                                // of reals; 0 for no bound
  std::vector<std::string_view> (*words)() = nullptr;  // of choices
  // A choice of which each kind has words of its own. Any word passes; the kind refuses others, by
  // why_not().
  bool is_of_kinds = false;
  std::string_view alone{};  // the value of an option without one; empty if it needs one
  char letter = 0;           // its short form: 'o' for -o
  // A text that lists things, of which there may be none; other texts must have a word.
  bool may_be_empty = false;
};

// What values a setting takes, in words: "a whole number from 1 to 3", "one of a, b".
std::string expected(const Setting& setting);
// The same in place of a value that is wrong: with the greatest value if this one is too large.
std::string expected(const Setting& setting, const std::string& value);
// What is wrong with a value: "expected a word, not `x`"; empty if nothing is. O(length).
std::string fault_of(const Setting& setting, const std::string& value);

// A whole number from `least` to `most`; `fallback` is empty for none.
constexpr Setting whole_number(std::string_view name, std::string_view fallback,
                               std::string_view help, std::uint64_t least, std::uint64_t most) {
  return {.name = name,
          .type = Setting::Type::number,
          .value = "N",
          .fallback = fallback,
          .help = help,
          .least = least,
          .most = most};
}

// Checked values of settings.
class Values {
public:
  // Checks the given values, keyed by the names of their settings; a flag has the value "true"
  // or none, and "false" leaves the flag out. An error, without a file, names the bad value and the
  // expected one.
  static Result<Values> from(std::span<const Setting> settings,
                             std::map<std::string, std::string, std::less<>> given);

  bool given(std::string_view name) const { return given_.contains(name); }
  // The given value, or the fallback; for a flag whether it was given. The setting must exist; a
  // number, real or size must have a value. Bytes are at most the machine's.
  bool flag(std::string_view name) const { return given(name); }
  std::string text(std::string_view name) const;
  std::uint64_t number(std::string_view name) const;
  double real(std::string_view name) const;
  std::size_t bytes(std::string_view name) const;

private:
  std::span<const Setting> settings_;
  std::map<std::string, std::string, std::less<>> given_;
};

}  // namespace hardboard
