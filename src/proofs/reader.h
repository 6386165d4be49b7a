// The common part of both reading archives. A value is a part of the text; each form says how an
// object splits into fields and a list into items. The reader looks at a value only when a
// description asks for it, so that a list of any length needs no memory but that of its result.
#pragma once

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <utility>

#include "base/listed.h"
#include "proofs/archives.h"

namespace hardboard {

inline constexpr std::size_t most_text = 1'000'000;  // bytes of a method, source, remark, file name

// Takes an integer off the front, written as in JSON: without leading zeros.
template <class Integer>
bool take_integer(std::string_view& text, Integer& value) {
  const auto [stop, fault] = std::from_chars(text.begin(), text.end(), value);
  const std::string_view digits(text.begin(), static_cast<std::size_t>(stop - text.begin()));
  text.remove_prefix(digits.size());
  const std::size_t sign = digits.substr(0, 1) == "-" ? 1 : 0;
  return fault == std::errc() && (digits.size() == sign + 1 || digits[sign] != '0');
}

class Reader : public Archive {
public:
  const std::optional<InputError>& error() const { return error_; }

  void fail(std::string message) override { fail_at(value_, std::move(message)); }

  void begin_object() override {
    if (error_) return;
    Object object{value_, {}, {}};
    if (split(object.fields)) objects_.push_back(std::move(object));
  }
  void end_object() override {
    if (error_) return;
    for (const Field& field : objects_.back().fields) {
      if (field.is_taken) continue;
      const bool is_first = take_field(field.key) == &field;
      const std::string name = field.key.empty() ? "a numbered line" : in_quotes(field.key);
      return fail_at(field.key, name + (is_first ? " is unknown here" : " is given twice"));
    }
    objects_.pop_back();
  }
  bool begin_field(std::string_view key, bool is_required) override {
    const Field* const field = error_ ? nullptr : take_field(key);
    if (field != nullptr) value_ = field->value;
    if (!error_ && field == nullptr && is_required)
      fail_at(objects_.back().value, fmt::format("the key `{}` is missing", key));
    return field != nullptr;
  }
  void begin_list(bool of_words) override {
    if (!error_) lists_.push_back({items(of_words), 0, of_words});
  }
  bool next_item(bool) override {
    if (error_ || take_item(lists_.back())) return !error_;
    lists_.pop_back();
    return false;
  }
  void write_line(std::string_view) override {}

  void leaf(bool& content) override {
    content = word() == "true";
    if (!content && value_ != "false") refuse("true or false");
  }
  void leaf(std::int64_t& content, std::int64_t least, std::int64_t most) override {
    read_integer(content, least, most);
  }
  void leaf(std::uint64_t& content, std::uint64_t least, std::uint64_t most) override {
    read_integer(content, least, most);
  }
  void leaf(double& content) override {
    const std::optional<double> number = json_number(word());
    if (!number) refuse("a number");
    content = number.value_or(0);
  }
  void leaf(std::string& content) override {
    content = string();
    if (content.size() > most_text) fail(fmt::format("longer than {} bytes", most_text));
  }
  void leaf(Word content) override {
    const auto found = std::find(content.words.begin(), content.words.end(), string());
    if (found == content.words.end())
      refuse(listed(content.words));
    else
      content.index = static_cast<std::size_t>(found - content.words.begin());
  }
  void leaf(Square& content) override { read_square(content, nullptr); }
  void leaf(Square& square, std::int64_t& weight) override { read_square(square, &weight); }

protected:
  struct Field {
    std::string_view key, value;
    bool is_taken = false;
  };
  struct List {
    std::string_view rest;  // the unread items
    std::uint64_t read = 0;
    bool of_words = false;
  };
  struct Object {
    std::string_view value;
    std::vector<Field> fields;
    List lines;  // the numbered lines, which have no key
  };

  Reader(Form form, const Text& text)
      : Archive(true, form), value_(without_mark(text.content)), text_(text), start_(value_) {}

  // Finds the fields of the current value, which must be an object. False after an error.
  virtual bool split(std::vector<Field>& fields) = 0;
  // The current value as a list.
  virtual std::string_view items(bool of_words) = 0;
  // Takes the next item off a list and makes it the current value; false at the end of the list.
  virtual bool take_item(List& list) = 0;
  // The current value as a leaf.
  virtual std::string_view word() = 0;
  // Reads the whole word as a square, and its weight if `weight` is not null.
  virtual bool take_square(std::string_view word, Square& square, std::int64_t* weight) = 0;

  const Field* take_field(std::string_view key) {
    for (Field& field : objects_.back().fields) {
      field.is_taken = field.is_taken || field.key == key;
      if (field.key == key) return &field;
    }
    return nullptr;
  }

  void fail_at(std::string_view place, std::string message) {
    if (error_) return;
    error_ = {text_.file, text_.first_line, 1, std::move(message)};
    for (const char* c = start_.data(); c != place.data(); ++c) {
      const bool ends_line = *c == '\n';
      if (ends_line) error_->column = 0;
      error_->line += ends_line ? 1 : 0;
      // Bytes 10xxxxxx continue a character that is already counted.
      error_->column += (static_cast<unsigned char>(*c) & 0xC0) != 0x80 ? 1 : 0;
    }
  }
  // Reports an error: `expected` names what should stand in place of `found`, or of the current
  // value. Always false.
  bool refuse(std::string_view found, std::string_view expected) {
    found = trimmed(found);
    fail_at(found, fmt::format("expected {}, found {}", expected,
                               found.empty() ? "nothing" : in_quotes(found)));
    return false;
  }
  bool refuse(std::string_view expected) { return refuse(value_, expected); }

  std::string_view value_;       // the current value
  std::vector<Object> objects_;  // the open objects, outermost first
  std::vector<List> lists_;

private:
  std::string string() {
    const std::optional<std::string> found =
        form() == Form::json ? json_unquoted(word()) : std::string(word());
    if (!found) refuse("a text in quotes");
    return found.value_or("");
  }
  void read_integer(auto& content, auto least, auto most) {
    std::string_view digits = word();
    if (!take_integer(digits, content) || !digits.empty() || content < least || content > most)
      refuse(fmt::format("a whole number from {} to {}", least, most));
  }
  void read_square(Square& square, std::int64_t* weight) {
    if (!take_square(word(), square, weight))
      refuse(weight == nullptr ? "a square: d2, in JSON [4,2]"
                               : "a square and its weight: d2=5, in JSON [4,2,5]");
  }

  const Text& text_;
  std::string_view start_;
  std::optional<InputError> error_;
};

}  // namespace hardboard
