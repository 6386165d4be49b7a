// Answers from text: lines `key: value`, and comments for human readers alone.
//
//   unsolvable  # each of two groups would have to hold the final piece
//     method: structure
//     proof: stranded
//       groups 1:
//         antenna: true
//         places: a7 c6 b5
//       groups 2:
//         antenna: false
//         places: f2
//
// The first line is the verdict. The fields of an object stand below its key, with equal
// indentation. A list of words stands on one line; any other list has a line for each item. Moves
// are numbered lines, `12. Rd2xd5`, with the numbers 1, 2, 3, ...; the indentation of the lines
// after the first is free. Free text runs to the end of its line. A comment begins with `#`, behind
// the verdict or at the beginning of a line.
#include <algorithm>
#include <fmt/format.h>

#include "proofs/archives.h"
#include "proofs/reader.h"

namespace hardboard {
namespace {

// A line that begins a field or an item of a list, with the lines that belong to it.
struct Entry {
  std::string_view words;  // the words of the line
  std::size_t indent = 0;
  bool is_good = false;      // false for a line that is neither `key: value` nor numbered
  std::string_view key;      // empty for numbered lines
  std::uint64_t number = 0;  // 0 for lines without a number
  std::string_view value;    // the words behind the key, with the lines that belong to the entry

  bool is_line() const { return is_good && key.empty(); }
};

// Splits "12. Rd2xd5", "key: value" or "key 3: value".
void take_apart(Entry& entry) {
  const bool is_line = entry.words.front() >= '1' && entry.words.front() <= '9';
  const std::size_t end = entry.words.find(is_line ? '.' : ':');
  if (end == std::string_view::npos || end == 0) return;
  std::string_view digits = entry.words.substr(0, end);
  entry.value = entry.words.substr(end + 1);
  if (!is_line) {
    entry.key = digits.substr(0, digits.find(' '));
    entry.is_good = entry.key.size() == digits.size();
    if (entry.is_good) return;
    digits.remove_prefix(entry.key.size() + 1);
  }
  entry.is_good = take_integer(digits, entry.number) && digits.empty() && entry.number > 0;
}

// Takes lines off the text, up to and with the next line that has words and is no comment; false if
// the text has none.
bool take_line(std::string_view& text, Entry& entry) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    entry = Entry();
    entry.words = trimmed(line);
    if (entry.words.empty() || entry.words.front() == '#') continue;
    entry.indent = static_cast<std::size_t>(entry.words.data() - line.data());
    take_apart(entry);
    return true;
  }
  return false;
}

// Takes an entry: a line, which ends there if it is numbered, else also the lines below it that are
// indented deeper, with the numbered lines from `2.` on that follow them at any indentation.
bool take_entry(std::string_view& text, Entry& entry) {
  if (!take_line(text, entry)) return false;
  if (!entry.is_good || entry.is_line()) return true;
  const char* const below = text.data();
  Entry next;
  for (std::string_view rest = text; take_line(rest, next); text = rest) {
    const bool goes_on = text.data() != below && next.is_line() && next.number > 1;
    if (next.indent <= entry.indent && !goes_on) break;
  }
  const char* const value = entry.value.data();
  entry.value = {value, static_cast<std::size_t>(text.data() - value)};
  return true;
}

class TextReader final : public Reader {
public:
  explicit TextReader(const Text& text) : Reader(Form::text, text) {
    std::string_view rest = value_;
    Entry first;
    if (take_line(rest, first))
      value_.remove_prefix(static_cast<std::size_t>(first.words.data() - value_.data()));
    else
      fail_at(value_, "there is no answer");
  }

  void begin_choice(Word type, std::string_view) override {
    const std::string_view whole = value_, line = trimmed(whole.substr(0, whole.find('\n')));
    value_ = line.substr(0, line.find_first_of(" \t#"));
    const std::string_view behind = trimmed(line.substr(value_.size()));
    leaf(type);
    if (!behind.empty() && behind.front() != '#') refuse(behind, "a comment (`#`) or nothing");
    value_ = whole.substr(static_cast<std::size_t>(line.end() - whole.begin()));
    begin_object();
  }
  std::optional<std::string_view> read_line() override {
    if (error()) return std::nullopt;
    List& lines = objects_.back().lines;
    if (const Field* field = lines.read == 0 ? take_field("") : nullptr) lines.rest = field->value;
    if (!take_item(lines)) return std::nullopt;
    return word();
  }

protected:
  // Numbered entries of one key that follow each other form one field.
  bool split(std::vector<Field>& fields) override {
    std::string_view rest = value_.substr(std::min(value_.find('\n'), value_.size()));
    if (const std::string_view line = trimmed({value_.data(), value_.size() - rest.size()});
        !line.empty())
      return refuse(line, "the fields of an object in the lines below");
    std::size_t indent = 0;
    bool is_numbered = false;
    for (Entry entry; take_entry(rest, entry); is_numbered = entry.number > 0) {
      if (!entry.is_good) return refuse(entry.words, "`key: value` or a numbered line");
      if (fields.empty()) indent = entry.indent;
      if (entry.indent != indent && !(entry.is_line() && entry.number > 1)) {
        fail_at(entry.words, fmt::format("expected to be indented by {}, as before", indent));
        return false;
      }
      const bool goes_on = is_numbered && entry.number > 0 && fields.back().key == entry.key;
      if (!goes_on) fields.push_back({entry.words.substr(0, entry.key.size()), entry.value, false});
      const char* const begin =
          goes_on ? fields.back().value.data() : entry.words.data() - entry.indent;
      if (entry.number > 0)
        fields.back().value = {begin, static_cast<std::size_t>(rest.data() - begin)};
    }
    return true;
  }
  std::string_view items(bool of_words) override { return of_words ? word() : value_; }
  bool take_item(List& list) override {
    if (list.of_words) {
      list.rest = trimmed(list.rest);
      value_ = list.rest.substr(0, list.rest.find_first_of(" \t"));
      list.rest.remove_prefix(value_.size());
      return !value_.empty();
    }
    Entry entry;
    if (!take_entry(list.rest, entry)) return false;
    value_ = entry.value;
    return entry.number == ++list.read ||
           refuse(entry.words, fmt::format("entry number {}", list.read));
  }
  std::string_view word() override {
    value_ = trimmed(value_);
    if (const std::size_t end = value_.find('\n'); end != std::string_view::npos)
      refuse(value_.substr(end), "nothing below this key");
    return value_;
  }
  bool take_square(std::string_view word, Square& square, std::int64_t* weight) override {
    const std::optional<Square> found = hardboard::take_square(word);
    square = found.value_or(square);
    if (found && weight != nullptr && word.substr(0, 1) == "=") {
      word.remove_prefix(1);
      return take_integer(word, *weight) && word.empty();
    }
    return found && weight == nullptr && word.empty();
  }
};

}  // namespace

std::optional<InputError> read_text(const Text& text, const Description& describe) {
  TextReader reader(text);
  describe(reader);
  return reader.error();
}

}  // namespace hardboard
