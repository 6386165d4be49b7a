// One description of a struct serves four ways: writing and reading, as JSON and as text. A
// description is a function that names the fields of the struct in the order in which they are
// written:
//
//   void describe(Archive& archive, BudgetSum& sum) {
//     archive.field("needed", sum.needed);
//     archive.field("available", sum.available);
//   }
//
// Readers accept the fields in any order and refuse every field that no description names.
// docs/answers.md shows both forms; answer_form.h runs descriptions.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/square.h"

namespace hardboard {

enum class Form : std::uint8_t { text, json };

// The index of a word in a list of words.
struct Word {
  std::span<const std::string_view> words;
  std::size_t& index;
};

class Archive {
public:
  virtual ~Archive() = default;
  Archive(const Archive&) = delete;
  Archive& operator=(const Archive&) = delete;

  bool reads() const { return reads_; }
  Form form() const { return form_; }

  // Begins a field and says whether its value comes next: a writer needs `is_there`, a reader needs
  // the field in the text and fails if a required field is missing.
  bool enter(std::string_view key, bool is_required, bool is_there) {
    return (reads_ || is_there) && begin_field(key, is_required);
  }
  // A required field.
  template <class T>
  void field(std::string_view key, T&& content) {
    if (enter(key, true, true)) value(content);
  }
  // A field that may be missing. Returns whether it was present.
  template <class T>
  bool maybe(std::string_view key, T&& content, bool is_there) {
    const bool entered = enter(key, false, is_there);
    if (entered) value(content);
    return entered;
  }
  template <class T>
  void maybe(std::string_view key, std::optional<T>& content) {
    if (enter(key, false, content.has_value())) value(content ? *content : content.emplace());
  }

  // A field that holds one of several structs, after the word for that struct; the field is left
  // out if `content` is monostate. `words` has the order of the structs.
  template <class... Structs>
  void choice(std::string_view key, std::variant<std::monostate, Structs...>& content,
              std::span<const std::string_view, sizeof...(Structs)> words) {
    if (!enter(key, false, content.index() != 0)) return;
    std::size_t index = content.index() - 1, number = 0;
    begin_choice({words, index}, "");
    if (reads_) ((number++ == index ? void(content.template emplace<Structs>()) : void()), ...);
    const auto fields = [this]<class Struct>(Struct& one) {
      if constexpr (!std::is_same_v<Struct, std::monostate>) describe(*this, one);
    };
    std::visit(fields, content);
    end_object();
  }

  // Any value: a leaf; a vector or a tuple; or a struct, which has parts(), the tuple of its parts,
  // or describe_word(), which makes it a leaf, or describe(), which makes it an object.
  template <class T>
  void value(T& content) {
    if constexpr (requires { leaf(content); }) {
      leaf(content);
    } else if constexpr (std::is_integral_v<T>) {
      using Range = std::numeric_limits<T>;
      std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t> wide = content;
      leaf(wide, Range::min(), Range::max());
      content = static_cast<T>(wide);
    } else if constexpr (requires { describe_word(*this, content); }) {
      describe_word(*this, content);
    } else if constexpr (requires { parts(content); }) {
      value(parts(content));
    } else if constexpr (requires { content.emplace_back(); }) {
      list(content, [this](auto& item) { this->value(item); });
    } else {
      begin_object();
      describe(*this, content);
      end_object();
    }
  }
  template <class... Parts>
  void value(std::tuple<Parts&...> tuple) {
    bool fits = true;
    const auto each = [&](auto& part) {
      fits = fits && next_item(true);
      if (fits) value(part);
    };
    begin_list((is_word<Parts>() && ...));
    std::apply([&](auto&... part) { (each(part), ...); }, tuple);
    if (!fits || next_item(false))
      fail("expected a list of " + std::to_string(sizeof...(Parts)) + " entries");
  }
  // A list; each(item) describes an item.
  template <class Item, class Each>
  void list(std::vector<Item>& items, Each each) {
    begin_list(is_word<Item>());
    if (reads_) items.clear();
    for (std::size_t i = 0; next_item(i < items.size()); ++i)
      each(reads_ ? items.emplace_back() : items[i]);
  }

  // For readers: reports an error in the value that was read last. The first error counts; nothing
  // is read after it.
  virtual void fail(std::string message) = 0;

  virtual void begin_object() = 0;
  // An object that begins with a word: the field `type` in JSON; in text the word behind the key,
  // or, at the beginning of a text, the word and a comment.
  virtual void begin_choice(Word type, std::string_view comment) = 0;
  virtual void end_object() = 0;
  virtual bool begin_field(std::string_view key, bool is_required) = 0;
  // In text, a list of words stands on one line. A writer passes `is_more` to next_item(), a reader
  // takes its return value; when there is no further item, next_item() ends the list.
  virtual void begin_list(bool of_words) = 0;
  virtual bool next_item(bool is_more) = 0;
  // Numbered lines of the object, in the text form alone. read_line() returns nothing after the
  // last one.
  virtual void write_line(std::string_view words) = 0;
  virtual std::optional<std::string_view> read_line() = 0;

  virtual void leaf(bool& content) = 0;
  virtual void leaf(std::int64_t& content, std::int64_t least, std::int64_t most) = 0;
  virtual void leaf(std::uint64_t& content, std::uint64_t least, std::uint64_t most) = 0;
  virtual void leaf(double& content) = 0;
  virtual void leaf(std::string& content) = 0;
  virtual void leaf(Word content) = 0;
  virtual void leaf(Square& content) = 0;
  virtual void leaf(Square& square, std::int64_t& weight) = 0;  // [x,y,w] in JSON, d4=21 in text

protected:
  Archive(bool reads, Form form) : reads_(reads), form_(form) {}

private:
  template <class T>
  static constexpr bool is_word() {
    return std::is_arithmetic_v<T> || std::is_same_v<T, Square> ||
           requires(Archive & archive, T & content) {
      describe_word(archive, content);
    };
  }

  bool reads_;
  Form form_;
};

}  // namespace hardboard
