// Answers from JSON (RFC 8259). The reader first cuts a value off by its brackets and quotes alone,
// and parses it when a description reads it. Since unknown fields are refused, every value of an
// accepted answer has been parsed.
#include <array>

#include "proofs/archives.h"
#include "proofs/reader.h"

namespace hardboard {
namespace {

// The effect of a byte on where a value ends.
enum class Role : std::uint8_t { none, quotes, opens, closes, separates };
constexpr std::array<Role, 256> roles = [] {
  std::array<Role, 256> table{};
  table['"'] = Role::quotes;
  table['['] = table['{'] = Role::opens;
  table[']'] = table['}'] = Role::closes;
  table[','] = table[' '] = table['\t'] = table['\r'] = table['\n'] = Role::separates;
  return table;
}();

void skip_blanks(std::string_view& text) {
  const auto is_blank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
}

// The length of the string whose opening quote begins the text.
std::size_t size_of_string(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '"') return i + 1;
    if (text[i] == '\\') ++i;
  }
  return text.size();
}

}  // namespace

std::size_t size_of_json(std::string_view text) {
  std::size_t depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Role role = roles[static_cast<unsigned char>(text[i])];
    if (role == Role::none) continue;
    if (depth == 0 && (role == Role::closes || role == Role::separates)) return i;
    if (role == Role::quotes) i += size_of_string(text.substr(i)) - 1;
    if (role == Role::opens) ++depth;
    if (role == Role::closes) --depth;
    if (depth == 0 && role != Role::separates) return i + 1;
  }
  return text.npos;
}

namespace {

class JsonReader final : public Reader {
public:
  explicit JsonReader(const Text& text) : Reader(Form::json, text) {
    std::string_view rest = value_;
    skip_blanks(rest);
    if (take_value(rest, value_) && !rest.empty()) refuse(rest, "the end of the answer");
  }

  void begin_choice(Word type, std::string_view) override {
    begin_object();
    if (begin_field("type", true)) leaf(type);
  }
  std::optional<std::string_view> read_line() override { return std::nullopt; }

protected:
  bool split(std::vector<Field>& fields) override {
    std::string_view rest = value_;
    if (!take(rest, '{')) return refuse("an object in braces");
    while (!take(rest, '}')) {
      if (!fields.empty() && !take(rest, ',')) return refuse(rest, "`,` or `}`");
      const std::size_t size = rest.substr(0, 1) == "\"" ? size_of_string(rest) : 0;
      if (size < 2) return refuse(rest, "a key in quotes");
      Field field{rest.substr(1, size - 2), {}, false};
      rest.remove_prefix(size);
      if (!take(rest, ':')) return refuse(rest, "`:`");
      if (!take_value(rest, field.value)) return false;
      fields.push_back(field);
    }
    return true;
  }
  std::string_view items(bool) override {
    std::string_view rest = value_;
    if (!take(rest, '[')) refuse("a list in brackets");
    return rest;
  }
  bool take_item(List& list) override {
    if (take(list.rest, ']')) return false;
    if (list.read++ > 0 && !take(list.rest, ',')) return refuse(list.rest, "`,` or `]`");
    return take_value(list.rest, value_);
  }
  std::string_view word() override { return value_; }
  bool take_square(std::string_view word, Square& square, std::int64_t* weight) override {
    return take(word, '[') && take_integer(word, square.x) && take(word, ',') &&
           take_integer(word, square.y) &&
           (weight == nullptr || (take(word, ',') && take_integer(word, *weight))) &&
           take(word, ']') && word.empty();
  }

private:
  // Takes the character, with the blanks around it, off the front.
  static bool take(std::string_view& text, char c) {
    skip_blanks(text);
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    skip_blanks(text);
    return true;
  }
  // Takes a value, with the blanks behind it, off the front.
  bool take_value(std::string_view& text, std::string_view& value) {
    value = text.substr(0, size_of_json(text));
    if (value.empty()) return refuse(text, "a value");
    text.remove_prefix(value.size());
    skip_blanks(text);
    return true;
  }
};

}  // namespace

std::optional<InputError> read_json(const Text& text, const Description& describe) {
  JsonReader reader(text);
  describe(reader);
  return reader.error();
}

}  // namespace hardboard
