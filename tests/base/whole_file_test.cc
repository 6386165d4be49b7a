// Files that are whole or as they were, whatever becomes of the one who writes them.
#include "base/whole_file.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <string>

#include "support/own_folder.h"

namespace hardboard {
namespace {

namespace fs = std::filesystem;

class WholeFileTest : public testing::OwnFolder {};

TEST_F(WholeFileTest, TakesTheNameOnceAllIsWritten) {
  write("old", "old");
  fs::permissions(path("old"), fs::perms::owner_read | fs::perms::owner_write);
  for (const char* const name : {"old", "new"}) {
    const std::string before = content(name);
    WholeFile file(path(name));
    file.out() << "much" << std::flush;
    EXPECT_EQ(content(name), before);
    EXPECT_FALSE(file.close());
    EXPECT_EQ(content(name), "much");
  }
  EXPECT_EQ(fs::status(path("old")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(files(), 2);
}

TEST_F(WholeFileTest, WithoutACloseTheFileStaysAsItWas) {
  write("old", "old");
  for (const char* const name : {"old", "new"}) WholeFile(path(name)).out() << "much";
  EXPECT_EQ(content("old"), "old");
  EXPECT_EQ(files(), 1);
}

TEST_F(WholeFileTest, AFileIsWrittenAsItIsWhereNothingCanLieBesideIt) {
  // The name of what lies beside would be too long.
  const std::string name(250, 'n');
  write(name, "old");
  WholeFile file(path(name));
  file.out() << "new";
  EXPECT_FALSE(file.close());
  EXPECT_EQ(content(name), "new");
  EXPECT_EQ(files(), 1);
}

TEST_F(WholeFileTest, FaultsNameTheFile) {
  WholeFile full("/dev/full");
  full.out() << "much";
  EXPECT_EQ(to_string(full.close().value()),
            "/dev/full: cannot be written (No space left on device)");
  EXPECT_TRUE(fs::exists("/dev/full"));
  EXPECT_EQ(to_string(WholeFile(folder_.string()).close().value()),
            folder_.string() + ": cannot be written (Is a directory)");
  EXPECT_EQ(to_string(WholeFile(path("no/where")).close().value()),
            path("no/where") + ": cannot be written (No such file or directory)");
  fs::create_symlink("/dev/full", path("link"));
  WholeFile link(path("link"));
  link.out() << "much";
  EXPECT_TRUE(link.close());
  EXPECT_TRUE(fs::is_symlink(path("link")));
}

}  // namespace
}  // namespace hardboard
