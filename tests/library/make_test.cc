// Generators and pictures by the public header.
#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <set>

#include "library/puzzles.h"

namespace hardboard {
namespace {

std::vector<std::string> texts(const std::vector<Puzzle>& puzzles) {
  std::vector<std::string> words;
  for (const Puzzle& puzzle : puzzles) words.push_back(puzzle.text());
  return words;
}

const std::map<std::string, std::string> small = {{"pieces", "5"}, {"size", "5x5"}};

TEST(LibraryGenerate, SameSettingsAndSeedGiveTheSamePuzzles) {
  const auto puzzles = texts(generate("solo-chess", small, 7, 3));
  EXPECT_EQ(puzzles.size(), 3);
  EXPECT_EQ(puzzles, texts(generate("solo-chess", small, 7, 3)));
  EXPECT_NE(puzzles, texts(generate("solo-chess", small, 8, 3)));
}

TEST(LibraryGenerate, EachPuzzleComesOnce) {
  const std::vector<std::string> made =
      texts(generate("sat", {{"variables", "2"}, {"clauses", "1"}, {"width", "1"}}, 1, 30));
  EXPECT_EQ(std::set(made.begin(), made.end()).size(), made.size());
  EXPECT_EQ(made.size(), 4);
}

TEST(LibraryGenerate, PuzzlesAreSolvable) {
  for (const Puzzle& puzzle : generate("solo-chess", small, 1, 5))
    EXPECT_EQ(solve(puzzle).outcome(), Outcome::solvable) << puzzle.text();
}

TEST(LibraryGenerate, KindsWithSettingsHaveGenerators) {
  for (const KindInfo& info : kinds_of_puzzles()) {
    const auto make_none = [&] { generate(info.name, {}, 1, 0); };
    if (info.settings.empty()) {
      EXPECT_THROW(make_none(), Error) << info.name;
    } else {
      EXPECT_NO_THROW(make_none()) << info.name;
    }
  }
}

TEST(LibraryGenerate, UnknownKindsAndBadSettingsAreErrors) {
  EXPECT_THROW(generate("checkers"), Error);
  EXPECT_THROW(generate("solo-chess", {{"colour", "red"}}), Error);
  EXPECT_THROW(generate("solo-chess", {{"pieces", "many"}}), Error);
  EXPECT_THROW(generate("solo-chess", {{"unique", "perhaps"}}), Error);
}

TEST(LibraryGenerate, FlagsAreTrueOrLeftOut) {
  const auto made = [](std::map<std::string, std::string> settings) {
    settings["pieces"] = "5";
    return generate("solo-chess", settings, 3).at(0).text();
  };
  const std::string unique = made({{"unique", ""}}), any = made({});
  EXPECT_NE(unique, any);
  EXPECT_EQ(made({{"unique", "true"}}), unique);
  EXPECT_EQ(made({{"unique", "false"}}), any);
}

TEST(LibraryGenerate, FewerComeBackWhenTheEffortIsSpent) {
  const std::atomic<bool> stop = true;
  Effort effort;
  effort.stop = &stop;
  EXPECT_LT(generate("solo-chess", {{"pieces", "11"}, {"unique", ""}}, 1, 1000, effort).size(), 10);
}

TEST(LibraryPicture, EveryKindIsDrawnWithItsMoves) {
  for (const Puzzle& puzzle : one_of_each_game()) {
    const Answer answer = solve(puzzle);
    for (const auto& [format, begin] :
         std::map<std::string, std::string>{{"svg", "<svg"}, {"tex", "tikz"}, {"txt", ""}}) {
      const std::string with = picture(puzzle, &answer, format);
      EXPECT_NE(with.substr(0, 200).find(begin), std::string::npos) << with.substr(0, 200);
      EXPECT_FALSE(with.empty());
      EXPECT_NE(with, picture(puzzle, nullptr, format)) << puzzle.kind() << " " << format;
    }
  }
}

TEST(LibraryPicture, FormatsAreThoseThatPictureTakes) {
  const Puzzle puzzle = solvable_puzzle();
  const std::vector<std::string> words = formats();
  EXPECT_NE(std::find(words.begin(), words.end(), "svg"), words.end());
  for (const std::string& format : words) {
    try {
      EXPECT_FALSE(picture(puzzle, nullptr, format).empty()) << format;
    } catch (const Error& error) {
      // Without cairo and giflib the library says so.
      EXPECT_NE(std::string(error.what()).find("built without"), std::string::npos) << error.what();
    }
  }
  for (const char* format : {"", "SVG", ".svg", "jpeg"})
    EXPECT_THROW(picture(puzzle, nullptr, format), Error) << format;
}

TEST(LibraryPicture, WrongAnswersAreNotDrawn) {
  const Answer answer = solve(unsolvable_puzzle());
  EXPECT_THROW(picture(solvable_puzzle(), &answer, "svg"), Error);
}

TEST(LibraryPicture, AnswersWhoseCheckIsCutShortAreNotDrawn) {
  // A refusal that only the kernel's own search shows.
  const Puzzle puzzle = unsolvable_puzzle();
  Options options;
  options.method = "depth-first";
  const Answer answer = solve(puzzle, options);
  EXPECT_NO_THROW(picture(puzzle, &answer, "svg"));
  const std::atomic<bool> stop = true;
  Effort effort;
  effort.stop = &stop;
  EXPECT_THROW(picture(puzzle, &answer, "svg", effort), Error);
}

TEST(LibraryGenerate, NamesSettingsAsItTakesThem) {
  try {
    generate("solo-chess", {{"size", "eight"}});
    FAIL();
  } catch (const Error& error) {
    EXPECT_EQ(error.what(), std::string("size eight: expected WIDTHxHEIGHT, for example 8x8"));
  }
}

}  // namespace
}  // namespace hardboard
