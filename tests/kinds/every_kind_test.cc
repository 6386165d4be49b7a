// What every kind gets for nothing: its rows tested on the examples of its kind, whatever the kind.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/line_source.h"
#include "base/random.h"
#include "draw/svg.h"
#include "kinds/kind.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"
#include "support/paths.h"
#include "support/within.h"

namespace hardboard {
namespace {

using testing::within;

struct Sample {
  std::string name;
  AnyPuzzle puzzle;
};

// The puzzles of a folder's files, as far as they are small.
void add_samples(const std::filesystem::path& folder, std::vector<Sample>& samples) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) paths.push_back(entry);
  std::sort(paths.begin(), paths.end());
  for (const auto& path : paths) {
    if (path.extension() != ".txt" && path.extension() != ".fen") continue;
    PuzzleFile file(LineSource::open(path).value(), path, "", grounds());
    int number = 0;
    while (auto entry = file.next()) {
      EXPECT_TRUE(entry->puzzle) << path;
      if (entry->puzzle && ++number <= 2)
        samples.push_back({path.stem().string() + " " + std::to_string(number), *entry->puzzle});
    }
  }
}

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = [] {
    std::vector<Sample> found;
    add_samples(testing::example(""), found);
    add_samples(testing::test_data("kinds/samples"), found);
    return found;
  }();
  return all;
}

TEST(EveryKind, HasARowAndSamples) {
  ASSERT_EQ(kinds().size(), grounds().size());
  for (std::size_t i = 0; i < kinds().size(); ++i) {
    EXPECT_EQ(kinds()[i]->ground, grounds()[i]);
    const auto of_kind = [&](const Sample& sample) {
      return &sample.puzzle.kind() == kinds()[i]->ground;
    };
    EXPECT_GE(std::count_if(samples().begin(), samples().end(), of_kind), 2)
        << kinds()[i]->ground->name;
  }
}

TEST(EveryKind, WordsOfMethodsAndMinimaAreUnambiguous) {
  for (const Kind* kind : kinds()) {
    std::map<std::string_view, int> words;
    for (const MethodInfo& method : kind->methods) {
      EXPECT_EQ(++words[method.name], 1) << method.name;
      EXPECT_TRUE(method.decides || !method.minima.empty()) << method.name;
      EXPECT_FALSE(method.summary.empty()) << method.name;
    }
    for (const MinimumInfo& minimum : kind->minima) {
      EXPECT_TRUE(std::any_of(kind->methods.begin(), kind->methods.end(), [&](const auto& method) {
        return std::find(method.minima.begin(), method.minima.end(), minimum.word) !=
               method.minima.end();
      })) << minimum.word;
    }
  }
}

TEST(EveryKind, PuzzlesReadBack) {
  for (const Sample& sample : samples()) {
    const Ground& ground = sample.puzzle.kind();
    const std::string text = ground.write(sample.puzzle);
    const Result<AnyPuzzle> again = ground.read({"again", text, 1});
    ASSERT_TRUE(again) << sample.name << ": " << to_string(again.error());
    EXPECT_EQ(ground.write(*again), text) << sample.name;
    EXPECT_FALSE(ground.read({"cut", text.substr(0, text.size() / 2), 1}).ok() &&
                 ground.read({"kind only", std::string(ground.name) + "\n", 1}).ok())
        << sample.name;
  }
}

// The bytes of a puzzle changed at random: a puzzle that reads back, or an error on one line.
// The maps of images are made with it.
TEST(EveryKind, TheFirstOfItsFormatsIsItsOwnText) {
  for (const Sample& sample : samples()) {
    const Ground& ground = sample.puzzle.kind();
    if (ground.forms.empty()) continue;
    EXPECT_EQ(ground.forms.front().write(sample.puzzle), ground.write(sample.puzzle))
        << sample.name;
  }
}

