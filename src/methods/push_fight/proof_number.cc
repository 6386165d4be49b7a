#include "methods/push_fight/proof_number.h"

#include <fmt/format.h>
#include <string>

#include "base/early_end.h"
#include "methods/push_fight/any_push.h"
#include "methods/push_fight/proof_winner.h"
#include "proofs/section.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/strategy_section.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t most_strategy_turns = 2'000;

template <class Word>
class Contestants {
public:
  Contestants(const Puzzle& puzzle, const SolveOptions& options)
      : puzzle_(puzzle),
        options_(options),
        limits_(options.limits),
        search_limits_(limits_of_search(options.limits)),
        field_(puzzle.board),
        replies_(field_, puzzle.moves, limits_),
        table_(limits_.memory_bytes),
        search_(replies_, table_, search_limits_),
        short_wins_(replies_, table_, search_limits_),
        strategy_(puzzle.board, field_, puzzle.moves, replies_, search_, limits_) {}

  Answer solve() {
    const Sides<Word> root = sides_of(field_, puzzle_.position);
    Answer answer;
    if (replies_.mates(root)) {
      answer.verdict = Verdict::win;
      answer.depth = 1;
      answer.turn = shown(strategy_.turn(root, std::nullopt));
      return answer;
    }
    const AnyPush push = any_push(puzzle_, limits_);
    if (push == AnyPush::none || push == AnyPush::own_falls) {
      answer.verdict = Verdict::loss;
      answer.depth = push == AnyPush::none ? 0 : 1;
      answer.proof = Strategy{};  // the winner needs no turn
      return answer;
    }
    search(root, answer);
    if (answer.verdict == Verdict::unknown) {
      answer.remark = fmt::format(
          "{}; neither side was found to win or to hold in {} positions, and neither wins "
          "within {} turns of its own",
          early_end(search_limits_), search_.positions() + short_wins_.positions(),
          short_wins_.refused());
    } else if (answer.verdict != Verdict::draw) {
      prove(answer);
    }
    return answer;
  }

private:
  // Sets the verdict, and a turn that wins or holds, or else the turn that is hardest to beat.
  void search(const Sides<Word>& root, Answer& answer) {
    const auto [verdict, next] =
        proof_winner(root, search_, short_wins_, strategy_, search_limits_);
    answer.verdict = verdict;
    if (next) answer.turn = shown(strategy_.turn(root, next));
  }

  std::optional<Turn> shown(const std::optional<IndexedTurn>& turn) const {
    if (!turn) return std::nullopt;
    return turn_of(puzzle_.board, *turn);
  }

  // Adds the winner's strategy, to the file of proofs if it is long. If the winner is to move, the
  // strategy's first turn becomes the answer's turn: the search may have found another turn that
  // also wins.
  void prove(Answer& answer) {
    const bool wins = answer.verdict == Verdict::win;
    auto strategy = strategy_.strategy(puzzle_.position, wins, most_strategy_turns);
    if (strategy) {
      if (wins) answer.turn = strategy->turns.at(name_of(puzzle_.position));
      answer.proof = std::move(*strategy);
    } else if (!options_.proof_file.empty()) {
      NewSection section(options_.proof_file, canonical_text(puzzle_), claim_of(answer.verdict));
      section.out() << "proof ";
      const bool is_whole = strategy_.write(section.out(), puzzle_.position, wins);
      answer.remark = section.finish(is_whole            ? ""
                                     : limits_.reached() ? limits_.words()
                                                         : "the search has forgotten parts of it; "
                                                           "more memory lets it keep more");
      const Sides<Word> root = sides_of(field_, puzzle_.position);
      if (wins && is_whole) answer.turn = shown(strategy_.turn(root, strategy_.proved_reply(root)));
    }
  }

  const Puzzle& puzzle_;
  const SolveOptions& options_;
  const Limits& limits_;
  const Limits search_limits_;
  Field<Word> field_;
  Replies<Word> replies_;
  ProofTable table_;
  ProofSearch<Word> search_;
  ShortWins<Word> short_wins_;
  ProofStrategy<Word> strategy_;
};

template <class Word>
Answer solve_with(const Puzzle& puzzle, const SolveOptions& options) {
  return Contestants<Word>(puzzle, options).solve();
}

}  // namespace

std::string proof_number_why_not(const Puzzle& puzzle) {
  if (puzzle.question != Question::winner) return "for the question who wins";
  if (puzzle.moves > 2) return "for at most two moves before a push";
  if (bounding_box(puzzle.board.squares).squares() > 1'024)
    return "the box around the board has more than 1,024 squares";
  return "";
}

Answer solve_by_proof_numbers(const Puzzle& puzzle, const SolveOptions& options) {
  const std::uint64_t area = bounding_box(puzzle.board.squares).squares();
  const auto solve = area <= 64    ? solve_with<std::uint64_t>
                     : area <= 128 ? solve_with<WideWord<2>>
                     : area <= 256 ? solve_with<WideWord<4>>
                                   : solve_with<WideWord<16>>;
  return solve(puzzle, options);
}

}  // namespace hardboard::push_fight
