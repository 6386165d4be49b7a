#include "problems/formulas/dimacs.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <fmt/format.h>
#include <utility>

#include "base/counted.h"

namespace hardboard::formulas {
namespace {

// The carriage return of a line end of Windows counts as a blank.
constexpr bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

}  // namespace

DimacsScanner::DimacsScanner(const Text& text) : text_(&text) {
  const std::string_view content = without_mark(text.content);
  begin_ = at_ = content.data();
  end_ = begin_ + content.size();
}

bool DimacsScanner::begin(Header& header) {
  if (std::optional<InputError> bad = check_encoding(*text_)) {
    error_ = *std::move(bad);
    return false;
  }
  constexpr std::string_view expected = "the header `p cnf VARIABLES CLAUSES`";
  if (peek() == 0) return fail(here(), fmt::format("nothing here: expected {}", expected));
  if (const std::string_view word = next_word(); word != "p") return fail_expected(expected, word);
  const std::string_view format = skip_blanks() ? next_word() : here();
  if (format != "cnf") return fail_expected("`cnf`", format);
  const auto next_on_line = [&](std::string_view what, std::int64_t most, std::int64_t& value) {
    return skip_blanks() ? next_integer(what, 0, most, value) : fail_expected(what, here());
  };
  return next_on_line("a number of variables", most_variables, header.variables) &&
         next_on_line("a number of clauses", UINT32_MAX, header.clauses) && expect_line_end();
}

// Steps over the blanks of a line. Is there another word on the line?
bool DimacsScanner::skip_blanks() {
  while (at_ != end_ && is_blank(*at_)) ++at_;
  return at_ != end_ && *at_ != '\n';
}

char DimacsScanner::peek() {
  for (;;) {
    if (skip_blanks()) {
      if (*at_ != 'c' || !starts_line_) return *at_;
      const void* const stop = std::memchr(at_, '\n', static_cast<std::size_t>(end_ - at_));
      at_ = stop != nullptr ? static_cast<const char*>(stop) : end_;
    }
    if (at_ == end_) return 0;
    ++at_;
    starts_line_ = true;
  }
}

std::string_view DimacsScanner::next_word() {
  if (peek() == 0) return here();
  starts_line_ = false;
  const char* const begin = at_;
  while (at_ != end_ && !is_blank(*at_) && *at_ != '\n') ++at_;
  return {begin, static_cast<std::size_t>(at_ - begin)};
}

bool DimacsScanner::next_integer(std::string_view what, std::int64_t least, std::int64_t most,
                                 std::int64_t& value) {
  peek();
  const auto [stop, fault] = std::from_chars(at_, end_, value);
  const bool is_word = stop == end_ || is_blank(*stop) || *stop == '\n';
  if (fault == std::errc() && is_word && value >= least && value <= most) {
    at_ = stop;
    starts_line_ = false;
    return true;
  }
  const std::string_view word = next_word();
  if (fault == std::errc::invalid_argument || !is_word) return fail_expected(what, word);
  const bool overflow = fault == std::errc::result_out_of_range;
  if (overflow ? word.front() == '-' : value < least)
    return fail(
        word, fmt::format("{} of {} is too small: the least is {}", what, in_quotes(word), least));
  return fail(word,
              fmt::format("{} of {} is too large: the most is {}", what, in_quotes(word), most));
}

bool DimacsScanner::expect_line_end() {
  return !skip_blanks() || fail_expected("the end of the line", next_word());
}

bool DimacsScanner::clauses(const Header& header, Cnf& cnf) {
  cnf.variables = static_cast<std::uint32_t>(header.variables);
  // A clause takes two bytes at least.
  const std::size_t most = static_cast<std::size_t>(end_ - at_) / 2 + 1;
  cnf.ends.reserve(std::min(static_cast<std::size_t>(header.clauses), most));
  for (std::size_t i = 1; i <= static_cast<std::size_t>(header.clauses); ++i)
    if (!clause(header, i, cnf)) return false;
  return end(header);
}

bool DimacsScanner::clause(const Header& header, std::size_t number, Cnf& cnf) {
  if (const char first = peek(); first == 0 || first == '%')
    return fail(here(), fmt::format("the file ends after {}, and the header says {}",
                                    counted(number - 1, "clause"), header.clauses));
  for (;;) {
    std::int64_t literal = 0;
    if (peek() == 0) return fail(here(), "the last clause ends without its 0");
    if (!next_integer("a literal", -header.variables, header.variables, literal)) return false;
    if (literal == 0) break;
    cnf.literals.push_back(static_cast<Literal>(literal));
  }
  cnf.ends.push_back(static_cast<std::uint32_t>(cnf.literals.size()));
  return true;
}

bool DimacsScanner::end(const Header& header) {
  if (peek() == '%' && starts_line_) {
    if (const std::string_view word = next_word(); word != "%") return fail_expected("`%`", word);
    if (peek() == '0') {
      if (const std::string_view word = next_word(); word != "0") return fail_expected("`0`", word);
    }
    return peek() == 0 || fail_expected("the end of the file", next_word());
  }
  return peek() == 0 || fail(next_word(), fmt::format("expected the end of the file after {}",
                                                      counted(header.clauses, "clause")));
}

bool DimacsScanner::fail(std::string_view word, std::string message) {
  const char* line = word.data();
  while (line != begin_ && line[-1] != '\n') --line;
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
  error_ = {text_->file, text_->first_line + std::count(begin_, line, '\n'),
            1 + (word.data() - line) - std::count_if(line, word.data(), continues),
            std::move(message)};
  return false;
}

bool DimacsScanner::fail_expected(std::string_view expected, std::string_view found) {
  const bool at_end = found.data() == end_;
  return fail(found, fmt::format("expected {}, found {}", expected,
                                 !found.empty() ? in_quotes(found)
                                 : at_end       ? "the end of the file"
                                                : "the end of the line"));
}

bool looks_like_dimacs(std::string_view content, bool is_quantified) {
  const Text text{"", content, 1};
  DimacsScanner in(text);
  if (in.next_word() != "p" || in.next_word() != "cnf") return false;
  in.next_word();
  in.next_word();
  const char next = in.peek();
  return (next == 'a' || next == 'e') == is_quantified;
}

Result<Cnf> read_dimacs(const Text& text) {
  DimacsScanner in(text);
  Header header;
  Cnf cnf;
  if (!in.begin(header) || !in.clauses(header, cnf)) return in.error();
  return cnf;
}

std::string write_dimacs(const Cnf& cnf) {
  std::string text = fmt::format("p cnf {} {}\n", cnf.variables, cnf.size());
  append_clauses(text, cnf);
  return text;
}

void append_clauses(std::string& text, const Cnf& cnf) {
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    for (const Literal literal : cnf.clause(i)) {
      const fmt::format_int digits(literal);
      text.append(digits.data(), digits.size());
      text += ' ';
    }
    text += "0\n";
  }
}

}  // namespace hardboard::formulas
