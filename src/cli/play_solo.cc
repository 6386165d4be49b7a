// hardboard play, puzzles for one: Solo Chess, Graph Capture, peg solitaire. Moves are typed as
// answers have them.
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/captures.h"
#include "cli/each_kind.h"
#include "cli/play.h"
#include "cli/session.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::cli {
namespace {

// The puzzle that is left in the middle of a game.

solo_chess::Puzzle rest_of(const solo_chess::Puzzle& puzzle, const solo_chess::Game& game) {
  solo_chess::Puzzle rest = puzzle;
  rest.pieces.clear();
  rest.last.reset();
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    const auto standing = game.at(piece.square);
    if (!standing) continue;
    std::uint8_t type = 0;
    while (puzzle.types[type].letter != standing->letter) ++type;
    if (puzzle.last && type == puzzle.pieces[*puzzle.last].type)
      rest.last = static_cast<std::uint32_t>(rest.pieces.size());
    rest.pieces.push_back({piece.square, standing->budget, type});
  }
  // An empty goal stays empty: see is_lost().
  if (rest.goal && !game.at(*rest.goal)) rest.goal.reset();
  return rest;
}

bool is_lost(const solo_chess::Puzzle& puzzle, const solo_chess::Game& game) {
  return puzzle.goal && !game.at(*puzzle.goal);
}

peg_solitaire::Puzzle rest_of(const peg_solitaire::Puzzle& puzzle,
                              const peg_solitaire::Game& game) {
  peg_solitaire::Puzzle rest = puzzle;
  rest.pegs = game.pegs();
  return rest;
}

template <class KindPuzzle, class Game>
bool is_lost(const KindPuzzle&, const Game&) {
  return false;
}

peg_solitaire::Game game_of(const peg_solitaire::Puzzle& puzzle) {
  return peg_solitaire::Game(puzzle);
}

bool is_solved(const peg_solitaire::Game& game) {
  return game.goal_met();
}
bool is_stuck(const peg_solitaire::Game& game) {
  return game.legal_jumps().empty();
}
std::string words_of(const peg_solitaire::Game&, const peg_solitaire::Jump& jump) {
  return words(jump);
}

template <class Game>
bool is_solved(const Game& game) {
  return game.solved();
}
template <class Game>
bool is_stuck(const Game& game) {
  return game.legal_captures().empty();
}
template <class Game, class Move>
std::string words_of(const Game& game, const Move& move) {
  return game.words(move);
}

template <class KindPuzzle>
class SoloGame {
public:
  using FoundAnswer = decltype(find_answer(std::declval<const KindPuzzle&>(), Request()));
  using Moves = decltype(FoundAnswer::moves);
  using Game = decltype(game_of(std::declval<const KindPuzzle&>()));

  SoloGame(const KindPuzzle& puzzle, const PlayOptions& options)
      : puzzle_(puzzle), options_(options), game_(game_of(puzzle_)) {}
  SoloGame(const SoloGame&) = delete;  // games point to their puzzles

  std::string show() const {
    std::string text = text_picture_of(rest_of(puzzle_, game_), FoundAnswer());
    if (!is_solved(game_) && is_stuck(game_)) text += "No move is left. (undo)\n";
    return text;
  }

  std::string over() const { return is_solved(game_) ? "Solved." : ""; }

  // One move, or several at once where answers write them so; all of them or none.
  std::string play(std::string_view line) {
    const std::string words = "solvable\n1. " + std::string(line);
    const auto read = read_answer(puzzle_, Text{"", words});
    if (!read) return read.error().message;
    const std::size_t before = moves_.size();
    for (const auto& move : read->moves) {
      if (const auto fault = game_.play(move)) {
        back_to(before);
        return *fault;
      }
      moves_.push_back(move);
    }
    starts_.push_back(before);
    return "";
  }

  bool undo() {
    if (starts_.empty()) return false;
    back_to(starts_.back());
    starts_.pop_back();
    return true;
  }

  void hint() const {
    Request request;
    request.time = options_.time;
    const auto answer = find_answer(rest_of(puzzle_, game_), request);
    end_progress();
    if (is_lost(puzzle_, game_) || answer.verdict == Verdict::unsolvable) {
      fmt::print("Not solvable from here. (undo)\n");
    } else if (answer.verdict == Verdict::unknown) {
      fmt::print("unknown: {}\n", answer.remark);
    } else {
      fmt::print("{}\n", words_of(game_, answer.moves.front()));
    }
  }

private:
  void back_to(std::size_t moves) {
    moves_.resize(moves);
    game_ = game_of(puzzle_);
    for (const auto& move : moves_) static_cast<void>(game_.play(move));
  }

  KindPuzzle puzzle_;
  PlayOptions options_;
  Game game_;
  Moves moves_;
  std::vector<std::size_t> starts_;  // of what was typed at once
};

template <class KindPuzzle>
Result<PlayedGame> solo_game(const KindPuzzle& puzzle, const PlayOptions& options,
                             std::string how) {
  if (options.against_best)
    return InputError{"--against-best", 0, 0, "for games of two; this is a puzzle for one"};
  if (!options.table.empty())
    return InputError{"--table", 0, 0, "tables are for Push Fight"};
  const auto game = std::make_shared<SoloGame<KindPuzzle>>(puzzle, options);
  PlayedGame played;
  played.how = std::move(how);
  played.show = [game] { return game->show(); };
  played.over = [game] { return game->over(); };
  played.play = [game](std::string_view line) { return game->play(line); };
  played.undo = [game] { return game->undo(); };
  played.hint = [game] { game->hint(); };
  return played;
}

}  // namespace

Result<PlayedGame> played_game(const solo_chess::Puzzle& puzzle, const PlayOptions& options) {
  return solo_game(puzzle, options, "A move: a capture such as Rd2xd5.");
}
Result<PlayedGame> played_game(const peg_solitaire::Puzzle& puzzle, const PlayOptions& options) {
  return solo_game(puzzle, options, "A move: jumps such as d2-d4 or d2-d4-f4.");
}

}  // namespace hardboard::cli
