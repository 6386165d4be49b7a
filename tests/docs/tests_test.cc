// The tests that documents name exist.
#include <filesystem>
#include <gtest/gtest.h>
#include <regex>

#include "docs/markdown.h"

namespace hardboard::docs {
namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The names that a pattern with two groups finds: `SUITE.TEST`.
std::set<std::string> names_in(const std::string& text, const std::regex& pattern) {
  std::set<std::string> names;
  for (std::sregex_iterator i(text.begin(), text.end(), pattern), end; i != end; ++i)
    names.insert(i->str(1) + "." + i->str(2));
  return names;
}

TEST(Tests, ThatDocumentsNameExist) {
  const std::filesystem::path docs = DOCS;
  const std::regex defined("(?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP)\\((\\w+),\\s*(\\w+)");
  std::set<std::string> all;
  for (const auto& file :
       std::filesystem::recursive_directory_iterator(docs.parent_path() / "tests"))
    if (file.path().extension() == ".cc") all.merge(names_in(text_of(file.path()), defined));
  const std::regex named("`([A-Z]\\w+)\\.([A-Z]\\w+)`");
  std::size_t seen = 0;
  for (const auto& file : std::filesystem::directory_iterator(docs)) {
    if (file.path().extension() != ".md") continue;
    for (const std::string& name : names_in(text_of(file.path()), named)) {
      EXPECT_TRUE(all.contains(name)) << file.path().filename() << ": " << name;
      ++seen;
    }
  }
  EXPECT_GT(seen, 10U);
}

}  // namespace
}  // namespace hardboard::docs
