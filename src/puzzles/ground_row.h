// The row of a kind, filled from the typed functions that its Traits name. The functions stay
// typed; a puzzle or an answer loses its type once, when it passes through a row.
#pragma once

#include "puzzles/any.h"
#include "puzzles/game.h"
#include "puzzles/ground.h"

namespace hardboard {

// Adapters of a kind's functions to the types of a row.
template <class Traits>
struct GroundRow;

// Traits has the types Puzzle, Answer (upon AnswerHead) and Game (Playable); `summary`; and static
// functions read(Text) and moves_of(answer), a std::vector<Game::Move>. The namespace of the kind
// has kind_name, which is Traits::name, and the functions write(puzzle), read_answer(puzzle, text),
// write_answer(out, puzzle, answer, form) and check(puzzle, answer, limits). Kinds with a short
// form have `line_form` (its name), `line_option`, looks_like(word), read_line(line, file, number,
// rules), write_line(puzzle, comment), rules() and assumed(line) in their Traits as well.
template <class Traits>
const Ground& ground_of() {
  static const Ground row = GroundRow<Traits>::make();
  return row;
}

template <class Traits>
struct GroundRow {
  using Puzzle = typename Traits::Puzzle;
  using Answer = typename Traits::Answer;
  using Game = typename Traits::Game;
  static_assert(Playable<Game>);

  static Result<AnyPuzzle> any(Result<Puzzle> puzzle) {
    if (!puzzle) return puzzle.error();
    return AnyPuzzle(ground_of<Traits>(), std::move(puzzle).value());
  }
  static Result<AnyAnswer> any(Result<Answer> answer) {
    if (!answer) return answer.error();
    return AnyAnswer(std::move(answer).value());
  }

  static std::vector<std::string> words_of_moves(const Puzzle& puzzle, const Answer& answer) {
    Game game(puzzle);
    std::vector<std::string> words;
    for (const auto& move : Traits::moves_of(answer)) {
      words.push_back(game.words(move));
      // After an illegal move the words of later moves follow the position before that move.
      static_cast<void>(game.play(move));
    }
    return words;
  }

  static const LineForm* lines() {
    if constexpr (requires { Traits::line_form; }) {
      static const LineForm form{.name = Traits::line_form,
                                 .option = Traits::line_option,
                                 .looks_like = Traits::looks_like,
                                 .read =
                                     [](std::string_view line, const std::string& file,
                                        std::int64_t number, const std::string& rules) {
                                       return any(Traits::read_line(line, file, number, rules));
                                     },
                                 .write =
                                     [](const AnyPuzzle& puzzle, std::string_view comment) {
                                       return Traits::write_line(puzzle.as<Puzzle>(), comment);
                                     },
                                 .rules = Traits::rules,
                                 .assumed = Traits::assumed};
      return &form;
    } else {
      return nullptr;
    }
  }

  static Ground make() {
    return {
        .name = Traits::name,
        .summary = Traits::summary,
        .read = [](const Text& text) { return any(Traits::read(text)); },
        .write = [](const AnyPuzzle& puzzle) { return write(puzzle.as<Puzzle>()); },
        .id =
            [](const AnyPuzzle& puzzle) {
              if constexpr (requires(Puzzle typed) { typed.id; })
                return std::string(puzzle.as<Puzzle>().id);
              else
                return std::string();
            },
        .lines = lines(),
        .read_answer = [](const AnyPuzzle& puzzle,
                          const Text& text) { return any(read_answer(puzzle.as<Puzzle>(), text)); },
        .write_answer =
            [](std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer, Form form) {
              write_answer(out, puzzle.as<Puzzle>(), answer.as<Answer>(), form);
            },
        .check =
            [](const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits) {
              return CheckReport(check(puzzle.as<Puzzle>(), answer.as<Answer>(), limits));
            },
        .moves =
            [](const AnyPuzzle& puzzle, const AnyAnswer& answer) {
              return words_of_moves(puzzle.as<Puzzle>(), answer.as<Answer>());
            },
        .start = [](const AnyPuzzle& puzzle) -> std::unique_ptr<AnyGame> {
          return std::make_unique<GameOf<Game>>(puzzle.share<Puzzle>());
        }};
  }
};

}  // namespace hardboard
