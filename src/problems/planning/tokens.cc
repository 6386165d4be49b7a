#include "problems/planning/tokens.h"

#include <fmt/format.h>
#include <utility>

namespace hardboard::planning {
namespace {

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

char small(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

Tokens::Tokens(const Text& text)
    : file_(text.file), rest_(without_mark(text.content)), line_(text.first_line), text_(&text) {
  skip();
}

bool Tokens::check_encoding() {
  std::optional<InputError> bad = hardboard::check_encoding(*text_);
  if (bad) error_ = *std::move(bad);
  return !bad;
}

void Tokens::step() {
  const char c = rest_.front();
  rest_.remove_prefix(1);
  if (c == '\n') {
    ++line_;
    column_ = 1;
  } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
    // Bytes 10xxxxxx continue a character that is already counted.
    ++column_;
  }
}

void Tokens::skip() {
  while (!rest_.empty() && (is_blank(rest_.front()) || rest_.front() == ';')) {
    const bool is_comment = rest_.front() == ';';
    do step();
    while (is_comment && !rest_.empty() && rest_.front() != '\n');
  }
  token_.clear();
  place_ = {line_, column_};
  while (!rest_.empty()) {
    const char c = rest_.front();
    const bool is_bracket = c == '(' || c == ')';
    if (!token_.empty() && (is_bracket || is_blank(c) || c == ';')) return;
    token_ += small(c);
    step();
    if (is_bracket) return;
  }
}

std::string Tokens::take() {
  std::string token = token_;
  skip();
  return token;
}

bool Tokens::take(std::string_view token) {
  if (!at(token)) return false;
  skip();
  return true;
}

bool Tokens::expect(std::string_view token) {
  return take(token) || fail_expected(fmt::format("`{}`", token));
}

bool Tokens::expect_name(std::string_view what, std::string& name) {
  const bool is_name = !token_.empty() && !at("(") && !at(")") && !at("-") && !at("=") &&
                       token_.front() != ':' && token_.front() != '?';
  if (!is_name) return fail_expected(what);
  name = take();
  return true;
}

bool Tokens::fail(Place place, std::string message) {
  error_ = {file_, place.line, place.column, std::move(message)};
  return false;
}

bool Tokens::fail_expected(std::string_view expected) {
  return fail(fmt::format("expected {}, found {}", expected,
                          token_.empty() ? "the end" : in_quotes(token_)));
}

}  // namespace hardboard::planning
