// The row of a kind, filled from the typed functions that its Traits names. Typed code stays as it
// is; only what passes through a row loses its type, once a puzzle or answer.
#pragma once

#include "puzzles/any.h"
#include "puzzles/game.h"
#include "puzzles/ground.h"

namespace hardboard {

// A kind's functions without their types.
template <class Traits>
struct GroundRow;

// Traits has the types Puzzle, Answer (upon AnswerHead) and Game (Playable); `name` and `summary`;
// static functions read(Text), write(puzzle), read_answer(puzzle, text), write_text(out, puzzle,
// answer), write_json(out, puzzle, answer), check(puzzle, answer, limits), moves_in(answer) and
// moves_of(answer), a std::vector<Game::Move>.
// Kinds with a short form have `line_form` (its name), `line_option`, looks_like(word),
// read_line(line, file, number, rules), write_line(puzzle), rules() and assumed(line) as well.
template <class Traits>
const Ground& ground_of() {
  static const Ground row = GroundRow<Traits>::make();
  return row;
}

template <class Traits>
struct GroundRow {
  using Puzzle = typename Traits::Puzzle;
  using Answer = typename Traits::Answer;
  static_assert(Playable<typename Traits::Game>);

  static Result<AnyPuzzle> any(Result<Puzzle> puzzle) {
    if (!puzzle) return puzzle.error();
    return AnyPuzzle(ground_of<Traits>(), std::move(puzzle).value());
  }
  static Result<AnyPuzzle> read(const Text& text) { return any(Traits::read(text)); }
  static std::string write(const AnyPuzzle& puzzle) { return Traits::write(puzzle.as<Puzzle>()); }
  static Result<AnyPuzzle> read_line(std::string_view line, const std::string& file,
                                     std::int64_t number, const std::string& rules) {
    return any(Traits::read_line(line, file, number, rules));
  }
  static std::string write_line(const AnyPuzzle& puzzle) {
    return Traits::write_line(puzzle.as<Puzzle>());
  }
  static const LineForm* lines() {
    if constexpr (requires { Traits::line_form; }) {
      static const LineForm form{Traits::line_form, Traits::line_option, Traits::looks_like,
                                 read_line,         write_line,          Traits::rules,
                                 Traits::assumed};
      return &form;
    } else {
      return nullptr;
    }
  }

  static Result<AnyAnswer> read_answer(const AnyPuzzle& puzzle, const Text& text) {
    Result<Answer> answer = Traits::read_answer(puzzle.as<Puzzle>(), text);
    if (!answer) return answer.error();
    return AnyAnswer(std::move(answer).value());
  }
  static void write_text(std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer) {
    Traits::write_text(out, puzzle.as<Puzzle>(), answer.as<Answer>());
  }
  static void write_json(std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer) {
    Traits::write_json(out, puzzle.as<Puzzle>(), answer.as<Answer>());
  }
  static CheckReport check(const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits) {
    return Traits::check(puzzle.as<Puzzle>(), answer.as<Answer>(), limits);
  }
  static std::size_t moves_in(const AnyAnswer& answer) {
    return Traits::moves_in(answer.as<Answer>());
  }
  static std::vector<std::string> moves(const AnyPuzzle& puzzle, const AnyAnswer& answer) {
    typename Traits::Game game(puzzle.as<Puzzle>());
    std::vector<std::string> words;
    for (const auto& move : Traits::moves_of(answer.as<Answer>())) {
      words.push_back(game.words(move));
      // Words of a move that is not legal are those of the position before it.
      static_cast<void>(game.play(move));
    }
    return words;
  }
  static std::unique_ptr<AnyGame> start(const AnyPuzzle& puzzle) {
    return std::make_unique<GameOf<typename Traits::Game>>(puzzle.share<Puzzle>());
  }

  static Ground make() {
    return {Traits::name, Traits::summary, read,  write,    lines(), read_answer,
            write_text,   write_json,      check, moves_in, moves,   start};
  }
};

}  // namespace hardboard
