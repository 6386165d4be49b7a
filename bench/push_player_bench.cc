// Push Fight on the published board: games of the player of `play --against-best` against itself
// with a quarter of the time, from random positions that a short search leaves open, each with both
// colours. Usage: push_player_bench [games] [seconds a turn]
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>

#include "base/time_slice.h"
#include "bench.h"
#include "methods/push_fight/opponent.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/standing_threat.h"
#include "methods/push_fight/winner.h"
#include "push_positions.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/replay.h"

namespace {

using namespace hardboard;
using namespace hardboard::push_fight;

constexpr int most_turns = 100;  // longer games are draws

// 1 if white, which begins, wins, 0 if black does, 0.5 for a draw. Counts the turns.
double play(Puzzle puzzle, Clock::duration white, Clock::duration black, int& turns) {
  const Result<Opponent> first = Opponent::make(puzzle, {}), second = Opponent::make(puzzle, {});
  for (int turn = 0; turn < most_turns; ++turn) {
    const bool is_white = turn % 2 == 0;
    const auto chosen = (is_white ? first : second)
                            ->choose(puzzle.position, time_slice({}, is_white ? white : black))
                            .turn;
    if (!chosen) return is_white ? 0 : 1;  // no push
    ++turns;
    Game game(puzzle);
    for (const Move& move : chosen->moves) static_cast<void>(game.move(move));
    static_cast<void>(game.push(chosen->push));
    if (game.fallen() != Piece::none) return belongs(game.fallen(), Side::white) ? 0 : 1;
    puzzle.position = game.position();
  }
  return 0.5;
}

}  // namespace

int main(int count, char** words) {
  const int most_games = count > 1 ? std::atoi(words[1]) : 20;
  const double seconds = count > 2 ? std::atof(words[2]) : 0.15;
  const auto time =
      std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  Random random(1);
  int games = 0, won = 0, drawn = 0, lost = 0, turns = 0;
  const double used = bench::seconds([&] {
    while (games < most_games) {
      Puzzle puzzle{standard_board(), bench::random_push_position(random), Question::winner, 2};
      if (solve_one_turn(puzzle, {}).verdict != Verdict::unknown) continue;
      if (standing_threat_why_not(puzzle).empty()) continue;
      const Limits half = time_slice({}, std::chrono::milliseconds(500));
      if (solve_by_proof_numbers(puzzle, {half}).verdict != Verdict::unknown) continue;
      for (const bool begins : {true, false}) {
        const double white =
            begins ? play(puzzle, time, time / 4, turns) : play(puzzle, time / 4, time, turns);
        const double points = begins ? white : 1 - white;
        won += points == 1 ? 1 : 0;
        lost += points == 0 ? 1 : 0;
        drawn += points == 0.5 ? 1 : 0;
        ++games;
      }
    }
  });
  const double score = (won + drawn / 2.0) / games;
  const double variance = (won + drawn / 4.0) / games - score * score;
  fmt::print(
      "Push Fight, published board: {} games of the player with {} s a turn against itself with a "
      "quarter, draws after {} turns\n"
      "won {}, drawn {}, lost {}: score {:.3f}, standard error {:.3f}; {:.1f} turns a game, {:.0f} "
      "s\n",
      games, seconds, most_turns, won, drawn, lost, score, std::sqrt(variance / games),
      static_cast<double>(turns) / games, used);
}
