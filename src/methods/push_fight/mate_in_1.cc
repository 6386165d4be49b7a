#include "methods/push_fight/mate_in_1.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/early_end.h"
#include "methods/push_fight/classes.h"
#include "methods/push_fight/configurations.h"
#include "methods/push_fight/mate.h"
#include "methods/push_fight/moved_sets.h"
#include "methods/push_fight/realise.h"
#include "methods/push_fight/words.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

constexpr std::string_view theorem_any = "Bosboom, Demaine, Rudoy 2018, Theorem 3.13";

// When all methods run in turn, the search gives up after this number of configurations, about a
// second of work.
constexpr std::uint64_t configurations_at_first = 200'000;

// The puzzle in the form that the searches need.
struct Prepared {
  explicit Prepared(const Puzzle& puzzle)
      : men(men_of(puzzle.position)), lines(winning_lines(puzzle.board, puzzle.position)) {}
  std::vector<Man> men;
  std::vector<WinningLine> lines;
};

std::string not_mate(const Puzzle& puzzle) {
  return puzzle.question == Question::winner
             ? "the question is who wins, not whether there is a mate"
             : "";
}

std::uint64_t most_moves(const Puzzle& puzzle) {
  // No mate needs as many moves (Theorem 3.4: at most n^6).
  constexpr std::uint64_t endless = std::uint64_t{1} << 62;
  return puzzle.moves == unlimited_moves ? endless : puzzle.moves;
}

// A mate with at most `moves` moves, 0 to 2, if there is one. Sets `stopped` if the limits were
// reached.
template <class Word>
std::optional<IndexedTurn> mate_within_two(const Puzzle& puzzle, unsigned moves,
                                           const Limits& limits, bool& stopped) {
  const Field<Word> field(puzzle.board);
  MateFinder<Word> finder(field, &limits);
  const bool mates = finder.mates(sides_of(field, puzzle.position), moves);
  stopped = finder.stopped();
  return mates ? std::optional(finder.turn()) : std::nullopt;
}

// A mate with any number of moves: the shortest of one mate for each king that can push.
struct AnyMate {
  std::optional<IndexedTurn> turn;
  std::uint64_t records = 0;
  bool complete = true;  // false: the limits were reached
};

AnyMate any_mate(const Puzzle& puzzle, const Prepared& prepared, const Limits& limits) {
  AnyMate best;
  for (std::uint32_t king = 0; king < prepared.men.size(); ++king) {
    if (prepared.men[king] != Man::king) continue;
    if (limits.reached()) {
      best.complete = false;
      break;
    }
    if (limits.progress) limits.progress(fmt::format("classes, {} records", best.records));
    const ClassSearch search =
        search_classes(puzzle.board, prepared.men, king, true, prepared.lines, limits);
    best.records += search.records;
    best.complete = best.complete && search.complete;
    if (!search.path) continue;
    auto turn = realise(puzzle.board, prepared.men, *search.path, limits);
    best.complete = best.complete && turn.has_value();
    if (turn && (!best.turn || turn->moves.size() < best.turn->moves.size()))
      best.turn = std::move(turn);
    if (best.turn && best.turn->moves.empty()) break;
  }
  return best;
}

Answer solved(const Puzzle& puzzle, const IndexedTurn& turn) {
  Answer answer;
  answer.verdict =
      turn.moves.size() <= most_moves(puzzle) ? Verdict::solvable : Verdict::unsolvable;
  answer.turn = turn_of(puzzle.board, turn);
  return answer;
}

Answer refused(std::uint64_t positions) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = Exhausted{positions};
  return answer;
}

Answer no_number_does(const AnyMate& mate) {
  Answer answer = refused(mate.records);
  answer.source = theorem_any;
  answer.remark = "no number of moves does";
  return answer;
}

// `may_go_on`: more configurations would fit in the memory.
Answer undecided(const FewestMoves& found, bool may_go_on, const Limits& limits) {
  Answer answer;
  answer.remark = fmt::format("{}{} configurations were met; at least {} moves are needed",
                              may_go_on ? "" : fmt::format("{}; ", early_end(limits)), found.states,
                              found.bound);
  return answer;
}

// The number of configurations that fit in the memory.
std::uint64_t most_configurations(const Puzzle& puzzle, const Limits& limits) {
  const std::uint64_t bytes = 64 + 8 * ((puzzle.board.size() + 63) / 64);
  return std::max<std::uint64_t>(limits.memory_bytes / bytes, 1000);
}

Answer answer_of(const Puzzle& puzzle, const FewestMoves& found, bool may_go_on,
                 const Limits& limits) {
  if (found.turn) return solved(puzzle, *found.turn);
  return found.complete ? refused(found.states) : undecided(found, may_go_on, limits);
}

FewestMoves search_configurations(const Puzzle& puzzle, const Prepared& prepared,
                                  std::uint64_t most, std::uint64_t states, const Limits& limits) {
  const std::vector<std::uint8_t> all(prepared.men.size(), 1);
  return fewest_moves(puzzle.board, prepared.men, all, prepared.lines, most, states, limits);
}

// What the methods that look for the fewest moves hand on to each other.
struct BestTurn {
  IndexedTurn turn;                // a mate with the fewest moves so far
  std::uint64_t bound = 0;         // no mate has fewer moves
  std::string method = "classes";  // the last method that looked
  bool is_fewest() const { return turn.moves.size() <= bound; }
};

