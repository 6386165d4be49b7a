// The row of Solo Chess.
#include "draw/solo_chess.h"

#include <fmt/format.h>
#include <map>
#include <string>
#include <vector>

#include "base/counted.h"
#include "draw/text.h"
#include "kinds/captures.h"
#include "kinds/logic_program.h"
#include "kinds/row.h"
#include "kinds/solo_chess_parts.h"
#include "kinds/solo_chess_shown.h"
#include "methods/capture/optimum.h"
#include "methods/solo_chess/budget_one.h"
#include "methods/solo_chess/classify.h"
#include "methods/solo_chess/hero.h"
#include "methods/solo_chess/instance.h"
#include "methods/solo_chess/one_row.h"
#include "methods/solo_chess/one_type.h"
#include "methods/solo_chess/pawns.h"
#include "puzzles/solo_chess/rest.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard {
namespace {

using namespace solo_chess;
using capture::ArenaAnswer;
using capture::lifted;
using SoloMethod = Method<Instance, ArenaAnswer>;

// The theorems on types and budgets bound nothing but captures.
std::string usual_bounds_why_not(const Puzzle& puzzle, std::string (*why_not)(const Puzzle&)) {
  if (!puzzle.bounds.are_usual()) return "needs a puzzle that bounds nothing but captures";
  return why_not(puzzle);
}

template <auto why_not, auto solve>
constexpr Task<Instance, ArenaAnswer> on_puzzle() {
  Task<Instance, ArenaAnswer> task = capture::on_puzzle<Instance, why_not, solve>();
  task.why_not = [](Instance& instance, const SolveOptions&) {
    return usual_bounds_why_not(instance.puzzle, why_not);
  };
  return task;
}

template <auto why_not, auto solve>
constexpr Task<Instance, ArenaAnswer> minimum_on_puzzle() {
  Task<Instance, ArenaAnswer> task = capture::minimum_on_puzzle<Instance, why_not, solve>();
  task.why_not = on_puzzle<why_not, solve>().why_not;
  return task;
}

// A hero whose captures the villains lack may have too many hero paths; after this number the
// general methods get their turn.
constexpr std::uint64_t hero_paths_before_others = 20'000;

ArenaAnswer hero(Instance& instance, const SolveOptions& options) {
  HeroOptions hero_options;
  hero_options.limits = options.limits;
  if (!options.alone) hero_options.most_paths = hero_paths_before_others;
  return solve_hero(instance.puzzle, hero_options);
}

constexpr std::string_view row_source = "Kühn 2024, Theorem 4.2; Aravind et al. 2022, Theorem 1";

std::span<const SoloMethod> solo_methods() {
  static const std::vector<SoloMethod> rows = capture::with_general_rows<Instance>({
      SoloMethod{.name = "budget-one",
                 .source = "Kühn 2024, Theorem 4.1; Aravind et al. 2022, Observation 6",
                 .summary = "each piece captures at most once: all go to one square",
                 .decide = on_puzzle<budget_one_why_not, solve_budget_one>()},
      SoloMethod{.name = "pawns",
                 .source = "Aravind et al. 2022, Theorem 4, mended",
                 .summary = "pawns that capture at most twice: exits row by row",
                 .decide = on_puzzle<pawns_why_not, solve_pawns>()},
      SoloMethod{
          .name = "one-row",
          .source = row_source,
          .summary = "all pieces on one line: kings first, by intervals, then rooks by their "
                     "budgets",
          .decide = on_puzzle<one_row_why_not, solve_one_row>(),
          .minima =
              {{{"pieces", row_source, on_puzzle<fewest_one_row_why_not, fewest_one_row>()},
                {"budget", row_source,
                 minimum_on_puzzle<smallest_budget_one_row_why_not, smallest_budget_one_row>()}}}},
      SoloMethod{.name = capture::one_type_row.name,
                 .source = capture::one_type_row.source,
                 .summary = capture::one_type_row.summary,
                 .decide = on_puzzle<one_type_why_not, solve_one_type>()},
      lifted<Instance, capture::beam_row>(),
      lifted<Instance, capture::structure_row>(),
      SoloMethod{.name = "hero",
                 .source = "Brunner et al. 2023, Lemmas 2.7 to 2.10",
                 .summary =
                     "one hero that must be last, villains of one type, unlimited: search over "
                     "hero paths",
                 .proves = Proves::never,
                 .decide = {[](Instance& instance, const SolveOptions&) {
                              return usual_bounds_why_not(instance.puzzle, hero_why_not);
                            },
                            hero}},
  });
  return rows;
}

void describe(const Puzzle& puzzle, Explanation& explanation) {
  std::map<char, std::uint64_t> letters;
  std::map<std::uint32_t, std::uint64_t> budgets;
  for (const Piece& piece : puzzle.pieces) {
    ++letters[puzzle.types[piece.type].letter];
    ++budgets[piece.budget];
  }
  std::vector<std::string> parts;
  for (const auto& [letter, number] : letters)
    parts.push_back(fmt::format("{} {}", number, letter));
  const auto add = [&](std::string_view key, std::string words) {
    explanation.facts.push_back({key, std::move(words)});
  };
  add("instance", fmt::format("Solo Chess with {}: {}.", counted(puzzle.pieces.size(), "piece"),
                              fmt::join(parts, ", ")));
  const Bounds& bounds = puzzle.bounds;
  add("budgets", fmt::format("{}: {}.", bounds.on_distance ? "Distances" : "Budgets",
                             capture::list_budgets(budgets, "piece")));
  if (bounds.on_distance)
    add("distance", "Each capture takes its length, in steps of a king, off its piece's distance.");
  if (bounds.shortest > 1 || bounds.longest != unlimited)
    add("length",
        fmt::format(
            "Captures are at least {} long{}.", bounds.shortest,
            bounds.longest == unlimited ? "" : fmt::format(", and at most {}", bounds.longest)));
  if (bounds.capturers != unlimited)
    add("capturers", fmt::format("At most {} may capture.", counted(bounds.capturers, "piece")));
  if (puzzle.last) {
    const Piece& last = puzzle.pieces[*puzzle.last];
    add("last", fmt::format("The {} on {} can't be captured: it must be last.",
                            puzzle.types[last.type].letter, name(last.square)));
  }
  if (puzzle.goal) add("goal", fmt::format("The last piece must stand on {}.", name(*puzzle.goal)));
}

// Captures and places of this puzzle's arena, in words that its Game reads.
capture::ArenaWords words_of(const Puzzle& puzzle) {
  const auto square = [&](capture::Location u) { return name(puzzle.pieces[u].square); };
  return {[&, square](capture::Capture<capture::Location> move) {
            const char letter = puzzle.types[puzzle.pieces[move.from].type].letter;
            return fmt::format("{}{}x{}", letter, square(move.from), square(move.to));
          },
          square};
}

}  // namespace

