// A game, whatever the kind: moves that are played and taken back, and how it ends. One concept for
// code that knows the kind, one interface for code that does not; both are the rules and nothing
// else. `play`, hints and the tests that every kind gets stand on them.
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "proofs/answer_head.h"

namespace hardboard {

// How a game ended, or that no move is left: `solvable` for a puzzle that is solved, `unsolvable`
// for one that is stuck, and of a game for two `win` or `loss` of the side that began.
struct Ending {
  Verdict verdict = Verdict::unknown;
  std::string words;  // "Solved.", a sentence
};

// What every kind's Game offers. Moves of Push Fight are the steps of a turn: moves, then the push.
// Moves that a game can be asked for need not be legal; the ones that it lists are.
template <class G>
concept Playable = requires(G game, const G& seen, const typename G::Puzzle& puzzle,
                            const typename G::Move& move, std::string_view text,
                            std::vector<typename G::Move>& moves) {
  // A game keeps a pointer to its puzzle.
  G(puzzle);
  // Makes the move, or says in words why it is not legal and changes nothing.
  { game.play(move) } -> std::same_as<std::optional<std::string>>;
  // Takes back the last move; there must be one.
  { game.undo() } -> std::same_as<void>;
  // All legal moves, in an order of the kind's own. (Peg armies: squares to deploy on are
  // listed within a window.)
  { seen.moves() } -> std::same_as<std::vector<typename G::Move>>;
  // Equal for two games of a puzzle if and only if the same play is possible in both and ends
  // alike. Bytes, not text.
  { seen.key() } -> std::same_as<std::string>;
  { seen.ending() } -> std::same_as<std::optional<Ending>>;
  // A legal move as answers write it.
  { seen.words(move) } -> std::same_as<std::string>;
  // Appends the moves that the words stand for (several where a kind writes several as one), or
  // says what is wrong with the words. The moves need not be legal.
  { seen.read(text, moves) } -> std::same_as<std::optional<std::string>>;
};

// A game of any kind, in words.
class AnyGame {
public:
  virtual ~AnyGame() = default;
  virtual std::unique_ptr<AnyGame> copy() const = 0;

  // Plays what the words stand for, one move or several, all of them or none; then it is one step.
  // Otherwise words say why not.
  [[nodiscard]] virtual std::optional<std::string> play(std::string_view words) = 0;
  // Takes back the last step; false if there is none.
  virtual bool undo() = 0;

  virtual std::vector<std::string> moves() const = 0;
  virtual std::string key() const = 0;
  virtual std::optional<Ending> ending() const = 0;
  // The moves so far, each in words, for one who wants to keep them.
  virtual std::vector<std::string> played() const = 0;
};

// A kind's own game as one of any kind, with its puzzle.
template <Playable G>
class GameOf final : public AnyGame {
public:
  using Puzzle = typename G::Puzzle;
  using Move = typename G::Move;

  explicit GameOf(std::shared_ptr<const Puzzle> puzzle)
      : puzzle_(std::move(puzzle)), game_(*puzzle_) {}

  const Puzzle& puzzle() const { return *puzzle_; }
  const G& game() const { return game_; }
  const std::vector<Move>& history() const { return history_; }

  std::unique_ptr<AnyGame> copy() const override { return std::make_unique<GameOf>(*this); }

  [[nodiscard]] std::optional<std::string> play(std::string_view words) override {
    std::vector<Move> moves;
    if (auto fault = game_.read(words, moves)) return fault;
    const std::size_t before = history_.size();
    for (const Move& move : moves) {
      std::string in_words = game_.words(move);
      if (auto fault = game_.play(move)) {
        back_to(before);
        return fault;
      }
      history_.push_back(move);
      words_.push_back(std::move(in_words));
    }
    if (history_.size() > before) steps_.push_back(before);
    return std::nullopt;
  }

  bool undo() override {
    if (steps_.empty()) return false;
    back_to(steps_.back());
    steps_.pop_back();
    return true;
  }

  std::vector<std::string> moves() const override {
    std::vector<std::string> words;
    for (const Move& move : game_.moves()) words.push_back(game_.words(move));
    return words;
  }
  std::string key() const override { return game_.key(); }
  std::optional<Ending> ending() const override { return game_.ending(); }
  std::vector<std::string> played() const override { return words_; }

private:
  void back_to(std::size_t moves) {
    while (history_.size() > moves) {
      game_.undo();
      history_.pop_back();
      words_.pop_back();
    }
  }

  std::shared_ptr<const Puzzle> puzzle_;
  G game_;
  std::vector<Move> history_;       // all moves so far
  std::vector<std::string> words_;  // of each
  std::vector<std::size_t> steps_;  // how many moves there were before each step
};

// The game behind one of any kind, for the kind's own code.
template <Playable G>
const GameOf<G>& game_as(const AnyGame& game) {
  const auto* own = dynamic_cast<const GameOf<G>*>(&game);
  promise(own != nullptr, "the game is of this kind");
  return *own;
}

}  // namespace hardboard
