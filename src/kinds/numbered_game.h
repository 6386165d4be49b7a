// Games whose moves are numbers, for every kind that is shown place by place: what programs that
// learn or search want. The number of a move names two places, so it means the same in every
// position.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "kinds/numbered_board.h"
#include "kinds/turn_numbers.h"

namespace hardboard::numbered {

// What one number plays: a step (a capture, a jump; in Push Fight a move or the push), or a whole
// turn of Push Fight.
enum class Form : std::uint8_t { steps, turns };

// A legal move: its number and the words that AnyGame::play() takes.
struct Action {
  std::int64_t number = 0;
  std::string words;
};

// The game of a puzzle. With n places, the step from place p to place q has the number p n + q, and
// pegs are deployed on p by p n + p. Turns have the numbers of turn_numbers.h.
class Game {
public:
  // Errors, in words alone: a problem, a kind or a board without numbers, a form that the kind does
  // not have. O(planes * places).
  static Result<Game> start(const AnyPuzzle& puzzle, Form form);

  Game(const Game& other);
  Game(Game&&) = default;
  Game& operator=(Game&&) = default;
  Game& operator=(const Game&) = delete;
  ~Game() = default;

  const AnyPuzzle& puzzle() const { return rules_->puzzle; }
  Form form() const { return rules_->form; }
  int players() const { return rules_->players; }
  // All numbers are from 0 to below this.
  std::int64_t numbers() const { return rules_->numbers; }
  const Planes& planes() const { return planes_; }
  const AnyGame& game() const { return *game_; }

  // All legal moves by rising number; none when the game is over. Pegs of an army without a margin
  // move on the numbered places alone. As expensive as the kind's moves(), once a position; turns
  // have no words here, which words() gives.
  const std::vector<Action>& legal() const;
  // The words of a legal move; nothing if the move is illegal.
  std::optional<std::string> words(std::int64_t number) const;
  // The numbers of the legal moves, one after the other, that words for AnyGame::play() stand for;
  // an error, in words alone, if they are illegal or, in the form of turns, no whole turn.
  Result<std::vector<std::int64_t>> numbers_of(std::string_view words) const;
  // Plays a legal move, or returns the reason and changes nothing.
  [[nodiscard]] std::optional<std::string> play(std::int64_t number);
  // Takes the last move back; false if there is none.
  bool undo();
  const std::vector<std::int64_t>& history() const { return history_; }

  // How the game ended, with the verdict of AnyGame::ending(); nothing while there are moves.
  std::optional<Ending> ending() const;
  // 0 for the side that moves first in the puzzle, 1 for the other side.
  int player() const;

private:
  struct Rules {
    AnyPuzzle puzzle;
    const Kind* kind = nullptr;
    Form form = Form::steps;
    Places places;
    std::int64_t numbers = 0;
    std::optional<TurnNumbers> turns{};  // in the form of turns
    int players = 1;
    std::string first_side{};
    bool has_margin = false;
    std::int32_t usual_budget = 0;  // of a token that names none
  };
  // What a move changed, for undo().
  struct Done {
    std::size_t steps = 0, changes = 0;  // before the move
    bool is_march = false;
  };
  struct Change {
    std::uint32_t place = 0;
    Stand before;
  };

  Game(std::shared_ptr<const Rules> rules, const shown::Board& board);

  Stand stand_of(const std::string& token) const;
  std::optional<std::int64_t> step_number(const std::vector<shown::Place>& places) const;
  std::vector<Action> legal_steps() const;
  std::vector<Action> legal_turns() const;
  std::optional<std::string> play_step(const std::string& words);
  std::optional<std::string> play_turn(std::int64_t number, std::string& words);
  void fill_added();

  std::shared_ptr<const Rules> rules_;
  std::unique_ptr<AnyGame> game_;
  Planes planes_;
  std::vector<std::int64_t> history_;
  std::vector<Done> done_;       // for each move of the history
  std::vector<int> movers_;      // of each step so far
  std::vector<Change> changes_;  // of all steps so far
  bool is_march_ = false;        // the last step moved a peg of an army: nothing can be deployed
  mutable std::optional<std::vector<Action>> legal_;
};

}  // namespace hardboard::numbered
