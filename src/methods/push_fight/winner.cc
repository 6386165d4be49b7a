#include "methods/push_fight/winner.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <thread>

#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/retrograde.h"

namespace hardboard::push_fight {
namespace {

// Larger strategies are no reading matter, and their check takes longer than that of a table.
constexpr std::size_t most_strategy_turns = 2'000;

}  // namespace

std::string table_why_not(const Puzzle& puzzle) {
  if (puzzle.question != Question::winner) return "for the question who wins";
  return Table::why_not(contest_of(puzzle), Limits().memory_bytes);
}

Result<SavedTable> table_for(const Puzzle& puzzle, const SolveOptions& options) {
  const std::string& file = options.table_file;
  SavedTable saved{Table(contest_of(puzzle)), {}};
  if (!file.empty() && std::filesystem::exists(file)) {
    auto loaded = load_table(file, saved.table.contest(), options.limits.memory_bytes);
    if (!loaded) return loaded.error();
    saved = std::move(loaded).value();
  }
  if (saved.analysis.is_done) return saved;
  analyse(saved.table, saved.analysis, options.limits,
          std::max(1U, std::thread::hardware_concurrency()));
  if (file.empty()) return saved;
  if (const auto trouble = save(file, saved.table, saved.analysis))
    return InputError{file, 0, 0, "the table cannot be written"};
  return saved;
}

Answer solve_by_table(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  const Result<SavedTable> saved = table_for(puzzle, options);
  if (!saved) {
    answer.remark = to_string(saved.error());
    return answer;
  }
  if (!saved->analysis.is_done) {
    answer.remark =
        fmt::format("all that ends within {} turns is known{}", saved->analysis.pass,
                    options.table_file.empty() ? "; with --table FILE a later run goes on from here"
                                               : "; the same command goes on from here");
    return answer;
  }
  const BestTurn best = best_turn(saved->table, puzzle.position);
  answer.verdict = best.value.verdict;
  if (best.turn) answer.turn = turn_of(puzzle.board, *best.turn);
  if (answer.verdict != Verdict::draw) answer.depth = best.value.depth;
  if (!options.table_file.empty()) {
    answer.proof = TableProof{options.table_file};
  } else if (auto strategy = strategy_for(saved->table, puzzle.position, most_strategy_turns)) {
    answer.proof = std::move(*strategy);
  }
  return answer;
}

}  // namespace hardboard::push_fight
