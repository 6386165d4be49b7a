// Circuits with the names that their files give to inputs and outputs.
#include "draw/circuit.h"

#include <gtest/gtest.h>
#include <string>

#include "draw/svg.h"

namespace hardboard::draw {
namespace {

formulas::Aig circuit(const std::string& names) {
  auto aig = formulas::read_aig({"f", "aag 3 2 0 2 1\n2\n4\n6\n2\n6 2 5\n" + names, 1});
  EXPECT_TRUE(aig);
  return std::move(aig).value();
}

TEST(CircuitPicture, HasNames) {
  const std::string svg_text = svg(circuit_picture(circuit("i1 key<2>\no0 lamp\n"), {}, "").scene);
  EXPECT_NE(svg_text.find(">lamp<"), std::string::npos) << svg_text;
  EXPECT_NE(svg_text.find(">key&lt;2&gt;<"), std::string::npos);
  EXPECT_NE(svg_text.find(">x1<"), std::string::npos);
  EXPECT_NE(svg_text.find(">output 2<"), std::string::npos);
}

TEST(CircuitPicture, CutsLongNames) {
  const std::string name = "\xC3\xA4\xC3\xB6\xC3\xBC\xC3\xA4\xC3\xB6\xC3\xBC\xC3\xA4";  // 7 letters
  const std::string whole = svg(circuit_picture(circuit("i0 " + name + "8\n"), {}, "").scene);
  EXPECT_NE(whole.find(">" + name + "8<"), std::string::npos) << whole;
  const std::string cut = svg(circuit_picture(circuit("i0 " + name + "89\n"), {}, "").scene);
  EXPECT_NE(cut.find(">" + name + "\xE2\x80\xA6<"), std::string::npos) << cut;
  EXPECT_NE(cut.find("<title>" + name + "89</title>"), std::string::npos);
}

TEST(CircuitLines, HaveNames) {
  EXPECT_EQ(circuit_lines(circuit("i1 key\no0 lamp\n"), {}),
            "2 inputs, 1 gate\ng3 = x1 and not key\nlamp = g3\n");
  EXPECT_EQ(circuit_lines(circuit("i0 door\n"), {1, 0}),
            "2 inputs, 1 gate\ndoor  (1)\nx2  (0)\ng3 = door and not x2  (1)\noutput = g3  (1)\n");
}

}  // namespace
}  // namespace hardboard::draw
