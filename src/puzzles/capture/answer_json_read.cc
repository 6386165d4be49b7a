// Answers from JSON: a state machine over the events of a streaming parser.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "proofs/json_cursor.h"
#include "puzzles/capture/answer_json.h"
#include "puzzles/capture/answer_keys.h"
#include "puzzles/capture/answer_words.h"
#include "puzzles/capture/place_lists.h"

namespace hardboard::capture {
namespace {

// The parser calls the functions with names like start_array; one that returns false ends the
// parse, with the reason in trouble().
template <class Place>
class Reader {
public:
  Reader(std::string_view text, std::string_view kind) : kind_(kind), at_(text.data()) {}

  const char** cursor() { return &at_; }
  const char* position() const { return position_; }
  const std::string& trouble() const { return trouble_; }

  bool null() { return scalar(std::nullopt) == Admit::skip; }
  bool boolean(bool value) {
    const Admit admit = scalar(Expected::flag);
    if (admit == Admit::take) groups_[group_].antenna = value;
    return admit != Admit::refuse;
  }
  bool number_integer(std::int64_t value) {
    if (where() == Inside::list) return entry(value);
    return number(static_cast<double>(value), std::nullopt);
  }
  bool number_unsigned(std::uint64_t value) {
    if (where() == Inside::list) {
      // All limits are far below 2^62.
      return entry(static_cast<std::int64_t>(std::min(value, std::uint64_t{1} << 62)));
    }
    return number(static_cast<double>(value), value);
  }
  bool number_float(double value, const std::string&) { return number(value, std::nullopt); }
  bool string(std::string& value) {
    const Admit admit = scalar(Expected::text);
    return admit == Admit::take ? text(value) : admit == Admit::skip;
  }
  bool binary(std::vector<std::uint8_t>&) { return fail("binary data"); }

  bool start_object(std::size_t) {
    Inside inside = Inside::unknown;
    if (where() == Inside::file) {
      inside = Inside::answer;
    } else if (where() == Inside::groups) {
      if (group_count_ == groups_.size()) return fail("\"groups\" must be an array of two objects");
      group_ = group_count_++;
      inside = Inside::group;
    } else {
      const Admit admit = scalar(Expected::object);
      if (admit == Admit::refuse) return false;
      if (admit == Admit::take) inside = Inside::proof;
    }
    inside_.push_back(inside);
    return true;
  }
  bool key(std::string& name) {
    key_ = nullptr;
    if (where() == Inside::unknown) return true;
    key_ = find_key(where(), name);
    if (key_ && !seen_.insert(path(*key_)).second) return fail(quote(name) + " is given twice");
    return true;
  }
  bool end_object() {
    inside_.pop_back();
    return true;
  }

  bool start_array(std::size_t) {
    if (where() == Inside::list) {
      const bool fits = std::visit([](auto& list) { return list.open(); }, list_);
      return fits || misshapen();
    }
    Inside inside = Inside::unknown;
    if (key_ && key_->expected == Expected::groups && where() == Inside::proof) {
      inside = Inside::groups;
    } else {
      const Admit admit = scalar(Expected::list);
      if (admit == Admit::refuse) return false;
      if (admit == Admit::take) {
        inside = Inside::list;
        start_list();
      }
    }
    inside_.push_back(inside);
    return true;
  }
  bool end_array() {
    if (where() == Inside::list && std::visit([](auto& list) { return list.is_inside(); }, list_)) {
      const bool fits = std::visit([](auto& list) { return list.close(); }, list_);
      return fits || misshapen();
    }
    inside_.pop_back();
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& error) {
    const std::string_view what = error.what();
    const std::size_t begin = what.find("syntax error");
    if (begin == std::string_view::npos) {
      fail("a number is out of range");
      step_back();
      return false;
    }
    const std::string_view words = what.substr(begin, what.find("; last read") - begin);
    return fail(fmt::format("this is no JSON: {}", words.substr(0, 150)));
  }

  // What is still wrong when all has been read; makes the answer whole if nothing is.
  std::optional<std::string> finish() {
    for (const char* name : {"kind", "answer"})
      if (!seen_.count(name)) return fmt::format("the key \"{}\" is missing", name);
    if (answer_.verdict == Verdict::solvable && !seen_.count("moves"))
      return "the key \"moves\" is missing";
    if (seen_.count("pieces_left") && seen_.count("budget"))
      return "\"pieces_left\" and \"budget\" can't both be given";
    if (seen_.count("bound") && !answer_.minimum)
      return "\"bound\" is given without what it bounds";
    if (answer_.minimum) answer_.minimum->bound = bound_;
    return seen_.count("proof") ? finish_proof() : std::nullopt;
  }

