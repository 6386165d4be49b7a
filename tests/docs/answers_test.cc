// docs/answers.md has every verdict, every key of every answer, and every proof with an example in
// both forms, and no proof that does not exist.
#include <gtest/gtest.h>
#include <sstream>

#include "docs/asked_keys.h"
#include "docs/files.h"
#include "docs/markdown.h"
#include "proofs/answer_form.h"
#include "puzzles/all.h"

namespace hardboard::docs {
namespace {

const std::vector<Section>& page() {
  static const std::vector<Section> sections = document("answers.md");
  return sections;
}

// What the descriptions of a kind's answers ask for, of answers to all its puzzles in
// docs/formats.md: the keys depend on the question, and on an army's moves.
struct Asked {
  std::map<std::string, std::set<std::string>> keys;
  std::set<std::string> proofs;
};

template <class Traits>
Asked asked_of() {
  Asked all;
  for (const std::string& file : blocks(document("formats.md").front(), "puzzle")) {
    if (!is_file_of<Traits>(file)) continue;
    const auto puzzle = Traits::read({"file", file, 1});
    EXPECT_TRUE(puzzle) << file;
    for (const Form form : {Form::text, Form::json}) {
      for (std::size_t choice = 0; choice < 12; ++choice) {
        AskedKeys archive(form, choice);
        typename Traits::Answer answer;
        describe(archive, *puzzle, answer);
        for (const auto& [proof, keys] : archive.keys())
          all.keys[proof].insert(keys.begin(), keys.end());
        all.proofs.insert(archive.proofs().begin(), archive.proofs().end());
      }
    }
  }
  return all;
}

bool contains(const Section& section, const std::string& words) {
  return section.text.find(words) != std::string::npos;
}

void expect_documented(std::string_view kind, const Asked& asked) {
  const Section about = section(page(), "`" + std::string(kind) + "`");
  ASSERT_FALSE(about.text.empty()) << kind;
  std::set<std::string> keys = rows(section(page(), "Keys of all kinds"));
  keys.merge(rows(about));
  ASSERT_TRUE(asked.keys.contains("")) << kind << ": no file of the kind";
  for (const std::string& key : asked.keys.at(""))
    EXPECT_TRUE(keys.contains(key)) << kind << ": " << key;
  EXPECT_FALSE(asked.proofs.empty()) << kind;

  const std::vector<Section> sections = sections_of(about.text);
  for (const std::string& proof : asked.proofs) {
    const Section one = section(sections, "`" + proof + "`");
    ASSERT_FALSE(one.text.empty()) << kind << ": " << proof;
    EXPECT_TRUE(contains(one, "proof: " + proof + "\n")) << kind << ": " << proof;
    EXPECT_TRUE(contains(one, "\"type\":\"" + proof + "\"")) << kind << ": " << proof;
    ASSERT_TRUE(asked.keys.contains(proof)) << kind << ": " << proof;
    for (const std::string& key : asked.keys.at(proof))
      EXPECT_TRUE(keys.contains(key) || contains(one, "`" + key + "`"))
          << kind << ": " << proof << ": " << key;
  }
  for (const Section& one : sections) {
    const std::string word = one.title.substr(1, one.title.size() - 2);
    EXPECT_TRUE(one.level != 3 || asked.proofs.contains(word)) << kind << ": " << word;
  }
}

template <class... Traits>
void expect_all_documented(KindList<Traits...>) {
  (expect_documented(Traits::name, asked_of<Traits>()), ...);
}

TEST(Answers, EveryKeyAndEveryProofIsDocumented) {
  expect_all_documented(AllKinds());
}

TEST(Answers, EveryVerdictHasARow) {
  const std::set<std::string> verdicts = rows(section(page(), "Verdicts"));
  for (const std::string_view word : verdict_words)
    EXPECT_TRUE(verdicts.contains(std::string(word))) << word;
}

TEST(Answers, BadPuzzlesHaveAllTheirKeys) {
  BadAnswer bad;
  bad.kind = "solo-chess";
  bad.origin.index = 1;
  bad.origin.file = "a file";
  bad.origin.line = 2;
  bad.origin.id = "a name";
  bad.message = "a message";
  std::ostringstream out;
  write_answer(out, bad, Form::text);
  std::set<std::string> keys = rows(section(page(), "Keys of all kinds"));
  keys.merge(rows(section(page(), "Verdicts")));
  std::vector<std::string> lines = lines_of(out.str());
  ASSERT_EQ(lines.size(), 7U) << out.str();
  EXPECT_TRUE(keys.contains(lines[0].substr(0, lines[0].find(' ')))) << lines[0];
  for (std::size_t i = 1; i < lines.size(); ++i)
    EXPECT_TRUE(keys.contains(lines[i].substr(2, lines[i].find(':') - 2))) << lines[i];
}

TEST(Answers, EveryWordOfTheCheckerHasARow) {
  const std::set<std::string> words = rows(section(page(), "What `check` says"));
  for (const char* word : {"verified", "claimed", "wrong", "bad"})
    EXPECT_TRUE(words.contains(word)) << word;
}

}  // namespace
}  // namespace hardboard::docs
