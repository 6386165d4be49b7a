// Push Fight on the published board, single thread, processor time: turns, different successors,
// mate-in-1, on a uniform sample of positions, beside a plain generator on an array of squares in
// the same run. Then mate-in-1 on large boards: how the time grows. Usage: push_bench [positions]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/random.h"
#include "bench.h"
#include "methods/push_fight/classes.h"
#include "methods/push_fight/mate.h"
#include "methods/push_fight/mate_in_1.h"
#include "methods/push_fight/realise.h"
#include "methods/push_fight/successors.h"
#include "push_positions.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/check.h"

namespace {

using namespace hardboard;
using namespace hardboard::push_fight;
using Word = std::uint64_t;

// What one writes first: an array of squares, a search for each move, a copy for each push.
class PlainGenerator {
public:
  using Squares = std::array<std::uint8_t, 26>;

  std::uint64_t turns(const Position& position) {
    for (std::size_t s = 0; s < 26; ++s)
      squares_[s] = static_cast<std::uint8_t>(position.pieces[s]);
    anchor_ = position.anchor;
    count_ = 0;
    walk(2, 26);
    return count_;
  }
  std::uint64_t sum() const { return sum_; }

private:
  static constexpr std::uint8_t empty = 0, king = 1, pawn = 2;

  void walk(int left, std::uint32_t last) {
    for (std::uint32_t s = 0; s < 26; ++s)
      if (squares_[s] == king)
        for (const Direction d : directions) push(s, d);
    if (left == 0) return;
    for (std::uint32_t from = 0; from < 26; ++from) {
      if ((squares_[from] != king && squares_[from] != pawn) || from == last) continue;
      std::array<std::uint32_t, 26> found;
      std::size_t count = 1;
      found[0] = from;
      std::uint32_t seen = 1U << from;
      for (std::size_t i = 0; i < count; ++i) {
        for (const std::uint32_t to : standard_board().next[found[i]]) {
          if (to >= rail || squares_[to] != empty || (seen >> to & 1U) != 0) continue;
          seen |= 1U << to;
          found[count++] = to;
          std::swap(squares_[from], squares_[to]);
          walk(left - 1, to);
          std::swap(squares_[from], squares_[to]);
        }
      }
    }
  }

  void push(std::uint32_t from, Direction direction) {
    std::uint32_t last = from;
    for (std::uint32_t at = standard_board().step(from, direction);;
         at = standard_board().step(at, direction)) {
      if (at >= rail) {
        if (last == from || at == rail || squares_[last] <= pawn) return;
        break;
      }
      if (squares_[at] == empty) {
        if (last == from) return;
        break;
      }
      if (at == anchor_) return;
      last = at;
    }
    Squares after = squares_;
    std::uint8_t carried = std::exchange(after[from], empty);
    for (std::uint32_t at = standard_board().step(from, direction); at < rail && carried != empty;
         at = standard_board().step(at, direction))
      std::swap(carried, after[at]);
    ++count_;
    sum_ += after[last] + 3U * after[from];
  }

