// A game of any kind: moves that are played and taken back, and the ways it ends. A concept for
// code that knows the kind, an interface for code that does not; both give the rules alone. `play`,
// hints, and the generic tests of every kind rest on them.
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

// How a game ended, by its goal or for lack of moves: `solvable` for a solved puzzle, `unsolvable`
// for a stuck one, and in a game of two `win` or `loss` for the side that began.
struct Ending {
  Verdict verdict = Verdict::unknown;
  std::string words;  // "Solved.", a sentence
};

// The functions of every kind's Game. A move of Push Fight is a step of a turn: a move or the push.
// Arguments of type Move need not be legal moves; moves() lists legal ones.
template <class G>
concept Playable = requires(G game, const G& seen, const typename G::Puzzle& puzzle,
                            const typename G::Move& move, std::string_view text,
                            std::vector<typename G::Move>& moves) {
  // A game keeps a pointer to its puzzle.
  G(puzzle);
  // Makes the move; if the move is illegal, returns the reason and changes nothing.
  { game.play(move) } -> std::same_as<std::optional<std::string>>;
  // Takes back the last move; there must be one.
  { game.undo() } -> std::same_as<void>;
  // All legal moves, in an order of the kind's own. (Peg armies: squares to deploy on are
  // listed within a window.)
  { seen.moves() } -> std::same_as<std::vector<typename G::Move>>;
  // Two games of one puzzle have equal keys if and only if the same continuations are possible in
  // both and end alike. Bytes, not text.
  { seen.key() } -> std::same_as<std::string>;
  { seen.ending() } -> std::same_as<std::optional<Ending>>;
  // A legal move in the words of answers.
  { seen.words(move) } -> std::same_as<std::string>;
  // Appends the moves that the words stand for (several if the kind writes several as one), or
  // returns the fault of the words. The moves need not be legal.
  { seen.read(text, moves) } -> std::same_as<std::optional<std::string>>;
};

// A game of any kind, with moves in words.
class AnyGame {
public:
  virtual ~AnyGame() = default;
  virtual std::unique_ptr<AnyGame> copy() const = 0;

  // Plays the moves that the words stand for as one step: all of them, or none and then returns the
  // reason.
  [[nodiscard]] virtual std::optional<std::string> play(std::string_view words) = 0;
  // Takes back the last step; false if there is none.
  virtual bool undo() = 0;

  virtual std::vector<std::string> moves() const = 0;
  virtual std::string key() const = 0;
  virtual std::optional<Ending> ending() const = 0;
  // The moves so far in words, for saving the game.
  virtual std::vector<std::string> played() const = 0;
};

// A kind's own game, with its puzzle, as an AnyGame.
template <Playable G>
class GameOf final : public AnyGame {
public:
  using Puzzle = typename G::Puzzle;
  using Move = typename G::Move;

  explicit GameOf(std::shared_ptr<const Puzzle> puzzle)
      : puzzle_(std::move(puzzle)), game_(*puzzle_) {}

  const Puzzle& puzzle() const { return *puzzle_; }
  const G& game() const { return game_; }

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

// The typed game behind an AnyGame, for the kind's own code.
template <Playable G>
const GameOf<G>& game_as(const AnyGame& game) {
  const auto* own = dynamic_cast<const GameOf<G>*>(&game);
  promise(own != nullptr, "the game is of this kind");
  return *own;
}

}  // namespace hardboard
