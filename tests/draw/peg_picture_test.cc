// Pictures of peg solitaire: well-formed, readable as puzzles, and films that end where play does.
#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <utility>

#include "draw/peg_solitaire.h"
#include "draw/samples.h"
#include "draw/svg.h"
#include "draw/well_formed.h"
#include "methods/peg_solitaire/generate.h"
#include "methods/peg_solitaire/position_class.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/random_pegs.h"

namespace hardboard::draw {
namespace {

using peg_solitaire::Answer;
using Solitaire = peg_solitaire::Puzzle;

Solitaire puzzle_of(const std::string& lines) {
  return *peg_solitaire::read({"f", "peg-solitaire\n" + lines, 1});
}

// Random legal jumps.
std::vector<peg_solitaire::Jump> random_play(const Solitaire& puzzle) {
  peg_solitaire::Game game(puzzle);
  std::vector<peg_solitaire::Jump> jumps;
  for (auto legal = game.moves(); !legal.empty(); legal = game.moves()) {
    jumps.push_back(legal[*rc::gen::inRange<std::size_t>(0, legal.size())]);
    RC_ASSERT(!game.play(jumps.back()));
  }
  return jumps;
}

RC_GTEST_PROP(PegPicture, IsWellFormedAndReadsBack, ()) {
  const Solitaire puzzle = testing::random_pegs();
  Answer answer;
  answer.moves = random_play(puzzle);
  if (const auto proof = peg_solitaire::refuse_by_class(puzzle)) answer.proof = *proof;
  if (*rc::gen::arbitrary<bool>()) answer.moves.push_back({{9, 9}, {-9, 9}});
  const std::string text = svg(picture(puzzle, answer, write(puzzle)).scene);
  RC_ASSERT(xml_fault(text) == "");
  const auto again = peg_solitaire::read({"desc", xml_text(text, "desc"), 1});
  RC_ASSERT(again.ok());
  RC_ASSERT(write(*again) == write(puzzle));
}

using Spot = std::pair<long, long>;

// Where pegs can be seen at the end of the film.
std::set<Spot> last_pegs(const Scene& scene) {
  std::set<Spot> pegs;
  const auto add = [&](const Shape& shape, Point offset) {
    const auto* stamp = std::get_if<Stamp>(&shape.what);
    if (stamp == nullptr || scene.symbols[stamp->symbol].name != "peg") return;
    pegs.insert({std::lround(stamp->at.x + offset.x), std::lround(stamp->at.y + offset.y)});
  };
  for (const Shape& shape : scene.shapes) {
    add(shape, {});
    const auto* actor = std::get_if<Actor>(&shape.what);
    if (actor == nullptr || actor->keys.back().opacity == 0) continue;
    for (const Shape& part : actor->shapes) add(part, actor->keys.back().offset);
  }
  return pegs;
}

RC_GTEST_PROP(PegPicture, FilmsEndWherePlayDoes, ()) {
  const Solitaire puzzle = testing::random_pegs();
  Answer answer;
  answer.moves = random_play(puzzle);
  const Scene film = picture(puzzle, answer).scene;
  RC_ASSERT((film.seconds > 0) == !answer.moves.empty());
  Solitaire final = puzzle;
  peg_solitaire::Game game(puzzle);
  for (const auto& jump : answer.moves) RC_ASSERT(!game.play(jump));
  final.pegs = game.pegs();
  RC_ASSERT(last_pegs(film) == last_pegs(picture(final).scene));
  for (const Shape& shape : film.shapes) {
    const auto* actor = std::get_if<Actor>(&shape.what);
    if (actor == nullptr) continue;
    RC_ASSERT(std::is_sorted(actor->keys.begin(), actor->keys.end(),
                             [](const Key& a, const Key& b) { return a.time < b.time; }));
    RC_ASSERT(actor->keys.front().time >= 0);
    RC_ASSERT(actor->keys.back().time < film.seconds);
  }
}

TEST(PegPicture, Text) {
  Answer answer;
  answer.proof = peg_solitaire::PositionClass{{peg_solitaire::Colouring{{{3, 1}, {4, 1}}}}};
  EXPECT_EQ(text_picture(puzzle_of("goal one c1\nboard\no o . #\n# . o o\n"), answer),
            "4 pegs on 6 holes; one peg must remain, on c1\n\n"
            "2  o o .\n"
            "1    . o o\n"
            "   a b c d\n\n"
            "Shaded holes\n\n"
            "2  - - -\n"
            "1    - x x\n"
            "   a b c d\n\n"
            "No jump changes whether the number of pegs on shaded holes is even or odd; each\n"
            "final position that the goal allows needs a change on one of the boards.\n");
  answer.proof = peg_solitaire::Pagodas{{{{{{1, 1}, -12}, {{2, 1}, 7}}}}, {}};
  answer.moves = {{{1, 1}, {3, 1}}, {{3, 1}, {5, 1}}, {{1, 1}, {3, 1}}};
  EXPECT_EQ(text_picture(puzzle_of("goal target\nboard\no o .\ntarget\n. . o\n"), answer),
            "2 pegs on 3 holes; the pegs of the target must remain\n\n"
            "1  o o .\n"
            "   a b c\n\n"
            "Target\n\n"
            "1  . . o\n"
            "   a b c\n\n"
            "Weights\n\n"
            "1  -12   7   0\n"
            "     a   b   c\n\n"
            "No jump makes the pegs weigh more; final positions that the goal allows weigh\n"
            "more than the start on one of the boards. Holes without a number weigh 0.\n\n"
            "1. a1-c1-e1  2. a1-c1\n");
}

TEST(PegPicture, RefusalsAreTold) {
  const Solitaire puzzle = puzzle_of("goal peg c1\nboard\no o .\n");
  const auto says = [&](const peg_solitaire::Proof& proof, const std::string& sentence) {
    Answer answer;
    answer.verdict = Verdict::unsolvable;
    answer.proof = proof;
    const Scene scene = picture(puzzle, answer).scene;
    std::string words = words_in(scene), text = text_picture(puzzle, answer);
    for (std::string* s : {&words, &text}) std::replace(s->begin(), s->end(), '\n', ' ');
    for (const std::string& where : {words, text, scene.description})
      EXPECT_NE(where.find(sentence), std::string::npos) << where;
    EXPECT_EQ(xml_fault(svg(scene)), "");
    return scene;
  };
  using peg_solitaire::Pagoda, peg_solitaire::Colouring;
  const Pagoda weights{{{{1, 1}, 12345}}};
  says(std::monostate{}, "There is no solution.");
  says(Exhausted{5}, "A search met all 5 positions.");
  says(peg_solitaire::Sieve{{weights}}, "The weights sieve further");
  says(peg_solitaire::Sieve{}, "Jumps that no play can contain are sieved out");
  const Scene two = says(peg_solitaire::Pagodas{{weights}, {Colouring{{{2, 1}}}}},
                         "No jump makes the pegs weigh more");
  says(peg_solitaire::Pagodas{{weights}, {Colouring{{{2, 1}}}}},
       "No jump changes whether the number of pegs on shaded holes is even or odd");
  EXPECT_NE(words_in(two).find("12345\n"), std::string::npos);
  EXPECT_GT(two.width, 2 * picture(puzzle).scene.width);  // a board for each of the two functions
}

TEST(PegPicture, LargeBoardsStaySmall) {
  const Scene large = picture(puzzle_of("board square 317\n")).scene;
  EXPECT_LT(svg(large).size(), 5'000);
  EXPECT_NE(words_in(large).find("vacant holes in each field of 5 x 5 squares:"),
            std::string::npos);
  EXPECT_NE(words_in(large).find("Too many holes to be drawn one by one"), std::string::npos);
  const auto generated = peg_solitaire::generate(puzzle_of("board square 99\n"), 3000, 1);
  Answer answer;
  answer.moves = generated.solution;
  const Scene scene = picture(generated.puzzle, answer).scene;
  EXPECT_EQ(scene.seconds, 0);  // too many jumps for a film
  EXPECT_LT(svg(scene).size(), 2'000'000);
}

}  // namespace
}  // namespace hardboard::draw
