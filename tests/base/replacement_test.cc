// Files that replace others: through links, with the permissions that were there, and never what is
// no table.
#include "base/replacement.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

#include "support/own_folder.h"

namespace hardboard {
namespace {

namespace fs = std::filesystem;

class ReplacementTest : public testing::OwnFolder {};

TEST_F(ReplacementTest, TheFileOfALinkIsReplacedAndKeepsItsPermissions) {
  write("old", "old");
  fs::permissions(path("old"), fs::perms::owner_read | fs::perms::owner_write);
  fs::create_symlink("old", path("link"));
  const Replacement replacement(path("link"));
  std::ofstream(replacement.beside) << "new";
  EXPECT_EQ(content("old"), "old");
  EXPECT_FALSE(replacement.put_in_place());
  EXPECT_EQ(content("old"), "new");
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(fs::status(path("old")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(ReplacementTest, AFileThatCannotBeReplacedSaysWhy) {
  EXPECT_FALSE(replace_file(path("file/below"), "new"));
  EXPECT_EQ(errno, ENOENT);
  write("file", "old");
  EXPECT_FALSE(replace_file(path("file/below"), "new"));
  EXPECT_EQ(errno, ENOTDIR);
  fs::create_directories(path("folder/full"));
  EXPECT_FALSE(replace_file(path("folder"), "new"));
  EXPECT_EQ(errno, EISDIR);
}

TEST_F(ReplacementTest, ALinkMayNameAFileThatIsToCome) {
  fs::create_directories(path("there"));
  fs::create_symlink("there/new", path("link"));
  const Replacement replacement(path("link"));
  std::ofstream(replacement.beside) << "new";
  EXPECT_FALSE(replacement.put_in_place());
  EXPECT_EQ(content("there/new"), "new");
  EXPECT_TRUE(fs::is_symlink(path("link")));
}

TEST_F(ReplacementTest, WhatIsDroppedLeavesTheFile) {
  write("old", "old");
  const Replacement replacement(path("old"));
  std::ofstream(replacement.beside) << "new";
  replacement.drop();
  EXPECT_EQ(content("old"), "old");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), {}), 1);
}

TEST_F(ReplacementTest, OnlyTablesAreReplaced) {
  write("empty", "");
  write("table", "table 1\nand more");
  write("short", "tab");
  write("letter", "Dear reader");
  EXPECT_EQ(why_no_table_replaced(path("none"), "table 1\n"), "");
  EXPECT_EQ(why_no_table_replaced(path("empty"), "table 1\n"), "");
  EXPECT_EQ(why_no_table_replaced(path("table"), "table 1\n"), "");
  EXPECT_NE(why_no_table_replaced(path("short"), "table 1\n"), "");
  EXPECT_NE(why_no_table_replaced(path("letter"), "table 1\n"), "");
  EXPECT_EQ(why_no_table_replaced(path("."), "table 1\n"), "is no file");
}

}  // namespace
}  // namespace hardboard
