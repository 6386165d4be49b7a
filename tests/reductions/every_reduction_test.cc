// What every reduction gets for nothing: its row verified on the smallest sources, and its maps,
// parts and refusals held against each other.
#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "base/sha256.h"
#include "draw/svg.h"
#include "kinds/all_solutions.h"
#include "kinds/traced_picture.h"
#include "kinds/verify_reduction.h"
#include "reductions/map_file.h"
#include "support/bad_input.h"
#include "support/within.h"

namespace hardboard {
namespace {

using testing::within;

// The images of the first few sources that are of the reduction's form, up to a size of at least
// `size` at which there are some.
std::vector<AnyImage> images_of(const Reduction& row, std::size_t most, unsigned size = 1) {
  std::vector<AnyImage> images;
  for (; size <= 6 && images.empty(); ++size) {
    const Result<Sources> sources = sources_up_to(row, size);
    if (!sources) return {};
    (*sources)([&](const AnyPuzzle& source) {
      Result<AnyImage> image = row.forward(source, {});
      if (image) images.push_back(std::move(image).value());
      return images.size() < most;
    });
  }
  return images;
}

Chain chain_of(const AnyImage& image) {
  return {{image}};
}

std::string map_of(const Chain& chain) {
  std::ostringstream out;
  write_map(out, chain, sha256(chain.image().kind().write(chain.image())));
  return out.str();
}

TEST(EveryReduction, HasWordsOfItsOwn) {
  std::map<std::string_view, int> names;
  for (const Reduction* row : reductions()) {
    EXPECT_EQ(++names[row->name], 1) << row->name;
    EXPECT_EQ(reduction_named(row->name), row);
    for (const std::string_view words : {row->name, row->source, row->summary, row->law}) {
      EXPECT_FALSE(words.empty()) << row->name;
      EXPECT_EQ(words.find('\n'), words.npos) << row->name;
    }
    EXPECT_FALSE(row->refusal.words.empty()) << row->name;
  }
}

TEST(EveryReduction, HoldsOnTheSmallestSources) {
  for (const Reduction* row : reductions()) {
    if (!row->carries_refusals()) continue;
    SCOPED_TRACE(row->name);
    const std::vector<AnyImage> images = images_of(*row, 12);
    ASSERT_FALSE(images.empty());
    const Sources sources = [&](const PuzzleVisit& visit) {
      for (const AnyImage& image : images)
        if (!visit(image.source)) return;
    };
    // A slow machine may need more time for the first of them.
    for (double seconds = 2;; seconds *= 2) {
      VerificationEffort effort;
      effort.seconds = seconds;
      effort.moves = 2000;
      const Verification done = verify_reduction(*row, sources, effort, within(2 * seconds));
      ASSERT_FALSE(done.counterexample) << done.counterexample->words << "\n"
                                        << row->from->write(done.counterexample->source);
      if (done.solvable + done.unsolvable > 0) break;
      ASSERT_LT(seconds, 50);
    }
  }
}

TEST(EveryReduction, GrowsAsItsRowSays) {
  for (const Reduction* row : reductions()) {
    if (row->least_growth == 1) continue;  // images may be a little smaller than their sources
    for (const unsigned size : {1U, 3U, 5U})
      for (const AnyImage& image : images_of(*row, 300, size))
        EXPECT_GE(size_of(image.puzzle), row->least_size(size_of(image.source)))
            << row->name << "\n"
            << row->from->write(image.source);
  }
}

// Of a source whose work was ended from outside nothing is said: neither that it is undecided, nor
// that it is not of the form, nor that an answer is lost.
TEST(EveryReduction, InterruptionsAreNoFindings) {
  static std::atomic<bool> is_interrupted = false;
  Limits limits;
  limits.interrupted = &is_interrupted;
  Reduction solving = *reduction_named("sat-to-3sat"), forward = solving, back = solving;
  solving.forward = [](const AnyPuzzle& source, const Limits&) {
    Result<AnyImage> image = reduction_named("sat-to-3sat")->forward(source, {});
    is_interrupted = true;
    return image;
  };
  forward.forward = [](const AnyPuzzle&, const Limits& within) -> Result<AnyImage> {
    is_interrupted = true;
    return error_in_words(within.words());
  };
  back.take_back = [](const AnyImage&, const AnyAnswer&) -> Result<AnyAnswer> {
    is_interrupted = true;
    return error_in_words("ended from outside");
  };
  for (const Reduction& row : {solving, forward, back}) {
    is_interrupted = false;
    const Verification done = verify_reduction(row, sources_up_to(row, 2).value(), {}, limits);
    EXPECT_FALSE(done.is_over);
    EXPECT_FALSE(done.counterexample);
    EXPECT_EQ(done.undecided + done.outside + done.open.size(), 0U);
  }
}

TEST(EveryReduction, MapsGiveTheChainBack) {
  for (const Reduction* row : reductions()) {
    SCOPED_TRACE(row->name);
    for (const AnyImage& image : images_of(*row, 3)) {
      const std::string map = map_of(chain_of(image));
      const Result<Chain> again = read_map({"map", map, 1}, {});
      ASSERT_TRUE(again) << to_string(again.error()) << "\n" << map;
      EXPECT_EQ(row->to->write(again->image()), row->to->write(image.puzzle));
      EXPECT_EQ(map_of(*again), map);
    }
  }
}

// Without variables a quantified formula is written as a formula without quantifiers is.
TEST(EveryReduction, MapsKnowTheKindOfTheirSource) {
  const std::string name = "q3sat-to-push-fight";
  const Result<AnyPuzzle> empty = reduction_named(name)->from->read({"empty", "p cnf 0 0\n", 1});
  ASSERT_TRUE(empty);
  const Result<Chain> chain = reduce_via(*empty, std::array{name}, {});
  ASSERT_TRUE(chain) << to_string(chain.error());
  const std::string map = map_of(*chain);
  const Result<Chain> again = read_map({"map", map, 1}, {});
  ASSERT_TRUE(again) << to_string(again.error());
  EXPECT_EQ(map_of(*again), map);
}

TEST(EveryReduction, MapsNameTheirReductions) {
  testing::expect_refused(
      {
          {"hardboard-map\nvia sat-to-4sat\nsource\np cnf 0 0\n",
           "2:5: `sat-to-4sat` is no reduction"},
          {"hardboard-map\nvia\nsource\np cnf 0 0\n",
           "2:4: expected the name of a reduction, found the end of the line"},
          {"hardboard-map\nsource\np cnf 0 0\n", "2:1: expected `via` before `source`"},
          {"hardboard-map\nvia sat-to-3sat\nsource\np cnf 0 1\n",
           "5:1: the file ends after 0 clauses, and the header says 1"},
      },
      [](const Text& text) { return read_map(text, {}); });
}

// A map with a changed byte is refused, or is the map of another source that has the same image.
TEST(EveryReduction, BrokenMapsAreRefused) {
  Random random(1);
  for (const Reduction* row : reductions()) {
    SCOPED_TRACE(row->name);
    const std::vector<AnyImage> images = images_of(*row, 1);
    if (images.empty()) continue;
    const std::string map = map_of(chain_of(images[0]));
    for (int round = 0; round < 40; ++round) {
      std::string broken = map;
      broken[random.below(broken.size())] = static_cast<char>(32 + random.below(95));
      if (broken == map) continue;
      const Result<Chain> chain = read_map({"map", broken, 1}, {});
      if (!chain) continue;
      EXPECT_EQ(map_of(*chain), broken);
      EXPECT_NE(row->from->write(chain->source()), row->from->write(images[0].source)) << broken;
    }
    for (std::size_t length = 0; length < map.size(); length += 1 + map.size() / 20)
      EXPECT_FALSE(read_map({"map", std::string_view(map).substr(0, length), 1}, {}));
  }
}

TEST(EveryReduction, NamesPartsAndMoves) {
  for (const Reduction* row : reductions()) {
    SCOPED_TRACE(row->name);
    bool has_parts = false;
    // The smallest boards of pegs have no jumps, and so no parts.
    for (const AnyImage& image : images_of(*row, 200, 3)) {
      const std::vector<Part> parts = row->parts(image);
      if (has_parts || parts.empty()) continue;
      has_parts = true;
      std::set<std::string> names;
      for (const Part& part : parts) {
        EXPECT_TRUE(names.insert(part.name).second) << part.name;
        EXPECT_EQ(part.name.find_first_of("\"\n"), std::string::npos) << part.name;
        EXPECT_FALSE(part.squares.empty() && part.numbers.empty()) << part.name;
      }
      each_solution(kind_of(image.puzzle), image.puzzle, {2000, 1}, {}, [&](AnyAnswer answer) {
        const auto moves = row->to->moves(image.puzzle, answer);
        const auto meanings = row->meanings(image, answer);
        if (row->to->start != nullptr) {
          EXPECT_EQ(meanings.size(), moves.size());
        }
        EXPECT_NE(draw::svg(traced_picture(image, &answer).scene).find("</svg>"),
                  std::string::npos);
        return true;
      });
    }
    EXPECT_TRUE(has_parts);
  }
}

// An unsound reduction never says that a source has no solution.
TEST(EveryReduction, UnsoundOnesRefuseNothing) {
  int refused = 0;
  for (const Reduction* row : reductions()) {
    if (row->carries_refusals()) continue;
    SCOPED_TRACE(row->name);
    for (const AnyImage& image : images_of(*row, 4)) {
      Request request;
      request.limits = within(5);
      const AnyAnswer answer = kind_of(image.puzzle).solve(image.puzzle, request);
      if (is_yes(answer.head().verdict)) continue;
      const Result<AnyAnswer> recovered = row->recover(image, answer, {});
      ASSERT_TRUE(recovered);
      EXPECT_EQ(recovered->head().verdict, Verdict::unknown);
      ++refused;
    }
  }
  EXPECT_GT(refused, 0);
}

}  // namespace
}  // namespace hardboard
