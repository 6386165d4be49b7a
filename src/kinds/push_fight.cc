// The row of Push Fight.
#include "draw/push_fight.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/box.h"
#include "base/counted.h"
#include "kinds/logic_program.h"
#include "kinds/push_fight_hint.h"
#include "kinds/push_fight_parts.h"
#include "kinds/push_fight_shown.h"
#include "kinds/push_fight_steiner.h"
#include "kinds/row.h"
#include "methods/push_fight/mate_in_1.h"
#include "methods/push_fight/opponent.h"
#include "methods/push_fight/perft.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/standing_threat.h"
#include "methods/push_fight/winner.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/push_fight/words.h"

namespace hardboard {
namespace {

using namespace push_fight;
using FightAnswer = push_fight::Answer;

using FightInstance = PuzzleInstance<Puzzle>;
using FightMethod = Method<FightInstance, FightAnswer>;

std::string about_mate(const Puzzle& puzzle) {
  return puzzle.question == Question::mate_in_1 ? "" : "for the question whether there is a mate";
}

std::string about_steiner_image(const Puzzle& puzzle) {
  std::string why_not = about_mate(puzzle);
  return why_not.empty() ? steiner_image_why_not(puzzle) : why_not;
}

// A method on the puzzle itself as a task.
template <std::string (*why_not)(const Puzzle&),
          FightAnswer (*solve)(const Puzzle&, const SolveOptions&)>
constexpr Task<FightInstance, FightAnswer> on_puzzle() {
  return {[](FightInstance& instance, const SolveOptions&) { return why_not(instance.puzzle); },
          [](FightInstance& instance, const SolveOptions& options) {
            return solve(instance.puzzle, options);
          }};
}

// Near wins are found long before a large table is made; a search for them takes at most a quarter
// of the time that the table would take on one core, and a second. A table that takes less than a
// second is made at once.
Clock::duration before_the_table(FightInstance& instance, const SolveOptions& options) {
  constexpr double a_second = 7.5e6;  // bytes
  const Contest contest = contest_of(instance.puzzle);
  if (!options.table_file.empty() || !table_why_not(instance.puzzle, options.limits).empty())
    return {};
  const double bytes = bytes_of_analysis(contest);
  if (bytes < a_second) return {};
  const std::chrono::duration<double> most(std::min(1.0, bytes / a_second / 4));
  return std::chrono::duration_cast<Clock::duration>(most);
}

std::span<const FightMethod> fight_methods() {
  static const std::array rows = {
      FightMethod{.name = "two-moves",
                  .source = "Bosboom, Demaine, Rudoy 2018, Theorem 3.2",
                  .summary = "mate-in-1 within two moves, from the lines that win",
                  .decide = on_puzzle<two_moves_why_not, solve_two_moves>()},
      FightMethod{.name = "steiner-image",
                  .source = "Bosboom, Demaine, Rudoy 2018, Theorem 3.20",
                  .summary = "mate-in-1 on the image of a Steiner tree problem, from its trees",
                  .proves = Proves::never,
                  .decide = on_puzzle<about_steiner_image, solve_steiner_image>(),
                  .minima = {{{"moves", "Bosboom, Demaine, Rudoy 2018, Theorem 3.20",
                               on_puzzle<about_steiner_image, minimize_steiner_image>()}}}},
      FightMethod{.name = "classes",
                  .source = "Bosboom, Demaine, Rudoy 2018, Theorem 3.13",
                  .summary = "mate-in-1 with any number of moves, by classes of configurations",
                  .decide = on_puzzle<classes_why_not, solve_classes>()},
      FightMethod{.name = "configurations",
                  .summary = "mate-in-1 within the moves allowed: A* over configurations",
                  .decide = on_puzzle<about_mate, solve_configurations>()},
      FightMethod{.name = "moved-sets",
                  .summary = "mate-in-1 within the moves allowed: which men have to move, by SAT",
                  .decide = on_puzzle<about_mate, solve_moved_sets>()},
      FightMethod{.name = "fewest-moves",
                  .summary = "the fewest moves of a mate-in-1: classes, two moves, configurations, "
                             "moved sets",
                  .minima = {{{"moves", "", on_puzzle<about_mate, minimize>()}}}},
      FightMethod{.name = "one-turn",
                  .summary = "who wins at once, or can't push",
                  .decide = on_puzzle<one_turn_why_not, solve_one_turn>()},
      FightMethod{.name = "table",
                  .summary = "who wins: retrograde analysis of all positions",
                  .decide = {[](FightInstance& instance, const SolveOptions& options) {
                               return table_why_not(instance.puzzle, options.limits);
                             },
                             [](FightInstance& instance, const SolveOptions& options) {
                               return solve_by_table(instance.puzzle, options);
                             }}},
      FightMethod{.name = "standing-threat",
                  .source = "after Bosboom, Demaine, Rudoy 2018, section 4.1",
                  .summary = "who wins where a threat stands: all turns that end it or mate",
                  .decide = on_puzzle<standing_threat_why_not, solve_by_standing_threat>()},
      FightMethod{.name = "proof-numbers",
                  .summary = "who wins: an AND/OR search by proof numbers for a forced win",
                  .decide = on_puzzle<proof_number_why_not, solve_by_proof_numbers>(),
                  .moment = before_the_table},
  };
  return rows;
}

// The block of the board with names of rows and columns around it.
std::string labelled_board(const Puzzle& puzzle) {
  const Board& board = puzzle.board;
  const Box box = bounding_box(board.squares);
  std::int32_t y = board.squares[0].y;
  const std::size_t width = std::to_string(y).size();
  const std::string block = board_block(board, puzzle.position);
  std::string text;
  // Lines of rails and lines of squares alternate.
  bool is_row = false;
  for (std::size_t at = 0, end = 0; at < block.size(); at = end + 1, is_row = !is_row) {
    end = block.find('\n', at);
    const std::string line = block.substr(at, end - at);
    const std::string label = is_row ? std::to_string(y--) : "";
    if (is_row || !line.empty()) text += fmt::format("{:>{}} {}\n", label, width, line);
  }
  if (box.low.x < 1 || box.high.x > 26) return text;
  text += std::string(width + 1, ' ');
  for (std::int32_t x = box.low.x; x <= box.high.x; ++x) text += fmt::format(" {:c}", 'a' + x - 1);
  return text + "\n";
}

}  // namespace

template <>
struct Features<push_fight::Traits> {
  using Instance = FightInstance;
  using Shown = push_fight::Shown;
  static constexpr std::array minima = {
      MinimumInfo{"moves", "fewest_moves", "the fewest moves before a push that mates", false}};
  static constexpr std::string_view how_to_play =
      "A turn: moves and a push, such as d2-d4 d4 right.";