// Turns of 0, 1 and 2 moves, as long as one of these can be better. Nothing happens on a board that
// is too large for bits.
void look_within_two(const Puzzle& puzzle, BestTurn& best, const Limits& limits) {
  bool stopped = false;
  on_words(puzzle.board, [&]<class Word>() {
    while (!stopped && best.bound <= 2 && !best.is_fewest()) {
      best.method = "two-moves";
      const auto moves = static_cast<unsigned>(best.bound);
      if (auto turn = mate_within_two<Word>(puzzle, moves, limits, stopped))
        best.turn = std::move(*turn);
      else if (!stopped)
        ++best.bound;
    }
  });
}

// About a second of work.
void look_at_configurations(const Puzzle& puzzle, const Prepared& prepared, BestTurn& best,
                            const Limits& limits) {
  const std::uint64_t states =
      std::min(most_configurations(puzzle, limits), configurations_at_first);
  FewestMoves found =
      search_configurations(puzzle, prepared, best.turn.moves.size() - 1, states, limits);
  best.method = "configurations";
  best.bound = std::max(best.bound, found.turn ? found.turn->moves.size() : found.bound);
  if (found.turn) best.turn = std::move(*found.turn);
}

void look_at_moved_sets(const Puzzle& puzzle, const Prepared& prepared, BestTurn& best,
                        const Limits& limits) {
  const std::uint64_t known = best.turn.moves.size();
  FewestMoves found = fewest_by_moved_sets(puzzle.board, prepared.men, prepared.lines,
                                           {std::move(best.turn), best.bound}, known,
                                           most_configurations(puzzle, limits), limits);
  best.method = "moved-sets";
  best.turn = std::move(*found.turn);
  best.bound = found.bound;
}

}  // namespace

std::string two_moves_why_not(const Puzzle& puzzle) {
  if (std::string why = not_mate(puzzle); !why.empty()) return why;
  if (puzzle.moves > 2) return "more than two moves are allowed";
  if (words_of(puzzle.board) > most_words) return "the board is too large for bits";
  return "";
}

Answer solve_two_moves(const Puzzle& puzzle, const SolveOptions& options) {
  std::optional<IndexedTurn> turn;
  bool stopped = false;
  on_words(puzzle.board, [&]<class Word>() {
    turn = mate_within_two<Word>(puzzle, puzzle.moves, options.limits, stopped);
  });
  if (turn) return solved(puzzle, *turn);
  Answer answer;
  if (!stopped) answer.verdict = Verdict::unsolvable;
  return answer;
}

std::string classes_why_not(const Puzzle& puzzle) {
  return not_mate(puzzle);
}

Answer solve_classes(const Puzzle& puzzle, const SolveOptions& options) {
  const Prepared prepared(puzzle);
  const AnyMate mate = any_mate(puzzle, prepared, options.limits);
  if (mate.turn && mate.turn->moves.size() <= most_moves(puzzle)) return solved(puzzle, *mate.turn);
  if (!mate.turn && mate.complete) return no_number_does(mate);
  Answer answer;
  if (mate.turn)
    answer.remark =
        fmt::format("{} would do, perhaps fewer as well", counted(mate.turn->moves.size(), "move"));
  return answer;
}

Answer solve_configurations(const Puzzle& puzzle, const SolveOptions& options) {
  const std::uint64_t fit = most_configurations(puzzle, options.limits);
  const std::uint64_t states = options.alone ? fit : std::min(fit, configurations_at_first);
  return answer_of(
      puzzle,
      search_configurations(puzzle, Prepared(puzzle), most_moves(puzzle), states, options.limits),
      states < fit, options.limits);
}

Answer solve_moved_sets(const Puzzle& puzzle, const SolveOptions& options) {
  const Prepared prepared(puzzle);
  const AnyMate mate = any_mate(puzzle, prepared, options.limits);
  if (!mate.turn) return mate.complete ? no_number_does(mate) : Answer{};
  if (mate.turn->moves.size() <= most_moves(puzzle)) return solved(puzzle, *mate.turn);
  return answer_of(
      puzzle,
      fewest_by_moved_sets(puzzle.board, prepared.men, prepared.lines, {}, most_moves(puzzle),
                           most_configurations(puzzle, options.limits), options.limits),
      false, options.limits);
}

Answer minimize(const Puzzle& puzzle, const SolveOptions& options) {
  const Prepared prepared(puzzle);
  AnyMate mate = any_mate(puzzle, prepared, options.limits);
  if (!mate.turn) {
    Answer answer = mate.complete ? no_number_does(mate) : Answer{};
    answer.method = "classes";
    return answer;
  }
  BestTurn best{std::move(*mate.turn)};
  look_within_two(puzzle, best, options.limits);
  if (!best.is_fewest()) look_at_configurations(puzzle, prepared, best, options.limits);
  if (!best.is_fewest()) look_at_moved_sets(puzzle, prepared, best, options.limits);
  Answer answer = solved(puzzle, best.turn);
  answer.method = best.method;
  answer.minimum = Minimum{"fewest_moves", best.turn.moves.size(), best.bound};
  if (answer.verdict == Verdict::unsolvable && best.bound <= most_moves(puzzle))
    answer.verdict = Verdict::unknown;
  if (!best.is_fewest())
    answer.remark = fmt::format("fewer moves are not ruled out: {}", early_end(options.limits));
  return answer;
}

}  // namespace hardboard::push_fight
