// The row of a kind, filled from the typed functions that its Features name. Included by the kinds'
// own files alone.
#pragma once

#include <fmt/format.h>
#include <string>
#include <type_traits>
#include <utility>

#include "draw/legend.h"
#include "draw/words.h"
#include "kinds/kind.h"
#include "kinds/shown_row.h"
#include "kinds/verdict_sentence.h"
#include "methods/rows.h"
#include "puzzles/ground.h"

namespace hardboard {

// Each kind specialises it with static members. Those that every kind must have:
//   methods()                     a span of Method<Instance, MethodAnswer>
//   Instance                      made from (puzzle, limits)
//   explain(puzzle, limits), picture(puzzle, answer), text_picture(puzzle, answer)
// those of kinds that can be played, where `game` is a GameOf<Traits::Game>:
//   hint(game, level, limits), show(game)
// and those that a kind may have:
//   on_puzzle(puzzle, answer)     the method's answer in the puzzle's own places, if it is not that
//   minima, settle_verdict(instance, options, answer) for the verdict beside a minimum,
//   counts, add_count(instance, word, limits, answer), why_no_table(puzzle, file, limits),
//   Shown (shown_row.h), how_to_play, generator, experiments, opponent(puzzle, file,
//   limits), perft(puzzle, depth, limits), why_no_minimum(puzzle), check_own(puzzle, answer,
//   limits), logic_program(puzzle, limits), and for problems all_up_to(size, visit),
//   each_solution(puzzle, limits, visit), verdict_sentence(answer) for words of its own.
template <class Traits>
struct Features;

template <class I, class A>
MethodInfo info_of(const Method<I, A>& row) {
  MethodInfo info{row.name,         row.source,       row.summary,   row.proves,
                  bool(row.decide), row.only_refuses, row.by_others, {}};
  for (const auto& minimum : row.minima)
    if (minimum.task) info.minima.push_back(minimum.what);
  return info;
}

// The rows, each with the reason why it does not apply to an instance.
template <class I, class A>
std::vector<Explanation::Applies> which_apply(std::span<const Method<I, A>> rows, I& instance,
                                              const SolveOptions& options) {
  std::vector<Explanation::Applies> result;
  for (const Method<I, A>& row : rows)
    if (row.decide)
      result.push_back({row.name, row.source, row.decide.why_not_on(instance, options)});
  return result;
}

template <class Traits>
struct Erased {
  using F = Features<Traits>;
  using P = typename Traits::Puzzle;
  using A = typename Traits::Answer;

  static std::string why_not(const AnyPuzzle& puzzle, const Request& request) {
    std::string why = hardboard::why_not(kind_row<Traits>(), request);
    if constexpr (requires { &F::why_no_minimum; }) {
      if (why.empty() && !request.minimize.empty()) why = F::why_no_minimum(puzzle.as<P>());
    }
    if constexpr (requires { &F::why_no_table; }) {
      if (why.empty() && !request.table_file.empty())
        why = F::why_no_table(puzzle.as<P>(), request.table_file, request.limits);
    }
    return why;
  }

  static AnyAnswer solve(const AnyPuzzle& any, const Request& request) {
    const P& puzzle = any.as<P>();
    const SolveOptions options{request.limits,     request.proof_file, !request.method.empty(),
                               request.table_file, request.method,     request.seed};
    Asked asked{request.minimize, false};
    for (const MinimumInfo& minimum : kind_row<Traits>().minima)
      if (minimum.word == request.minimize) asked.among_solutions = minimum.among_solutions;
    typename F::Instance instance(puzzle, request.limits);
    auto answer = run_rows(F::methods(), instance, options, asked);
    if constexpr (requires { F::settle_verdict(instance, options, answer); }) {
      if (!request.minimize.empty()) F::settle_verdict(instance, options, answer);
    }
    if constexpr (requires { F::add_count(instance, request.count, request.limits, answer); }) {
      if (!request.count.empty()) F::add_count(instance, request.count, request.limits, answer);
    }
    if constexpr (requires { &F::on_puzzle; })
      return AnyAnswer(F::on_puzzle(puzzle, std::move(answer)));
    else
      return AnyAnswer(std::move(answer));
  }

  static CheckReport check_own(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                               const Limits& limits) {
    if constexpr (requires { &F::check_own; }) {
      return F::check_own(puzzle.as<P>(), answer.as<A>(), limits);
    } else {
      return check(puzzle.as<P>(), answer.as<A>(), limits);
    }
  }

