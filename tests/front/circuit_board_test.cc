// The board of a circuit: inputs, gates and outputs as vertices, wires as edges that may negate. It
// computes what the circuit does.
#include "front/asked.h"
#include "methods/circuit/make.h"
#include "problems/circuit/read.h"

namespace hardboard::front {
namespace {

// The value of a vertex: gates take the AND of what leads into them, outputs have one wire or none.
bool value_of(const json& board, std::size_t vertex, std::uint64_t inputs) {
  const std::string token = board["tokens"][vertex - 1];
  if (token == "i") return (inputs >> (vertex - 1) & 1) != 0;
  if (token == "0") return false;
  bool value = token == "g";
  for (std::size_t e = 1; e <= board["edges"].size(); ++e) {
    if (board["edges"][e - 1][1] != vertex) continue;
    bool is_negated = false;
    for (const json& number : board.value("negated", json::array()))
      is_negated = is_negated || number == e;
    const bool carried = value_of(board, board["edges"][e - 1][0], inputs) != is_negated;
    value = token == "g" ? value && carried : carried;
  }
  return value;
}

void expect_same_values(const formulas::Aig& aig) {
  const std::string text = circuit::write({aig});
  const json board = result("read", {{"text", text}})["puzzles"][0]["board"];
  ASSERT_EQ(board["shape"], "circuit");
  EXPECT_EQ(board["points"].size(), board["tokens"].size());
  for (std::uint64_t inputs = 0; inputs < std::uint64_t{1} << aig.inputs; ++inputs) {
    std::vector<std::uint64_t> words, values;
    for (std::uint32_t i = 0; i < aig.inputs; ++i) words.push_back(inputs >> i & 1);
    formulas::evaluate(aig, words, values);
    for (std::size_t o = 0; o < aig.outputs.size(); ++o)
      EXPECT_EQ(value_of(board, aig.variables() + o + 1, inputs),
                (formulas::value_of(aig.outputs[o], values) & 1) != 0)
          << text;
  }
}

TEST(CircuitBoard, ComputesWhatTheCircuitDoes) {
  Random random(7);
  for (int i = 0; i < 60; ++i) {
    formulas::Aig aig =
        circuit::random_circuit(1 + static_cast<std::uint32_t>(i) % 4, 6, random).aig;
    expect_same_values(aig);
    // Constants, and an input or a gate that is an output.
    aig.gates.push_back({0, 2});
    aig.gates.push_back({1, aig.gate(aig.gates.size() - 1)});
    aig.gates.push_back({1, 1});
    for (const formulas::Wire wire : {0U, 1U, 3U, aig.gate(aig.gates.size() - 2)})
      aig.outputs.push_back(wire);
    expect_same_values(aig);
  }
}

TEST(CircuitBoard, ShowsTheConstantOnlyWhereAWireComesFromIt) {
  const auto board_of = [](const std::string& text) {
    return result("read", {{"text", text}})["puzzles"][0]["board"];
  };
  EXPECT_EQ(board_of("aag 2 1 0 1 1\n2\n4\n4 2 1\n")["tokens"], (json{"i", "g", "o"}));
  EXPECT_EQ(board_of("aag 1 1 0 1 0\n2\n0\n")["tokens"], (json{"i", "o"}));
  const json constant = board_of("aag 2 1 0 2 1\n2\n4\n1\n4 2 0\n");
  EXPECT_EQ(constant["tokens"], (json{"i", "g", "o", "o", "0"}));
  EXPECT_EQ(constant["edges"], (json{{1, 2}, {5, 2}, {2, 3}, {5, 4}}));
  EXPECT_EQ(constant["negated"], json{4});
}

}  // namespace
}  // namespace hardboard::front
