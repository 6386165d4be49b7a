// The check of answers to the question who wins.
#include <fmt/format.h>
#include <optional>
#include <string>
#include <variant>

#include "base/counted.h"
#include "proofs/section.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/check_parts.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/sooner.h"
#include "puzzles/push_fight/strategy_on_board.h"
#include "puzzles/push_fight/strategy_section.h"
#include "puzzles/push_fight/table_check.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {
namespace {

// The proof, if there is one, shows the value; the turn must keep
// that value, and the depth must be that of the proof.
class WinnerCheck {
public:
  WinnerCheck(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
              const Recourse& recourse, Findings& findings)
      : puzzle_(puzzle),
        answer_(answer),
        limits_(limits),
        recourse_(recourse),
        findings_(findings),
        game_(puzzle) {}

  void run() {
    if (answer_.verdict == Verdict::solvable || answer_.verdict == Verdict::unsolvable)
      findings_.wrong = "the question is who wins, not whether there is a mate";
    else if (answer_.minimum)
      findings_.wrong = "fewest moves are no question of who wins";
    else if (answer_.verdict == Verdict::draw && answer_.depth)
      findings_.wrong = "a draw has no depth";
    else if (answer_.verdict == Verdict::unknown && (answer_.proof.index() != 0 || answer_.depth))
      findings_.wrong = "nothing is decided, but there is a proof or a depth";
    else if (answer_.turn)
      turn();
    if (!findings_.wrong) std::visit([&](const auto& proof) { value(proof); }, answer_.proof);
  }

private:
  bool wins() const { return answer_.verdict == Verdict::win; }

  // Plays the turn, which must be legal; if it ends the game, it must end as the verdict says.
  void turn() {
    const std::size_t moves = answer_.turn->moves.size();
    findings_.wrong = moves > puzzle_.moves ? fmt::format("{}, but only {} are allowed",
                                                          counted(moves, "move"), puzzle_.moves)
                                            : play(game_, *answer_.turn);
    if (findings_.wrong || game_.fallen() == Piece::none) return;
    const bool mates = belongs(game_.fallen(), other(puzzle_.position.turn));
    if (answer_.verdict != (mates ? Verdict::win : Verdict::loss))
      findings_.wrong =
          fmt::format("a {} falls, so the turn {}, but {} is said", name(game_.fallen()),
                      mates ? "wins" : "loses", word_of(answer_.verdict));
    else if (answer_.depth.value_or(1) != 1)
      findings_.wrong = "the turn ends the game, and the depth is not 1";
  }
  bool is_won_at_once() const { return wins() && game_.fallen() != Piece::none; }

  void value(std::monostate) {
    if (is_won_at_once())
      findings_.checked.push_back(fmt::format("a {} falls", name(game_.fallen())));
    else if (!has_section() && !findings_.wrong && findings_.claimed.empty())
      findings_.claimed.push_back(answer_.turn
                                      ? "the turn is legal; no strategy or table shows the value"
                                      : "no strategy or table shows the value");
  }

  // Does a section of the file of proofs show the value?
  bool has_section() {
    if (answer_.verdict == Verdict::unknown) return false;
    const bool draws = answer_.verdict == Verdict::draw;
    const bool goes_on = answer_.turn && answer_.verdict != Verdict::loss;
    const auto within =
        shown_by_section(recourse_, canonical_text(puzzle_), claim_of(answer_.verdict), limits_,
                         findings_, [&](std::istream& section) {
                           const std::optional<Position> first =
                               goes_on ? std::optional(game_.position()) : std::nullopt;
                           return judge_strategies(puzzle_, first, section, limits_);
                         });
    if (!within) return false;
    findings_.checked.push_back(draws ? "strategies hold both sides against every reply"
                                      : "the strategy wins against every reply");
    if (*within > 0) strategys_depth(static_cast<std::uint32_t>(*within));
    if (*within == 0 && answer_.depth) findings_.claimed.push_back("the depth is claimed");
    return true;
  }

  void value(const Exhausted&) {
    if (!has_section() && !findings_.wrong && findings_.claimed.empty())
      findings_.claimed.push_back("a search says so, and nobody has checked it");
  }