TEST(EveryKind, AnyBytesAreReadOrRefused) {
  Random random(3);
  for (const Sample& sample : samples()) {
    SCOPED_TRACE(sample.name);
    const Ground& ground = sample.puzzle.kind();
    const std::string whole = ground.write(sample.puzzle).substr(0, 2000);
    for (int round = 0; round < 200; ++round) {
      std::string text = whole;
      for (std::uint64_t i = random.below(4); i < 4 && !text.empty(); ++i) {
        const std::size_t at = random.below(text.size());
        const char other = whole[random.below(whole.size())];
        switch (random.below(4)) {
          case 0:
            text.erase(at, 1 + random.below(6));
            break;
          case 1:
            text.insert(at, 1, other);
            break;
          case 2:
            text[at] = other;
            break;
          default:
            text[at] = static_cast<char>(random.below(256));
        }
      }
      const Result<AnyPuzzle> puzzle = ground.read({"f", text, 1});
      if (puzzle) {
        const std::string once = ground.write(*puzzle);
        const Result<AnyPuzzle> again = ground.read({"f", once, 1});
        ASSERT_TRUE(again) << text << to_string(again.error());
        ASSERT_EQ(ground.write(*again), once);
      } else {
        ASSERT_GE(puzzle.error().line, 1) << text;
        ASSERT_GE(puzzle.error().column, 1) << text;
        ASSERT_EQ(puzzle.error().message.find('\n'), std::string::npos) << text;
      }
    }
  }
}

TEST(EveryKind, AnswersCheckAndReadBack) {
  for (const Sample& sample : samples()) {
    SCOPED_TRACE(sample.name);
    const Kind& kind = kind_of(sample.puzzle);
    const Ground& ground = *kind.ground;
    Request request;
    request.limits = within(2);
    ASSERT_EQ(kind.why_not(sample.puzzle, request), "");
    const AnyAnswer answer = kind.solve(sample.puzzle, request);
    const CheckReport report = ground.check(sample.puzzle, answer, {});
    EXPECT_NE(report.check, Check::wrong) << report.reason;
    for (const Form form : {Form::text, Form::json}) {
      std::ostringstream out;
      ground.write_answer(out, sample.puzzle, answer, form);
      const std::string text = out.str();
      const Result<AnyAnswer> again = ground.read_answer(sample.puzzle, {"answer", text, 1});
      ASSERT_TRUE(again) << to_string(again.error()) << "\n" << text;
      EXPECT_EQ(again->head().verdict, answer.head().verdict);
      const CheckReport other = ground.check(sample.puzzle, *again, {});
      EXPECT_EQ(other.check, report.check) << text;
      EXPECT_EQ(other.reason, report.reason) << text;
      std::ostringstream once_more;
      ground.write_answer(once_more, sample.puzzle, *again, form);
      EXPECT_EQ(once_more.str(), text);
    }
  }
}

// Play at random: what is listed is legal and its words are read back; what is taken back was never
// played; other words are refused and change nothing.
TEST(EveryKind, GamesArePlayedAndTakenBack) {
  Random random(1);
  for (const Sample& sample : samples()) {
    SCOPED_TRACE(sample.name);
    if (sample.puzzle.kind().start == nullptr) continue;
    const std::unique_ptr<AnyGame> game = sample.puzzle.kind().start(sample.puzzle);
    std::vector<std::string> keys;
    for (int move = 0; move < 12; ++move) {
      const std::vector<std::string> moves = game->moves();
      EXPECT_EQ(std::set(moves.begin(), moves.end()).size(), moves.size());
      if (moves.empty()) {
        EXPECT_TRUE(game->ending());
        break;
      }
      const std::string key = game->key();
      for (std::size_t i = 0; i < std::min<std::size_t>(moves.size(), 40); ++i) {
        const std::unique_ptr<AnyGame> copy = game->copy();
        const auto fault = copy->play(moves[i]);
        ASSERT_FALSE(fault) << moves[i] << ": " << *fault;
        EXPECT_EQ(copy->played().back(), moves[i]);
        EXPECT_NE(copy->key(), key) << moves[i];
        ASSERT_TRUE(copy->undo());
        EXPECT_EQ(copy->key(), key) << moves[i];
        EXPECT_EQ(copy->moves(), moves) << moves[i];
      }
      EXPECT_TRUE(game->play("no move at all"));
      EXPECT_TRUE(game->play(""));
      EXPECT_EQ(game->key(), key);
      keys.push_back(key);
      ASSERT_FALSE(game->play(moves[random.below(moves.size())]));
    }
    for (; !keys.empty(); keys.pop_back()) {
      ASSERT_TRUE(game->undo());
      EXPECT_EQ(game->key(), keys.back());
    }
    EXPECT_FALSE(game->undo());
  }
}

