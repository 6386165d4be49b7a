// Files of pictures: formats by their endings, what each begins with, and TikZ text.
#include "draw/render.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "base/contract.h"
#include "draw/graph_capture.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/tikz.h"

namespace hardboard::draw {
namespace {

Scene sample() {
  return picture(board({"R . N", ". K B"}, 2), solution("a2 c2"), "solo-chess\n").scene;
}

TEST(Render, FormatsByTheirEndings) {
  EXPECT_EQ(format_of("a.svg"), Format::svg);
  EXPECT_EQ(format_of("path/to.txt/a.PNG"), Format::png);
  EXPECT_EQ(format_of("a.b.pdf"), Format::pdf);
  EXPECT_EQ(format_of("a.tex"), Format::tikz);
  EXPECT_EQ(format_of("a.gif"), Format::gif);
  EXPECT_EQ(format_of("a.txt"), Format::text);
  for (const char* none : {"", "a", "svg", ".svg", "a.svg.", "a.svgz", "a.jpg", "-"})
    EXPECT_FALSE(format_of(none)) << none;
  std::set<Format> all;
  for (const FormatRow& row : formats()) {
    all.insert(row.format);
    EXPECT_EQ(format_of("a" + std::string(row.ending)), row.format);
    EXPECT_EQ(&row_of(row.format), &row);
  }
  EXPECT_EQ(all.size(), 6U);
  EXPECT_EQ(endings_in_words(), ".svg, .png, .pdf, .tex, .gif or .txt");
}

TEST(Render, OnlySomeFormatsHavePages) {
  const std::vector<Scene> pages{sample(), sample()};
  for (const FormatRow& row : formats()) {
    const Result<std::string> file = render(pages, row.format);
    if (row.has_pages) continue;
    ASSERT_FALSE(file) << row.ending;
    EXPECT_EQ(file.error().message, "a " + std::string(row.ending) +
                                        " file holds one picture, not 2; .pdf and .tex have pages");
  }
  EXPECT_THROW(static_cast<void>(render(std::span<const Scene>{}, Format::svg)), BrokenPromise);
}

TEST(Render, PlainTextIsTheDescription) {
  EXPECT_EQ(*render(sample(), Format::text), sample().description);
  const std::vector<Scene> pages{sample(), sample()};
  EXPECT_EQ(*render(pages, Format::text), sample().description + "---\n" + sample().description);
}

// Braces and environments nest, and outside of comments no line has a character that would begin a
// comment, a formula or a table.
std::string tex_fault(const std::string& file) {
  int depth = 0;
  bool in_comment = false;
  for (std::size_t i = 0; i < file.size(); ++i) {
    const char c = file[i];
    if (c == '\n') in_comment = false;
    if (in_comment) continue;
    if (c == '\\') {
      ++i;  // a command or an escaped character
    } else if (c == '%') {
      if (i > 0 && file[i - 1] != '\n') return "a comment begins within a line";
      in_comment = true;
    } else if (c == '{') {
      ++depth;
    } else if (c == '}') {
      if (--depth < 0) return "a brace too many";
    } else if (c == '$' || c == '&' || c == '#' || c == '_' || c == '^' || c == '~') {
      return std::string("a bare ") + c;
    }
  }
  return depth == 0 ? "" : "a brace is open";
}

TEST(Tikz, TheJudgeCanSayNo) {
  EXPECT_EQ(tex_fault("% a {\n\\node {a \\% \\{ b};\n"), "");
  for (const char* bad : {"{", "}", "a % b\n", "a_b", "$", "{a & b}", "a^2", "a~b", "#1"})
    EXPECT_NE(tex_fault(bad), "") << bad;
}

TEST(Tikz, APictureForEachScene) {
  const std::string one = tikz(std::vector<Scene>{sample()});
  EXPECT_EQ(tex_fault(one), "");
  EXPECT_NE(one.find("\\begin{tikzpicture}"), std::string::npos);
  EXPECT_NE(one.find("% # Solution: 1. Ra2xc2\n"), std::string::npos);
  EXPECT_NE(one.find("{may capture twice}"), std::string::npos);
  const std::string two = tikz(std::vector<Scene>{sample(), sample()});
  EXPECT_NE(two.find("\\end{tikzpicture}\n\\clearpage\n"), std::string::npos);
}

// TeX can't take numbers of 16,384 and more.
TEST(Tikz, CoordinatesStaySmall) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  for (std::uint32_t v = 2; v <= 400; ++v) edges.emplace_back(v - 1, v);
  const Scene wide = picture(graph(400, false, edges)).scene;  // a path along a line
  ASSERT_GT(wide.width, 60'000);
  const std::string file = tikz(std::vector<Scene>{wide});
  double most = 0;
  for (std::size_t at = file.find('('); at != std::string::npos; at = file.find('(', at + 1))
    most = std::max(most, std::abs(std::atof(file.c_str() + at + 1)));
  EXPECT_LE(most, 1600);
  EXPECT_GT(most, 1000);
}

TEST(Tikz, GoldenRefusal) {
  capture::Answer<Square> refused;
  refused.verdict = Verdict::unsolvable;
  refused.proof = capture::Stranded<Square>{{true, squares("a1 b1")}, {false, squares("e1")}};
  const Scene scene = picture(board({"K0 K1 K2 K2 K0"}, 2), refused, "solo-chess\n").scene;
  EXPECT_EQ(tikz(std::vector<Scene>{scene}), golden("refusal.tex"));
}

RC_GTEST_PROP(Tikz, NoTextIsACommand, ()) {
  Scene scene;
  scene.width = scene.height = 100;
  scene.title = *rc::gen::arbitrary<std::string>();
  scene.description = *rc::gen::arbitrary<std::string>();
  scene.shapes = {{Text{{10, 10}, *rc::gen::arbitrary<std::string>(), 10, {}}},
                  {Text{{10, 10}, "a\\b{c}%$&#_^~<>|\"\n\xFF", 10, {}}},
                  {Group{*rc::gen::arbitrary<std::string>(), {}, {}, 1}}};
  RC_ASSERT(tex_fault(tikz(std::vector<Scene>{scene})) == "");
}

}  // namespace
}  // namespace hardboard::draw
