#include "kinds/all_solutions.h"

#include <fmt/format.h>
#include <memory>
#include <string>
#include <vector>

namespace hardboard {
namespace {

// Plays all sequences of moves, depth first. The bound is on the moves of the positions met:
// whoever comes to the end has made them all, and on a board too large for that each position is
// costly.
class Sequences {
public:
  Sequences(const AnyPuzzle& puzzle, SolutionBounds bounds, const Limits& limits,
            const AnswerVisit& visit)
      : puzzle_(puzzle),
        game_(puzzle.kind().start(puzzle)),
        bounds_(bounds),
        limits_(limits),
        visit_(visit) {}

  // Without recursion, for a game may be as long as the bound on moves allows.
  bool play() {
    if (!enter()) return false;
    while (!levels_.empty()) {
      Level& level = levels_.back();
      if (level.next == level.moves.size()) {
        levels_.pop_back();
        if (!levels_.empty()) game_->undo();
        continue;
      }
      promise(!game_->play(level.moves[level.next++]), "listed moves are legal");
      if (!enter()) return false;
    }
    return true;
  }

private:
  // The moves of a position, and which of them comes next.
  struct Level {
    std::vector<std::string> moves;
    std::size_t next = 0;
  };

  // Begins the level of the present position, which has no moves if the game is over.
  bool enter() {
    const std::optional<Ending> ending = game_->ending();
    levels_.push_back({ending ? std::vector<std::string>() : game_->moves()});
    listed_ += levels_.back().moves.size();
    if (listed_ > bounds_.moves || limits_.reached()) return false;
    return !ending || ending->verdict != Verdict::solvable || give();
  }

  // The moves so far as an answer, by way of the answer's text form.
  bool give() {
    if (given_++ == bounds_.solutions) return false;
    std::string text = fmt::format("{}\n", word_of(Verdict::solvable));
    std::size_t number = 0;
    for (const std::string& words : game_->played())
      text += fmt::format("{}. {}\n", ++number, words);
    Result<AnyAnswer> answer = puzzle_.kind().read_answer(puzzle_, {"answer", text, 1});
    promise(answer.ok(), "the moves of a game are an answer in text");
    return visit_(std::move(answer).value());
  }

  const AnyPuzzle& puzzle_;
  std::unique_ptr<AnyGame> game_;
  SolutionBounds bounds_;
  const Limits& limits_;
  const AnswerVisit& visit_;
  std::vector<Level> levels_;
  std::uint64_t listed_ = 0, given_ = 0;
};

}  // namespace

bool each_solution(const Kind& kind, const AnyPuzzle& puzzle, SolutionBounds bounds,
                   const Limits& limits, const AnswerVisit& visit) {
  if (kind.each_solution != nullptr) {
    std::uint64_t given = 0;
    return kind.each_solution(puzzle, limits, [&](AnyAnswer answer) {
      return given++ < bounds.solutions && visit(std::move(answer));
    });
  }
  if (kind.ground->start == nullptr) return false;
  return Sequences(puzzle, bounds, limits, visit).play();
}

}  // namespace hardboard