  static Explanation explain(const AnyPuzzle& puzzle, const Limits& limits) {
    return F::explain(puzzle.as<P>(), limits);
  }
  template <class G>
  static Hint hint(const AnyGame& game, int level, const Limits& limits) {
    return F::hint(game_as<G>(game), level, limits);
  }
  template <class G>
  static std::string show(const AnyGame& game) {
    return F::show(game_as<G>(game));
  }
  // Pictures of games speak of their answers themselves.
  static std::string words_on(const AnyAnswer* answer) {
    if constexpr (requires { typename Traits::Game; })
      return "";
    else if constexpr (requires { &F::verdict_sentence; })
      return answer != nullptr ? F::verdict_sentence(answer->as<A>()) : "";
    else
      return answer != nullptr ? verdict_sentence(answer->as<A>()) : "";
  }
  static draw::Picture picture(const AnyPuzzle& puzzle, const AnyAnswer* answer) {
    draw::Picture picture = F::picture(puzzle.as<P>(), answer != nullptr ? answer->as<A>() : A{});
    if (const std::string words = words_on(answer); !words.empty()) {
      draw::add_sentences(picture.scene, {words}, picture.zoom);
      picture.scene.description = draw::as_comment(words) + picture.scene.description;
    }
    return picture;
  }
  static std::string text_picture(const AnyPuzzle& puzzle, const AnyAnswer* answer) {
    std::string text = F::text_picture(puzzle.as<P>(), answer != nullptr ? answer->as<A>() : A{});
    if (const std::string words = words_on(answer); !words.empty())
      draw::append_filled(text, words);
    return text;
  }
  static bool all_up_to(unsigned size, const PuzzleVisit& visit) requires requires {
    &F::all_up_to;
  }
  {
    return F::all_up_to(
        size, [&](P puzzle) { return visit(AnyPuzzle(ground_of<Traits>(), std::move(puzzle))); });
  }
  static bool each_solution(const AnyPuzzle& puzzle, const Limits& limits,
                            const AnswerVisit& visit) requires requires {
    &F::each_solution;
  }
  {
    return F::each_solution(puzzle.as<P>(), limits,
                            [&](A answer) { return visit(AnyAnswer(std::move(answer))); });
  }
  static Result<Opponent> opponent(const AnyPuzzle& puzzle, const std::string& table_file,
                                   const Limits& limits) requires requires {
    &F::opponent;
  }
  { return F::opponent(puzzle.as<P>(), table_file, limits); }
  static Perft perft(const AnyPuzzle& puzzle, unsigned depth,
                     const Limits& limits) requires requires {
    &F::perft;
  }
  { return F::perft(puzzle.as<P>(), depth, limits); }

  static Kind make() {
    Kind kind;
    kind.ground = &ground_of<Traits>();
    for (const auto& row : F::methods()) kind.methods.push_back(info_of(row));
    if constexpr (requires { F::minima; }) kind.minima.assign(F::minima.begin(), F::minima.end());
    if constexpr (requires { F::counts; }) kind.counts.assign(F::counts.begin(), F::counts.end());
    if constexpr (requires { &F::why_no_table; }) kind.has_tables = true;
    if constexpr (requires { F::how_to_play; }) kind.how_to_play = F::how_to_play;
    if constexpr (requires { F::generator(); }) kind.generator = &F::generator();
    if constexpr (requires { F::experiments(); }) kind.experiments = F::experiments();
    kind.why_not = why_not;
    kind.solve = solve;
    kind.check_own = check_own;
    kind.explain = explain;
    if constexpr (requires { typename Traits::Game; }) {
      kind.hint = hint<typename Traits::Game>;
      kind.show = show<typename Traits::Game>;
    }
    kind.picture = picture;
    kind.text_picture = text_picture;
    if constexpr (requires { typename F::Shown; })
      kind.shown = ShownRow<Traits, typename F::Shown>::make();
    if constexpr (requires { &F::opponent; }) kind.opponent = opponent;
    if constexpr (requires { &F::perft; }) kind.perft = perft;
    if constexpr (requires { &F::logic_program; }) {
      kind.logic_program = [](const AnyPuzzle& puzzle, const Limits& limits) {
        return F::logic_program(puzzle.as<P>(), limits);
      };
    }
    if constexpr (requires { &F::all_up_to; }) kind.all_up_to = all_up_to;
    if constexpr (requires { &F::each_solution; }) kind.each_solution = each_solution;
    if constexpr (requires { &F::core; }) {
      kind.core = [](const AnyPuzzle& puzzle, const Limits& limits) {
        return F::core(puzzle.as<P>(), limits);
      };
    }
    return kind;
  }
};

template <class Traits>
const Kind& kind_row() {
  static const Kind row = Erased<Traits>::make();
  return row;
}

}  // namespace hardboard