  static std::span<const FightMethod> methods() { return fight_methods(); }
  static const Generator& generator() { return push_fight_generator(); }
  static std::span<const Experiment> experiments() { return push_fight_audits(); }
  static Result<std::string> logic_program(const Puzzle& puzzle, const Limits& limits) {
    return mate_program(puzzle, limits);
  }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return all_small_fights(size, visit);
  }

  static std::string why_no_minimum(const Puzzle& puzzle) {
    if (puzzle.question == Question::mate_in_1) return "";
    return "--minimize: there is nothing to minimize in the question who wins";
  }
  static std::string why_no_table(const Puzzle& puzzle, const std::string& file,
                                  const Limits& limits) {
    const auto fault = fault_of_table(puzzle, file, limits);
    return fault ? fmt::format("--table {}: {}", file, *fault) : "";
  }
  static CheckReport check_own(const Puzzle& puzzle, const FightAnswer& answer,
                               const Limits& limits) {
    if (!std::holds_alternative<TableProof>(answer.proof)) return check(puzzle, answer, limits);
    FightAnswer rest = answer;
    rest.proof = std::monostate();
    return check(puzzle, rest, limits);
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    std::array<std::uint64_t, 5> pieces{};
    for (const Piece piece : puzzle.position.pieces) ++pieces[static_cast<std::size_t>(piece)];
    Explanation explanation;
    const auto add = [&](std::string_view key, std::string words) {
      explanation.facts.push_back({key, std::move(words)});
    };
    add("instance",
        fmt::format("Push Fight on {}: white has {} and {}, black {} and {}; {} to move.",
                    counted(puzzle.board.size(), "square"), counted(pieces[1], "king"),
                    counted(pieces[2], "pawn"), counted(pieces[3], "king"),
                    counted(pieces[4], "pawn"), name(puzzle.position.turn)));
    const std::string moves = puzzle.moves == unlimited_moves
                                  ? "any number of moves"
                                  : "up to " + counted(puzzle.moves, "move");
    if (puzzle.question == Question::mate_in_1) {
      add("question",
          fmt::format("The question: can a piece of the other side be pushed off in this turn, "
                      "after {}?",
                      moves));
      add("class",
          "Class: polynomial for a fixed number of moves (Bosboom et al. 2018, Theorem 3.2) "
          "and without a limit (Theorem 3.13); NP-complete with the number in the input "
          "(section 3.4).");
    } else {
      add("question", fmt::format("The question: who wins, with {} in each turn?", moves));
      add("class",
          "Class: PSPACE-hard, in EXPTIME for two moves; open for others (Bosboom et al. "
          "2018, Table 1).");
    }
    FightInstance instance(puzzle, limits);
    explanation.methods = which_apply(fight_methods(), instance, {limits});
    return explanation;
  }

