// Sheets: every puzzle and every solution once, in order, inside of the pages, none upon another.
#include "draw/sheet.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/contract.h"
#include "draw/graph_capture.h"
#include "draw/peg_solitaire.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"
#include "draw/well_formed.h"
#include "puzzles/peg_solitaire/read.h"

namespace hardboard::draw {
namespace {

SheetPuzzle sample(int number) {
  if (number % 3 == 1) {
    const auto edges = graph(5, false, {{1, 2}, {2, 3}, {3, 4}, {4, 5}});
    return {picture(edges, {}, "graph-capture\n").scene, picture(edges).scene};
  }
  if (number % 3 == 2) {
    const auto pegs = *peg_solitaire::read({"f", "peg-solitaire\nboard triangle 5\n", 1});
    return {picture(pegs, {}, "peg-solitaire\n").scene, picture(pegs).scene};
  }
  const auto chess = board({"R . N", ". K B"}, 2);
  return {picture(chess, {}, "solo-chess\n").scene, picture(chess, solution("a2 c2")).scene};
}

// The area that an embedded scene covers: its card.
Rectangle area_of(const Group& group) {
  const auto& card = std::get<Rectangle>(group.shapes.at(0).what);
  return {{group.at.x + group.scale * card.corner.x, group.at.y + group.scale * card.corner.y},
          group.scale * card.width,
          group.scale * card.height,
          0,
          {}};
}

bool overlap(const Rectangle& a, const Rectangle& b) {
  return a.corner.x < b.corner.x + b.width && b.corner.x < a.corner.x + a.width &&
         a.corner.y < b.corner.y + b.height && b.corner.y < a.corner.y + a.height;
}

RC_GTEST_PROP(Sheet, HoldsAllPuzzlesAndThenAllSolutions, ()) {
  const int count = *rc::gen::inRange(1, 12);
  SheetOptions options{"Twelve \"hard\" ones & more", *rc::gen::inRange(1, 4),
                       *rc::gen::inRange(1, 4), *rc::gen::inRange(1, 5), *rc::gen::inRange(1, 5)};
  std::vector<SheetPuzzle> puzzles;
  for (int i = 0; i < count; ++i) puzzles.push_back(sample(i));
  const std::vector<Scene> pages = sheet(puzzles, options);
  const auto pages_of = [&](int fields) { return (count + fields - 1) / fields; };
  RC_ASSERT(static_cast<int>(pages.size()) ==
            pages_of(options.columns * options.rows) +
                pages_of(options.solution_columns * options.solution_rows));

  std::vector<std::string> titles;
  for (const Scene& page : pages) {
    RC_ASSERT(page.seconds == 0);
    RC_ASSERT(xml_fault(svg(page)) == "");  // throws where a symbol is missing
    std::vector<Rectangle> areas;
    for (const Shape& shape : page.shapes) {
      const auto* group = std::get_if<Group>(&shape.what);
      if (group == nullptr) continue;
      titles.push_back(group->title);
      const Rectangle area = area_of(*group);
      RC_ASSERT(area.corner.x > 0 && area.corner.x + area.width < page.width);
      RC_ASSERT(area.corner.y > 0 && area.corner.y + area.height < page.height);
      for (const Rectangle& other : areas) RC_ASSERT(!overlap(area, other));
      areas.push_back(area);
    }
  }
  std::vector<std::string> expected;
  for (const SheetPuzzle& puzzle : puzzles) expected.push_back(puzzle.puzzle.title);
  for (const SheetPuzzle& puzzle : puzzles) expected.push_back(puzzle.solution.title);
  RC_ASSERT(titles == expected);
}

TEST(Sheet, DescriptionsAreFilesOfPuzzles) {
  const std::vector<SheetPuzzle> puzzles{sample(0), sample(1)};
  const std::vector<Scene> pages = sheet(puzzles, {});
  EXPECT_EQ(pages[0].description,
            puzzles[0].puzzle.description + "---\n" + puzzles[1].puzzle.description);
  EXPECT_EQ(pages[1].title, "Puzzles: solutions");
  EXPECT_THROW(static_cast<void>(sheet({}, {})), BrokenPromise);
}

}  // namespace
}  // namespace hardboard::draw
