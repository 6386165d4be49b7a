#include "reductions/peg_solitaire_to_integer_programme.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/watch.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard {
namespace {

using integer_programme::Entry;
using peg_solitaire::count_pegs;
using peg_solitaire::Goal;
using peg_solitaire::HoleJump;
using peg_solitaire::Jump;
using PegPuzzle = peg_solitaire::Puzzle;

// T, and 0 where the goal would need more pegs than there are: then its rows can't be kept.
std::uint32_t steps_of(const PegPuzzle& source) {
  const std::uint32_t pegs = count_pegs(source.pegs);
  const std::uint32_t left = source.goal == Goal::target ? count_pegs(source.target) : 1;
  return pegs > left ? pegs - left : 0;
}

std::uint32_t goal_rows(const PegPuzzle& source) {
  const bool each_hole = source.goal == Goal::one_at || source.goal == Goal::target;
  return each_hole ? static_cast<std::uint32_t>(source.holes.size()) : 1;
}

// The numbers of rows and columns.
struct Layout {
  std::uint32_t holes, jumps, steps;

  std::uint32_t jump(std::uint32_t step, std::uint32_t number) const {
    return (step - 1) * jumps + number;
  }
  std::uint32_t peg(std::uint32_t after, std::uint32_t hole) const {
    return steps * jumps + after * holes + hole;
  }
  std::uint32_t columns() const { return peg(steps + 1, 0); }
  // The row of a step, and that of the hole at this step; rows of the goal follow.
  std::uint32_t row(std::uint32_t step) const { return (step - 1) * (holes + 1); }
  std::uint32_t row(std::uint32_t step, std::uint32_t hole) const { return row(step) + 1 + hole; }
  std::uint32_t goal_row() const { return row(steps + 1); }
};

template <class R>
Layout layout_of(const PegPuzzle& source, const Image<R>& image) {
  return {static_cast<std::uint32_t>(source.holes.size()),
          static_cast<std::uint32_t>(image.trace.jumps.size()), image.trace.steps};
}

void add_rows(const PegPuzzle& source, const Layout& layout, integer_programme::Puzzle& puzzle,
              Watch& watch) {
  const bool may_idle = source.goal == Goal::peg;
  for (std::uint32_t step = 1; step <= layout.steps; ++step) {
    if (watch.reached(puzzle.steps_of_line * layout.holes)) return;
    puzzle.add_row({fmt::format("step_{}", step), may_idle ? 0 : 1, 1});
    for (std::uint32_t hole = 0; hole < layout.holes; ++hole)
      puzzle.add_row({fmt::format("change_{}_{}", step, hole), 0, 0});
  }
  if (source.goal == Goal::one || source.goal == Goal::peg) {
    puzzle.add_row({"goal", 1, 1});
    return;
  }
  const std::uint32_t at = hole_at(source, source.at).value_or(layout.holes);
  for (std::uint32_t hole = 0; hole < layout.holes; ++hole) {
    const std::int64_t pegs = source.goal == Goal::one_at ? hole == at : source.target[hole];
    puzzle.add_row({fmt::format("goal_{}", hole), pegs, pegs});
  }
}

void add_columns(const PegPuzzle& source, const Layout& layout, const std::vector<HoleJump>& jumps,
                 integer_programme::Puzzle& puzzle, Watch& watch) {
  for (std::uint32_t step = 1; step <= layout.steps; ++step) {
    if (watch.reached(puzzle.steps_of_line * jumps.size())) return;
    for (const HoleJump& jump : jumps)
      puzzle.add_column({fmt::format("jump_{}_{}_{}", step, jump.from, jump.to), 0, 1, 0},
                        std::vector<Entry>{{layout.row(step), 1},
                                           {layout.row(step, jump.from), 1},
                                           {layout.row(step, jump.over), 1},
                                           {layout.row(step, jump.to), -1}});
  }
  const std::uint32_t at = hole_at(source, source.at).value_or(layout.holes);
  for (std::uint32_t after = 0; after <= layout.steps; ++after) {
    if (watch.reached(puzzle.steps_of_line * layout.holes)) return;
    for (std::uint32_t hole = 0; hole < layout.holes; ++hole) {
      std::vector<Entry> entries;
      if (after > 0) entries.push_back({layout.row(after, hole), 1});
      if (after < layout.steps) entries.push_back({layout.row(after + 1, hole), -1});
      const bool each_hole = goal_rows(source) > 1;
      if (after == layout.steps && (source.goal != Goal::peg || hole == at))
        entries.push_back({layout.goal_row() + (each_hole ? hole : 0), 1});
      const bool has_peg = source.pegs[hole] != 0;
      puzzle.add_column({fmt::format("peg_{}_{}", after, hole), after == 0 && has_peg ? 1 : 0,
                         after == 0 && !has_peg ? 0 : 1, 0},
                        entries);
    }
  }
}

}  // namespace