  void value(const Strategy& strategy) {
    if (answer_.verdict == Verdict::draw) {
      findings_.wrong = "a strategy proves wins and losses alone";
      return;
    }
    const Side mover = puzzle_.position.turn;
    const StrategyPlay play =
        play_strategy(puzzle_, strategy, wins() ? mover : other(mover), limits_);
    if (play.is_cut_off)
      findings_.claimed.push_back("the strategy was not checked to its end");
    else if (play.trouble)
      findings_.wrong = *play.trouble;
    else if (wins() && answer_.turn && !is_won_at_once())
      strategys_turn(strategy);
    if (findings_.wrong || play.is_cut_off) return;
    findings_.checked.push_back("the strategy wins against every reply: " +
                                counted(play.positions, "position"));
    if (!strategy.rules.empty() && answer_.depth && !is_won_at_once())
      findings_.claimed.push_back("the depth is claimed");
    else
      strategys_depth(is_won_at_once() ? 1 : play.turns);
  }

  // The winner's turn must be the strategy's first turn, or lead to the same position.
  void strategys_turn(const Strategy& strategy) {
    Game game(puzzle_);
    const StrategyOnBoard on_board(puzzle_, strategy, puzzle_.position.turn);
    const Turn* first = on_board.turn(puzzle_.position, name_of(puzzle_.position));
    if (first == nullptr || push_fight::play(game, *first) || game.position() != game_.position() ||
        game.fallen() != game_.fallen())
      findings_.wrong = "the turn is not the one that the strategy begins with";
  }

  // A strategy proves that the game ends within so many turns, not that the winner can't win
  // sooner: that is searched for.
  void strategys_depth(std::uint32_t turns) {
    if (!answer_.depth) return;
    if (*answer_.depth == turns) return least_depth(turns);
    const std::string words =
        fmt::format("play along the strategy lasts up to {}", counted(turns, "turn"));
    if (*answer_.depth > turns)
      findings_.wrong = fmt::format("{}, and the depth is said to be {}", words, *answer_.depth);
    else
      findings_.claimed.push_back(fmt::format("{}; the depth is claimed", words));
  }

  // The game ends within so many turns; can it end sooner? No win takes less than one turn.
  void least_depth(std::uint32_t turns) {
    if (turns <= (wins() ? 1 : 0)) return;
    const Side mover = puzzle_.position.turn;
    const std::optional<bool> sooner =
        can_win_within(puzzle_, wins() ? mover : other(mover), turns - 1, limits_);
    if (!sooner)
      findings_.claimed.push_back("nobody has checked that the winner can't win sooner");
    else if (*sooner)
      findings_.wrong =
          fmt::format("the depth is said to be {}, and the winner can win sooner", turns);
  }

  // The table must be of this contest, be right, and have the claimed value here; the turn must
  // keep the value.
  void value(const TableProof& proof) {
    const auto saved = load_table(proof.file, contest_of(puzzle_), limits_.memory_bytes);
    if (!saved) {
      findings_.wrong = to_string(saved.error());
    } else if (!saved->analysis.is_done) {
      findings_.claimed.push_back("the table is not finished");
    } else {
      const CheckReport report = check_table(saved->table, limits_, limits_.threads);
      if (report.check == Check::wrong) findings_.wrong = report.reason;
      if (report.check == Check::claimed) findings_.claimed.push_back(report.reason);
      if (report.check == Check::verified) findings_.checked.push_back(report.reason);
      if (!findings_.wrong) value_in(saved->table);
    }
  }

  void value_in(const Table& table) {
    const Side mover = puzzle_.position.turn;
    Value best{Verdict::loss, 0};
    const Outcomes seen =
        outcomes_within(limits_, puzzle_.board, puzzle_.position, puzzle_.moves,
                        [&](const IndexedTurn&, const Position& after, Piece fallen) {
                          const Value value = value_after(table, mover, after, fallen);
                          if (is_better(value, best)) best = value;
                          return true;
                        });
    if (seen == Outcomes::cut_off) {
      findings_.claimed.push_back("the limits came before all turns were looked up in the table");
      return;
    }
    const auto words = [](Value value) {
      return value.verdict == Verdict::draw
                 ? std::string("a draw")
                 : fmt::format("a {} in {}", word_of(value.verdict), value.depth);
    };
    if (best.verdict != answer_.verdict || answer_.depth.value_or(best.depth) != best.depth) {
      findings_.wrong = fmt::format("the table says {}", words(best));
    } else if (answer_.turn) {
      const Value kept = value_after(table, mover, game_.position(), game_.fallen());
      if (kept != best)
        findings_.wrong =
            fmt::format("the turn leads to {}, and there is {}", words(kept), words(best));
    }
  }

  const Puzzle& puzzle_;
  const Answer& answer_;
  const Limits& limits_;
  const Recourse& recourse_;
  Findings& findings_;
  Game game_;  // after the turn
};

}  // namespace

void check_winner(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse, Findings& findings) {
  WinnerCheck(puzzle, answer, limits, recourse, findings).run();
}

}  // namespace hardboard::push_fight
