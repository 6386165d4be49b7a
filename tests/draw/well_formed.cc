#include "draw/well_formed.h"

#include <cctype>
#include <cstdint>
#include <set>
#include <vector>

namespace hardboard::draw {
namespace {

constexpr std::string_view references[][2] = {
    {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}};

// Decodes one character by the table of the Unicode standard (3-7) and asks XML 1.0's `Char`.
bool is_allowed(std::string_view text, std::size_t& length) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
  };
  const unsigned first = byte(0);
  length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first < 0x80) return first >= 0x20 || first == '\t' || first == '\n' || first == '\r';
  if (first < 0xc2 || first > 0xf4) return false;
  unsigned low = 0x80, high = 0xbf;
  if (first == 0xe0) low = 0xa0;
  if (first == 0xed) high = 0x9f;
  if (first == 0xf0) low = 0x90;
  if (first == 0xf4) high = 0x8f;
  if (byte(1) < low || byte(1) > high) return false;
  for (std::size_t i = 2; i < length; ++i) {
    if (byte(i) < 0x80 || byte(i) > 0xbf) return false;
  }
  return !(first == 0xef && byte(1) == 0xbf && byte(2) >= 0xbe);
}

class Judge {
public:
  explicit Judge(std::string_view text) : text_(text) {}

  std::string fault() {
    for (std::size_t i = 0, length = 0; i < text_.size(); i += length) {
      if (!is_allowed(text_.substr(i), length)) return at("bad character", i);
    }
    std::vector<std::string> open;
    bool seen_root = false;
    while (at_ < text_.size()) {
      if (text_[at_] == '<') {
        const std::string wrong = tag(open);
        if (!wrong.empty()) return wrong;
        seen_root = true;
      } else {
        const bool blank = std::isspace(static_cast<unsigned char>(text_[at_])) != 0;
        if (open.empty() && !blank) return at("text outside the root", at_);
        if (!character()) return at("bad reference", at_);
      }
      if (open.empty() && seen_root) break;
    }
    if (!open.empty()) return "not closed: " + open.back();
    const bool rest_blank = text_.find_first_not_of(" \n", at_) == std::string_view::npos;
    return seen_root && rest_blank ? "" : at("not one element", at_);
  }

private:
  static std::string at(std::string_view what, std::size_t i) {
    return std::string(what) + " at " + std::to_string(i);
  }

  // One character of text or of an attribute's value; a reference counts as one.
  bool character() {
    if (text_[at_] != '&') {
      ++at_;
      return true;
    }
    for (const auto& [reference, meaning] : references) {
      if (text_.substr(at_, reference.size()) == reference) {
        at_ += reference.size();
        return true;
      }
    }
    return false;
  }

  std::string name() {
    const std::size_t start = at_;
    const auto in_name = [](char c) {
      return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == ':' || c == '-' || c == '_';
    };
    while (at_ < text_.size() && in_name(text_[at_])) ++at_;
    return std::string(text_.substr(start, at_ - start));
  }

  bool skip(std::string_view expected) {
    if (text_.substr(at_, expected.size()) != expected) return false;
    at_ += expected.size();
    return true;
  }

  void skip_blanks() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_])) != 0) ++at_;
  }

  std::string tag(std::vector<std::string>& open) {
    const std::size_t start = at_;
    if (skip("</")) {
      if (open.empty() || name() != open.back()) return at("wrong end tag", start);
      open.pop_back();
      return skip(">") ? "" : at("bad end tag", start);
    }
    skip("<");
    const std::string element = name();
    if (element.empty()) return at("bad tag", start);
    std::set<std::string> attributes;
    while (true) {
      skip_blanks();
      if (skip("/>")) return "";
      if (skip(">")) {
        open.push_back(element);
        return "";
      }
      const std::string attribute = name();
      if (attribute.empty() || !skip("=\"")) return at("bad attribute", at_);
      if (!attributes.insert(attribute).second) return at("attribute twice", at_);
      while (at_ < text_.size() && text_[at_] != '"') {
        if (text_[at_] == '<' || !character()) return at("bad value", at_);
      }
      if (!skip("\"")) return at("value without end", start);
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string xml_fault(std::string_view text) {
  return Judge(text).fault();
}

std::string xml_text(std::string_view document, std::string_view element) {
  const std::string start = "<" + std::string(element) + ">";
  const std::string end = "</" + std::string(element) + ">";
  const std::size_t from = document.find(start) + start.size();
  std::string_view raw = document.substr(from, document.find(end) - from);
  std::string text;
  while (!raw.empty()) {
    std::size_t length = 1;
    std::string_view meaning = raw.substr(0, 1);
    for (const auto& [reference, what] : references) {
      if (raw.substr(0, reference.size()) != reference) continue;
      length = reference.size();
      meaning = what;
    }
    text += meaning;
    raw.remove_prefix(length);
  }
  return text;
}

}  // namespace hardboard::draw
