// The table of classes, row by row: each has a puzzle here for which it is the first that holds.
#include "methods/solo_chess/classify.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "puzzles/solo_chess/read.h"

namespace hardboard::solo_chess {
namespace {

using capture::Complexity;
constexpr auto P = Complexity::polynomial;
constexpr auto NP = Complexity::np_complete;
constexpr auto Open = Complexity::open;
constexpr auto None = Complexity::unsettled;

Puzzle fen(const std::string& line) {
  const Result<Puzzle> puzzle = read_fen(line, "test", 1);
  EXPECT_TRUE(puzzle) << line;
  return *puzzle;
}

struct Case {
  std::string line;
  Complexity complexity;
  std::string source;  // a part of it
};

// A triangle of pieces is on no line. Budgets below the number of other pieces can run out.
const std::vector<Case>& cases() {
  static const std::vector<Case> all = {
      {"R1", P, ""},
      {"RKB w - - distance 3;", None, "section 5"},
      {"RKB w - - cap 3;", P, "Kühn 2024, Theorem 4.2"},
      {"RK/B1 w - - cap 1;", P, "Kühn 2024, Theorem 4.1; Aravind et al. 2022, Observation 6"},
      {"NN/N1", P, "Brunner et al. 2023, Theorem 2.2"},
      {"KQ/Q1 w - - last K;", P, "Theorem 2.16"},
      {"PK/K1 w - - last P;", P, "Theorem 2.16"},
      {"PB/B1 w - - last P;", P, "Theorem 2.16"},
      {"RQ/Q1 w - - last R;", P, "Theorem 2.16"},
      {"KR/R1 w - - last K;", P, "docs/hero.md"},
      {"KR/R1 w - - last K; goal a1;", Open, "docs/hero.md"},
      {"PR/R1 w - - last P;", P, "docs/hero.md"},
      {"NP/P1 w - - last N;", NP, "Theorem 3.1"},
      {"NK/K1 w - - last N;", NP, "Theorem 3.1"},
      {"RP/P1 w - - last R;", NP, "Theorem 3.2"},
      {"RK/K1 w - - last R;", NP, "Corollary 3.3"},
      {"RN/N1 w - - last R;", NP, "Corollary 3.3"},
      {"RB/B1 w - - last R;", NP, "Corollary 3.4"},
      {"QP/P1 w - - last Q;", NP, "Corollary 3.4"},
      {"QB/B1 w - - last Q;", NP, "Corollary 3.4"},
      {"BP/P1 w - - last B;", NP, "Corollary 3.5"},
      {"BR/R1 w - - last B;", NP, "Corollary 3.6"},
      {"QR/R1 w - - last Q;", NP, "Corollary 3.6"},
      {"KP/P1 w - - last K;", NP, "Theorem 3.7"},
      {"KN/N1 w - - last K;", NP, "Theorem 3.9"},
      {"PN/N1 w - - last P;", NP, "Theorem 3.9"},
      {"KB/B1 w - - last K;", NP, "Theorem 3.10"},
      {"NB/B1 w - - last N;", NP, "Theorem 3.11"},
      {"NR/R1 w - - last N;", NP, "Theorem 3.11"},
      {"KN/Q1 w - - last K;", NP, "Theorem 3.9"},  // knights are enough
      {"KR/Q1 w - - last K;", None, "Table 1"},
      {"KR/N1", NP, "Corollary 3.8"},
      {"KK/K1 w - - cap 2;", P, "Brunner et al. 2023, Theorem 2.2"},
      {"KQ/Q1 w - - cap 2; last K;", P, "Theorem 2.16"},
      {"PP/PP w - - cap 2;", P, "Aravind et al. 2022, Theorem 4"},
      {"P{2}P{0}/P{1}1", P, "Aravind et al. 2022, Theorem 4"},
      {"PPP/PP1 w - - cap 3;", Open, "question 2"},
      {"KK/KK w - - cap 2;", NP, "Kühn 2024, Theorem 5.15"},
      {"KP/P1 w - - cap 2;", NP, "Kühn 2024, Theorem 5.15"},
      {"NN/NN w - - cap 2;", NP, "Kühn 2024, Theorem 6.13"},
      {"RR/RR w - - cap 2;", NP, "Kühn 2024, Theorem 7.16"},
      {"QQ/QQ w - - cap 2;", NP, "whose proof fails"},
      {"BB/BB w - - cap 2;", NP, "Bilò et al. 2024"},
      {"R{2}R{0}/R{1}1", NP, "Aravind et al. 2022, Theorem 2"},
      {"Q{2}Q{*}/Q{1}1", NP, "Aravind et al. 2022, section 3.2, before Theorem 3 (whose own proof"},
      {"B{2}B{*}/B{1}1", NP, "behind Theorem 3"},
      {"K{2}K{*}/K{1}1", NP, "Kühn 2024, Theorem 5.15"},
      {"N{3}N{0}/N{1}1", NP, "Kühn 2024, Theorem 6.13"},
      {"NNNN/NNNN/NNNN/N3 w - - cap 11;", NP, "Bilò et al. 2024"},
      {"RRR/RR1 w - - cap 3;", Open, "Kühn 2024, chapter 8"},
      {"KR/R1 w - - cap 2; last K;", NP, "after Kühn 2024, Theorem 7.16"},
      {"PR/RB w - - cap 2; last P;", NP, "after Kühn 2024, Theorem 7.16"},
      {"K{3}R{1}/R1 w - - last K;", NP, "after Kühn 2024, Theorem 7.16"},
      {"KR/R1 w - - cap 3; last K;", None, ""},
      {"K{5}N{7}/N{1}1 w - - last K;", NP, "Table 1"},
      {"KN/N1 w - - cap 2; last K;", None, ""},
      {"R{5}Q{7}/Q{1}1 w - - last R;", None, ""},
      {"KR/R1 w - - cap 3;", None, ""},
  };
  return all;
}

TEST(Classify, RowByRow) {
  std::set<const ClassRow*> met;
  for (const Case& each : cases()) {
    const ClassRow& row = classify(fen(each.line));
    met.insert(&row);
    EXPECT_EQ(row.complexity, each.complexity) << each.line << ": " << row.words;
    EXPECT_NE(row.source.find(each.source), std::string::npos) << each.line << ": " << row.source;
    EXPECT_EQ(row.source.empty(), each.source.empty()) << each.line << ": " << row.source;
  }
  Puzzle own = fen("RK/N1");
  for (PieceType& type : own.types)
    if (type.letter != 'R') type = PieceType{'W', {{1, 0, 1}, {-1, 0, 1}}, "own"};
  const ClassRow& row = classify(own);
  EXPECT_EQ(row.complexity, None);
  met.insert(&row);
  EXPECT_EQ(met.size(), class_rows().size());
}

// Of Table 1 each cell: the row of the table is the last piece, the column the others.
// Table 1, but for the pawn and the king among rooks: open there, and settled by docs/hero.md.
TEST(Classify, TableOneOfBrunner) {
  const std::string order = "PKNRBQ";
  const std::vector<std::string> table = {
      ".PnPPP",  // pawn
      "n.nPnP",  // king
      "nn.nnn",  // knight
      "nnn.nP",  // rook
      "nnnn.P",  // bishop
      "nnnnn.",  // queen
  };
  for (std::size_t row = 0; row < 6; ++row) {
    for (std::size_t column = 0; column < 6; ++column) {
      if (row == column) continue;
      const std::string line = std::string(1, order[row]) + order[column] + "/" + order[column] +
                               "1 w - - last " + order[row] + ";";
      const char expected = table[row][column];
      EXPECT_EQ(classify(fen(line)).complexity, expected == 'P' ? P : NP) << line;
      // Budgets that differ make nothing of this easier; and three pieces never run out of 9.
      const std::string differ = std::string(1, order[row]) + "{9}" + order[column] + "/" +
                                 order[column] + "1 w - - last " + order[row] + ";";
      const bool among_rooks = order[column] == 'R';
      EXPECT_EQ(classify(fen(differ)).complexity, expected == 'n' || among_rooks ? NP : P)
          << differ;
    }
  }
}

}  // namespace
}  // namespace hardboard::solo_chess
