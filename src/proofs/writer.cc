// The archive that writes: JSON on one line, or lines of text.
#include <cmath>
#include <fmt/format.h>

#include "base/append_format.h"
#include "base/contract.h"
#include "proofs/archives.h"

namespace hardboard {
namespace {

class Writer final : public Archive {
public:
  Writer(std::ostream& out, Form form) : Archive(false, form), out_(out) {}
  ~Writer() override { flush(); }

  void fail(std::string message) override { promise(false, message.c_str()); }

  void begin_object() override {
    begin_value();
    print("{}", is_json() ? '{' : '\n');
    needs_comma_ = false;
    lines_.push_back(0);
  }
  void begin_choice(Word type, std::string_view comment) override {
    if (is_json()) {
      begin_object();
      begin_field("type", true);
      return leaf(type);
    }
    begin_value();
    print("{}{}", lines_.empty() ? "" : " ", type.words[type.index]);
    print(comment.empty() ? "\n" : "  # {}\n", one_line(comment));
    lines_.push_back(0);
  }
  void end_object() override {
    lines_.pop_back();
    if (is_json()) print("{}", lines_.empty() ? "}\n" : "}");
    needs_comma_ = true;
  }
  bool begin_field(std::string_view key, bool) override {
    key_ = key;
    return true;
  }

  void begin_list(bool of_words) override {
    if (is_json() || of_words) begin_value();
    if (is_json()) print("[");
    needs_comma_ = false;
    lists_.push_back({of_words, key_, 0});
  }
  bool next_item(bool is_more) override {
    List& list = lists_.back();
    if (is_more) {
      if (!is_json() && !list.of_words)
        key_ = entry_ = fmt::format("{} {}", list.key, ++list.entries);
      return true;
    }
    // A list of objects that is empty has written no line of its own yet.
    const bool is_bare = !is_json() && !list.of_words && list.entries == 0;
    if (is_bare) begin_value();
    if (is_json() || is_bare || list.of_words) print("{}", is_json() ? ']' : '\n');
    needs_comma_ = true;
    lists_.pop_back();
    return false;
  }
  void write_line(std::string_view words) override {
    print("{:>{}}. {}\n", ++lines_.back(), 2 * lines_.size() + 1, words);
  }
  std::optional<std::string_view> read_line() override { return std::nullopt; }

  void leaf(bool& content) override { put("{}", content); }
  void leaf(std::int64_t& content, std::int64_t, std::int64_t) override { put("{}", content); }
  void leaf(std::uint64_t& content, std::uint64_t, std::uint64_t) override { put("{}", content); }
  void leaf(double& content) override {
    promise(std::isfinite(content), "only finite numbers are written");
    put("{:.4g}", content);  // four digits are enough for a time
  }
  void leaf(std::string& content) override {
    put("{}", is_json() ? json_quoted(content) : one_line(content));
  }
  void leaf(Word content) override {
    put(is_json() ? "\"{}\"" : "{}", content.words[content.index]);
  }
  void leaf(Square& content) override {
    is_json() ? put("[{},{}]", content.x, content.y) : put("{}", name(content));
  }
  void leaf(Square& square, std::int64_t& weight) override {
    is_json() ? put("[{},{},{}]", square.x, square.y, weight) : put("{}={}", name(square), weight);
  }

private:
  struct List {
    bool of_words;
    std::string_view key;
    std::uint64_t entries;
  };

  bool is_json() const { return form() == Form::json; }
  bool in_words() const { return !lists_.empty() && lists_.back().of_words; }

  // Writes the separator and the key in front of a value: a comma and a key in JSON, a blank
  // between words, or a key.
  void begin_value() {
    if (!is_json()) {
      if (in_words())
        print(" ");
      else if (!lines_.empty())
        print("{:{}}{}:", "", 2 * lines_.size(), key_);
      return;
    }
    if (needs_comma_) print(",");
    if (!key_.empty()) print("\"{}\":", key_);
    key_ = {};
  }
  template <class... Arguments>
  void put(std::string_view format, const Arguments&... arguments) {
    begin_value();
    const bool is_line = !is_json() && !in_words();
    if (is_line) print(" ");
    print(format, arguments...);
    if (is_line) print("\n");
    needs_comma_ = true;
  }
  template <class... Arguments>
  void print(std::string_view format, const Arguments&... arguments) {
    append_formatted(buffer_, format, fmt::make_format_args(arguments...));
    if (buffer_.size() > std::size_t{1} << 16) flush();
  }
  void flush() {
    out_.write(buffer_.data(), static_cast<std::streamsize>(buffer_.size()));
    buffer_.clear();
  }

  std::ostream& out_;
  std::string buffer_;
  bool needs_comma_ = false;          // JSON: a value stands before the next one
  std::string_view key_;              // of the next value
  std::string entry_;                 // the key of an entry of a list
  std::vector<std::uint64_t> lines_;  // how many numbered lines each open object has
  std::vector<List> lists_;           // the open lists
};

}  // namespace

void write_archive(std::ostream& out, Form form, const Description& describe) {
  Writer writer(out, form);
  describe(writer);
}

}  // namespace hardboard
