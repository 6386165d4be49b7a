// Every family makes instances of its least size, whose answers go to the image.
#include "kinds/families.h"

#include <gtest/gtest.h>
#include <sstream>

#include "base/sha256.h"
#include "kinds/kind.h"
#include "reductions/chain.h"
#include "reductions/map_file.h"

namespace hardboard {
namespace {

// The image has each format of the family, and the format holds the image.
void expect_formats(const Family& family, const AnyPuzzle& image) {
  for (const std::string_view name : family.formats) {
    if (name == "asp") {
      ASSERT_NE(kind_of(image).logic_program, nullptr);
      EXPECT_TRUE(kind_of(image).logic_program(image, {}));
      continue;
    }
    const auto& forms = image.kind().forms;
    const auto form = std::find_if(forms.begin(), forms.end(),
                                   [&](const TextForm& one) { return one.name == name; });
    ASSERT_NE(form, forms.end()) << name;
    if (form->why_not != nullptr) {
      EXPECT_EQ(form->why_not(image), "");
    }
  }
}

TEST(Families, MakeTheirSmallestInstances) {
  for (const Family& family : families()) {
    SCOPED_TRACE(family.name);
    const Kind* kind = kind_named(family.kind);
    ASSERT_NE(kind, nullptr);
    for (const std::uint64_t size : {family.least, family.least + 4}) {
      const auto settings = Values::from(kind->generator->settings, family.settings(size));
      ASSERT_TRUE(settings) << settings.error().message;
      const auto source = kind->generator->start(*settings, 7);
      ASSERT_TRUE(source) << source.error().message;
      const std::optional<Generated> generated = (*source)({});
      ASSERT_TRUE(generated);
      AnyAnswer answer = kind->solve(generated->puzzle, {});
      ASSERT_NE(answer.head().verdict, Verdict::unknown);
      if (family.via.empty()) {
        expect_formats(family, generated->puzzle);
        continue;
      }
      const std::vector<std::string> via(family.via.begin(), family.via.end());
      const Result<Chain> chain = reduce_via(generated->puzzle, via, {});
      ASSERT_TRUE(chain) << chain.error().message;
      expect_formats(family, chain->image());
      std::ostringstream map;
      write_map(map, *chain, sha256(chain->image().kind().write(chain->image())));
      const Result<Chain> again = read_map({"map", map.view(), 1}, {});
      EXPECT_TRUE(again) << to_string(again.error());
      if (!is_yes(answer.head().verdict)) continue;
      const Result<AnyAnswer> image = witness(*chain, std::move(answer), {});
      EXPECT_TRUE(image) << image.error().message;
    }
  }
}

}  // namespace
}  // namespace hardboard
