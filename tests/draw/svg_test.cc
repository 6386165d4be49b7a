// SVG as text: escaping, numbers, and that whatever goes in, well-formed XML comes out.
#include "draw/svg.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "draw/graph_capture.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/well_formed.h"
#include "draw/xml_text.h"
#include "puzzles/budgets.h"

namespace hardboard::draw {
namespace {

TEST(Svg, EscapesWhatXmlCannotHold) {
  EXPECT_EQ(escaped("a<b>&\"c'"), "a&lt;b&gt;&amp;&quot;c&#39;");
  EXPECT_EQ(escaped("two\nlines\t"), "two\nlines\t");
  EXPECT_EQ(escaped(std::string_view("\0\x1b\x7f", 3)), "\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(escaped("caf\xC3\xA9 \xE2\x88\x9E \xF0\x9F\x99\x82"),
            "caf\xC3\xA9 \xE2\x88\x9E \xF0\x9F\x99\x82");
  EXPECT_EQ(escaped("\xC3"), "\uFFFD");                                // cut off
  EXPECT_EQ(escaped("\xC0\xAF"), "\uFFFD\uFFFD");                      // overlong
  EXPECT_EQ(escaped("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD");            // half of a surrogate pair
  EXPECT_EQ(escaped("\xEF\xBF\xBE"), "\uFFFD\uFFFD\uFFFD");            // U+FFFE is no character
  EXPECT_EQ(escaped("\xF5\x80\x80\x80"), "\uFFFD\uFFFD\uFFFD\uFFFD");  // beyond Unicode
}

TEST(Svg, WritesNumbersAsShortAsCanBe) {
  Scene scene;
  scene.width = 10;
  scene.height = 10;
  scene.shapes.push_back({Circle{{-0.001, 1.005e3}, 2.5, {}}});
  scene.shapes.push_back({Circle{{-0.25, 1e9 + 0.126}, 100, {}}});
  const std::string text = svg(scene);
  EXPECT_NE(text.find("<circle cx=\"0\" cy=\"1005\" r=\"2.5\"/>"), std::string::npos) << text;
  EXPECT_NE(text.find("<circle cx=\"-0.25\" cy=\"1000000000.13\" r=\"100\"/>"), std::string::npos);
}

TEST(Svg, TheJudgeOfXmlCanSayNo) {
  EXPECT_EQ(xml_fault("<a b=\"1\"><c/>x &amp; y</a>\n"), "");
  for (const char* bad :
       {"", "x", "<a>", "<a></b>", "<a b=1/>", "<a b=\"1\" b=\"2\"/>", "<a>&x;</a>", "<a b=\"<\"/>",
        "<a/><a/>", "<a>\x01</a>", "<a>\xED\xA0\x80</a>"}) {
    EXPECT_NE(xml_fault(bad), "") << bad;
  }
}

RC_GTEST_PROP(Svg, IsWellFormedForAnyLettersAndTexts, ()) {
  solo_chess::Puzzle puzzle;
  const auto letters = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
  std::int32_t place = 0;
  for (const char letter : letters) {
    const std::uint8_t type = type_number(puzzle, letter);
    puzzle.pieces.push_back({{++place, place % 5}, *rc::gen::arbitrary<std::uint32_t>(), type});
  }
  puzzle.pieces.push_back({{0, -7}, 2, type_number(puzzle, '"')});
  puzzle.goal = puzzle.pieces.front().square;
  puzzle.last = 0;
  puzzle.id = *rc::gen::arbitrary<std::string>();
  const std::string position = *rc::gen::arbitrary<std::string>();
  capture::Answer<Square> answer;
  for (std::size_t i = 1; i < puzzle.pieces.size(); ++i) {
    answer.moves.push_back({puzzle.pieces[i - 1].square, puzzle.pieces[i].square});
  }
  RC_ASSERT(xml_fault(svg(picture(puzzle, answer, position).scene)) == "");
}

TEST(Svg, CarriesThePositionInItsDescription) {
  const std::string position = "solo-chess\nboard\nR <&>\"' .\n# R Q\n";
  solo_chess::Puzzle puzzle = board({"R .", "R Q"}, 2);
  puzzle.id = "two\nlines";
  const std::string text = svg(picture(puzzle, solution("a1 b1"), position).scene);
  const std::string description = xml_text(text, "desc");
  const std::size_t at = description.find("solo-chess\n");
  ASSERT_NE(at, std::string::npos);
  EXPECT_EQ(description.substr(at), position);
  // What comes before are comments, so that the description as a whole is a file.
  for (std::size_t line = 0; line < at; line = description.find('\n', line) + 1) {
    EXPECT_EQ(description[line], '#');
  }
  EXPECT_NE(description.find("# Solution: 1. Ra1xb1\n"), std::string::npos) << description;
  EXPECT_EQ(xml_text(text, "title"), "two\nlines (Solo Chess: 3 pieces on 2 x 2 squares)");
}

// An actor that is elsewhere all the time it can be seen must still be moved there.
TEST(Svg, ActorsThatStayAtAnOffsetAreMovedThere) {
  Scene scene;
  scene.width = scene.height = 100;
  scene.seconds = 4;
  scene.shapes = {
      {Actor{"", {{Circle{{10, 10}, 5, {}}}}, {{1, {60, 0}, 0}, {2, {60, 0}, 1}}, false}}};
  const std::string text = svg(scene);
  EXPECT_NE(text.find("<g opacity=\"0\">"), std::string::npos) << text;
  EXPECT_NE(text.find("type=\"translate\" dur=\"4s\" repeatCount=\"indefinite\" "
                      "keyTimes=\"0;0.250000;0.500000;1\" values=\"60 0;60 0;60 0;60 0\"/>"),
            std::string::npos)
      << text;
  scene.seconds = 0;  // a picture without a film leaves such actors out
  EXPECT_EQ(svg(scene).find("<circle"), std::string::npos);
}

TEST(Svg, GoldenSoloChess) {
  solo_chess::Puzzle puzzle = board({"N1 . C0", ". K* .", "R . B3"}, 2);
  puzzle.last = 2;
  puzzle.goal = Square{3, 1};
  EXPECT_EQ(
      svg(picture(puzzle, solution("a1 c1 a3 c1 b2 c1"), "fen N{1}1C{0}/1K{*}1/R1B{3}\n").scene),
      golden("solo_chess.svg"));
}

TEST(Svg, GoldenGraphCapture) {
  graph_capture::Puzzle puzzle = graph(4, true, {{1, 2}, {2, 1}, {2, 3}, {4, 2}});
  puzzle.budgets[3] = unlimited_budget;
  capture::Answer<graph_capture::Vertex> answer;
  answer.moves = {{{1}, {2}}, {{4}, {2}}, {{2}, {3}}};
  EXPECT_EQ(svg(picture(puzzle, answer, "graph-capture directed\n").scene),
            golden("graph_capture.svg"));
}

}  // namespace
}  // namespace hardboard::draw
