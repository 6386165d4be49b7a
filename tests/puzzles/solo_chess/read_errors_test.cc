// Every way in which a Solo Chess file can be wrong, with the message that it gets.
#include <gtest/gtest.h>
#include <string>

#include "puzzles/solo_chess/read.h"
#include "support/bad_input.h"

namespace hardboard::solo_chess {
namespace {

using testing::BadInput;
using testing::expect_refused;

// A file with these lines behind its first.
std::string solo(const std::string& lines) {
  return "solo-chess\n" + lines;
}

TEST(SoloChessErrors, Kind) {
  expect_refused(
      {
          {"", "1:1: nothing here: expected `solo-chess`"},
          {"\n# only a comment\n", "2:1: nothing here: expected `solo-chess`"},
          {"chess\n", "1:1: expected `solo-chess`, found `chess`"},
          {"solo-chess 2\n", "1:12: expected the end of the line, found `2`"},
          {std::string("solo-chess\nbo\0ard", 17), "2:3: a NUL byte: this is not a text file"},
          {"solo-chess\n\xC3\xA4 \xFF\n", "2:3: the byte 0xFF is not UTF-8 here"},
          {"solo-chess\n\xED\xA0\x80", "2:1: the byte 0xED is not UTF-8 here"},
          {std::string(100, 'x'),
           "1:1: expected `solo-chess`, found `" + std::string(30, 'x') + "...`"},
          {"\x1B[2Jsolo", "1:1: expected `solo-chess`, found `\\x1B[2Jsolo`"},
      },
      read);
}

TEST(SoloChessErrors, Keys) {
  const std::string keys =
      "expected budget, distance, shortest, longest, capturers, last, rules, piece, goal, origin, "
      "fen, board or pieces";
  expect_refused(
      {
          {solo("colour red\n"), "2:1: " + keys + ", found `colour`"},
          {solo("\xC3\xA4 b\n"), "2:1: " + keys + ", found `\xC3\xA4`"},
          {solo("board\n. R\nbudgt 1\n"), "4:1: " + keys + ", found `budgt`"},
          {solo("board\n. R\n\nfoo 1\n"), "5:1: " + keys + ", found `foo`"},
          {solo("budget\n"), "2:7: expected a budget, found the end of the line"},
          {solo("budget two\n"), "2:8: expected a budget, found `two`"},
          {solo("budget 2x\n"), "2:8: expected a budget, found `2x`"},
          {solo("budget +2\n"), "2:8: expected a budget, found `+2`"},
          {solo("budget 2 3\n"), "2:10: expected the end of the line, found `3`"},
          {solo("budget -1\n"), "2:8: a budget of `-1` is too small: the least is 0"},
          {solo("budget 4294967296\n"),
           "2:8: a budget of `4294967296` is too large: the most is 4294967295"},
          {solo("budget " + std::string(5000, '9')),
           "2:8: a budget of `" + std::string(30, '9') +
               "...` is too large: the most is 4294967295"},
          {solo("budget -" + std::string(50, '9')),
           "2:8: a budget of `-" + std::string(29, '9') + "...` is too small: the least is 0"},
          {solo("budget 2\nbudget 2\n"), "3:8: the budget is given twice, first on line 2"},
          {solo("last\n"), "2:5: expected the letter of a piece, found the end of the line"},
          {solo("last 7\n"), "2:6: expected the letter of a piece, found `7`"},
          {solo("last KQ\n"), "2:6: expected the letter of a piece, found `KQ`"},
          {solo("last K Q\n"), "2:8: expected the end of the line, found `Q`"},
          {solo("last K\n\nlast Q\n"), "4:6: the last piece is given twice, first on line 2"},
          {solo("rules foo\n"), "2:7: expected chess.com, thinkfun or ranger, found `foo`"},
          {solo("rules ranger\nrules ranger\n"),
           "3:7: the name of the rules is given twice, first on line 2"},
          {solo("goal 1\n"), "2:7: expected a coordinate y, found the end of the line"},
          {solo("goal d4\n"), "2:6: expected a coordinate x, found `d4`"},
          {solo("goal 2147483648 1\n"),
           "2:6: a coordinate x of `2147483648` is too large: the most is 2147483647"},
          {solo("goal 1 1 1\n"), "2:10: expected the end of the line, found `1`"},
          {solo("goal 1 1\ngoal 1 1\n"), "3:1: the goal is given twice, first on line 2"},
          {solo("origin 1 1\norigin 1 1\n"), "3:1: `origin` is given twice"},
          {solo("board\nR\norigin 1 1\n"), "4:1: `origin` must come before `board`"},
          {solo("origin 1 1\npieces\nR 1 1\n"), "2:1: `origin` goes with a block `board` only"},
          {solo("origin 1 1\nfen R\n"), "2:1: `origin` goes with a block `board` only"},
          {solo("board\nR\n\nboard\nR\n"), "5:1: the board is given twice, first on line 2"},
          {solo("fen R\npieces\nR 1 1\n"), "3:1: the board is given twice, first on line 2"},
          {solo("budget 2\nlast K\n"),
           "3:7: the puzzle ends without a board: expected `board`, `pieces` or `fen`"},
      },
      read);
}

TEST(SoloChessErrors, Bounds) {
  expect_refused(
      {
          {solo("distance\n"), "2:9: expected a distance, found the end of the line"},
          {solo("distance 2\nbudget 2\n"),
           "3:8: the budget or distance is given twice, first on line 2"},
          {solo("distance 2\nrules ranger\nboard\nR\n"),
           "2:10: the rules ranger bound captures, not their distance"},
          {solo("shortest 0\n"), "2:10: a least length of `0` is too small: the least is 1"},
          {solo("shortest\n"), "2:9: expected a least length, found the end of the line"},
          {solo("longest two\n"), "2:9: expected a greatest length, found `two`"},
          {solo("longest 2\nlongest 2\n"),
           "3:9: the greatest length is given twice, first on line 2"},
          {solo("shortest 3\nlongest 2\nboard\nR\n"),
           "3:9: expected the greatest length to be at least the least, 3, not 2"},
          {solo("capturers -1\n"),
           "2:11: a number of capturers of `-1` is too small: the least is 0"},
          {solo("capturers 1 2\n"), "2:13: expected the end of the line, found `2`"},
      },
      read);
}

TEST(SoloChessErrors, PiecesOfOnesOwn) {
  expect_refused(
      {
          {solo("piece\n"), "2:6: expected a capital letter, found the end of the line"},
          {solo("piece c betza:W\n"), "2:7: expected a capital letter, found `c`"},
          {solo("piece C\n"),
           "2:8: expected `betza:` and how the piece captures, found the end of the line"},
          {solo("piece C W2\n"), "2:9: expected `betza:` and how the piece captures, found `W2`"},
          {solo("piece C betza:\n"), "2:15: expected how the piece captures, such as W2 or fF"},
          {solo("piece C betza:W2 F\n"), "2:18: expected the end of the line, found `F`"},
          {solo("piece C betza:WnN\n"),
           "2:16: lame leapers (n) are blocked where they can't capture: they do not close under "
           "submoves, and Solo Chess is about pieces that do"},
          {solo("piece N betza:N\n"),
           "2:7: the letter N belongs to a piece of chess: a piece of "
           "one's own needs a free letter"},
          {solo("piece C betza:W\npiece C betza:W\n"), "3:7: the piece C is given twice"},
          {solo("board\n. C\npiece C betza:W\n"),
           "3:3: unknown piece `C`: there are K Q R B N P and what a line `piece` above names"},
      },
      read);
}

TEST(SoloChessErrors, Board) {
  const auto cells =
      "expected `.`, a piece such as R, or a piece with its budget (how often it may capture) such "
      "as R2";
  expect_refused(
      {
          {solo("board 3 3\nR\n"), "2:7: expected the end of the line, found `3`"},
          {solo("board\n"), "2:1: the board has no piece"},
          {solo("board\n. .\n. .\n"), "2:1: the board has no piece"},
          {solo("board\n. R .\n. R\n"), "4:4: this row has 2 squares, the first has 3"},
          {solo("board\n. R\n. R .\n"),
           "4:5: this row has more squares than the first, which has 2"},
          {solo("board\n. R\n\n. R\n"), "5:1: a blank line inside the board"},
          {solo("board\n. # R\n"),
           "3:3: `#` in a board means that there is no square, and Solo Chess has no such boards; "
           "comments can't stand in a board"},
          {solo("board\n. R k\n"),
           "3:5: pieces of two sides: Solo Chess has one, in capital letters"},
          {solo("board\nrn@r\n"), "3:3: " + std::string(cells) + ", found `@r`"},
          {solo("board\nR . R\nxx.\n"), "4:1: " + std::string(cells) + ", found `xx.`"},
          {solo("board\n. X\n"),
           "3:3: unknown piece `X`: there are K Q R B N P and what a line `piece` above names"},
          {solo("board\n. R-1\n"), "3:4: " + std::string(cells) + ", found `-1`"},
          {solo("board\n. Rx\n"), "3:4: " + std::string(cells) + ", found `x`"},
          {solo("board\nR 4294967296 \n"), "3:3: " + std::string(cells) + ", found `4294967296`"},
          {solo("board\nR4294967296\n"),
           "3:2: a budget of `4294967296` is too large: the most is 4294967295"},
          {solo("origin 2147483647 1\nboard\n. R\n"),
           "4:3: the board goes beyond 32-bit coordinates"},
          {solo("origin 1 2147483647\nboard\n.\nR\n"),
           "5:2: the board goes beyond 32-bit coordinates"},
      },
      read);
}

TEST(SoloChessErrors, PieceList) {
  expect_refused(
      {
          {solo("pieces\n"), "2:1: the board has no piece"},
          {solo("pieces\nR2 1 1\n"), "3:1: expected the capital letter of a piece, found `R2`"},
          {solo("pieces\n1 1 R\n"), "3:1: expected the capital letter of a piece, found `1`"},
          {solo("pieces\nR\n"), "3:2: expected a coordinate x, found the end of the line"},
          {solo("pieces\nR 1\n"), "3:4: expected a coordinate y, found the end of the line"},
          {solo("pieces\nR 1 2147483648\n"),
           "3:5: a coordinate y of `2147483648` is too large: the most is 2147483647"},
          {solo("pieces\nR -2147483649 1\n"),
           "3:3: a coordinate x of `-2147483649` is too small: the least is -2147483648"},
          {solo("pieces\nR 1 1 x\n"), "3:7: expected a budget, found `x`"},
          {solo("pieces\nR 1 1 2 3\n"), "3:9: expected the end of the line, found `3`"},
          {solo("pieces\nR 1 1\n# x\nQ 2 2\n\nB 2 2\nN 1 1\n"),
           "7:1: a second piece on the square b2"},
          {solo("pieces\nR 3 3\nR 2 2\nQ -1 3\nB -1 3 2\ngoal 1 1\n"),
           "6:1: a second piece on the square (-1,3)"},
      },
      read);
}

TEST(SoloChessErrors, WhatSettingsPromise) {
  expect_refused(
      {
          {solo("last K\nboard\nQ .\n"), "2:6: no K stands on the board that could be last"},
          {solo("last X\nboard\nQ .\n"), "2:6: no X stands on the board that could be last"},
          {solo("last K\nboard\nK K Q\nK . .\n"),
           "2:6: K must be last, so it must stand on the board once, but 3 of them do"},
          {solo("board\nK K\nrules chess.com\n"),
           "4:7: K must be last, so it must stand on the board once, but 2 of them do"},
          {solo("goal 2 1\nboard\nK .\n"),
           "2:1: no piece stands on the goal b1: it would stay empty"},
          {solo("rules chess.com\nbudget 3\nboard\nK Q\n"),
           "3:8: the rules chess.com say that the budget is 2, not 3"},
          {solo("budget 2\nrules ranger\nboard\nK Q\n"),
           "2:8: the rules ranger say that the budget is unlimited, not 2"},
          {solo("rules chess.com\nlast Q\nboard\nK Q\n"),
           "3:6: by the rules chess.com K is last here, not Q"},
          {solo("rules thinkfun\nlast Q\nboard\nR Q\n"),
           "3:6: by the rules thinkfun no piece is last here, not Q"},
          {solo("rules ranger\nlast K\nboard\nK Q\n"),
           "3:6: by the rules ranger no piece is last here, not K"},
      },
      read);
}

TEST(SoloChessErrors, FenLines) {
  const auto operations =
      "expected `w - -`, `cap`, `distance`, `shortest`, `longest`, `capturers`, `last`, `goal`, "
      "`id` or another operation of EPD";
  expect_refused(
      {
          {solo("fen\n"), "2:4: expected a placement such as `2R/K1Q`, found the end of the line"},
          {solo("fen 8/8\n"), "2:5: the board has no piece"},
          {solo("fen R1/3\n"), "2:9: this rank is 3 wide, the first is 2 wide"},
          {solo("fen R1/R/2\n"), "2:9: this rank is 1 wide, the first is 2 wide"},
          {solo("fen /R\n"), "2:5: a rank without squares"},
          {solo("fen R/\n"), "2:7: a rank without squares"},
          {solo("fen R0\n"), "2:6: a run of empty squares of `0` is too small: the least is 1"},
          {solo("fen R2147483647\n"),
           "2:6: a run of empty squares of `2147483647` is too large: the most is 2147483646"},
          {solo("fen 2147483647R\n"), "2:15: the rank is too long"},
          {solo("fen R1r\n"), "2:7: pieces of two sides: Solo Chess has one, in capital letters"},
          {solo("fen R1\xC3\xA4\n"), "2:7: expected the letter of a piece, found `\xC3\xA4`"},
          {solo("fen R1X\n"),
           "2:7: unknown piece `X`: there are K Q R B N P and what a line `piece` above names"},
          {solo("fen R~\n"), "2:6: expected the letter of a piece, found `~`"},
          {solo("fen R{1\n"), "2:6: expected a `}` behind the budget"},
          {solo("fen R{}\n"), "2:7: expected a budget, found `}`"},
          {solo("fen R{-1}\n"), "2:7: a budget of `-1` is too small: the least is 0"},
          {solo("fen {1}R\n"), "2:5: expected the letter of a piece, found `{`"},
          {solo("fen R x - -\n"), "2:7: " + std::string(operations) + ", found `x`"},
          {solo("fen R w\n"), "2:8: expected `-`, as in `w - -`, found the end of the line"},
          {solo("fen R w - - 0 x\n"), "2:15: expected the number of the move, found `x`"},
          {solo("fen R w - - 0\n"),
           "2:14: expected the number of the move, found the end of the line"},
          {solo("fen R cap 2\n"), "2:12: expected a `;` behind `cap`, found the end of the line"},
          {solo("fen R cap;\n"), "2:10: expected a budget, found `;`"},
          {solo("fen R cap 2 2;\n"), "2:13: expected a `;` behind `cap`, found `2;`"},
          {solo("fen R cap 2; cap 3;\n"), "2:18: the budget is given twice, first on line 2"},
          {solo("budget 3\nfen R cap 3;\n"), "3:11: the budget is given twice, first on line 2"},
          {solo("fen R last -;\n"), "2:12: expected the letter of a piece, found `-`"},
          {solo("fen R goal 1 1;\n"), "2:12: expected a square such as d4, found `1`"},
          {solo("fen R goal a0;\n"), "2:13: a rank of `0` is too small: the least is 1"},
          {solo("fen R goal aaaaaaaaaa1;\n"), "2:12: the square `aaaaaaaaaa1` is too far away"},
          {solo("fen R goal a;\n"), "2:12: expected a square such as d4, found `a`"},
          {solo("fen R1 goal b1;\n"), "2:13: no piece stands on the goal b1: it would stay empty"},
          {solo("fen R id x;\n"), "2:10: expected a name in double quotes, found `x;`"},
          {solo("fen R id \"x;\n"), "2:10: expected a name in double quotes, found `\"x;`"},
          {solo("fen R id \"x\"\n"), "2:13: expected a `;` behind `id`, found the end of the line"},
          {solo("fen R id \"x\"; id \"y\";\n"), "2:15: the id is given twice"},
          {solo("fen R cap 2; rubbish\n"),
           "2:14: " + std::string(operations) + ", found `rubbish`"},
          {solo("fen R ;\n"), "2:7: " + std::string(operations) + ", found `;`"},
      },
      read);
}

TEST(SoloChessErrors, FenFiles) {
  const auto read_line = [](const std::string& rules) {
    return [rules](const Text& text) { return read_fen(text.content, text.file, 7, rules); };
  };
  expect_refused(
      {{"K1K", "7:1: K must be last, so it must stand on the board once, but 2 of them do"},
       {"KQ cap 3;", "7:8: the rules chess.com say that the budget is 2, not 3"},
       {std::string("K\0Q", 3), "7:2: a NUL byte: this is not a text file"}},
      read_line("chess.com"));
  expect_refused({{"# no line", "7:1: expected a FEN line, found the end of the line"}},
                 read_line(""));
  expect_refused({{"K1Q", " unknown rules `chess`: expected chess.com, thinkfun or ranger"}},
                 read_line("chess"));
}

// Files cut off anywhere are either puzzles still or refused on the line where they end.
TEST(SoloChessErrors, TruncatedFiles) {
  const std::string whole =
      "solo-chess\nbudget 2\nlast K\npiece C betza:W2\ngoal 2 1\nboard\n. C .\nK R1 .\n";
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const std::string part = whole.substr(0, size);
    const auto puzzle = read({"f", part, 1});
    if (puzzle.ok())
      EXPECT_GE(size, whole.size() - 3) << part;
    else
      EXPECT_GE(puzzle.error().line, 1) << part;
  }
}

// A hundred megabytes of garbage are refused where the garbage begins, not where it ends.
TEST(SoloChessErrors, MuchGarbage) {
  const std::string garbage(100'000'000, 'x');
  expect_refused(
      {{garbage, "1:1: expected `solo-chess`, found `" + std::string(30, 'x') + "...`"},
       {"solo-chess\nboard\n. R\n" + garbage,
        "4:1: expected `.`, a piece such as R, or a piece with its budget (how often it may "
        "capture) such as R2, found `" +
            std::string(30, 'x') + "...`"}},
      read);
}

}  // namespace
}  // namespace hardboard::solo_chess
