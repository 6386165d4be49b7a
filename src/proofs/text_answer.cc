#include "proofs/text_answer.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

#include "proofs/answer_words.h"
#include "proofs/json_cursor.h"

namespace hardboard {
namespace {

std::string one_line(std::string text) {
  std::replace_if(
      text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

void write_text(std::ostream& out, const AnswerHead& head, const TextParts& parts) {
  std::string details = head.method;
  for (const std::string* detail : {&parts.amount, &parts.proof})
    if (!detail->empty()) details += (details.empty() ? "" : ", ") + *detail;
  out << word_of(head.verdict);
  if (!details.empty()) out << " (" << details << ")";
  // An undecided answer says why in its first line.
  const bool is_undecided = head.verdict == Verdict::unknown && parts.because.empty();
  const std::string& because = is_undecided ? head.remark : parts.because;
  if (!because.empty()) out << ": " << one_line(because);
  out << "\n";
  std::size_t number = 0;
  for (const std::string& move : parts.moves) out << fmt::format("{:>3}. {}\n", ++number, move);
  for (const std::string& line : parts.below) out << "  " << line << "\n";
  if (head.count) out << "  count: " << *head.count << "\n";
  if (head.minimum) {
    out << "  " << head.minimum->what << ": " << head.minimum->value << "\n";
    out << "  bound: " << head.minimum->bound << "\n";
  }
  if (!head.source.empty()) out << "  source: " << one_line(head.source) << "\n";
  if (!is_undecided && !head.remark.empty()) out << "  remark: " << one_line(head.remark) << "\n";
}

namespace {

class Reader {
public:
  Reader(const std::vector<Verdict>& verdicts, const std::vector<std::string_view>& minima,
         const std::vector<std::string_view>& proofs)
      : verdicts_(verdicts), minima_(minima), proofs_(proofs) {}

  Result<TextAnswer> read(const Text& text) {
    std::string_view rest = without_mark(text.content);
    bool is_first = true;
    for (line_ = text.first_line; !rest.empty(); ++line_) {
      whole_ = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(whole_.size() + 1, rest.size()));
      const std::string_view words = trim(whole_);
      if (words.empty()) continue;
      if (!(is_first ? first_line(words) : later_line(words)))
        return InputError{text.file, line_, column_, trouble_};
      is_first = false;
    }
    if (is_first) return InputError{text.file, text.first_line, 0, "there is no answer"};
    if (answer_.head.minimum) answer_.head.minimum->bound = bound_;
    return std::move(answer_);
  }

private:
  bool fail(std::string_view at, std::string message) {
    column_ = column_of(at);
    trouble_ = std::move(message);
    return false;
  }
  std::int64_t column_of(std::string_view part) const { return part.data() - whole_.data() + 1; }

  // VERDICT (METHOD, N jumps, PROOF): words
  bool first_line(std::string_view words) {
    answer_.first_line = line_;
    const std::string_view word = words.substr(0, words.find_first_of(" (:"));
    const std::optional<Verdict> verdict = verdict_of(word, verdicts_);
    if (!verdict) {
      return fail(
          words, fmt::format("an answer begins with {}, not {}", words_of(verdicts_), quote(word)));
    }
    answer_.head.verdict = *verdict;
    std::string_view behind = trim(words.substr(word.size()));
    if (!behind.empty() && behind[0] == '(') {
      const std::size_t end = behind.find(')');
      if (end == std::string_view::npos) return fail(behind, "the bracket is not closed");
      details(behind.substr(1, end - 1));
      behind = trim(behind.substr(end + 1));
    }
    if (!behind.empty() && behind[0] != ':')
      return fail(behind, "a colon is expected, not " + quote(behind));
    if (!behind.empty()) answer_.because = trim(behind.substr(1));
    const bool is_undecided = *verdict == Verdict::unknown && answer_.proof.empty();
    if (is_undecided) answer_.head.remark = answer_.because;
    return true;
  }

  // The method comes first, and may have the name of a proof.
  void details(std::string_view text) {
    for (bool is_method = true; !text.empty(); is_method = false) {
      const std::size_t comma = std::min(text.find(','), text.size());
      const std::string_view detail = trim(text.substr(0, comma));
      text.remove_prefix(std::min(comma + 1, text.size()));
      if (is_method && !detail.empty() && !is_digit(detail[0])) {
        answer_.head.method = detail;
      } else if (std::find(proofs_.begin(), proofs_.end(), detail) != proofs_.end()) {
        answer_.proof = detail;
      }
    }
  }

  bool later_line(std::string_view words) {
    const bool is_move = is_digit(words[0]);
    const std::size_t mark = words.find(is_move ? '.' : ':');
    if (mark == std::string_view::npos)
      return fail(words, "neither a move nor a key: " + quote(words));
    const std::string_view key = words.substr(0, mark), value = trim(words.substr(mark + 1));
    AnswerHead& head = answer_.head;
    const TextLine line{line_, column_of(value.empty() ? words : value), key, value};
    if (is_move) {
      answer_.moves.push_back(line);
    } else if (key == "source") {
      head.source = value;
    } else if (key == "remark") {
      head.remark = value;
    } else if (key == "count") {
      if (!is_decimal(value)) return fail(words, "a number is expected behind count");
      head.count = value;
    } else if (key == "bound") {
      return number(line, bound_);
    } else if (std::find(minima_.begin(), minima_.end(), key) != minima_.end()) {
      head.minimum = Minimum{std::string(key), 0, 0};
      return number(line, head.minimum->value);
    } else {
      answer_.keys.push_back(line);
    }
    return true;
  }

  bool number(const TextLine& line, std::uint64_t& number) {
    const char* const end = line.value.data() + line.value.size();
    const auto [stop, fault] = std::from_chars(line.value.data(), end, number);
    if (fault == std::errc() && stop == end) return true;
    return fail(line.key, fmt::format("a number is expected behind {}", line.key));
  }

  const std::vector<Verdict>& verdicts_;
  const std::vector<std::string_view>&minima_, &proofs_;
  TextAnswer answer_;
  std::uint64_t bound_ = 0;
  std::string_view whole_;  // the line
  std::int64_t line_ = 0, column_ = 0;
  std::string trouble_;
};

}  // namespace

Result<TextAnswer> read_text_answer(const Text& text, const std::vector<Verdict>& verdicts,
                                    const std::vector<std::string_view>& minima,
                                    const std::vector<std::string_view>& proofs) {
  return Reader(verdicts, minima, proofs).read(text);
}

bool is_json(std::string_view text) {
  text = without_mark(text);
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return begin != std::string_view::npos && text[begin] == '{';
}

}  // namespace hardboard
