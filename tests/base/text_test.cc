// Loading, checking and splitting text.
#include "base/text.h"

#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <optional>
#include <string>

#include "base/load.h"
#include "base/scanner.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

TEST(Load, GivesTheBytesOfAFile) {
  const std::string path = testing::scratch_path();
  std::string content(200'000, '\n');
  content += std::string("\r\n\0\xFF", 4);
  std::ofstream(path, std::ios::binary) << content;
  Limits limits;
  const auto loaded = load(path, limits);
  std::remove(path.c_str());
  ASSERT_TRUE(loaded) << to_string(loaded.error());
  EXPECT_EQ(*loaded, content);
}

TEST(Load, RefusesWhatIsNoFile) {
  Limits limits;
  EXPECT_EQ(to_string(load("/no/such/file", limits).error()),
            "/no/such/file: can't open it: No such file or directory");
  EXPECT_EQ(to_string(load("/", limits).error()), "/: can't read it: Is a directory");
}

// The verdict on a text that begins with 20 plain characters, so that both the fast way and the
// exact one are taken.
std::string verdict(const std::string& bytes) {
  const std::string content = "0123456789\n012345678" + bytes;
  const auto error = check_encoding({"f", content, 5});
  return error ? to_string(*error) : "text";
}

TEST(Encoding, AcceptsUtf8) {
  for (const char* good : {"", "x", "\x7F", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xED\x9F\xBF",
                           "\xEE\x80\x80", "\xF0\x90\x80\x80", "\xF4\x8F\xBF\xBF"})
    EXPECT_EQ(verdict(good), "text");
}

TEST(Encoding, RefusesEverythingElse) {
  EXPECT_EQ(verdict(std::string(1, '\0')), "f:6:10: a NUL byte: this is not a text file");
  EXPECT_EQ(verdict("\xC3\xA4\xC3\xA4\x80"), "f:6:12: the byte 0x80 is not UTF-8 here");
  for (const char* bad :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC2", "\xC2x", "\xE0\x80\x80", "\xE0\x9F\xBF",
        "\xED\xA0\x80", "\xE1\x80", "\xE1\x80x", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
        "\xF5\x80\x80\x80", "\xF1\x80\x80", "\xFE", "\xFF"})
    EXPECT_NE(verdict(bad), "text") << in_quotes(bad);
}

// Readers pass over one mark each, and several may read a file one after the other.
TEST(Encoding, RefusesASecondByteOrderMark) {
  const std::string mark = "\xEF\xBB\xBF", once = mark + "x", twice = mark + once;
  EXPECT_FALSE(check_encoding({"f", once, 1}));
  EXPECT_EQ(to_string(check_encoding({"f", twice, 1}).value()), "f:1:2: a second byte order mark");
}

// A NUL or a bad byte is found wherever it stands among bytes of every kind.
TEST(Encoding, FindsTheByteAtEveryOffset) {
  for (const char around : {'x', '\x01', '\x7F'}) {
    for (std::size_t at = 0; at < 40; ++at) {
      for (const char bad : {'\0', '\xFF', '\x80'}) {
        std::string content(40, around);
        content[at] = bad;
        const auto error = check_encoding({"f", content, 1});
        ASSERT_TRUE(error);
        EXPECT_EQ(error->column, static_cast<std::int64_t>(at) + 1);
      }
    }
  }
}

TEST(Split, AtLinesOfThreeDashes) {
  const std::string content =
      "\xEF\xBB\xBF"
      "a\n---\r\n# only a comment\n\n---\nb\n --- \nc---\n----\n---  \nd\n---";
  const auto parts = split_puzzles({"f", content, 1});
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(parts[0].content, "a\n");
  EXPECT_EQ(parts[0].first_line, 1);
  EXPECT_EQ(parts[1].content, "b\n --- \nc---\n----\n");
  EXPECT_EQ(parts[1].first_line, 6);
  EXPECT_EQ(parts[2].content, "d\n");
  EXPECT_EQ(parts[2].first_line, 11);
}

