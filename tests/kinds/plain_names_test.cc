// Settings in messages by their plain names.
#include "kinds/plain_names.h"

#include <gtest/gtest.h>

namespace hardboard {
namespace {

TEST(PlainNames, AreThoseOfSettings) {
  EXPECT_EQ(with_plain_names("--distance and --budget: expected one of them"),
            "distance and budget: expected one of them");
  EXPECT_EQ(with_plain_names("--method x: it finds minima alone (--minimize)"),
            "method x: it finds minima alone (minimize)");
  EXPECT_EQ(with_plain_names("--table x: no tables", {{"table", "table_file"}}),
            "table_file x: no tables");
}

TEST(PlainNames, LeaveTheRest) {
  EXPECT_EQ(with_plain_names("--mix: expected a word, not `--mix`"),
            "mix: expected a word, not `--mix`");
  EXPECT_EQ(with_plain_names("a--b, -c and -- d"), "a--b, -c and -- d");
  EXPECT_EQ(with_plain_names(""), "");
}

}  // namespace
}  // namespace hardboard
