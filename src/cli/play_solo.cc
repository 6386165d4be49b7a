// hardboard play, puzzles for one: Solo Chess, Graph Capture, peg solitaire. Moves are typed as
// answers have them.
#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
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

using cli::game_of;
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
using AnswerOf = decltype(find_answer(std::declval<const KindPuzzle&>(), Request()));

template <class KindPuzzle, class Game, class Moves>
std::string shown(const KindPuzzle& puzzle, const Game& game, const Moves&) {
  return text_picture_of(rest_of(puzzle, game), AnswerOf<KindPuzzle>());
}

template <class KindPuzzle, class Game, class Moves>
AnswerOf<KindPuzzle> solved_from_here(const KindPuzzle& puzzle, const Game& game, const Moves&,
                                      const Request& request) {
  if (is_lost(puzzle, game)) {
    AnswerOf<KindPuzzle> answer;
    answer.verdict = Verdict::unsolvable;
    return answer;
  }
  return find_answer(rest_of(puzzle, game), request);
}

// The tokens that are left on a graph, with what they are joined to, as vertices from 1 on.
struct RestOfGraph {
  graph_capture::Puzzle puzzle;
  std::vector<graph_capture::Vertex> names;
};

using GraphMoves = std::vector<capture::Capture<graph_capture::Vertex>>;

RestOfGraph rest_of(const graph_capture::Puzzle& puzzle, const GraphMoves& moves) {
  std::vector<std::uint32_t> budgets = puzzle.budgets;
  std::vector<bool> is_left(budgets.size(), true);
  for (const auto& [from, to] : moves) {
    const std::uint32_t budget = budgets[from.number - 1];
    budgets[to.number - 1] = budget == graph_capture::unlimited ? budget : budget - 1;
    is_left[from.number - 1] = false;
  }
  RestOfGraph rest{puzzle, {}};
  rest.puzzle.budgets.clear();
  rest.puzzle.edges.clear();
  std::vector<std::uint32_t> number(budgets.size(), 0);
  for (std::uint32_t v = 0; v < budgets.size(); ++v) {
    if (!is_left[v]) continue;
    rest.names.push_back({v + 1});
    rest.puzzle.budgets.push_back(budgets[v]);
    number[v] = static_cast<std::uint32_t>(rest.names.size());
  }
  for (const auto& [from, to] : puzzle.edges) {
    const graph_capture::Edge edge{{number[from.number - 1]}, {number[to.number - 1]}};
    if (edge.from.number != 0 && edge.to.number != 0) rest.puzzle.edges.push_back(edge);
  }
  return rest;
}

// "3 -- 1 7", a line for each token.
std::string shown(const graph_capture::Puzzle& puzzle, const graph_capture::Game&,
                  const GraphMoves& moves) {
  const RestOfGraph rest = rest_of(puzzle, moves);
  std::vector<std::string> lines;
  for (const graph_capture::Vertex vertex : rest.names)
    lines.push_back(fmt::format("{} {}", vertex.number, puzzle.directed ? "->" : "--"));
  const auto add = [&](std::uint32_t from, std::uint32_t to) {
    lines[from - 1] += fmt::format(" {}", rest.names[to - 1].number);
  };
  for (const auto& [from, to] : rest.puzzle.edges) {
    add(from.number, to.number);
    if (!puzzle.directed) add(to.number, from.number);
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::uint32_t budget = rest.puzzle.budgets[i];
    if (budget != puzzle.budget && budget != graph_capture::unlimited)
      lines[i] += fmt::format("  ({} left)", counted(budget, "capture"));
  }
  return fmt::format("{}\n", fmt::join(lines, "\n"));
}

capture::Answer<graph_capture::Vertex> solved_from_here(const graph_capture::Puzzle& puzzle,
                                                        const graph_capture::Game&,
                                                        const GraphMoves& moves,
                                                        const Request& request) {
  const RestOfGraph rest = rest_of(puzzle, moves);
  capture::Answer<graph_capture::Vertex> answer = find_answer(rest.puzzle, request);
  for (auto& [from, to] : answer.moves) {
    from = rest.names[from.number - 1];
    to = rest.names[to.number - 1];
  }
  return answer;
}

template <class KindPuzzle>
class SoloGame {
public:
  using Moves = decltype(AnswerOf<KindPuzzle>::moves);
  using Game = decltype(game_of(std::declval<const KindPuzzle&>()));

  SoloGame(const KindPuzzle& puzzle, const PlayOptions& options)
      : puzzle_(puzzle), options_(options), game_(game_of(puzzle_)) {}
  SoloGame(const SoloGame&) = delete;  // games point to their puzzles

  std::string show() const {
    std::string text = shown(puzzle_, game_, moves_);
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
    const auto answer = solved_from_here(puzzle_, game_, moves_, request);
    end_progress();
    if (answer.verdict == Verdict::unsolvable) {
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
  if (!options.table.empty()) return InputError{"--table", 0, 0, "tables are for Push Fight"};
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
Result<PlayedGame> played_game(const graph_capture::Puzzle& puzzle, const PlayOptions& options) {
  return solo_game(puzzle, options, "A move: a capture such as 3x1.");
}
Result<PlayedGame> played_game(const peg_solitaire::Puzzle& puzzle, const PlayOptions& options) {
  return solo_game(puzzle, options, "A move: jumps such as d2-d4 or d2-d4-f4.");
}

}  // namespace hardboard::cli
