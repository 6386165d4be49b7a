// docs/formats.md has every key and every word that the readers know. (That the program reads each
// file on the page is tested by tests/cli/replay_console.)
#include <algorithm>
#include <gtest/gtest.h>

#include "docs/files.h"
#include "docs/markdown.h"
#include "puzzles/all.h"
#include "puzzles/grounds.h"
#include "puzzles/peg_solitaire/boards.h"

namespace hardboard::docs {
namespace {

struct Kind {
  std::string name;
  std::span<const std::string_view> keys;  // empty for kinds in formats of others
  bool (*is_file)(std::string_view content);
};

template <class Traits>
Kind kind_of() {
  Kind kind{std::string(Traits::name), {}, is_file_of<Traits>};
  if constexpr (requires { Traits::file_keys; }) kind.keys = Traits::file_keys;
  return kind;
}

template <class... Traits>
std::vector<Kind> kinds_of(KindList<Traits...>) {
  return {kind_of<Traits>()...};
}

std::string first_word_of(const std::string& line) {
  return line.substr(0, line.find(' '));
}

TEST(Formats, EveryKindIsOnTheSheet) {
  const Section sheet = section(document("formats.md"), "One-page sheet");
  for (const Kind& kind : kinds_of(AllKinds())) {
    const auto files = blocks(sheet, "puzzle");
    EXPECT_TRUE(std::any_of(files.begin(), files.end(), kind.is_file)) << kind.name;
  }
}

TEST(Formats, EveryKindHasASectionWithAFile) {
  for (const Kind& kind : kinds_of(AllKinds())) {
    const Section page = section(document("formats.md"), "`" + kind.name + "`");
    const auto files = blocks(page, "puzzle");
    EXPECT_TRUE(std::any_of(files.begin(), files.end(), kind.is_file)) << kind.name;
  }
}

TEST(Formats, EveryKeyHasASectionWithAFileThatUsesIt) {
  for (const Kind& kind : kinds_of(AllKinds())) {
    const Section page = section(document("formats.md"), "`" + kind.name + "`");
    const auto sections = sections_of(page.text);
    for (const std::string_view key : kind.keys) {
      const auto about = std::find_if(sections.begin(), sections.end(), [&](const Section& one) {
        return one.title.starts_with("`" + std::string(key) + "`") ||
               one.title.starts_with("`" + std::string(key) + " ");
      });
      ASSERT_NE(about, sections.end()) << kind.name << ": " << key;
      bool is_used = false;
      for (const std::string& file : blocks(*about, "puzzle"))
        for (const std::string& line : lines_of(file))
          is_used = is_used || first_word_of(line) == key;
      EXPECT_TRUE(is_used) << "no file shows " << kind.name << ": " << key;
    }
  }
}

// The words that a message expects: those in backquotes, or else all but `or`, `some`, `of`.
std::vector<std::string> expected_words(const std::string& message) {
  const std::string_view begin = "expected ";
  const std::size_t at = message.find(begin);
  if (at == message.npos) return {};
  const std::string list = message.substr(at + begin.size(), message.find(", found") - at - 9);
  if (const auto quoted = code_in(list); !quoted.empty()) return quoted;
  std::vector<std::string> words;
  std::istringstream in(list);
  for (std::string word; in >> word;) {
    if (word.back() == ',') word.pop_back();
    if (word != "or" && word != "some" && word != "of") words.push_back(word);
  }
  return words;
}

// Whether the word stands in code of the section, or in the first cell of one of its tables.
bool has_code(const Section& section, const std::string& word, bool in_table) {
  for (const std::string& line : lines_of(section.text)) {
    if (in_table && !line.starts_with("| ")) continue;
    for (std::string code : code_in(in_table ? line.substr(0, line.find(" | ")) : line)) {
      std::replace(code.begin(), code.end(), ';', ' ');
      if ((" " + code + " ").find(" " + word + " ") != code.npos) return true;
    }
  }
  return false;
}

// A file with a wrong value, whose reader then says which words it knows.
struct WrongFile {
  std::string kind, content;
  bool in_table = true;  // where docs/formats.md has the words
};

TEST(Formats, EveryWordOfAReaderIsNamed) {
  const std::vector<WrongFile> files = {
      {"solo-chess", "solo-chess\nrules ?\nboard\nR\n"},
      {"solo-chess", "solo-chess\nfen R ?;\n"},
      {"graph-capture", "graph-capture ?\n", false},
      {"peg-solitaire", "peg-solitaire\ngoal ?\n"},
      {"peg-solitaire", "peg-solitaire\njumps ?\n"},
      {"peg-army", "peg-army\ndesert ?\n"},
      {"push-fight", "push-fight\nquestion ?\n"},
      {"push-fight", "push-fight\nturn ?\n", false},
  };
  for (const WrongFile& file : files) {
    const Section page = section(document("formats.md"), "`" + file.kind + "`");
    const auto all = grounds();
    const auto ground = std::find_if(all.begin(), all.end(),
                                     [&](const Ground* row) { return row->name == file.kind; });
    const auto puzzle = (*ground)->read({"file", file.content, 1});
    ASSERT_FALSE(puzzle) << file.content;
    const auto words = expected_words(puzzle.error().message);
    EXPECT_GE(words.size(), 2U) << puzzle.error().message;
    for (const std::string& word : words) {
      const bool in_table = file.in_table && word != "w - -";  // the fields before the operations
      EXPECT_TRUE(has_code(page, word, in_table)) << file.kind << ": " << word;
    }
  }
  const Section pegs = section(document("formats.md"), "`peg-solitaire`");
  for (const peg_solitaire::BoardName& board : peg_solitaire::board_names())
    EXPECT_TRUE(rows(pegs).contains(std::string(board.name))) << board.name;
}

}  // namespace
}  // namespace hardboard::docs