  static Hint hint(const GameOf<Game>& played, int level, const Limits& limits) {
    return fight_hint(played.puzzle(), played.game(), level, [&](const Puzzle& rest) {
      FightInstance instance(rest, limits);
      return run_rows(fight_methods(), instance, {limits});
    });
  }

  static std::string show(const GameOf<Game>& played) {
    std::vector<shown::Place> names;
    std::string text =
        labelled_board(push_fight::Shown::rest(played.puzzle(), played.game(), names));
    if (played.game().ending()) return text;
    return text + (played.game().position().turn == Side::white ? "White" : "Black") +
           " to move.\n";
  }
  static draw::Picture picture(const Puzzle& puzzle, const FightAnswer& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const FightAnswer& answer) {
    return draw::text_picture(puzzle, answer);
  }

  static Result<hardboard::Opponent> opponent(const Puzzle& puzzle, const std::string& table_file,
                                              const Limits& limits) {
    Result<push_fight::Opponent> made =
        push_fight::Opponent::make(puzzle, {limits, "", false, table_file});
    if (!made) return made.error();
    const auto shared = std::make_shared<push_fight::Opponent>(std::move(made).value());
    const auto choose = [shared](const AnyGame& any, const Limits& within) -> Reply {
      const Game& game = game_as<Game>(any).game();
      if (game.moves_made() > 0)
        return {"", "No: the turn has begun; take its moves back (undo) first."};
      const auto choice = shared->choose(game.position(), within);
      if (!choice.turn) return {"", within.reached() ? within.words() : "no turn can be made"};
      return {words(*choice.turn), choice.why};
    };
    const auto is_to_move = [](const AnyGame& any) {
      const GameOf<Game>& game = game_as<Game>(any);
      return game.game().position().turn != game.puzzle().position.turn;
    };
    return hardboard::Opponent{choose, is_to_move};
  }

  static hardboard::Perft perft(const Puzzle& puzzle, unsigned depth, const Limits& limits) {
    hardboard::Perft result{{"depth", "turns", "positions", "mates"}, {}, perft_why_not(puzzle)};
    if (!result.incomplete.empty()) return result;
    const push_fight::Perft counted = push_fight::perft(puzzle, depth, limits);
    for (const PerftRow& row : counted.rows)
      result.rows.push_back({row.depth, row.turns, row.positions, row.mates});
    if (!counted.complete)
      result.incomplete = counted.remark.empty() ? limits.words() : counted.remark;
    return result;
  }
};

template const Kind& kind_row<push_fight::Traits>();

}  // namespace hardboard
