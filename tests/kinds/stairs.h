// Stairs: a kind of puzzle for the tests alone, its floor 1 in this file. One climbs one, two or
// three steps at a time, never onto a broken step, from the foot of the stairs to the top, in at
// most so many moves.
#pragma once

#include <array>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "base/counted.h"
#include "base/limits.h"
#include "base/scanner.h"
#include "proofs/answer_form.h"
#include "puzzles/game.h"

namespace hardboard::stairs {

inline constexpr std::string_view kind_name = "stairs";

struct Puzzle {
  std::uint32_t moves = 0;
  std::string steps;  // from the foot: `.` for a step, `x` for a broken one; the last is the top
};

// A file: `stairs`, `moves N` and `steps ..x.`, each on a line of its own.
inline Result<Puzzle> read(const Text& text) {
  Scanner in(text);
  Puzzle puzzle;
  std::int64_t moves = 0;
  const auto is_key = [&](std::string_view key) {
    const std::string_view word = in.next_line() ? in.next_word() : std::string_view();
    return word == key || (word.empty() ? in.fail(in.here(), "expected `" + std::string(key) + "`")
                                        : in.fail_expected("`" + std::string(key) + "`", word));
  };
  const auto take_steps = [&] {
    const std::string_view word = in.next_word();
    puzzle.steps = word;
    if (!word.empty() && word.find_first_not_of(".x") == word.npos && word.back() == '.')
      return true;
    return in.fail_expected("steps such as `..x.`, of which the last is whole", word);
  };
  const bool is_read =
      in.check_encoding() && in.begin(kind_name) && in.expect_line_end() && is_key("moves") &&
      in.next_integer("a number of moves", 0, 1'000'000, moves) && in.expect_line_end() &&
      is_key("steps") && take_steps() && in.expect_line_end();
  if (!is_read) return in.error();
  if (in.next_line() && !in.fail(in.here(), "expected the end of the puzzle")) return in.error();
  puzzle.moves = static_cast<std::uint32_t>(moves);
  return puzzle;
}

inline std::string write(const Puzzle& puzzle) {
  return fmt::format("stairs\nmoves {}\nsteps {}\n", puzzle.moves, puzzle.steps);
}

// The game, of which game.h says what it must offer. A move is the number of steps it climbs.
class Game {
public:
  using Puzzle = stairs::Puzzle;
  using Move = std::uint32_t;

  explicit Game(const Puzzle& puzzle) : puzzle_(&puzzle) {}

  std::size_t at() const { return at_; }  // how many steps lie below one's feet
  bool is_up() const { return at_ == puzzle_->steps.size(); }

  [[nodiscard]] std::optional<std::string> play(Move move) {
    if (made_.size() >= puzzle_->moves) return "all moves have been made";
    if (move < 1 || move > 3) return "one climbs one, two or three steps";
    if (at_ + move > puzzle_->steps.size()) return "the stairs end before";
    if (puzzle_->steps[at_ + move - 1] == 'x') return "that step is broken";
    at_ += move;
    made_.push_back(move);
    return std::nullopt;
  }
  void undo() {
    at_ -= made_.back();
    made_.pop_back();
  }
  std::vector<Move> moves() const {
    std::vector<Move> legal;
    for (const Move move : {1U, 2U, 3U})
      if (!Game(*this).play(move)) legal.push_back(move);
    return legal;
  }
  std::string key() const { return fmt::format("{} {}", at_, made_.size()); }
  std::optional<Ending> ending() const {
    if (is_up()) return Ending{Verdict::solvable, "Up."};
    if (moves().empty()) return Ending{Verdict::unsolvable, "No step can be reached."};
    return std::nullopt;
  }
  std::string words(Move move) const { return std::to_string(move); }
  std::optional<std::string> read(std::string_view words, std::vector<Move>& moves) const {
    Move move = 0;
    const auto [end, fault] = std::from_chars(words.begin(), words.end(), move);
    if (fault != std::errc() || end != words.end()) return "expected a number of steps";
    moves.push_back(move);
    return std::nullopt;
  }

private:
  const Puzzle* puzzle_;
  std::size_t at_ = 0;
  std::vector<Move> made_;
};

struct Answer : AnswerHead {
  std::vector<Game::Move> moves;
  std::variant<std::monostate, Exhausted> proof;
};

inline void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  const Game game(puzzle);
  const auto write = [&](auto line) {
    for (const Game::Move move : answer.moves) line(game.words(move));
  };
  const auto read = [&](std::string_view line) {
    return game.read(line, answer.moves).value_or("");
  };
  constexpr std::array<std::string_view, 1> proofs = {"exhausted"};
  describe_begin(archive, kind_name, solo_verdicts, "", answer);
  describe_moves(archive, answer, answer.moves, write, read,
                 [&](Game::Move& move) { archive.value(move); });
  describe_numbers(archive, {}, answer);
  archive.choice("proof", answer.proof, std::span(proofs));
  describe_end(archive, answer);
}
inline void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}
inline Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  return read_described<Answer>(text, puzzle);
}

inline CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits&) {
  Game game(puzzle);
  for (const Game::Move move : answer.moves)
    if (const auto fault = game.play(move)) return {Check::wrong, *fault};
  if (answer.verdict != Verdict::solvable) {
    if (game.is_up()) return {Check::wrong, "the answer's own moves lead up"};
    return {Check::claimed, "nobody has checked that the top is out of reach"};
  }
  if (!game.is_up()) return {Check::wrong, "the moves end below the top"};
  return {Check::verified, counted(answer.moves.size(), "move") + " lead up"};
}

struct Traits {
  using Puzzle = stairs::Puzzle;
  using Answer = stairs::Answer;
  using Game = stairs::Game;
  static constexpr std::string_view name = kind_name;
  static constexpr std::string_view summary = "up the stairs, past the broken steps";
  static Result<Puzzle> read(const Text& text) { return stairs::read(text); }
  static std::vector<Game::Move> moves_of(const Answer& answer) { return answer.moves; }
};

}  // namespace hardboard::stairs
