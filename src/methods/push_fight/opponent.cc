#include "methods/push_fight/opponent.h"

#include <chrono>
#include <fmt/format.h>
#include <utility>

#include "base/time_slice.h"
#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/standing_threat.h"
#include "methods/push_fight/winner.h"
#include "puzzles/push_fight/outcomes.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t quickly_made = 1'000'000;  // positions of a table that takes some seconds

// Why no table can be made while a player waits; empty if one can.
std::string why_not_quickly(const Contest& contest) {
  if (Table::why_not(contest, quickly_made).empty()) return "";
  if (contest.board.size() > 64) return "tables are for boards of up to 64 squares";
  return "the board has more than a million positions, too many for a table while you wait";
}

std::string words_of(Value value) {
  if (value.verdict == Verdict::draw) return "a draw";
  return fmt::format("{} in {}", value.verdict == Verdict::win ? "wins" : "loses", value.depth);
}

// The first turn by which no piece of the mover's own falls, if there is one; otherwise any turn.
// With `seeks_safety`, the first turn that allows no mate comes before these, if ten seconds of
// trying turns find one. Takes up to a second more when the limits are reached.
Opponent::Choice first_turn(const Puzzle& puzzle, const Limits& limits, bool seeks_safety) {
  using namespace std::chrono_literals;
  const Limits within = with_a_moment(time_slice(limits, 10s), 1s);
  Opponent::Choice choice{std::nullopt, "no better one was found"};
  bool own_falls = true;
  const auto visit = [&](const IndexedTurn& turn, const Position& after, Piece fallen) {
    const bool falls = belongs(fallen, puzzle.position.turn);
    if (!choice.turn || (own_falls && !falls)) choice.turn = turn_of(puzzle.board, turn);
    own_falls = own_falls && falls;
    if (!falls && fallen != Piece::none) {
      choice = {turn_of(puzzle.board, turn), "wins in 1"};
      return false;
    }
    if (falls || !seeks_safety) return falls;
    Puzzle next = puzzle;
    next.position = after;
    const bool is_safe = find_mate(next, {within}).verdict == Verdict::unsolvable;
    if (is_safe) choice = {turn_of(puzzle.board, turn), "allows no mate"};
    return !is_safe && !within.reached();
  };
  outcomes_within(within, puzzle.board, puzzle.position, puzzle.moves, visit);
  return choice;
}

}  // namespace

Result<Opponent> Opponent::make(const Puzzle& puzzle, const SolveOptions& options) {
  Opponent opponent(puzzle);
  opponent.puzzle_.question = Question::winner;
  opponent.is_under_threat_ = standing_threat_why_not(opponent.puzzle_).empty();
  const std::string& file = options.table_file;
  if (!file.empty()) {
    if (const auto fault = fault_of_table(opponent.puzzle_, file, options.limits))
      return InputError{file, 0, 0, *fault};
  } else if (opponent.why_no_table_ = why_not_quickly(contest_of(puzzle));
             !opponent.why_no_table_.empty()) {
    opponent.plays_without_table(options.limits);
    return opponent;
  }
  MadeTable made = table_for(opponent.puzzle_, options);
  if (made.saved.analysis.is_done) {
    opponent.table_ = std::move(made.saved.table);
  } else {
    opponent.why_no_table_ = "the table of all positions was not finished within the limits";
    opponent.plays_without_table(options.limits);
  }
  return opponent;
}

void Opponent::plays_without_table(const Limits& limits) {
  if (proof_number_why_not(puzzle_).empty()) player_ = make_player(puzzle_, limits.memory_bytes);
}

Opponent::Choice Opponent::choose(const Position& position, const Limits& limits) const {
  Choice choice;
  if (table_) {
    if (const std::optional<BestTurn> best = best_turn(*table_, position, limits)) {
      if (best->turn) choice.turn = turn_of(puzzle_.board, *best->turn);
      choice.why = words_of(best->value);
      return choice;
    }
  }
  Puzzle now = puzzle_;
  now.position = position;
  SolveOptions options{limits};
  Answer answer = solve_one_turn(now, options);
  if (answer.verdict == Verdict::unknown && is_under_threat_) {
    options.alone = true;
    if (player_) options.limits = share_of_time(limits, 0.25);  // the rest is the player's
    answer = solve_by_standing_threat(now, options);
  }
  if (answer.verdict == Verdict::unknown && player_) {
    const PlayerChoice played = player_(position, limits);
    choice.turn = played.turn ? played.turn : first_turn(now, limits, false).turn;
    choice.why = played.why.empty() ? limits.words() : played.why;
    return choice;
  }
  const bool is_open = answer.verdict == Verdict::unknown;
  choice = answer.turn ? Choice{answer.turn, "no better one was found"}
                       : first_turn(now, limits, is_open);
  if (!is_open) choice.why = answer.verdict == Verdict::win ? "wins: proved" : "loses: proved";
  if (answer.verdict == Verdict::win && answer.depth)
    choice.why = fmt::format("wins in {}", *answer.depth);
  return choice;
}

}  // namespace hardboard::push_fight
