// Words in lines.
#include "draw/lettering.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hardboard::draw {
namespace {

TEST(Lettering, WidthsAddUp) {
  EXPECT_DOUBLE_EQ(text_width("", 10), 0);
  EXPECT_DOUBLE_EQ(text_width("aW", 10), text_width("a", 10) + text_width("W", 10));
  EXPECT_GT(text_width("W", 10), text_width("i", 10));
  EXPECT_GT(text_width("a", 10, true), text_width("a", 10));
  EXPECT_DOUBLE_EQ(text_width("\xC3\xBC", 10), 10);  // one letter, though two bytes
  EXPECT_DOUBLE_EQ(text_width(no_break, 10), text_width(" ", 10));
}

TEST(Lettering, FittingSize) {
  EXPECT_DOUBLE_EQ(fitting_size("abc", 20, 1000), 20);
  EXPECT_NEAR(text_width("abcdef", fitting_size("abcdef", 20, 15)), 15, 1e-9);
}

RC_GTEST_PROP(Lettering, WrappedLinesFitAndLoseNothing, ()) {
  const auto words = *rc::gen::container<std::vector<std::string>>(
      rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange('a', 'z'))));
  const double fit = *rc::gen::inRange(1, 300);
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  std::string again;
  for (const std::string& line : wrapped(text, 10, fit)) {
    again += (again.empty() ? "" : " ") + line;
    const bool is_one_word = line.find(' ') == std::string::npos;
    RC_ASSERT(is_one_word || text_width(line, 10) <= fit);
  }
  RC_ASSERT(again == text);
}

}  // namespace
}  // namespace hardboard::draw
