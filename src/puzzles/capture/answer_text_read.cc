// Answers from text, line by line.
#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <variant>
#include <vector>

#include "base/square.h"
#include "proofs/json_cursor.h"
#include "puzzles/capture/answer_json.h"
#include "puzzles/capture/answer_text.h"
#include "puzzles/capture/answer_words.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::capture {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

void skip_blanks(std::string_view& text) {
  while (!text.empty() && is_blank(text[0])) text.remove_prefix(1);
}

bool skip(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

template <class Number>
std::optional<Number> take_number(std::string_view& text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{}) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool take(std::string_view& text, Square& square) {
  const std::optional<Square> found = take_square(text);
  if (found) square = *found;
  return found.has_value();
}

bool take(std::string_view& text, Vertex& vertex) {
  const std::optional<std::uint32_t> found = take_number<std::uint32_t>(text);
  if (found) vertex.number = *found;
  return found.has_value();
}

// The whole numbers in a sentence, in order.
std::vector<std::uint64_t> numbers_in(std::string_view text) {
  std::vector<std::uint64_t> numbers;
  while (!text.empty()) {
    const std::optional<std::uint64_t> number =
        is_digit(text[0]) ? take_number<std::uint64_t>(text) : std::nullopt;
    if (number) numbers.push_back(*number);
    if (!number) text.remove_prefix(1);
  }
  return numbers;
}

template <class Place>
class TextReader {
public:
  Result<Answer<Place>> read(std::string_view text, const std::string& file, std::int64_t line) {
    bool is_first = true;
    for (; !text.empty() && !trouble_; ++line) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      const std::string_view whole = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      rest_ = whole;
      skip_blanks(rest_);
      if (rest_.empty()) continue;
      while (is_blank(rest_.back())) rest_.remove_suffix(1);
      if (rest_.size() > most_text && !is_list()) {
        fail("the line is too long");
      } else {
        is_first ? first_line() : later_line();
      }
      is_first = false;
      if (trouble_) {
        return InputError{file, line, rest_.data() - whole.data() + 1, *trouble_};
      }
    }
    if (is_first) return InputError{file, line, 0, "there is no answer"};
    if (answer_.minimum) answer_.minimum->bound = bound_;
    return std::move(answer_);
  }

private:
  void fail(std::string message) { trouble_ = std::move(message); }

  // Lists of places may be as long as the board is large.
  bool is_list() const {
    return rest_.substr(0, 5) == "first" || rest_.substr(0, 6) == "second" ||
           rest_.substr(0, 9) == "witnesses";
  }

  // VERDICT (METHOD, N captures, PROOF): words
  void first_line() {
    const std::string_view word = rest_.substr(0, rest_.find_first_of(" (:"));
    const std::optional<Verdict> verdict = verdict_of(word, solo_verdicts());
    if (!verdict) {
      return fail("an answer begins with solvable, unsolvable or unknown, not " + quote(word));
    }
    answer_.verdict = *verdict;
    rest_.remove_prefix(word.size());
    skip_blanks(rest_);
    std::size_t proof = 0;
    if (skip(rest_, "(")) {
      const std::size_t end = rest_.find(')');
      if (end == std::string_view::npos) return fail("the bracket is not closed");
      proof = details(rest_.substr(0, end));
      rest_.remove_prefix(end + 1);
    }
    skip_blanks(rest_);
    if (!rest_.empty() && rest_[0] != ':') return fail("a colon is expected, not " + quote(rest_));
    make_proof(proof);
    if (answer_.verdict == Verdict::unknown && proof == 0 && skip(rest_, ":")) {
      skip_blanks(rest_);
      answer_.remark = rest_;
    }
  }

  // Finds the method and, as an index into proof_words, the proof.
  std::size_t details(std::string_view text) {
    std::size_t proof = 0;
    while (!text.empty()) {
      skip_blanks(text);
      const std::string_view detail = text.substr(0, text.find(','));
      text.remove_prefix(std::min(detail.size() + 1, text.size()));
      const auto known = std::find(proof_words.begin() + 1, proof_words.end(), detail);
      if (known != proof_words.end()) {
        proof = static_cast<std::size_t>(known - proof_words.begin());
      } else if (!detail.empty() && !is_digit(detail[0])) {
        answer_.method = detail;
      }
    }
    return proof;
  }

  void make_proof(std::size_t proof) {
    const std::string_view word = proof_words[proof];
    const std::vector<std::uint64_t> numbers = numbers_in(rest_);
    const std::size_t wanted = word == "budget-sum" || word == "drat" ? 2
                               : word == "exhausted" || word == "row-count" || word == "pawn-rows"
                                   ? 1
                                   : 0;
    if (numbers.size() < wanted) {
      return fail(wanted == 1 ? "a number is expected in this line"
                              : "two numbers are expected in this line");
    }
    if (word == "closed-sets") answer_.proof = ClosedSets<Place>{};
    if (word == "stranded") answer_.proof = Stranded<Place>{};
    if (word == "budget-sum") answer_.proof = BudgetSum{numbers[0], numbers[1]};
    if (word == "exhausted") answer_.proof = Exhausted{numbers[0]};
    if (word == "drat") answer_.proof = SatRefusal{"", numbers[0], numbers[1]};
    if (word == "no-center") answer_.proof = NoCenter<Place>{};
    if (word == "stuck-trees") answer_.proof = StuckTrees<Place>{};
    if (word == "row-count") answer_.proof = RowCount{numbers[0]};
    if (word == "pawn-rows") answer_.proof = PawnRows{numbers[0]};
  }

  void later_line() {
    if (is_digit(rest_[0])) return move();
    const std::size_t colon = rest_.find(':');
    if (colon == std::string_view::npos) return fail("neither a move nor a key: " + quote(rest_));
    const std::string_view key = rest_.substr(0, colon), start = rest_;
    rest_.remove_prefix(colon + 1);
    skip_blanks(rest_);
    if (key == "source") {
      answer_.source = rest_;
    } else if (key == "remark") {
      answer_.remark = rest_;
    } else if (key == "count") {
      if (!is_decimal(rest_)) return fail("a number is expected");
      answer_.count = rest_;
    } else if (key == "pieces_left" || key == "budget" || key == "bound") {
      number(key);
    } else if (auto* drat = std::get_if<SatRefusal>(&answer_.proof); drat && key == "file") {
      drat->file = rest_;
    } else if (std::vector<Place>* places = places_of(key)) {
      list(*places);
    } else {
      rest_ = start;
      fail("unknown here: " + quote(key));
    }
  }

  // "12. Rd2xd5"
  void move() {
    while (!rest_.empty() && is_digit(rest_[0])) rest_.remove_prefix(1);
    if (!skip(rest_, ".")) return fail("a dot is expected behind a move's number");
    skip_blanks(rest_);
    const std::string_view start = rest_;
    if (!rest_.empty() && (std::isupper(static_cast<unsigned char>(rest_[0])) || rest_[0] == '?'))
      rest_.remove_prefix(1);
    Capture<Place> capture;
    if (take(rest_, capture.from) && skip(rest_, "x") && take(rest_, capture.to) && rest_.empty()) {
      answer_.moves.push_back(capture);
    } else {
      rest_ = start;
      fail("this is no move: " + quote(rest_));
    }
  }

  void number(std::string_view key) {
    const std::optional<std::uint64_t> value = take_number<std::uint64_t>(rest_);
    if (!value || !rest_.empty()) return fail("a number is expected");
    if (key == "bound") {
      bound_ = *value;
    } else {
      answer_.minimum = Minimum{std::string(key), *value, 0};
    }
  }

  std::vector<Place>* places_of(std::string_view key) {
    const bool antenna = key.size() > 8 && key.substr(key.size() - 8) == " antenna";
    if (antenna) key.remove_suffix(8);
    if (auto* center = std::get_if<NoCenter<Place>>(&answer_.proof); center && key == "witnesses")
      return &center->witnesses;
    if (key != "first" && key != "second") return nullptr;
    const bool first = key == "first";
    if (auto* sets = std::get_if<ClosedSets<Place>>(&answer_.proof); sets && !antenna)
      return first ? &sets->first : &sets->second;
    if (auto* trees = std::get_if<StuckTrees<Place>>(&answer_.proof); trees && !antenna)
      return first ? &trees->first : &trees->second;
    if (auto* groups = std::get_if<Stranded<Place>>(&answer_.proof)) {
      StrandedGroup<Place>& group = first ? groups->first : groups->second;
      group.antenna = antenna;
      return &group.places;
    }
    return nullptr;
  }

  void list(std::vector<Place>& places) {
    while (!rest_.empty()) {
      Place place;
      if (!take(rest_, place) || (!rest_.empty() && !is_blank(rest_[0])))
        return fail("a place is expected, not " + quote(rest_));
      places.push_back(place);
      skip_blanks(rest_);
    }
  }

  Answer<Place> answer_;
  std::uint64_t bound_ = 0;
  std::string_view rest_;  // of the line
  std::optional<std::string> trouble_;
};

}  // namespace

template <class Place>
Result<Answer<Place>> read_text(std::string_view text, const std::string& file, std::int64_t line) {
  return TextReader<Place>().read(text, file, line);
}

template <class Place>
Result<Answer<Place>> read_answer(std::string_view text, std::string_view kind,
                                  const std::string& file, std::int64_t line) {
  skip(text, "\xEF\xBB\xBF");  // a byte order mark
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  const bool is_json = begin != std::string_view::npos && text[begin] == '{';
  return is_json ? read_json<Place>(text, kind, file, line) : read_text<Place>(text, file, line);
}

template Result<Answer<Square>> read_text(std::string_view, const std::string&, std::int64_t);
template Result<Answer<Vertex>> read_text(std::string_view, const std::string&, std::int64_t);
template Result<Answer<Square>> read_answer(std::string_view, std::string_view, const std::string&,
                                            std::int64_t);
template Result<Answer<Vertex>> read_answer(std::string_view, std::string_view, const std::string&,
                                            std::int64_t);

}  // namespace hardboard::capture
