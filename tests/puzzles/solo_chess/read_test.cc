// What Solo Chess files mean, and that what is written reads back.
#include "puzzles/solo_chess/read.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>
#include <sstream>
#include <string>

#include "puzzles/solo_chess/betza.h"
#include "puzzles/solo_chess/write.h"
#include "support/paths.h"

namespace hardboard::solo_chess {
namespace {

// All that a puzzle says, in words of the test's own; with_order tells apart the orders of pieces.
std::string describe(const Puzzle& puzzle, bool with_order = true) {
  std::vector<std::string> pieces;
  for (const Piece& piece : puzzle.pieces) {
    std::ostringstream out;
    const PieceType& type = puzzle.types[piece.type];
    out << type.letter << name(piece.square) << ":" << piece.budget;
    for (const Ride& ride : type.rides)
      if (!type.betza.empty()) out << "/" << ride.dx << "," << ride.dy << "," << ride.range;
    pieces.push_back(out.str());
  }
  std::ostringstream out;
  out << "budget " << puzzle.budget << " last "
      << (puzzle.last ? pieces[*puzzle.last] : std::string("-")) << " goal "
      << (puzzle.goal ? name(*puzzle.goal) : "-") << " id " << puzzle.id;
  if (puzzle.frame)
    out << " frame " << name(puzzle.frame->origin) << " " << puzzle.frame->width << "x"
        << puzzle.frame->height;
  if (!with_order) std::sort(pieces.begin(), pieces.end());
  for (const std::string& piece : pieces) out << " " << piece;
  return out.str();
}

std::string described(const std::string& text) {
  const auto puzzle = read({"f", text, 1});
  return puzzle ? describe(*puzzle) : to_string(puzzle.error());
}

std::string described_fen(const std::string& line, const std::string& rules = "") {
  const auto puzzle = read_fen(line, "f", 1, rules);
  return puzzle ? describe(*puzzle) : to_string(puzzle.error());
}

constexpr const char* all = "4294967295";  // an unlimited budget, as describe() shows it

TEST(SoloChessRead, Board) {
  EXPECT_EQ(
      described("solo-chess\nbudget 2\nlast K\ngoal 3 2\nboard\n. . N .\nK R1 . Q*\n"),
      std::string("budget 2 last Ka1:2 goal c2 id  frame a1 4x2 Nc2:2 Ka1:2 Rb1:1 Qd1:") + all);
}

TEST(SoloChessRead, KeysComeInAnyOrder) {
  EXPECT_EQ(
      described("solo-chess\nboard\n. . N .\nK R1 . Q\n\ngoal 3 2\nlast K # or else\nbudget 2\n"),
      "budget 2 last Ka1:2 goal c2 id  frame a1 4x2 Nc2:2 Ka1:2 Rb1:1 Qd1:2");
}

TEST(SoloChessRead, MarksAndLineEndsOfOtherSystems) {
  EXPECT_EQ(
      described("\xEF\xBB\xBFsolo-chess\r\n\r\nbudget 1\t# one\r\nboard\r\n.\tR \r\nR .\r\n\r\n"),
      "budget 1 last - goal - id  frame a1 2x2 Rb2:1 Ra1:1");
}

TEST(SoloChessRead, OriginMovesTheBoard) {
  EXPECT_EQ(described("solo-chess\norigin -2 -1\ngoal -1 1\nbudget 0\nboard\n. R\n. .\nP .\n"),
            "budget 0 last - goal (-1,1) id  frame (-2,-1) 2x3 R(-1,1):0 P(-2,-1):0");
}

TEST(SoloChessRead, BoardsTypedWithoutBlanks) {
  EXPECT_EQ(described("solo-chess\nbudget 2\nboard\n..N.\nKR1.Q*\n"),
            std::string("budget 2 last - goal - id  frame a1 4x2 Nc2:2 Ka1:2 Rb1:1 Qd1:") + all);
  EXPECT_EQ(described("solo-chess\nbudget 2\nboard\n. .N.\nKR12 .Q\n"),
            "budget 2 last - goal - id  frame a1 4x2 Nc2:2 Ka1:2 Rb1:12 Qd1:2");
}

// A board of one side is read whatever its case; a letter of the puzzle's own keeps its case.
TEST(SoloChessRead, SmallLetters) {
  EXPECT_EQ(described("solo-chess\nbudget 2\nlast k\nboard\n. . n .\nk r1 . q\n"),
            "budget 2 last Ka1:2 goal - id  frame a1 4x2 Nc2:2 Ka1:2 Rb1:1 Qd1:2");
  EXPECT_EQ(described_fen("2n1/kr{1}1q b - - cap 2;"), described_fen("2N1/KR{1}1Q w - - cap 2;"));
}

TEST(SoloChessRead, LinesOfChessPrograms) {
  const std::string plain = described_fen("2N1/KR1Q cap 2; id \"x\";");
  EXPECT_EQ(described_fen("2N1/KR1Q b - - cap 2; id \"x\";"), plain);
  EXPECT_EQ(described_fen("2N1/KR1Q w KQkq e3 0 1 cap 2; id \"x\";"), plain);
  EXPECT_EQ(described_fen("2N1/KR1Q w - - bm Rxc1 Rxd1; c0 \"a; b\"; cap 2; id \"x\"; ce 12;"),
            plain);
}

TEST(SoloChessRead, OnePieceIsAPuzzle) {
  EXPECT_EQ(described("solo-chess\nbudget 0\nboard\nR"),
            "budget 0 last - goal - id  frame a1 1x1 Ra1:0");
}

TEST(SoloChessRead, PieceList) {
  EXPECT_EQ(described("solo-chess\nbudget 2\nlast K\npieces\nR -2147483648 2147483647 0\n# x\n\n"
                      "K 2147483647 -2147483648\nQ 27 27 unlimited\nB 1 1 *\ngoal 27 27\n"),
            std::string("budget 2 last K(2147483647,-2147483648):2 goal aa27 id  "
                        "R(-2147483648,2147483647):0 K(2147483647,-2147483648):2 Qaa27:") +
                all + " Ba1:" + all);
}

TEST(SoloChessRead, PiecesOfOnesOwn) {
  EXPECT_EQ(described("solo-chess\nbudget 1\npiece C betza:fW2\npiece A betza:(0,5)\nboard\nC R\n"),
            "budget 1 last - goal - id  frame a1 2x1 Ca1:1/0,1,2 Rb1:1");
}

TEST(SoloChessRead, Presets) {
  const std::string with_king = "solo-chess\nboard\nK Q\nrules ";
  const std::string without = "solo-chess\nboard\nR Q\nrules ";
  const std::string unlimited_king = std::string(" frame a1 2x1 Ka1:") + all + " Qb1:" + all;
  EXPECT_EQ(described(with_king + "chess.com\n"),
            "budget 2 last Ka1:2 goal - id  frame a1 2x1 Ka1:2 Qb1:2");
  EXPECT_EQ(described(without + "chess.com\n"),
            "budget 2 last - goal - id  frame a1 2x1 Ra1:2 Qb1:2");
  EXPECT_EQ(described(with_king + "thinkfun\n"),
            std::string("budget ") + all + " last Ka1:" + all + " goal - id " + unlimited_king);
  EXPECT_EQ(described(with_king + "ranger\n"),
            std::string("budget ") + all + " last - goal - id " + unlimited_king);
  // Saying the same again is no contradiction.
  EXPECT_EQ(described(with_king + "chess.com\nbudget 2\nlast K\n"),
            described(with_king + "chess.com\n"));
}

TEST(SoloChessRead, Fen) {
  EXPECT_EQ(described_fen("2R/K{1}Q{*}1"), std::string("budget ") + all +
                                               " last - goal - id  frame a1 3x2 Rc2:" + all +
                                               " Ka1:1 Qb1:" + all);
  EXPECT_EQ(described_fen("12/11R w - - cap 2;last R; goal  l1 ; id \"a # b; c\";"),
            "budget 2 last Rl1:2 goal l1 id a # b; c frame a1 12x2 Rl1:2");
  EXPECT_EQ(described_fen("KQ w - - 0 1 cap unlimited;"), described_fen("KQ"));
  EXPECT_EQ(described_fen("KQ cap *;\r"), described_fen("  KQ w - - # said twice\r\n"));
  EXPECT_EQ(described_fen("KQ w - - 3 14", "chess.com"),
            "budget 2 last Ka1:2 goal - id  frame a1 2x1 Ka1:2 Qb1:2");
  EXPECT_EQ(described_fen("RQ cap 2;", "chess.com"), described_fen("RQ cap 2;"));
}

TEST(SoloChessRead, FenInsideAFile) {
  EXPECT_EQ(described("solo-chess\nlast K\npiece C betza:W\nfen C1/K1 w - - cap 2; # and so on\n"
                      "goal 1 2\n"),
            "budget 2 last Ka1:2 goal a2 id  frame a1 2x2 Ca2:2/1,0,1/0,1,1/-1,0,1/0,-1,1 Ka1:2");
}

TEST(SoloChessRead, FenIsKnownWhenSeen) {
  for (const char* fen : {"8/8/2B5 w - -", "R1R", "R{1}Q{*}", "k7/8", "  8/8", "R1 w - -",
                          "R1 cap 2;", "R1R # no more", "R1R\n. .", "8/8 . .",
                          "\xEF\xBB\xBF"
                          "8/8"})
    EXPECT_TRUE(looks_like_fen(fen)) << fen;
  for (const char* other : {"", "solo-chess", "graph-capture directed", "# 8/8", "board", "r1r",
                            "R . P", "R1 . P", "K Q", "2 R", "SOLO"})
    EXPECT_FALSE(looks_like_fen(other)) << other;
}

TEST(SoloChessWrite, GoldenFiles) {
  for (const std::string name : {"board", "origin", "pieces", "fen", "wide"}) {
    std::ifstream file(testing::test_data("puzzles/solo_chess/golden/" + name + ".txt"));
    std::ostringstream text;
    text << file.rdbuf();
    const std::string golden = text.str();
    ASSERT_FALSE(golden.empty()) << name;
    const auto puzzle = read({name, golden, 1});
    ASSERT_TRUE(puzzle) << to_string(puzzle.error());
    EXPECT_EQ(write(*puzzle), golden);
  }
}

TEST(SoloChessWrite, FenLine) {
  const std::string line = "11R/R{0}Q{*}1K8 w - - cap 2; last K; goal l2; id \"x\";";
  const auto puzzle = read_fen(line, "f", 1);
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  ASSERT_TRUE(fits_fen(*puzzle));
  EXPECT_EQ(write_fen(*puzzle), line);
}

// A puzzle with all that a puzzle can have, framed or not.
rc::Gen<Puzzle> any_puzzle(bool framed) {
  return rc::gen::exec([framed] {
    const auto budget = rc::gen::element<std::uint32_t>(0, 1, 2, 30, unlimited);
    Puzzle puzzle;
    puzzle.types = {*standard_type('K'), *standard_type('P'), *parse_betza('C', "fW2(4,1)0"),
                    *parse_betza('A', "N"), *standard_type('Q')};
    puzzle.budget = *budget;
    const auto origin = rc::gen::element(1, -3, 2147483640 - 2);
    Frame frame{{*origin, *origin}, *rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6)};
    if (*rc::gen::arbitrary<bool>()) frame.origin = {1, 1};
    std::set<Square> squares;
    const auto inside =
        rc::gen::pair(rc::gen::inRange(0, frame.width), rc::gen::inRange(0, frame.height));
    const auto anywhere =
        rc::gen::pair(rc::gen::arbitrary<std::int32_t>(), rc::gen::arbitrary<std::int32_t>());
    do {
      const auto [x, y] = framed ? *inside : *anywhere;
      const Square square = framed ? Square{frame.origin.x + x, frame.origin.y + y} : Square{x, y};
      if (!squares.insert(square).second) continue;
      const bool own = *rc::gen::arbitrary<bool>();
      puzzle.pieces.push_back(
          {square, own ? *budget : puzzle.budget, *rc::gen::inRange<std::uint8_t>(0, 5)});
    } while (*rc::gen::inRange(0, 6) != 0);
    const auto piece = rc::gen::inRange<std::size_t>(0, puzzle.pieces.size());
    if (*rc::gen::arbitrary<bool>()) puzzle.goal = puzzle.pieces[*piece].square;
    const auto one = static_cast<std::uint32_t>(*piece);
    const auto alike = [&](const Piece& p) { return p.type == puzzle.pieces[one].type; };
    if (std::count_if(puzzle.pieces.begin(), puzzle.pieces.end(), alike) == 1) puzzle.last = one;
    if (framed) puzzle.frame = frame;
    if (framed && frame.origin == Square{1, 1})
      puzzle.id = *rc::gen::element("", "a; b # c", "\xC3\xA4");
    return puzzle;
  });
}

RC_GTEST_PROP(SoloChessWrite, ReadsBack, (bool framed)) {
  const Puzzle puzzle = *any_puzzle(framed);
  const std::string text = write(puzzle);
  const auto again = read({"f", text, 1});
  RC_ASSERT(again.ok());
  RC_ASSERT(describe(*again, !framed) == describe(puzzle, !framed));
  RC_ASSERT(write(*again) == text);
}

RC_GTEST_PROP(SoloChessWrite, FenReadsBack, ()) {
  Puzzle puzzle = *any_puzzle(true);
  puzzle.types[2] = *standard_type('R');
  puzzle.types[3] = *standard_type('B');
  RC_PRE(fits_fen(puzzle));
  const auto again = read_fen(write_fen(puzzle), "f", 1);
  RC_ASSERT(again.ok());
  RC_ASSERT(describe(*again, false) == describe(puzzle, false));
  RC_ASSERT(write_fen(*again) == write_fen(puzzle));
}

}  // namespace
}  // namespace hardboard::solo_chess