  Answer<Place> take() { return std::move(answer_); }

private:
  enum class Admit : std::uint8_t { take, skip, refuse };

  Inside where() const { return inside_.back(); }

  bool fail(std::string message) {
    trouble_ = std::move(message);
    position_ = at_;
    return false;
  }

  bool misshapen() {
    const std::string_view words =
        std::visit([](auto& list) { return std::decay_t<decltype(list)>::shape_words(); }, list_);
    return fail(fmt::format("each entry of \"{}\" must be {}", key_->name, words));
  }

  std::string path(const AnswerKey& key) const {
    switch (key.inside) {
      case Inside::proof:
        return "proof." + std::string(key.name);
      case Inside::group:
        return fmt::format("group{}.{}", group_, key.name);
      default:
        return std::string(key.name);
    }
  }

  // Is a value of this type welcome here? nullopt never is.
  Admit scalar(std::optional<Expected> type) {
    Admit admit = Admit::refuse;
    switch (where()) {
      case Inside::unknown:
        return Admit::skip;
      case Inside::file:
        fail("an answer must be an object");
        break;
      case Inside::list:
        misshapen();
        break;
      case Inside::groups:
        fail("\"groups\" must be an array of two objects");
        break;
      default:
        if (!key_) return Admit::skip;
        if (key_->expected == type) return Admit::take;
        fail(fmt::format("\"{}\" must be {}", key_->name, words_of(key_->expected)));
    }
    return admit;
  }

  bool entry(std::int64_t value) {
    if (std::visit([&](auto& list) { return list.number(value); }, list_)) return true;
    misshapen();
    step_back();
    return false;
  }

  // Behind a number the parser has read one character more, unless the text ends there.
  void step_back() {
    if (!std::isdigit(static_cast<unsigned char>(position_[-1]))) --position_;
  }

  bool number(double value, std::optional<std::uint64_t> whole) {
    const bool any = key_ && key_->expected == Expected::number;
    const Admit admit = scalar(any     ? std::optional(Expected::number)
                               : whole ? std::optional(Expected::count)
                                       : std::nullopt);
    if (admit == Admit::refuse) step_back();
    if (admit != Admit::take) return admit == Admit::skip;
    if (any) answer_.seconds = value;
    if (any) return true;
    const std::string_view name = key_->name;
    if (name == "pieces_left" || name == "budget") {
      answer_.minimum = Minimum{std::string(name), *whole, 0};
    } else if (name == "bound") {
      bound_ = *whole;
    } else {
      counts_[static_cast<std::size_t>(key_ - answer_keys.data())] = *whole;
    }
    return true;
  }

  bool text(std::string& value) {
    if (value.size() > most_text) {
      return fail(fmt::format("\"{}\" is longer than {} bytes", key_->name, most_text));
    }
    const std::string_view name = key_->name;
    if (name == "kind" && value != kind_) {
      return fail(
          fmt::format("the answer is for {}, the puzzle is {}", quote(value), quote(kind_)));
    }
    if (name == "answer") {
      const std::optional<Verdict> verdict = verdict_of(value, solo_verdicts());
      if (!verdict) {
        return fail("\"answer\" must be solvable, unsolvable or unknown, not " + quote(value));
      }
      answer_.verdict = *verdict;
    }
    if (name == "type") {
      const auto word = std::find(proof_words.begin() + 1, proof_words.end(), value);
      if (word == proof_words.end()) return fail("no such type of proof: " + quote(value));
      proof_type_ = *word;
    }
    if (name == "count") {
      if (!is_decimal(value)) return fail("\"count\" must be a decimal number in quotes");
      answer_.count = std::move(value);
    }
    if (name == "method") answer_.method = std::move(value);
    if (name == "source") answer_.source = std::move(value);
    if (name == "remark") answer_.remark = std::move(value);
    if (name == "file") file_ = std::move(value);
    return true;
  }

  void start_list() {
    if (key_->name == "moves") list_ = ListReader<Capture<Place>>(answer_.moves);
    if (key_->name == "first") list_ = ListReader<Place>(sets_.first);
    if (key_->name == "second") list_ = ListReader<Place>(sets_.second);
    if (key_->name == "witnesses") list_ = ListReader<Place>(witnesses_);
    if (key_->name == "places") list_ = ListReader<Place>(groups_[group_].places);
  }