TEST(EveryKind, HintsExplanationsAndPictures) {
  for (const Sample& sample : samples()) {
    SCOPED_TRACE(sample.name);
    const Kind& kind = kind_of(sample.puzzle);
    const Limits limits = within(1);
    if (kind.ground->start != nullptr) {
      const std::unique_ptr<AnyGame> game = kind.ground->start(sample.puzzle);
      Verdict verdict = Verdict::unknown;
      for (int level = 1; level <= 3; ++level) {
        const Hint hint = kind.hint(*game, level, limits);
        EXPECT_FALSE(hint.words.empty());
        if (level == 1) verdict = hint.verdict;
        if (hint.verdict != Verdict::unknown && verdict != Verdict::unknown) {
          EXPECT_EQ(hint.verdict, verdict);
        }
      }
      EXPECT_FALSE(kind.show(*game).empty());
    }
    const Explanation explanation = kind.explain(sample.puzzle, limits);
    EXPECT_FALSE(explanation.facts.empty());
    EXPECT_FALSE(explanation.methods.empty());
    EXPECT_FALSE(kind.text_picture(sample.puzzle, nullptr).empty());
    const draw::Scene scene = kind.picture(sample.puzzle, nullptr).scene;
    EXPECT_FALSE(scene.title.empty());
    EXPECT_NE(draw::svg(scene).find("</svg>"), std::string::npos);
  }
}

TEST(EveryKind, RefusesWhatItCannotHonour) {
  for (const Kind* kind : kinds()) {
    const auto refuses = [&](auto set) {
      Request request;
      set(request);
      return !why_not(*kind, request).empty();
    };
    EXPECT_TRUE(refuses([](Request& r) { r.method = "no such method"; }));
    EXPECT_TRUE(refuses([](Request& r) { r.minimize = "no such minimum"; }));
    EXPECT_TRUE(refuses([](Request& r) { r.count = "no such count"; }));
    for (const CountInfo& count : kind->counts)
      EXPECT_FALSE(refuses([&](Request& r) { r.count = count.word; }));
    EXPECT_EQ(refuses([](Request& r) { r.table_file = "t"; }), !kind->has_tables);
    for (const MethodInfo& method : kind->methods) {
      EXPECT_EQ(refuses([&](Request& r) { r.method = method.name; }), !method.decides);
      for (const MinimumInfo& minimum : kind->minima) {
        const bool finds = std::find(method.minima.begin(), method.minima.end(), minimum.word) !=
                           method.minima.end();
        const bool is_refused = refuses([&](Request& r) {
          r.method = method.name;
          r.minimize = minimum.word;
        });
        EXPECT_FALSE(finds && is_refused) << method.name << " " << minimum.word;
      }
    }
  }
}

// The same settings and seed give the same puzzles, which read back and can be solved.
TEST(EveryKind, GeneratorsRepeatThemselves) {
  for (const Kind* kind : kinds()) {
    if (kind->generator == nullptr) continue;
    const Values values = Values::from(kind->generator->settings, {}).value();
    std::vector<std::string> made;
    for (int time = 0; time < 2; ++time) {
      const Result<Generator::Source> source = kind->generator->start(values, 5);
      ASSERT_TRUE(source) << source.error().message;
      const std::optional<Generated> generated = (*source)({});
      ASSERT_TRUE(generated) << kind->ground->name;
      EXPECT_EQ(&generated->puzzle.kind(), kind->ground);
      made.push_back(kind->ground->write(generated->puzzle));
      EXPECT_TRUE(kind->ground->read({"made", made.back(), 1}));
    }
    EXPECT_EQ(made[0], made[1]);
  }
}

}  // namespace
}  // namespace hardboard
