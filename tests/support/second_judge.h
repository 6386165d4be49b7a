// The second judge of cases, tools/check.py, must say what the kernel says. Python is slow, so some
// of the cases of a test are kept, and judged all at once.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "kernel/judge.h"
#include "support/paths.h"
#include "support/scratch.h"

namespace hardboard::testing {

class SecondJudge {
public:
  // Keeps one case of `every`.
  explicit SecondJudge(std::size_t every) : every_(every) {}

  void see(const std::string& text) {
    if (seen_++ % every_ == 0) cases_.push_back(text);
  }

  // Both judges agree on all cases that were kept; there are `least` at least.
  void expect_agreement(std::size_t least) const {
    namespace fs = std::filesystem;
    EXPECT_GE(cases_.size(), least);
    const fs::path folder = scratch_path() + "-cases";
    fs::create_directories(folder);
    std::ofstream list(folder / "list");
    for (std::size_t i = 0; i < cases_.size(); ++i) {
      const fs::path file = folder / std::to_string(i);
      std::ofstream(file) << cases_[i];
      list << file.string() << '\n';
    }
    list.close();
    const std::string command =
        fmt::format("xargs python3 '{}' < '{}' > '{}'", test_data("../tools/check.py"),
                    (folder / "list").string(), (folder / "words").string());
    static_cast<void>(std::system(command.c_str()));  // 1 and 2 are words on cases, too
    std::ifstream words(folder / "words");
    for (const std::string& text : cases_) {
      std::string line;
      ASSERT_TRUE(std::getline(words, line)) << "tools/check.py has judged too few cases";
      const kernel::Judgement judgement = judge_text(text);
      const std::string word = line.substr(0, line.find(':'));
      const std::string expected = judgement.word == kernel::Judgement::Word::verified ? "verified"
                                   : judgement.word == kernel::Judgement::Word::bad    ? "bad"
                                                                                       : "refused";
      ASSERT_EQ(word, expected) << line << "\nthe kernel: " << judgement.words << "\n" << text;
    }
    fs::remove_all(folder);
  }

private:
  std::size_t every_, seen_ = 0;
  std::vector<std::string> cases_;
};

}  // namespace hardboard::testing
