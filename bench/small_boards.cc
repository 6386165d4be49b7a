// Small boards in batch, as `hardboard solve` treats a file of FEN lines: read, solve, check.
#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <string>
#include <vector>

#include "bench.h"
#include "kinds/kind.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/generate.h"
#include "plain_search.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/read.h"
#include "puzzles/solo_chess/traits.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::bench {
namespace {

constexpr std::uint64_t most_plain_positions = 100'000;

// The project's own puzzles: solvable, half of them unique, from `least` to `most` pieces.
std::vector<std::string> make_lines(std::uint32_t least, std::uint32_t most, std::size_t count) {
  Random random(2);
  std::vector<std::string> lines;
  while (lines.size() < count) {
    solo_chess::Wish wish;
    wish.pieces = least + static_cast<std::uint32_t>(random.below(most - least + 1));
    wish.unique = wish.pieces <= 9 && lines.size() % 2 == 0;
    solo_chess::DistinctPuzzles made;
    lines.push_back(solo_chess::write_fen(solo_chess::generate(wish, random, {}, made)->puzzle));
  }
  return lines;
}

// The first fields of a table of FENs, without comments.
std::vector<std::string> read_lines(const std::string& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line[0] != '#') lines.push_back(line.substr(0, line.find('\t')));
  }
  return lines;
}

void measure(const std::string& name, const std::vector<std::string>& lines,
             const std::string& rules) {
  std::vector<double> each;
  std::size_t solved = 0;
  for (const std::string& line : lines) {
    each.push_back(seconds([&] {
      const Ground& ground = ground_of<solo_chess::Traits>();
      const Result<AnyPuzzle> puzzle = ground.lines->read(line, name, 1, rules);
      const AnyAnswer answer = kind_of(*puzzle).solve(*puzzle, {});
      solved += answer.head().verdict == Verdict::solvable &&
                ground.check(*puzzle, answer, {}).check == Check::verified;
    }));
  }
  double total = 0;
  for (const double time : each) total += time;

  std::size_t plain_solved = 0;
  const double plain = seconds([&] {
    for (const std::string& line : lines) {
      plain_solved +=
          plain_search(*solo_chess::read_fen(line, name, 1, rules), most_plain_positions);
    }
  });
  const auto rate = [&](double time) { return static_cast<double>(lines.size()) / time; };
  fmt::print("{:<28} {:>6} {:>6} {:>10.0f} {:>9.3f} {:>9.2f} {:>14.0f} {:>8}\n", name, lines.size(),
             solved, rate(total), 1e3 * median(each),
             1e3 * *std::max_element(each.begin(), each.end()), rate(plain), plain_solved);
}

}  // namespace

void small_boards() {
  fmt::print(
      "Small 8x8 boards, budget 2, king last: read, solved and checked on one core.\n"
      "Wanted: 20,000 a second up to 11 pieces; a median below 2 ms at 15 pieces.\n"
      "Reference: plain backtracking, given up after {} positions.\n",
      most_plain_positions);
  fmt::print("{:<28} {:>6} {:>6} {:>10} {:>9} {:>9} {:>14} {:>8}\n", "puzzles", "number", "solved",
             "a second", "median ms", "worst ms", "plain/second", "solved");
  measure("generated, 4 to 11 pieces", make_lines(4, 11, 2000), "chess.com");
  measure("generated, 15 pieces", make_lines(15, 15, 200), "chess.com");
  // Published puzzles are not part of the project; a folder with tables of them can be named.
  if (const char* folder = std::getenv("HARDBOARD_REAL")) {
    const std::string path = std::string(folder) + "/";
    measure("solo_puzzle_chess", read_lines(path + "solo_puzzle_chess.tsv"), "chess.com");
    measure("ranger_puzzle_chess", read_lines(path + "ranger_puzzle_chess.tsv"), "ranger");
    measure("thinkfun_half", read_lines(path + "thinkfun_half.tsv"), "thinkfun");
    measure("verlaan_half", read_lines(path + "verlaan_half.tsv"), "chess.com");
  }
  fmt::print("\n");
}

}  // namespace hardboard::bench