TEST(Split, LeavesSomethingToRefuse) {
  const auto parts = split_puzzles({"f", "\n---\n# x\n---\n", 1});
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].content, "\n");
  EXPECT_EQ(parts[0].first_line, 1);
}

TEST(FirstWord, SkipsBlanksAndComments) {
  EXPECT_EQ(first_word("\xEF\xBB\xBF \t\r\n# no\n  yes # no\n"), "yes");
  EXPECT_EQ(first_word("yes#no"), "yes");
  EXPECT_EQ(first_word("yes\r\n"), "yes");
  EXPECT_EQ(first_word("# no"), "");
  EXPECT_EQ(first_word(""), "");
}

TEST(InQuotes, ShowsAtMostThirtyCharactersAndNoControls) {
  EXPECT_EQ(in_quotes("x"), "`x`");
  EXPECT_EQ(in_quotes("\xC2"), "`\\xC2`");  // cut off: once read beyond its end
  EXPECT_EQ(in_quotes(std::string(30, 'x')), "`" + std::string(30, 'x') + "`");
  EXPECT_EQ(in_quotes(std::string(31, 'x')), "`" + std::string(30, 'x') + "...`");
  EXPECT_EQ(in_quotes("\x1B\x7F\t\xC2\x9B\xC3\xA4\xFF"),
            "`\\x1B\\x7F\\x09\\xC2\\x9B\xC3\xA4\\xFF`");
}

TEST(Scanner, GivesLinesAndWordsWithTheirPlaces) {
  const std::string content =
      "\xEF\xBB\xBF"
      "a b\r\n\n# c\n \t\xC3\xA4\xC3\xB6 d \"#\" e # f\n#g h\nlast";
  const Text text{"f", content, 10};
  Scanner in(text);
  const auto next = [&] {
    const std::string_view word = in.next_word();
    return std::pair(word, std::pair(in.place(word).line, in.place(word).column));
  };
  const auto at = [](std::string_view word, std::int64_t line, std::int64_t column) {
    return std::pair(word, std::pair(line, column));
  };
  ASSERT_TRUE(in.next_line());
  EXPECT_EQ(next(), at("a", 10, 1));
  EXPECT_EQ(next(), at("b", 10, 3));
  EXPECT_EQ(next(), at("", 10, 4));
  ASSERT_TRUE(in.next_line());
  EXPECT_EQ(next(), at("\xC3\xA4\xC3\xB6", 13, 3));
  EXPECT_EQ(next(), at("d", 13, 6));
  EXPECT_EQ(next(), at("\"#\"", 13, 8));
  EXPECT_EQ(in.take_rest(), " e ");
  EXPECT_EQ(next(), at("", 13, 14));
  ASSERT_TRUE(in.next_raw_line());
  EXPECT_EQ(next(), at("#g", 14, 1));
  in.unread_line();
  ASSERT_TRUE(in.next_line());
  EXPECT_EQ(next(), at("last", 15, 1));
  EXPECT_FALSE(in.next_line());
  EXPECT_FALSE(in.next_raw_line());
  EXPECT_EQ(in.here().line, 15);
  EXPECT_EQ(in.here().column, 5);
}

TEST(Scanner, ReadsIntegersWithinBounds) {
  const auto read = [](const std::string& word) -> std::optional<std::int64_t> {
    const Text text{"f", word, 1};
    Scanner in(text);
    std::int64_t value = 0;
    if (!in.next_line() || !in.next_integer("a number", -5, 7, value)) return std::nullopt;
    return value;
  };
  EXPECT_EQ(read("-5"), -5);
  EXPECT_EQ(read("007"), 7);
  for (const char* bad : {"-6", "8", "+1", "1.0", "1e0", "0x1", "-", "--1", "1-",
                          "99999999999999999999", "-99999999999999999999", "1\xC3\xA4"})
    EXPECT_EQ(read(bad), std::nullopt) << bad;
}

}  // namespace
}  // namespace hardboard
