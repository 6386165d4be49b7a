#include "puzzles/push_fight/check.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/counted.h"
#include "proofs/findings.h"
#include "proofs/section.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/mate_classes.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/strategy_on_board.h"
#include "puzzles/push_fight/strategy_section.h"
#include "puzzles/push_fight/table_check.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {
namespace {

// Plays the turn; the fault in words, or nothing.
std::optional<std::string> play(Game& game, const Turn& turn) {
  for (std::size_t i = 0; i < turn.moves.size(); ++i) {
    if (const auto fault = game.move(turn.moves[i]))
      return fmt::format("move {}, {}: {}", i + 1, Game::words(turn.moves[i]), *fault);
  }
  return game.push(turn.push);
}

// The check for puzzles `mate in 1`.
class MateCheck {
public:
  MateCheck(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
            const Recourse& recourse, Findings& findings)
      : puzzle_(puzzle),
        answer_(answer),
        limits_(limits),
        recourse_(recourse),
        findings_(findings) {}

  void run() {
    const bool is_refused = answer_.verdict == Verdict::unsolvable;
    const bool is_exhausted = std::holds_alternative<Exhausted>(answer_.proof);
    if (!is_refused && answer_.verdict != Verdict::solvable && answer_.verdict != Verdict::unknown)
      findings_.wrong = "the question is whether there is a mate, not who wins";
    else if (answer_.depth)
      findings_.wrong = "a depth is no part of the question whether there is a mate";
    else if (answer_.proof.index() != 0 && !is_refused)
      check_idle_proof(answer_, findings_);
    else if (answer_.proof.index() != 0 && !is_exhausted)
      findings_.wrong = "that proof is for the question who wins";
    else if (answer_.turn)
      turn();
    else
      no_turn();
    if (!findings_.wrong && is_refused)
      no_mate(puzzle_.moves, "that no turn mates",
              "the kernel's own search finds no turn that mates");
  }

private:
  std::optional<std::string> fault_in_search(const Puzzle& within) const {
    const auto fault = fault_of_search(canonical_text(within), "never", limits_);
    return fault ? std::optional(": " + *fault) : std::nullopt;
  }
  // Turns of any number of moves place own pieces on squares without others in up to so many ways.
  static double placements(const Puzzle& puzzle) {
    const Side own = puzzle.position.turn;
    double placements = 1, placed = 0, squares = 0;
    for (const Piece piece : puzzle.position.pieces) {
      squares += belongs(piece, other(own)) ? 0 : 1;
      placed += belongs(piece, own) ? 1 : 0;
    }
    for (; placed > 0; --placed, --squares) placements *= squares / placed;
    return placements;
  }
  void no_mate_of_classes() {
    const ByClasses found = mate_by_classes(puzzle_, limits_);
    if (found == ByClasses::no_mate)
      findings_.checked.push_back("no class of the turns' positions has a push that mates");
    else if (found == ByClasses::mate)
      findings_.wrong = "the classes of the turns' positions have a push that mates";
    else
      findings_.claimed.push_back("that no turn mates is claimed: there are too many classes");
  }
  // The kernel searches all turns of so many moves, where it may and can.
  void no_mate(std::uint32_t moves, const std::string& what, const std::string& found) {
    constexpr std::uint32_t most_squares = 2'000;
    constexpr double most_placements = 300'000;
    if (moves == unlimited_moves && recourse_.may_search && placements(puzzle_) > most_placements)
      return no_mate_of_classes();
    Puzzle within = puzzle_;
    within.moves = moves;
    const std::optional<std::string> fault = !recourse_.may_search ? ""
                                             : puzzle_.board.size() > most_squares
                                                 ? ": the board is too large for a search"
                                                 : fault_in_search(within);
    if (!fault)
      findings_.checked.push_back(found);
    else if (fault->ends_with(": a turn mates"))
      findings_.wrong = "the kernel's own search finds a turn that mates";
    else
      findings_.claimed.push_back(what + " is claimed" + *fault);
  }

  void no_turn() {
    if (answer_.verdict == Verdict::solvable)
      findings_.wrong = "solvable, but without a turn";
    else if (answer_.minimum)
      findings_.wrong = "a number of fewest moves, but no turn that has so many";
    else if (answer_.verdict == Verdict::unknown)
      findings_.claimed.push_back("nothing is said that could be checked");
  }

  // The turn must mate; with the minimum of moves it may have more moves than the puzzle allows.
  void turn() {
    Game game(puzzle_);
    findings_.wrong = play(game, *answer_.turn);
    if (findings_.wrong) return;
    const std::size_t moves = answer_.turn->moves.size();
    const bool solvable = answer_.verdict == Verdict::solvable;
    const bool is_within = moves <= puzzle_.moves;
    if (game.fallen() == Piece::none)
      findings_.wrong = "nothing falls";
    else if (!belongs(game.fallen(), other(puzzle_.position.turn)))
      findings_.wrong =
          fmt::format("a {} falls, and {} loses", name(game.fallen()), name(puzzle_.position.turn));
    else if (solvable && !is_within)
      findings_.wrong =
          fmt::format("{}, but only {} are allowed", counted(moves, "move"), puzzle_.moves);
    else if (!solvable && is_within)
      findings_.wrong = fmt::format("said to be {}, but the turn mates", word_of(answer_.verdict));
    if (findings_.wrong) return;
    findings_.checked.push_back(
        fmt::format("{} and a push: a {} falls", counted(moves, "move"), name(game.fallen())));
    if (answer_.minimum) minimum(moves);
    if (answer_.verdict == Verdict::unknown)
      findings_.claimed.push_back("the answer does not claim to decide the puzzle");
  }

  void minimum(std::uint64_t moves) {
    const auto& [what, value, bound] = *answer_.minimum;
    check_bound(*answer_.minimum, findings_);
    if (value != moves)
      findings_.wrong =
          fmt::format("the turn has {}, not {} as said", counted(moves, "move"), value);
    else if (!findings_.wrong && bound > 0)
      no_mate(static_cast<std::uint32_t>(bound - 1),
              fmt::format("that fewer than {} don't do", bound),
              fmt::format("the kernel's own search finds no mate in fewer than {}", bound));
  }

  const Puzzle& puzzle_;
  const Answer& answer_;
  const Limits& limits_;
  const Recourse& recourse_;
  Findings& findings_;
};

// The check for `question winner`. The proof, if there is one, shows the value; the turn must keep
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

  // A strategy proves that the game ends within so many turns, not that it can't end earlier.
  void strategys_depth(std::uint32_t turns) {
    if (!answer_.depth || *answer_.depth == turns) return;
    const std::string words =
        fmt::format("play along the strategy lasts up to {}", counted(turns, "turn"));
    if (*answer_.depth > turns)
      findings_.wrong = fmt::format("{}, and the depth is said to be {}", words, *answer_.depth);
    else
      findings_.claimed.push_back(fmt::format("{}; the depth is claimed", words));
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
    for_each_outcome(puzzle_.board, puzzle_.position, puzzle_.moves,
                     [&](const IndexedTurn&, const Position& after, Piece fallen) {
                       const Value value = value_after(table, mover, after, fallen);
                       if (is_better(value, best)) best = value;
                       return true;
                     });
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

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  if (puzzle.question == Question::winner)
    WinnerCheck(puzzle, answer, limits, recourse, findings).run();
  else
    MateCheck(puzzle, answer, limits, recourse, findings).run();
  if (!findings.wrong) check_count(answer, findings);
  return findings.report();
}

}  // namespace hardboard::push_fight
