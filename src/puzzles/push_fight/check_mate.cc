// The check of answers to the question whether there is a mate in 1.
#include <fmt/format.h>
#include <optional>
#include <string>
#include <variant>

#include "base/counted.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/check_parts.h"
#include "puzzles/push_fight/mate_classes.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {
namespace {

class MateCheck {
public:
  MateCheck(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
            const Recourse& recourse, Findings& findings)
      : puzzle_(puzzle),
        answer_(answer),
        limits_(limits),
        recourse_(recourse),
        findings_(findings) {}

  void run() {
    const bool is_refused = answer_.verdict == Verdict::unsolvable;
    const bool is_exhausted = std::holds_alternative<Exhausted>(answer_.proof);
    if (!is_refused && answer_.verdict != Verdict::solvable && answer_.verdict != Verdict::unknown)
      findings_.wrong = "the question is whether there is a mate, not who wins";
    else if (answer_.depth)
      findings_.wrong = "a depth is no part of the question whether there is a mate";
    else if (answer_.proof.index() != 0 && !is_refused)
      check_idle_proof(answer_, findings_);
    else if (answer_.proof.index() != 0 && !is_exhausted)
      findings_.wrong = "that proof is for the question who wins";
    else if (answer_.turn)
      turn();
    else
      no_turn();
    if (!findings_.wrong && is_refused)
      no_mate(puzzle_.moves, "that no turn mates",
              "the kernel's own search finds no turn that mates");
  }

private:
  std::optional<std::string> fault_in_search(const Puzzle& within) const {
    const auto fault = fault_of_search(canonical_text(within), "never", limits_);
    return fault ? std::optional(": " + *fault) : std::nullopt;
  }
  // Turns of any number of moves place own pieces on squares without others in up to so many ways.
  static double placements(const Puzzle& puzzle) {
    const Side own = puzzle.position.turn;
    double placements = 1, placed = 0, squares = 0;
    for (const Piece piece : puzzle.position.pieces) {
      squares += belongs(piece, other(own)) ? 0 : 1;
      placed += belongs(piece, own) ? 1 : 0;
    }
    for (; placed > 0; --placed, --squares) placements *= squares / placed;
    return placements;
  }
  void no_mate_of_classes() {
    const ByClasses found = mate_by_classes(puzzle_, limits_);
    if (found == ByClasses::no_mate)
      findings_.checked.push_back("no class of the turns' positions has a push that mates");
    else if (found == ByClasses::mate)
      findings_.wrong = "the classes of the turns' positions have a push that mates";
    else
      findings_.claimed.push_back("that no turn mates is claimed: there are too many classes");
  }
  // The kernel searches all turns of so many moves, where it may and can.
  void no_mate(std::uint32_t moves, const std::string& what, const std::string& found) {
    constexpr std::uint32_t most_squares = 2'000;
    constexpr double most_placements = 300'000;
    if (moves == unlimited_moves && recourse_.may_search && placements(puzzle_) > most_placements)
      return no_mate_of_classes();
    Puzzle within = puzzle_;
    within.moves = moves;
    const std::optional<std::string> fault = !recourse_.may_search ? ""
                                             : puzzle_.board.size() > most_squares
                                                 ? ": the board is too large for a search"
                                                 : fault_in_search(within);
    if (!fault)
      findings_.checked.push_back(found);
    else if (fault->ends_with(": a turn mates"))
      findings_.wrong = "the kernel's own search finds a turn that mates";
    else
      findings_.claimed.push_back(what + " is claimed" + *fault);
  }

  void no_turn() {
    if (answer_.verdict == Verdict::solvable)
      findings_.wrong = "solvable, but without a turn";
    else if (answer_.minimum)
      findings_.wrong = "a number of fewest moves, but no turn that has so many";
    else if (answer_.verdict == Verdict::unknown)
      findings_.claimed.push_back("nothing is said that could be checked");
  }

  // The turn must mate; with the minimum of moves it may have more moves than the puzzle allows.
  void turn() {
    Game game(puzzle_);
    findings_.wrong = play(game, *answer_.turn);
    if (findings_.wrong) return;
    const std::size_t moves = answer_.turn->moves.size();
    const bool solvable = answer_.verdict == Verdict::solvable;
    const bool is_within = moves <= puzzle_.moves;
    if (game.fallen() == Piece::none)
      findings_.wrong = "nothing falls";
    else if (!belongs(game.fallen(), other(puzzle_.position.turn)))
      findings_.wrong =
          fmt::format("a {} falls, and {} loses", name(game.fallen()), name(puzzle_.position.turn));
    else if (solvable && !is_within)
      findings_.wrong =
          fmt::format("{}, but only {} are allowed", counted(moves, "move"), puzzle_.moves);
    else if (!solvable && is_within)
      findings_.wrong = fmt::format("said to be {}, but the turn mates", word_of(answer_.verdict));
    if (findings_.wrong) return;
    findings_.checked.push_back(
        fmt::format("{} and a push: a {} falls", counted(moves, "move"), name(game.fallen())));
    if (answer_.minimum) minimum(moves);
    if (answer_.verdict == Verdict::unknown)
      findings_.claimed.push_back("the answer does not claim to decide the puzzle");
  }

  void minimum(std::uint64_t moves) {
    const auto& [what, value, bound] = *answer_.minimum;
    check_bound(*answer_.minimum, findings_);
    if (value != moves)
      findings_.wrong =
          fmt::format("the turn has {}, not {} as said", counted(moves, "move"), value);
    else if (!findings_.wrong && bound > 0)
      no_mate(static_cast<std::uint32_t>(bound - 1),
              fmt::format("that fewer than {} don't do", bound),
              fmt::format("the kernel's own search finds no mate in fewer than {}", bound));
  }

  const Puzzle& puzzle_;
  const Answer& answer_;
  const Limits& limits_;
  const Recourse& recourse_;
  Findings& findings_;
};

}  // namespace

void check_mate(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                const Recourse& recourse, Findings& findings) {
  MateCheck(puzzle, answer, limits, recourse, findings).run();
}

}  // namespace hardboard::push_fight
