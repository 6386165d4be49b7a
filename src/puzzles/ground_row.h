// The row of a kind, filled from the typed functions that its Traits name. The functions stay
// typed; a puzzle or an answer loses its type once, when it passes through a row.
#pragma once

#include "proofs/kernel_case.h"
#include "proofs/solver_moves.h"
#include "puzzles/any.h"
#include "puzzles/game.h"
#include "puzzles/ground.h"

namespace hardboard {

// Traits has the types Puzzle and Answer (upon AnswerHead); `summary`; and the static function
// read(Text). A kind that can be played also has Game (Playable) and moves_of(answer), a
// std::vector<Game::Move>; a problem has neither. A kind with a format of others has `endings`, a
// span of endings of file names, and looks_like(content), perhaps first_words; formats that
// `export` writes are in `form_names` and form(puzzle, index of the name), perhaps
// form_why_not(puzzle, index). The namespace of the kind has kind_name, which is Traits::name, and
// the functions write(puzzle), read_answer(puzzle, text), write_answer(out, puzzle, answer, form)
// and check(puzzle, answer, limits), or check(puzzle, answer, limits, recourse) where the kernel
// may be asked for more, and for kinds that the kernel knows cases_of(puzzle, answer)
// (proofs/kernel_case.h). Kinds with a short form have `line_form` (its name), `line_option`,
// `line_endings`, is_line(line), read_line(line, file, number, rules), write_line(puzzle,
// comment), rules() and assumed(line) in their Traits as well, and perhaps why_no_line(puzzle).
template <class Traits>
struct GroundRow {
  using Puzzle = typename Traits::Puzzle;
  using Answer = typename Traits::Answer;
  static constexpr bool is_game = requires { typename Traits::Game; };

  static Result<AnyPuzzle> any(Result<Puzzle> puzzle) {
    if (!puzzle) return puzzle.error();
    return AnyPuzzle(ground_of<Traits>(), std::move(puzzle).value());
  }
  static Result<AnyAnswer> any(Result<Answer> answer) {
    if (!answer) return answer.error();
    return AnyAnswer(std::move(answer).value());
  }

  static std::vector<std::string> words_of_moves(const Puzzle& puzzle, const Answer& answer) {
    std::vector<std::string> words;
    if constexpr (is_game) {
      const auto moves = Traits::moves_of(answer);
      if (moves.empty()) return words;  // a game on a large board takes its time
      typename Traits::Game game(puzzle);
      for (const auto& move : moves) {
        words.push_back(game.words(move));
        // After an illegal move the words of later moves follow the position before that move.
        static_cast<void>(game.play(move));
      }
    }
    return words;
  }

  // Plans of answer set solvers are read as the text whose moves they name; errors of that text
  // have no place in the plan.
  static Result<AnyAnswer> answer_in(const AnyPuzzle& puzzle, const Text& text) {
    if (!is_game || !looks_like_solver_moves(text.content))
      return any(read_answer(puzzle.as<Puzzle>(), text));
    const Result<std::string> words = text_of_solver_moves(text);
    if (!words) return words.error();
    Result<Answer> answer = read_answer(puzzle.as<Puzzle>(), {text.file, *words, 1});
    if (!answer) return InputError{text.file, 0, 0, answer.error().message};
    return any(std::move(answer));
  }

  // The kernel judges again what it knows of the kind. `proofs` may be nullptr.
  static CheckReport checked(const AnyPuzzle& any_puzzle, const AnyAnswer& any_answer,
                             const Limits& limits, ProofFile* proofs) {
    const Puzzle& puzzle = any_puzzle.as<Puzzle>();
    const Answer& answer = any_answer.as<Answer>();
    const Recourse recourse{proofs, true};
    CheckReport report;
    if constexpr (requires { check(puzzle, answer, limits, recourse); })
      report = check(puzzle, answer, limits, recourse);
    else
      report = check(puzzle, answer, limits);
    if constexpr (requires { cases_of(puzzle, answer); }) {
      if (report.check != Check::wrong)
        return checked_again(std::move(report), cases_of(puzzle, answer), limits);
    }
    return report;
  }

