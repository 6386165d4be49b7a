#include "methods/push_fight/standing_threat.h"

#include <limits>
#include <utility>

#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/threat_search.h"
#include "methods/push_fight/words.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_strategy_positions = 20'000;
constexpr std::uint64_t brief_positions = 5'000;

template <class Word>
bool is_under_threat(const Puzzle& puzzle) {
  const Field<Word> field(puzzle.board);
  Position turned = puzzle.position;
  turned.turn = other(turned.turn);
  turned.anchor = no_anchor;
  return MateFinder<Word>(field).mates(sides_of(field, turned), puzzle.moves);
}

template <class Word>
Answer solve_on(const Puzzle& puzzle, const SolveOptions& options, std::uint64_t most_positions) {
  using Search = ThreatSearch<Word>;
  Search search(puzzle, options.limits, most_positions);
  const typename Search::Result result = search.search(puzzle.position);
  Answer answer;
  if (result == Search::Result::open) {
    answer.remark = fmt::format("open after {} positions", search.positions());
    return answer;
  }
  const bool wins = result == Search::Result::win;
  answer.verdict = wins ? Verdict::win : Verdict::loss;
  const Side winner = wins ? puzzle.position.turn : other(puzzle.position.turn);
  if (const auto turn = search.turn(puzzle.position, wins))
    answer.turn = turn_of(puzzle.board, *turn);
  auto strategy = search.strategy(puzzle.position, winner, most_strategy_positions);
  if (strategy)
    answer.proof = std::move(*strategy);
  else
    answer.proof = Exhausted{search.positions()};
  return answer;
}

}  // namespace

std::string standing_threat_why_not(const Puzzle& puzzle) {
  if (puzzle.question != Question::winner) return "for the question who wins";
  if (puzzle.moves > 2) return "for at most two moves before a push";
  bool is_threatened = false;
  const bool fits =
      on_words(puzzle.board, [&]<class Word>() { is_threatened = is_under_threat<Word>(puzzle); });
  if (!fits) return "the box around the board has more than 16,384 squares";
  return is_threatened ? "" : "the other side threatens no mate";
}

Answer solve_by_standing_threat(const Puzzle& puzzle, const SolveOptions& options) {
  const bool is_brief = !options.alone && proof_number_why_not(puzzle).empty();
  const std::uint64_t most = is_brief ? brief_positions : std::numeric_limits<std::uint64_t>::max();
  Answer answer;
  on_words(puzzle.board, [&]<class Word>() { answer = solve_on<Word>(puzzle, options, most); });
  return answer;
}

}  // namespace hardboard::push_fight