  std::uint64_t count_of(std::string_view name) const {
    return counts_[static_cast<std::size_t>(find_key(Inside::proof, name) - answer_keys.data())];
  }

  std::optional<std::string> finish_proof() {
    const auto lacks = [&](std::initializer_list<const char*> names) -> std::optional<std::string> {
      for (const char* name : names)
        if (!seen_.count(name)) return fmt::format("the key \"{}\" is missing", name);
      return std::nullopt;
    };
    if (auto missing = lacks({"proof.type"})) return missing;
    if (proof_type_ == "closed-sets") {
      answer_.proof = std::move(sets_);
      return lacks({"proof.first", "proof.second"});
    }
    if (proof_type_ == "stuck-trees") {
      answer_.proof = StuckTrees<Place>{std::move(sets_.first), std::move(sets_.second)};
      return lacks({"proof.first", "proof.second"});
    }
    if (proof_type_ == "no-center") {
      answer_.proof = NoCenter<Place>{std::move(witnesses_)};
      return lacks({"proof.witnesses"});
    }
    if (proof_type_ == "stranded") {
      answer_.proof = Stranded<Place>{std::move(groups_[0]), std::move(groups_[1])};
      if (group_count_ != 2) return "\"groups\" must be an array of two objects";
      return lacks({"group0.antenna", "group0.places", "group1.antenna", "group1.places"});
    }
    if (proof_type_ == "budget-sum") {
      answer_.proof = BudgetSum{count_of("needed"), count_of("available")};
      return lacks({"proof.needed", "proof.available"});
    }
    if (proof_type_ == "exhausted") {
      answer_.proof = Exhausted{count_of("positions")};
      return lacks({"proof.positions"});
    }
    if (proof_type_ == "row-count") {
      answer_.proof = RowCount{count_of("left")};
      return lacks({"proof.left"});
    }
    if (proof_type_ == "pawn-rows") {
      answer_.proof = PawnRows{count_of("rows")};
      return lacks({"proof.rows"});
    }
    answer_.proof = SatRefusal{file_, count_of("clauses"), count_of("lazy")};
    return lacks({"proof.clauses", "proof.lazy"});
  }

  std::string_view kind_;
  const char* at_;
  const char* position_ = nullptr;
  std::string trouble_;
  std::vector<Inside> inside_{Inside::file};
  const AnswerKey* key_ = nullptr;  // that before the value that comes; none if it is unknown
  std::set<std::string> seen_;
  std::variant<ListReader<Capture<Place>>, ListReader<Place>> list_{
      ListReader<Capture<Place>>(answer_.moves)};

  Answer<Place> answer_;
  std::uint64_t bound_ = 0;
  std::string_view proof_type_;
  ClosedSets<Place> sets_;  // or trees
  std::vector<Place> witnesses_;
  std::array<StrandedGroup<Place>, 2> groups_;
  std::size_t group_ = 0, group_count_ = 0;
  std::array<std::uint64_t, answer_keys.size()> counts_{};
  std::string file_;
};

}  // namespace

template <class Place>
Result<Answer<Place>> read_json(std::string_view text, std::string_view kind,
                                const std::string& file, std::int64_t line) {
  Reader<Place> reader(text, kind);
  const Cursor begin{text.data(), reader.cursor()};
  const Cursor end{text.data() + text.size(), reader.cursor()};
  if (nlohmann::json::sax_parse(begin, end, &reader)) {
    if (const std::optional<std::string> why = reader.finish()) {
      return InputError{file, line, 0, *why};
    }
    return reader.take();
  }
  const std::string_view read(text.data(),
                              static_cast<std::size_t>(reader.position() - text.data()));
  const std::size_t line_start = read.rfind('\n') + 1;  // 0 if there is none
  return InputError{file, line + std::count(read.begin(), read.end(), '\n'),
                    static_cast<std::int64_t>(std::max<std::size_t>(read.size() - line_start, 1)),
                    reader.trouble()};
}

template Result<Answer<Square>> read_json(std::string_view, std::string_view, const std::string&,
                                          std::int64_t);
template Result<Answer<Vertex>> read_json(std::string_view, std::string_view, const std::string&,
                                          std::int64_t);

}  // namespace hardboard::capture