  static std::string (*why_no_line())(const AnyPuzzle&) {
    if constexpr (requires(const Puzzle& puzzle) { Traits::why_no_line(puzzle); })
      return [](const AnyPuzzle& puzzle) { return Traits::why_no_line(puzzle.as<Puzzle>()); };
    else
      return nullptr;
  }
  static const LineForm* lines() {
    if constexpr (requires { Traits::line_form; }) {
      static const LineForm form{.name = Traits::line_form,
                                 .option = Traits::line_option,
                                 .looks_like = Traits::is_line,
                                 .endings = Traits::line_endings,
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
                                 .assumed = Traits::assumed,
                                 .why_not = why_no_line()};
      return &form;
    } else {
      return nullptr;
    }
  }

  template <std::size_t... i>
  static void add_forms(Ground& row, std::index_sequence<i...>) {
    (row.forms.push_back(
         {Traits::form_names[i], form_why_not<i>(),
          [](const AnyPuzzle& puzzle) { return Traits::form(puzzle.as<Puzzle>(), i); }}),
     ...);
  }
  template <std::size_t i>
  static constexpr std::string (*form_why_not())(const AnyPuzzle&) {
    if constexpr (requires { &Traits::form_why_not; })
      return [](const AnyPuzzle& puzzle) { return Traits::form_why_not(puzzle.as<Puzzle>(), i); };
    else
      return nullptr;
  }

  static Ground make() {
    Ground row = {
        .name = Traits::name,
        .summary = Traits::summary,
        .endings = {},
        .looks_like = nullptr,
        .first_words = {},
        .read = [](const Text& text) { return any(Traits::read(text)); },
        .write = [](const AnyPuzzle& puzzle) { return write(puzzle.as<Puzzle>()); },
        .forms = {},
        .id =
            [](const AnyPuzzle& puzzle) {
              if constexpr (requires(Puzzle typed) { typed.id; })
                return std::string(puzzle.as<Puzzle>().id);
              else
                return std::string();
            },
        .lines = lines(),
        .read_answer = answer_in,
        .write_answer =
            [](std::ostream& out, const AnyPuzzle& puzzle, const AnyAnswer& answer, Form form) {
              write_answer(out, puzzle.as<Puzzle>(), answer.as<Answer>(), form);
            },
        .check = [](const AnyPuzzle& puzzle, const AnyAnswer& answer,
                    const Limits& limits) { return checked(puzzle, answer, limits, nullptr); },
        .judge =
            [](const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits) {
              return check(puzzle.as<Puzzle>(), answer.as<Answer>(), limits);
            },
        .check_with_proofs =
            [](const AnyPuzzle& puzzle, const AnyAnswer& answer, const Limits& limits,
               ProofFile& proofs) { return checked(puzzle, answer, limits, &proofs); },
        .moves =
            [](const AnyPuzzle& puzzle, const AnyAnswer& answer) {
              return words_of_moves(puzzle.as<Puzzle>(), answer.as<Answer>());
            },
        .start = nullptr};
    if constexpr (requires { Traits::endings; }) {
      row.endings = Traits::endings;
      row.looks_like = Traits::looks_like;
    }
    if constexpr (requires { Traits::first_words; }) row.first_words = Traits::first_words;
    if constexpr (requires { Traits::form_names; })
      add_forms(row, std::make_index_sequence<Traits::form_names.size()>());
    if constexpr (is_game) {
      using Game = typename Traits::Game;
      static_assert(Playable<Game>);
      row.start = [](const AnyPuzzle& puzzle) -> std::unique_ptr<AnyGame> {
        return std::make_unique<GameOf<Game>>(puzzle.share<Puzzle>());
      };
    }
    return row;
  }
};

template <class Traits>
const Ground& ground_of() {
  static const Ground row = GroundRow<Traits>::make();
  return row;
}

}  // namespace hardboard