template <>
struct Features<solo_chess::Traits> : capture::SharedFeatures<solo_chess::Traits> {
  using Instance = solo_chess::Instance;
  using Shown = solo_chess::Shown;
  static constexpr std::string_view how_to_play = "A move: a capture such as Rd2xd5, or Rxd5.";

  static std::span<const SoloMethod> methods() { return solo_methods(); }
  static const Generator& generator() { return solo_chess_generator(); }
  static std::span<const Experiment> experiments() { return solo_chess_experiments(); }
  static Result<std::string> logic_program(const Puzzle& puzzle, const Limits& limits) {
    if (!puzzle.bounds.are_usual())
      return error_in_words("the programme would bound nothing but captures");
    const auto arena = arena_of(puzzle, limits);
    if (!arena) return over_limits("the captures do not fit in the limits");
    return captures_program(
        *arena, "Solo Chess",
        [&](std::uint8_t type) { return std::string(1, puzzle.types[type].letter); },
        [&](capture::Location u) { return name(puzzle.pieces[u].square); }, limits);
  }
  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return all_small_boards(size, visit);
  }

  static capture::Answer<Square> on_puzzle(const Puzzle& puzzle, ArenaAnswer answer) {
    return to_squares(puzzle, std::move(answer));
  }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    describe(puzzle, explanation);
    explanation.facts.push_back(capture::class_fact(classify(puzzle)));
    Instance instance(puzzle, limits);
    capture::explain_shape(instance.captures, words_of(puzzle), limits, explanation);
    explanation.methods = which_apply(methods(), instance, {limits});
    capture::explain_difficulty(instance.captures, limits, explanation);
    return explanation;
  }

  static Hint hint(const GameOf<Game>& played, int level, const Limits& limits) {
    const Puzzle rest = rest_of(played.puzzle(), played.game());
    Instance instance(rest, limits);
    ArenaAnswer answer;
    if (played.puzzle().goal && !rest.goal) {
      answer.verdict = Verdict::unsolvable;
    } else {
      answer = run_rows(methods(), instance, {limits});
    }
    return capture::hint(instance.captures, answer, level, limits, words_of(rest));
  }

  static std::string show(const GameOf<Game>& played) {
    return draw::text_picture(rest_of(played.puzzle(), played.game()));
  }
  static draw::Picture picture(const Puzzle& puzzle, const capture::Answer<Square>& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const capture::Answer<Square>& answer) {
    return draw::text_picture(puzzle, answer);
  }
};

template const Kind& kind_row<solo_chess::Traits>();

}  // namespace hardboard