Result<Image<PegSolitaireToIntegerProgramme>> PegSolitaireToIntegerProgramme::forward(
    const From::Puzzle& source, const Limits& limits) {
  Image<PegSolitaireToIntegerProgramme> image;
  image.trace = {jumps_of(source), steps_of(source)};
  // Bytes of a column with its name and entries, and of a row.
  constexpr double of_column = 250;
  const double columns =
      (image.trace.steps + 1.0) * (static_cast<double>(image.trace.jumps.size()) +
                                   2 * static_cast<double>(source.holes.size()));
  if (columns * of_column > static_cast<double>(limits.memory_bytes))
    return over_limits(
        fmt::format("the image would have about {:.0f} variables and rows, too many for "
                    "the memory",
                    columns));
  const Layout layout = layout_of(source, image);
  image.puzzle.name = "peg_solitaire";
  image.puzzle.objective = "nothing";
  Watch watch(limits, "making the programme");
  add_rows(source, layout, image.puzzle, watch);
  add_columns(source, layout, image.trace.jumps, image.puzzle, watch);
  if (watch.was_reached()) return error_in_words(limits.words());
  return image;
}

bool PegSolitaireToIntegerProgramme::keeps_law(const From::Puzzle& source,
                                               const To::Puzzle& image) {
  const std::size_t holes = source.holes.size(), jumps = jumps_of(source).size();
  const std::size_t steps = steps_of(source);
  return image.columns.size() == steps * jumps + (steps + 1) * holes &&
         image.rows.size() == steps * (holes + 1) + goal_rows(source);
}

PegSolitaireToIntegerProgramme::To::Answer PegSolitaireToIntegerProgramme::witness(
    const From::Puzzle& source, const Image<PegSolitaireToIntegerProgramme>& image,
    const From::Answer& solution) {
  const Layout layout = layout_of(source, image);
  const std::vector<HoleJump>& jumps = image.trace.jumps;
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.values.assign(layout.columns(), 0);
  peg_solitaire::Game game(source);
  for (std::uint32_t after = 0; after <= layout.steps; ++after) {
    const bool is_idle = source.goal == Goal::peg && game.goal_met();
    if (after > 0 && !is_idle) {
      const Jump& jump = solution.moves[after - 1];
      const auto number = std::find_if(jumps.begin(), jumps.end(), [&](const HoleJump& one) {
        return on_squares(source, one) == jump;
      });
      promise(number != jumps.end() && !game.play(jump), "the jumps of a solution are legal");
      answer.values[layout.jump(after, static_cast<std::uint32_t>(number - jumps.begin()))] = 1;
    }
    for (std::uint32_t hole = 0; hole < layout.holes; ++hole)
      answer.values[layout.peg(after, hole)] = game.pegs()[hole];
  }
  return answer;
}

Result<PegSolitaireToIntegerProgramme::From::Answer> PegSolitaireToIntegerProgramme::recover(
    const From::Puzzle& source, const Image<PegSolitaireToIntegerProgramme>& image,
    const To::Answer& answer) {
  const Layout layout = layout_of(source, image);
  From::Answer solution;
  solution.verdict = Verdict::solvable;
  for (std::uint32_t step = 1; step <= layout.steps; ++step)
    for (std::uint32_t number = 0; number < layout.jumps; ++number)
      if (answer.values[layout.jump(step, number)] != 0)
        solution.moves.push_back(on_squares(source, image.trace.jumps[number]));
  return solution;
}

std::vector<Part> PegSolitaireToIntegerProgramme::parts(
    const From::Puzzle& source, const Image<PegSolitaireToIntegerProgramme>& image) {
  const Layout layout = layout_of(source, image);
  std::vector<Part> parts;
  const auto add = [&](std::string words, std::uint32_t first, std::uint32_t end) {
    Part part{std::move(words), {}, {}};
    for (std::uint32_t column = first; column < end; ++column) part.numbers.push_back(column + 1);
    parts.push_back(std::move(part));
  };
  for (std::uint32_t after = 0; after <= layout.steps; ++after)
    add(fmt::format("pegs after {} jumps", after), layout.peg(after, 0), layout.peg(after + 1, 0));
  for (std::uint32_t step = 1; step <= layout.steps && layout.jumps > 0; ++step)
    add(fmt::format("jump {}", step), layout.jump(step, 0), layout.jump(step + 1, 0));
  return parts;
}

std::vector<std::string> PegSolitaireToIntegerProgramme::meanings(
    const From::Puzzle& source, const Image<PegSolitaireToIntegerProgramme>& image,
    const To::Answer& answer) {
  std::vector<std::string> meanings;
  const Result<From::Answer> solution = recover(source, image, answer);
  for (const Jump& jump : solution.value().moves) meanings.push_back(peg_solitaire::words(jump));
  return meanings;
}

}  // namespace hardboard