  Squares squares_{};
  std::uint32_t anchor_ = 0;
  std::uint64_t count_ = 0, sum_ = 0;
};

// The mean of what a sample's members have, and the mean's standard error.
class Mean {
public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  // The error needs two members.
  std::string words() const {
    const double mean = sum_ / count_;
    const double variance = std::max(0.0, squares_ - sum_ * mean) / (count_ - 1);
    return fmt::format("{:.2f} +- {:.2f}", mean, std::sqrt(variance / count_));
  }

private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

void rate(const char* what, double amount, double seconds) {
  std::printf("%-44s %8.2f million/s\n", what, amount / seconds / 1e6);
}

void published_board(std::size_t count) {
  Random random(1);
  std::vector<Position> positions(count);
  for (Position& position : positions) position = bench::random_push_position(random);
  const Field<Word> field(standard_board());
  std::vector<Sides<Word>> sides;
  for (const Position& position : positions) sides.push_back(sides_of(field, position));

  PlainGenerator plain;
  double turns = 0;
  const std::size_t some = count / 10 + 1;
  const double plain_time = bench::seconds([&] {
    for (std::size_t i = 0; i < some && i < count; ++i)
      turns += static_cast<double>(plain.turns(positions[i]));
  });
  rate("turns, plain generator", turns, plain_time);

  TurnGenerator<Word> generator(field, OwnFalls::left_out);
  Word sum = plain.sum() & 1U;  // so that no work can be left out
  std::uint64_t all = 0;
  Mean turns_each;
  const double turn_time = bench::seconds([&] {
    for (const Sides<Word>& position : sides) {
      const std::uint64_t before = all;
      generator.run(position, 2, [&](const Sides<Word>& after, Fallen) {
        ++all;
        sum += after.kings + after.pawns + after.enemy_kings + after.enemy_pawns + after.anchor;
      });
      turns_each.add(static_cast<double>(all - before));
    }
  });
  rate("turns", static_cast<double>(all), turn_time);

  Successors<Word> successors(field, OwnFalls::left_out);
  std::uint64_t different = 0;
  Mean different_each;
  const double successor_time = bench::seconds([&] {
    for (const Sides<Word>& position : sides) {
      const std::size_t size = successors.all(position, 2).size();
      different += size;
      different_each.add(static_cast<double>(size));
    }
  });
  rate("different successors", static_cast<double>(different), successor_time);

  MateFinder<Word> finder(field);
  Mean mates;
  constexpr int repeats = 20;
  const double mate_time = bench::seconds([&] {
    for (int i = 0; i < repeats; ++i) {
      for (const Sides<Word>& position : sides) {
        const bool does = finder.mates(position, 2);
        if (i == 0) mates.add(does ? 100 : 0);
      }
    }
  });
  const auto n = static_cast<double>(count);
  rate("positions asked for mate-in-1", repeats * n, mate_time);
  fmt::print(
      "{} random positions, mean +- standard error: {} turns, {} successors; {} % mate (sum {})\n",
      count, turns_each.words(), different_each.words(), mates.words(), sum & 1U);
}

// One king in a corner among white pawns, walls of black ones, and one black pawn to be pushed off,
// in the other corner; all edges but its own have rails.
Puzzle large(std::int32_t side, std::uint32_t pawns, std::uint64_t seed) {
  std::vector<Square> squares;
  for (std::int32_t x = 1; x <= side; ++x)
    for (std::int32_t y = 1; y <= side; ++y) squares.push_back({x, y});
  Puzzle puzzle;
  puzzle.board = board_of(squares, {});
  puzzle.moves = unlimited_moves;
  for (auto& edges : puzzle.board.next)
    for (std::uint32_t& next : edges)
      if (next == off_board) next = rail;
  Random random(seed);
  for (std::uint32_t s = 0; s < puzzle.board.size(); ++s) {
    const std::uint64_t kind = random.below(100);
    puzzle.position.pieces.push_back(kind < pawns        ? Piece::white_pawn
                                     : kind < pawns + 20 ? Piece::black_pawn
                                                         : Piece::none);
  }
  puzzle.board.next.front()[static_cast<unsigned>(Direction::left)] = off_board;
  puzzle.position.pieces.front() = Piece::black_pawn;
  puzzle.position.pieces.back() = Piece::white_king;
  return puzzle;
}

void large_boards() {
  std::printf("\nmate-in-1 with any number of moves, one king, 20 %% black pawns\n");
  std::printf("%-9s %6s %10s %8s %12s\n", "board", "pawns", "answer", "moves", "milliseconds");
  for (const std::int32_t side : {20, 50, 100, 200, 400}) {
    for (const std::uint32_t pawns : {30U, 50U, 70U}) {
      const Puzzle puzzle = large(side, pawns, 1);
      Answer answer;
      const double time = bench::seconds([&] { answer = solve_classes(puzzle, {}); });
      const bool yes = answer.verdict == Verdict::solvable;
      if (yes && check(puzzle, answer).check != Check::verified) std::abort();
      std::printf("%-9s %5u%% %10s %8zu %12.2f\n", fmt::format("{0}x{0}", side).c_str(), pawns,
                  yes ? "yes" : "no", yes ? answer.turn->moves.size() : 0, 1000 * time);
    }
  }
}

}  // namespace

int main(int count, char** arguments) {
  const std::size_t positions = count > 1 ? std::strtoul(arguments[1], nullptr, 10) : 5000;
  if (positions < 2) {
    std::fputs("push_bench: expected at least 2 positions\n", stderr);
    return 2;
  }
  published_board(positions);
  large_boards();
}
