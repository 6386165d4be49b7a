// Documents taken apart: their sections, the code in them, and the rows of their tables.
#pragma once

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard::docs {

// The text from a heading up to the next one of the same or a higher level.
struct Section {
  std::string title;  // without its #
  std::size_t level = 0;
  std::string text;
};

inline std::vector<std::string> lines_of(std::string_view text) {
  std::istringstream in{std::string(text)};
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

inline std::vector<Section> sections_of(std::string_view text) {
  std::vector<Section> all;
  std::set<std::size_t> open;
  bool in_block = false;
  for (const std::string& line : lines_of(text)) {
    if (line.starts_with("```")) in_block = !in_block;
    const std::size_t level = in_block ? 0 : line.find_first_not_of('#');
    if (level != line.npos && level > 0 && line[level] == ' ') {
      std::erase_if(open, [&](std::size_t i) { return all[i].level >= level; });
      open.insert(all.size());
      all.push_back({line.substr(level + 1), level, ""});
    }
    for (const std::size_t i : open) all[i].text += line + "\n";
  }
  return all;
}

// The document docs/NAME.
inline std::vector<Section> document(const std::string& name) {
  std::ifstream in(std::string(DOCS) + "/" + name);
  std::ostringstream text;
  text << in.rdbuf();
  return sections_of(text.str());
}

// The first section whose title contains the words; an empty one if there is none.
inline Section section(const std::vector<Section>& sections, std::string_view words) {
  for (const Section& one : sections)
    if (one.title.find(words) != std::string::npos) return one;
  return {};
}

// The contents of the blocks ```KIND ... ```.
inline std::vector<std::string> blocks(const Section& section, std::string_view kind) {
  std::vector<std::string> all;
  bool wanted = false, in_block = false;
  for (const std::string& line : lines_of(section.text)) {
    if (line.starts_with("```")) {
      in_block = !in_block;
      wanted = in_block && line.substr(3).starts_with(kind);
      if (wanted) all.emplace_back();
    } else if (wanted) {
      all.back() += line + "\n";
    }
  }
  return all;
}

// The words between backquotes in a line.
inline std::vector<std::string> code_in(std::string_view line) {
  std::vector<std::string> all;
  for (std::size_t at = 0;;) {
    const std::size_t begin = line.find('`', at), end = line.find('`', begin + 1);
    if (begin == line.npos || end == line.npos) return all;
    all.emplace_back(line.substr(begin + 1, end - begin - 1));
    at = end + 1;
  }
}

// The first words of the code in the first cells of the section's tables: `--time SECONDS` gives
// `--time`.
inline std::set<std::string> rows(const Section& section) {
  std::set<std::string> words;
  for (const std::string& line : lines_of(section.text)) {
    if (!line.starts_with("| `")) continue;
    for (const std::string& code : code_in(line.substr(0, line.find(" | "))))
      words.insert(code.substr(0, code.find(' ')));
  }
  return words;
}

}  // namespace hardboard::docs
