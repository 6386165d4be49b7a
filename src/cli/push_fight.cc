// What the commands ask of Push Fight.
#include "draw/push_fight.h"

#include <array>
#include <fmt/format.h>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/each_kind.h"
#include "cli/print_methods.h"
#include "cli/session.h"
#include "methods/push_fight/mate_in_1.h"
#include "methods/push_fight/winner.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"
#include "registry_push_fight.h"

namespace hardboard::cli {

push_fight::Answer find_answer(const push_fight::Puzzle& puzzle, const Request& request) {
  SolveOptions options{limits_of(request.time), request.proof, !request.method.empty()};
  options.table_file = request.table;
  return request.minimize.empty() ? solve(puzzle, options, request.method)
                                  : minimize(puzzle, options);
}

std::string why_no_table(const push_fight::Puzzle& puzzle, const std::string& file) {
  return push_fight::fault_of_table(puzzle, file).value_or("");
}

CheckReport own_check(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer) {
  if (!std::holds_alternative<push_fight::TableProof>(answer.proof)) return check(puzzle, answer);
  push_fight::Answer rest = answer;
  rest.proof = std::monostate();
  return check(puzzle, rest);
}

std::vector<std::string_view> minima(const push_fight::Puzzle& puzzle) {
  if (puzzle.question == push_fight::Question::winner) return {};
  return {"moves"};
}

int hint(const push_fight::Puzzle& puzzle, int level, double time) {
  const SolveOptions options{limits_of(time), "", false};
  const push_fight::Answer answer = solve(puzzle, options);
  end_progress();
  if (answer.verdict == Verdict::unknown) {
    fmt::print("unknown: {}\n", answer.remark);
    return undecided;
  }
  const bool is_good = answer.verdict == Verdict::solvable || answer.verdict == Verdict::win;
  if (!is_good || !answer.turn) {
    fmt::print("{}. (hardboard solve says more.)\n",
               answer.verdict == Verdict::unsolvable ? "There is no mate in this turn"
               : answer.verdict == Verdict::draw     ? "Neither side can force a win"
               : is_good                             ? "It can be won"
                                                     : "The other side wins");
    return decided;
  }
  if (level == 1) {
    fmt::print("{}. (--level 2 says which king pushes.)\n",
               answer.verdict == Verdict::win ? "It can be won" : "There is a mate in this turn");
    return decided;
  }
  if (level == 2) {
    fmt::print("After {}, the king on {} pushes. (--level 3 tells the turn.)\n",
               counted(answer.turn->moves.size(), "move"), name(answer.turn->push.from));
    return decided;
  }
  for (const push_fight::Move& move : answer.turn->moves)
    fmt::print("{}, ", push_fight::Game::words(move));
  fmt::print("{}\n", push_fight::Game::words(answer.turn->push));
  return decided;
}

void explain(const push_fight::Puzzle& puzzle, double) {
  using namespace push_fight;
  std::array<std::uint64_t, 5> pieces{};
  for (const Piece piece : puzzle.position.pieces) ++pieces[static_cast<std::size_t>(piece)];
  fmt::print("Push Fight on {}: white has {} and {}, black {} and {}; {} to move.\n",
             counted(puzzle.board.size(), "square"), counted(pieces[1], "king"),
             counted(pieces[2], "pawn"), counted(pieces[3], "king"), counted(pieces[4], "pawn"),
             name(puzzle.position.turn));
  const std::string moves =
      puzzle.moves == unlimited ? "any number of moves" : "up to " + counted(puzzle.moves, "move");
  if (puzzle.question == Question::mate_in_1) {
    fmt::print(
        "The question: can a piece of the other side be pushed off in this turn, after "
        "{}?\n",
        moves);
    fmt::print(
        "Class: polynomial for a fixed number of moves (Bosboom et al. 2018, Theorem 3.2) "
        "and without a limit (Theorem 3.13); NP-complete with the number in the input "
        "(section 3.4).\n");
  } else {
    fmt::print("The question: who wins, with {} in each turn?\n", moves);
    fmt::print(
        "Class: PSPACE-hard, in EXPTIME for two moves; open for others (Bosboom et al. "
        "2018, Table 1).\n");
  }
  print_methods(push_fight::methods(), puzzle, 15, false);
}

draw::Scene picture_of(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer) {
  return draw::picture(puzzle, answer, write(puzzle)).scene;
}
std::string text_picture_of(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer) {
  return draw::text_picture(puzzle, answer);
}

}  // namespace hardboard::cli
