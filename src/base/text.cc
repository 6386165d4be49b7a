#include "base/text.h"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>

namespace hardboard {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r';
}

// The length of the UTF-8 character at the beginning of `rest`; 0 if there is no valid one.
std::size_t character_length(std::string_view rest) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(rest[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || rest.size() < length) return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
  const bool surrogate = first == 0xED && byte(1) >= 0xA0;
  const bool too_large = first == 0xF4 && byte(1) >= 0x90;
  return overlong || surrogate || too_large ? 0 : length;
}

// The length, in steps of eight, of a prefix that is ASCII without NUL.
std::size_t plain_prefix(std::string_view rest) {
  constexpr std::uint64_t ones = 0x0101010101010101U, tops = 0x8080808080808080U;
  std::size_t at = 0;
  for (std::uint64_t word; at + sizeof word <= rest.size(); at += sizeof word) {
    std::memcpy(&word, rest.data() + at, sizeof word);
    // A byte whose top bit is set, or from which subtracting one borrows because it is zero, ends
    // the prefix.
    if (((word | (word - ones)) & tops) != 0) break;
  }
  return at;
}

InputError bad_byte(const Text& text, std::size_t at) {
  const std::string_view before = text.content.substr(0, at);
  std::int64_t line = text.first_line, column = 1;
  for (const char c : before) {
    if (c == '\n') ++line, column = 1;
    // Bytes 10xxxxxx continue a character that is already counted.
    else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80)
      ++column;
  }
  const auto byte = static_cast<unsigned char>(text.content[at]);
  return {text.file, line, column,
          byte == 0 ? "a NUL byte: this is not a text file"
                    : fmt::format("the byte 0x{:02X} is not UTF-8 here", byte)};
}

}  // namespace

std::optional<InputError> check_encoding(const Text& text) {
  const std::string_view content = text.content;
  // Readers pass over a byte order mark, some of them one after the other.
  if (without_mark(content).starts_with(byte_order_mark))
    return InputError{text.file, text.first_line, 2, "a second byte order mark"};
  for (std::size_t at = 0; at < content.size();) {
    at += plain_prefix(content.substr(at));
    if (at == content.size()) break;
    const std::size_t length = content[at] == 0 ? 0 : character_length(content.substr(at));
    if (length == 0) return bad_byte(text, at);
    at += length;
  }
  return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == text.npos) return {text.data(), 0};
  return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

std::string_view without_mark(std::string_view content) {
  const bool marked = content.substr(0, byte_order_mark.size()) == byte_order_mark;
  return marked ? content.substr(byte_order_mark.size()) : content;
}

std::vector<Text> split_puzzles(const Text& text) {
  constexpr std::string_view rule = "---";
  std::vector<Text> parts;
  const std::string_view content = without_mark(text.content);
  std::int64_t line = text.first_line;
  std::size_t begin = 0;
  const auto add = [&](std::size_t end) {
    const std::string_view part = content.substr(begin, end - begin);
    parts.push_back({text.file, part, line});
    line += std::count(part.begin(), part.end(), '\n');
  };
  for (std::size_t at = content.find(rule); at != content.npos; at = content.find(rule, at)) {
    std::size_t end = at + rule.size();
    while (end < content.size() && is_blank(content[end])) ++end;
    const bool alone =
        (at == 0 || content[at - 1] == '\n') && (end == content.size() || content[end] == '\n');
    if (alone) {
      add(at);
      begin = end == content.size() ? end : end + 1;
      ++line;
    }
    at = end;
  }
  add(content.size());
  const Text first = parts.front();
  std::erase_if(parts, [](const Text& part) { return first_word(part.content).empty(); });
  if (parts.empty()) parts.push_back(first);
  return parts;
}

std::string_view first_word(std::string_view content) {
  content = without_mark(content);
  for (std::size_t at = 0; at < content.size(); ++at) {
    if (is_blank(content[at]) || content[at] == '\n') continue;
    if (content[at] != '#') {
      const std::size_t end = content.find_first_of(" \t\r\n#", at);
      return content.substr(at, end == content.npos ? end : end - at);
    }
    at = content.find('\n', at);
    if (at == content.npos) break;
  }
  return {};
}

std::string_view first_character(std::string_view text) {
  return text.substr(0, text.empty() ? 0 : std::max<std::size_t>(character_length(text), 1));
}

bool upsets_terminals(std::string_view character) {
  const auto byte = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return byte < 0x20 || byte >= 0x7F;
  return byte == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;  // U+0080-U+009F
}

std::string hex_escaped(std::string_view text) {
  return each_character(text, [](std::string_view character) {
    if (!upsets_terminals(character)) return std::string(character);
    std::string bytes;
    for (const char c : character) bytes += fmt::format("\\x{:02X}", static_cast<unsigned char>(c));
    return bytes;
  });
}

std::string in_quotes(std::string_view word) {
  constexpr int most = 30;
  std::string_view rest = word;
  for (int count = 0; !rest.empty() && count < most; ++count)
    rest.remove_prefix(first_character(rest).size());
  const std::string shown = hex_escaped(word.substr(0, word.size() - rest.size()));
  return fmt::format("`{}{}`", shown, rest.empty() ? "" : "...");
}

}  // namespace hardboard
