// docs/api.md has every request with all its fields, and no field that does not exist.
#include <gtest/gtest.h>

#include "docs/markdown.h"
#include "front/front.h"

namespace hardboard::docs {
namespace {

const std::vector<Section>& page() {
  static const std::vector<Section> sections = document("api.md");
  return sections;
}

TEST(Api, EveryFieldOfARequestHasARow) {
  const std::set<std::string> shared = rows(section(page(), "Fields of several requests"));
  for (const front::Request& request : front::requests()) {
    const Section about = section(page(), "`" + std::string(request.name) + "`");
    ASSERT_FALSE(about.text.empty()) << request.name;
    const std::set<std::string> own = rows(about);
    std::set<std::string> fields;
    for (const front::Field& field : request.fields) {
      const std::string name(field.setting.name);
      fields.insert(name);
      EXPECT_TRUE(own.contains(name) || shared.contains(name)) << request.name << ": " << name;
    }
    for (const std::string& row : own) EXPECT_TRUE(fields.contains(row)) << request.name << row;
  }
}

}  // namespace
}  // namespace hardboard::docs
