// The part of a kind's row that pages need, filled from the typed functions of Features::Shown.
// Included by row.h alone.
#pragma once

#include <algorithm>
#include <type_traits>

#include "kinds/kind.h"
#include "puzzles/game.h"
#include "puzzles/ground.h"

namespace hardboard {

// `S` has the static functions editor(), board(puzzle), drawn(puzzle), and of a game, whose places
// are of one type: token(puzzle, game, place), places(puzzle, move), touched(puzzle, game, move),
// attempts(puzzle, game, from, to); a kind may have layers(puzzle, answer), side(game),
// layout(puzzle) and rest(puzzle, game, names).
template <class Traits, class S>
struct ShownRow {
  using P = typename Traits::Puzzle;

  static std::optional<shown::Board> board(const AnyPuzzle& puzzle) {
    return S::board(puzzle.template as<P>());
  }
  static std::string drawn(const AnyPuzzle& puzzle) { return S::drawn(puzzle.template as<P>()); }
  static shown::Layout layout(const AnyPuzzle& puzzle) {
    if constexpr (requires(const P& typed) { S::layout(typed); })
      return S::layout(puzzle.template as<P>());
    else
      return S::editor().layout;
  }
  static std::vector<shown::Layer> layers(const AnyPuzzle& puzzle, const AnyAnswer& answer) {
    if constexpr (requires { &S::layers; })
      return S::layers(puzzle.template as<P>(), answer.template as<typename Traits::Answer>());
    else
      return {};
  }

  template <class G>
  struct OfGame {
    using Move = typename G::Move;

    static std::vector<shown::Step> play(AnyGame& any, std::string_view words,
                                         std::optional<std::string>& fault) {
      const GameOf<G>& game = game_as<G>(any);
      std::vector<Move> moves;
      std::vector<shown::Step> steps;
      fault = game.game().read(words, moves);
      for (const Move& move : moves) {
        if (fault) break;
        shown::Step step{game.game().words(move), S::places(game.puzzle(), move), {}};
        const std::vector<shown::Place> touched = S::touched(game.puzzle(), game.game(), move);
        fault = any.play(step.words);
        if (fault) break;
        for (const shown::Place& place : touched)
          step.changes.push_back({place, token(any, place)});
        steps.push_back(std::move(step));
      }
      return steps;
    }
    static std::string token(const AnyGame& any, const shown::Place& place) {
      const GameOf<G>& game = game_as<G>(any);
      return std::visit(
          [&](const auto& typed) -> std::string {
            if constexpr (requires { S::token(game.puzzle(), game.game(), typed); })
              return S::token(game.puzzle(), game.game(), typed);
            else
              return "";
          },
          place);
    }
    static std::vector<shown::Place> places(const AnyGame& any, std::string_view words) {
      const GameOf<G>& game = game_as<G>(any);
      std::vector<Move> moves;
      std::vector<shown::Place> places;
      if (game.game().read(words, moves)) return places;
      for (const Move& move : moves)
        for (const shown::Place& place : S::places(game.puzzle(), move)) places.push_back(place);
      return places;
    }
    static std::optional<std::string> why_not(const AnyGame& any, const shown::Place& from,
                                              const shown::Place& to) {
      const GameOf<G>& game = game_as<G>(any);
      std::optional<std::string> why = "there is no such place";
      std::visit(
          [&](const auto& a, const auto& b) {
            if constexpr (requires { S::attempts(game.puzzle(), game.game(), a, b); }) {
              for (const Move& move : S::attempts(game.puzzle(), game.game(), a, b)) {
                why = G(game.game()).play(move);
                if (!why) return;
              }
            }
          },
          from, to);
      return why;
    }
    static Remaining rest(const AnyGame& any) requires requires { &S::rest; }
    {
      const GameOf<G>& game = game_as<G>(any);
      std::vector<shown::Place> names;
      P puzzle = S::rest(game.puzzle(), game.game(), names);
      return {AnyPuzzle(ground_of<Traits>(), std::move(puzzle)), std::move(names)};
    }
    static std::string_view side(const AnyGame& any) {
      if constexpr (requires(const G& game) { S::side(game); })
        return S::side(game_as<G>(any).game());
      else
        return "";
    }
  };

  static ShownFunctions make() {
    ShownFunctions row;
    row.editor = &S::editor();
    row.board = board;
    row.drawn = drawn;
    row.layout = layout;
    row.layers = layers;
    if constexpr (requires { typename Traits::Game; }) {
      using Game = OfGame<typename Traits::Game>;
      row.play = Game::play;
      row.places = Game::places;
      row.why_not = Game::why_not;
      row.side = Game::side;
      if constexpr (requires { &S::rest; }) row.rest = Game::rest;
    }
    return row;
  }
};

}  // namespace hardboard
