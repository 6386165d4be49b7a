// How many hero paths the hero method looks at: on random boards of 2,000 pieces, on lines, and on
// the worst boards that hill climbing finds, by the side of the board, with and without what is
// pruned.
//
//   hero_bench [PAIRS [MOST_SIDE [STEPS]]], for example: hero_bench KQ,KR 12 4000
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/solo_chess/hero.h"
#include "puzzles/solo_chess/write.h"

namespace {

using namespace hardboard;
using namespace hardboard::solo_chess;

constexpr std::uint64_t most_paths = 50'000;

Puzzle puzzle_of(char hero, char villain, const std::vector<Square>& squares) {
  Puzzle puzzle;
  puzzle.types = {*standard_type(hero), *standard_type(villain)};
  if (hero == villain) puzzle.types[0].letter = 'H';
  puzzle.last = 0;
  for (const Square square : squares) {
    puzzle.pieces.push_back({square, unlimited, static_cast<std::uint8_t>(!puzzle.pieces.empty())});
  }
  return puzzle;
}

HeroOutcome search(const Puzzle& puzzle, const HeroOptions& options) {
  HeroBoard board(puzzle, 0, 1);
  return search_hero_paths(board, 0, std::nullopt, options);
}

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

const char* words(Verdict verdict) {
  return verdict == Verdict::solvable     ? "yes    "
         : verdict == Verdict::unsolvable ? "no     "
                                          : "unknown";
}

// n different squares of a board so large that a share `density` of it is taken.
std::vector<Square> random_squares(Random& random, std::size_t n, double density) {
  const auto side = static_cast<std::uint64_t>(std::ceil(std::sqrt(double(n) / density)));
  std::set<std::pair<std::int32_t, std::int32_t>> taken;
  std::vector<Square> squares;
  while (squares.size() < n) {
    const Square square{static_cast<std::int32_t>(random.below(side)) + 1,
                        static_cast<std::int32_t>(random.below(side)) + 1};
    if (taken.insert({square.x, square.y}).second) squares.push_back(square);
  }
  return squares;
}

void random_boards(char hero, char villain) {
  for (const double density : {0.9, 0.5, 0.2, 0.05}) {
    Random random(1);
    double slowest = 0;
    std::uint64_t paths = 0;
    int yes = 0, no = 0, unknown = 0;
    for (int i = 0; i < 5; ++i) {
      const Puzzle puzzle = puzzle_of(hero, villain, random_squares(random, 2000, density));
      const Clock::time_point start = Clock::now();
      HeroOptions options;
      options.limits.deadline = start + std::chrono::seconds(10);
      const HeroOutcome outcome = search(puzzle, options);
      slowest = std::max(slowest, seconds_since(start));
      paths = std::max(paths, outcome.paths);
      ++(outcome.verdict == Verdict::solvable     ? yes
         : outcome.verdict == Verdict::unsolvable ? no
                                                  : unknown);
    }
    std::printf(
        "%c %c  random, density %.2f  n 2000  yes %d no %d unknown %d  paths <= %8llu  "
        "seconds <= %.3f\n",
        hero, villain, density, yes, no, unknown, static_cast<unsigned long long>(paths), slowest);
    std::fflush(stdout);
  }
}

// A villain behind the hero on a line of villains: it stays weakly capturable as far as the hero
// runs ahead of it, and is never caught. The longest chain of hero paths that we know of.
std::vector<Square> line(char hero, int n) {
  const bool diagonal = hero == 'P' || hero == 'B';
  std::vector<Square> squares{{2, diagonal ? 2 : 1}, {1, 1}};
  for (int x = 3; x <= n; ++x) squares.push_back({x, diagonal ? x : 1});
  return squares;
}

void lines(char hero, char villain) {
  for (const int n : {500, 1000, 2000, 4000}) {
    const Puzzle puzzle = puzzle_of(hero, villain, line(hero, n));
    const Clock::time_point start = Clock::now();
    const HeroOutcome outcome = search(puzzle, {});
    std::printf("%c %c  line  n %4d  paths %6llu  seconds %.3f\n", hero, villain, n,
                static_cast<unsigned long long>(outcome.paths), seconds_since(start));
  }
}

// A king at a block of m x m rooks, and two rooks beside it that no rook can ever reach, each next
// to one corner of the block: the king can't visit both, but weak capturability sees one at a time,
// and only the chains of blocks spare the search all the king's ways about. Or (`open`) the king
// next to one corner and a rook next to the opposite one: there are many ways, and one will do.
void blocks() {
  for (const bool open : {false, true}) {
    for (int m = 2; m <= 40; m += m < 12 ? 1 : 14) {
      std::vector<Square> squares{{3, 2}, {m + 3, 2}, {2, m + 3}};
      if (open) squares = {{2, 2}, {m + 3, m + 3}};
      for (int x = 3; x < m + 3; ++x)
        for (int y = 3; y < m + 3; ++y) squares.push_back({x, y});
      for (const bool chains : {true, false}) {
        const Puzzle puzzle = puzzle_of('K', 'R', squares);
        const Clock::time_point start = Clock::now();
        HeroOptions options;
        options.chains = chains;
        options.most_paths = most_paths;
        if (!chains && m > 6) continue;  // at the limit for m = 6 already
        const HeroOutcome outcome = search(puzzle, options);
        std::printf("K R  %s block %2dx%-2d  n %4zu  %s chains  %s  paths %7llu%s  seconds %.3f\n",
                    open ? "open  " : "closed", m, m, squares.size(),
                    chains ? "with   " : "without", words(outcome.verdict),
                    static_cast<unsigned long long>(outcome.paths),
                    outcome.verdict == Verdict::unknown ? "+" : " ", seconds_since(start));
      }
    }
  }
}

// Climbs by adding, taking and moving pieces of a side x side board; keeps what makes no fewer
// paths.
std::vector<Square> climb(char hero, char villain, int side, int steps, bool pruned,
                          std::vector<Square> squares, std::uint64_t& best) {
  Random random(static_cast<std::uint64_t>(side));
  if (squares.empty())
    squares = random_squares(random, static_cast<std::size_t>(side) * side / 3, 1.0 / 3);
  const auto worth = [&](const std::vector<Square>& of) -> std::uint64_t {
    HeroOptions options;
    options.most_paths = most_paths;
    options.dominance = options.chains = options.climb = pruned;
    const HeroOutcome outcome = search(puzzle_of(hero, villain, of), options);
    return outcome.paths;
  };
  best = worth(squares);
  for (int step = 0; step < steps && best < most_paths; ++step) {
    std::vector<Square> changed = squares;
    for (std::uint64_t k = random.below(3) + 1; k > 0; --k) {
      const Square square{static_cast<std::int32_t>(random.below(side)) + 1,
                          static_cast<std::int32_t>(random.below(side)) + 1};
      const auto there = std::find(changed.begin(), changed.end(), square);
      if (there == changed.end()) {
        changed.push_back(square);
      } else if (there == changed.begin()) {
        std::swap(changed[0], changed[random.below(changed.size())]);
      } else {
        changed.erase(there);
      }
    }
    if (const std::uint64_t found = worth(changed); found >= best) {
      best = found;
      squares = std::move(changed);
    }
  }
  return squares;
}

void worst_boards(char hero, char villain, int most_side, int steps) {
  for (const bool pruned : {true, false}) {
    std::vector<Square> squares;
    for (int side = 4; side <= most_side; ++side) {
      // From the last worst board, a random one, and a line: the best of the three.
      std::vector<std::vector<Square>> starts{{}, line(hero, side)};
      if (!squares.empty()) starts.push_back(squares);
      std::uint64_t best = 0;
      for (std::vector<Square>& start : starts) {
        std::uint64_t found = 0;
        std::vector<Square> top =
            climb(hero, villain, side, steps, pruned, std::move(start), found);
        if (found < best) continue;
        best = found;
        squares = std::move(top);
      }
      std::printf("%c %c  %s rules 2, 3  side %2d  n %4zu  paths %8llu%s  paths/n %7.2f\n", hero,
                  villain, pruned ? "with   " : "without", side, squares.size(),
                  static_cast<unsigned long long>(best), best >= most_paths ? "+" : " ",
                  double(best) / double(squares.size()));
      std::fflush(stdout);
      if (best >= most_paths) break;
    }
    if (std::getenv("HERO_BENCH_SHOW") != nullptr) {
      Puzzle puzzle = puzzle_of(hero, villain, squares);
      puzzle.frame = Frame{{1, 1}, most_side, most_side};
      std::printf("%s", write(puzzle).c_str());
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string pairs = argc > 1 ? argv[1] : "KQ,RQ,BQ,PQ,PB,QQ,RR,KR,PR";
  const int most_side = argc > 2 ? std::atoi(argv[2]) : 9;
  const int steps = argc > 3 ? std::atoi(argv[3]) : 1000;
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 3) random_boards(pairs[i], pairs[i + 1]);
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 3) lines(pairs[i], pairs[i + 1]);
  if (pairs.find("KR") != std::string::npos) blocks();
  for (std::size_t i = 0; i + 1 < pairs.size(); i += 3)
    worst_boards(pairs[i], pairs[i + 1], most_side, steps);
}
