#include "methods/push_fight/winner.h"

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>

#include "base/cannot_be_written.h"
#include "base/contract.h"
#include "base/replacement.h"
#include "methods/push_fight/any_push.h"
#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/mate_in_1.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/table_strategy.h"
#include "proofs/section.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/strategy_section.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::push_fight {
namespace {

// Larger strategies are too long to read, and checking them takes longer than checking a table.
constexpr std::size_t most_strategy_turns = 2'000;

constexpr auto between_checkpoints = std::chrono::minutes(5);

// The progress of an analysis that the limits ended, in words.
std::string words_of(const Analysis& analysis, bool is_kept) {
  const std::string known =
      analysis.pass == 0
          ? "nothing is known yet"
          : fmt::format("known is what ends in {} or fewer turns", analysis.pass - 1);
  return known + (is_kept ? "; the next run with this table goes on from here"
                          : "; with a table in a file the next run would go on from here");
}

// Why neither the table nor the search by proof numbers looks further than a turn; empty if one of
// the two does.
std::string why_no_further(const Puzzle& puzzle, const Limits& limits) {
  const std::string table = table_why_not(puzzle, limits), search = proof_number_why_not(puzzle);
  if (table.empty() || search.empty()) return "";
  return fmt::format("; table does not apply: {}; proof-numbers does not apply: {}", table, search);
}

}  // namespace

std::string table_why_not(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.question != Question::winner) return "for the question who wins";
  const Contest contest = contest_of(puzzle);
  if (std::string why = Table::why_not(contest, limits.memory_bytes); !why.empty()) return why;
  const double bytes = bytes_of_analysis(contest, limits.threads);
  if (bytes <= static_cast<double>(limits.memory_bytes)) return "";
  return fmt::format("the analysis of all positions would take {:.1f} GB", bytes / 1e9);
}

std::optional<std::string> fault_of_table(const Puzzle& puzzle, const std::string& file,
                                          const Limits& limits) {
  if (std::string why = table_why_not(puzzle, limits); !why.empty()) return why;
  if (std::string why = why_no_table_replaced(file, table_magic); !why.empty()) return why;
  std::error_code none;  // that it can't be opened is seen when it is written
  if (std::filesystem::exists(file, none)) {
    const auto loaded = load_table(file, contest_of(puzzle), limits.memory_bytes);
    if (!loaded) return loaded.error().message;
  }
  const Replacement replacement(file);  // as save() has it
  errno = 0;
  std::optional<std::string> fault;
  if (!std::ofstream(replacement.beside)) fault = cannot_be_written();
  replacement.drop();
  return fault;
}

MadeTable table_for(const Puzzle& puzzle, const SolveOptions& options) {
  const std::string& file = options.table_file;
  MadeTable made{{Table(contest_of(puzzle), options.limits), {}}, ""};
  SavedTable& saved = made.saved;
  std::error_code none;
  const bool is_kept = !file.empty() && std::filesystem::exists(file, none);
  if (!is_kept && options.limits.reached()) return made;
  if (is_kept) {
    auto loaded = load_table(file, saved.table.contest(), options.limits.memory_bytes);
    if (!loaded) {
      made.trouble = to_string(loaded.error());
      return made;
    }
    saved = std::move(loaded).value();
  }
  if (saved.analysis.is_done) return made;
  const auto keep = [&] { made.trouble = save(file, saved.table, saved.analysis).value_or(""); };
  Clock::time_point kept = Clock::now();
  analyse(saved.table, saved.analysis, options.limits, [&] {
    if (file.empty() || Clock::now() - kept < between_checkpoints) return;
    keep();
    kept = Clock::now();
  });
  if (!file.empty()) keep();
  return made;
}

namespace {

// Adds the winner's strategy, or both sides' for a draw, to the file of proofs. The reason in words
// if that is impossible, otherwise nothing.
std::string write_strategies(const Table& table, const Puzzle& puzzle, const Answer& answer,
                             const SolveOptions& options) {
  const Position& root = puzzle.position;
  const bool draws = answer.verdict == Verdict::draw;
  NewSection section(options.proof_file, canonical_text(puzzle),
                     claim_of(answer.verdict, answer.depth));
  section.out() << "proof ";
  const auto holds = [&](Side side) {
    return write_holder(section.out(), table, root, side, options.limits);
  };
  const bool is_whole = draws ? holds(root.turn) && holds(other(root.turn))
                              : write_winner(section.out(), table, root, options.limits);
  return section.finish(is_whole                   ? ""
                        : options.limits.reached() ? options.limits.words()
                                                   : "the table is not deep enough");
}

}  // namespace

Answer solve_by_table(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  answer.remark = table_why_not(puzzle, options.limits);
  if (!answer.remark.empty()) return answer;
  const auto [saved, trouble] = table_for(puzzle, options);
  answer.remark = trouble;
  if (!saved.analysis.is_done) {
    if (trouble.empty()) answer.remark = words_of(saved.analysis, !options.table_file.empty());
    return answer;
  }
  // A finished table answers at once, whatever the limits: only the strategy can take long.
  const std::optional<BestTurn> best = best_turn(saved.table, puzzle.position);
  promise(best.has_value(), "without limits there is a best turn");
  answer.verdict = best->value.verdict;
  if (best->turn) answer.turn = turn_of(puzzle.board, *best->turn);
  if (answer.verdict != Verdict::draw) answer.depth = best->value.depth;
  if (!options.table_file.empty() && trouble.empty()) {
    answer.proof = TableProof{options.table_file};
  } else if (auto strategy =
                 strategy_for(saved.table, puzzle.position, most_strategy_turns, options.limits)) {
    answer.proof = std::move(*strategy);
  } else if (!options.proof_file.empty()) {
    answer.remark = write_strategies(saved.table, puzzle, answer, options);
  }
  return answer;
}

Answer find_mate(const Puzzle& puzzle, const SolveOptions& options) {
  Puzzle mate = puzzle;
  mate.question = Question::mate_in_1;
  if (two_moves_why_not(mate).empty()) return solve_two_moves(mate, options);
  Answer answer;
  if (classes_why_not(mate).empty()) answer = solve_classes(mate, options);
  if (answer.verdict == Verdict::unknown) answer = solve_configurations(mate, options);
  if (answer.verdict == Verdict::unknown) answer = solve_moved_sets(mate, options);
  return answer;
}

std::string one_turn_why_not(const Puzzle& puzzle) {
  return puzzle.question == Question::winner ? "" : "for the question who wins";
}

Answer solve_one_turn(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  answer.remark = "nobody wins at once";
  if (!options.table_file.empty()) {
    answer.remark = "left to the table";
    return answer;
  }
  if (const Answer mate = find_mate(puzzle, options); mate.verdict == Verdict::solvable) {
    answer.verdict = Verdict::win;
    answer.depth = 1;
    answer.turn = mate.turn;
    answer.remark.clear();
    return answer;
  } else if (mate.verdict == Verdict::unknown) {
    answer.remark = "whether there is a mate at once is open";
    if (!mate.remark.empty()) answer.remark += ": " + mate.remark;
    return answer;
  }
  const AnyPush push = any_push(puzzle, options.limits);
  if (push != AnyPush::none && push != AnyPush::own_falls) {
    answer.remark += why_no_further(puzzle, options.limits);
    return answer;
  }
  answer.verdict = Verdict::loss;
  answer.depth = push == AnyPush::none ? 0 : 1;
  answer.proof = Strategy{};  // the winner needs no turn
  answer.remark.clear();
  return answer;
}

}  // namespace hardboard::push_fight
