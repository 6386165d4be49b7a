#include "kernel/pegs.h"

#include <algorithm>
#include <array>

namespace hardboard::kernel {
namespace {

constexpr std::array goal_words = {"one", "one-at", "peg", "target"};

bool is_met(const Pegs& puzzle, const std::vector<bool>& pegs, std::uint64_t left) {
  if (puzzle.goal == Pegs::Goal::target) return pegs == puzzle.target;
  return puzzle.goal == Pegs::Goal::one
             ? left == 1
             : (puzzle.goal == Pegs::Goal::peg || left == 1) && pegs[puzzle.at];
}

}  // namespace

Pegs read_pegs(Reader& in) {
  Pegs puzzle;
  in.line("directions");
  for (std::int64_t left = in.number("how many directions", 0, 8); left > 0; --left) {
    in.line();
    const std::int64_t x = in.number("dx", -1, 1), y = in.number("dy", -1, 1);
    if (x == 0 && y == 0) in.fail("expected a direction that leads away");
    if (std::count(puzzle.directions.begin(), puzzle.directions.end(), Square{x, y}) > 0)
      in.fail("expected a direction that the list does not have yet");
    puzzle.directions.push_back({x, y});
  }
  in.line("holes");
  for (std::int64_t left = in.number("how many holes", 1, no_bound - 1); left > 0; --left) {
    in.line();
    puzzle.holes.add(in);
    puzzle.pegs.push_back(in.number("whether there is a peg", 0, 1) == 1);
  }
  in.line("goal");
  const std::string goal(in.word("a goal"));
  const auto found = std::find(goal_words.begin(), goal_words.end(), goal);
  if (found == goal_words.end()) in.fail("expected one, one-at, peg or target");
  puzzle.goal = static_cast<Pegs::Goal>(found - goal_words.begin());
  if (puzzle.goal == Pegs::Goal::one_at || puzzle.goal == Pegs::Goal::peg)
    puzzle.at = in.index("a hole", puzzle.holes.size());
  if (puzzle.goal == Pegs::Goal::target) {
    puzzle.target.assign(puzzle.holes.size(), false);
    while (in.has_word()) puzzle.target[in.index("a hole", puzzle.holes.size())] = true;
  }
  return puzzle;
}

void write(std::ostream& out, const Pegs& puzzle) {
  out << "peg-solitaire\ndirections " << puzzle.directions.size() << '\n';
  for (const Square by : puzzle.directions) out << by.x << ' ' << by.y << '\n';
  out << "holes " << puzzle.holes.size() << '\n';
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole)
    out << puzzle.holes[hole].x << ' ' << puzzle.holes[hole].y << ' ' << puzzle.pegs[hole] << '\n';
  out << "goal " << goal_words[static_cast<std::size_t>(puzzle.goal)];
  if (puzzle.goal == Pegs::Goal::one_at || puzzle.goal == Pegs::Goal::peg)
    out << ' ' << puzzle.at + 1;
  for (std::uint32_t hole = 0; hole < puzzle.target.size(); ++hole)
    if (puzzle.target[hole]) out << ' ' << hole + 1;
  out << '\n';
}

void refute_by_functions(const Pegs& puzzle, Reader& in) {
  constexpr std::int64_t most_weight = std::int64_t{1} << 38;
  const std::uint32_t holes = puzzle.holes.size();
  need(holes <= 1U << 24, "sums of weights on so many holes might not fit");
  // For the goal `one` by the hole of the last peg, else all ends as one.
  std::vector<bool> is_open(puzzle.goal == Pegs::Goal::one ? holes : 1, true);
  for (std::int64_t left = in.number("how many functions", 0, INT64_MAX); left > 0; --left) {
    in.line();
    const std::string_view word = in.word("`parity` or `weights`");
    if (word != "parity" && word != "weights") in.fail("expected `parity` or `weights`");
    const bool is_parity = word == "parity";
    std::vector<std::int64_t> value(holes, 0);
    while (in.has_word()) {
      std::int64_t& of_hole = value[in.index("a hole", holes)];
      of_hole = is_parity ? 1 : in.number("a weight", -most_weight, most_weight);
    }
    for (std::uint32_t from = 0; from < holes; ++from) {
      for (const Square by : puzzle.directions) {
        const std::uint32_t over = puzzle.hole(from, by, 1), to = puzzle.hole(from, by, 2);
        if (over == Grid::none || to == Grid::none) continue;
        const std::int64_t change = value[to] - value[from] - value[over];
        need(is_parity ? change % 2 == 0 : change <= 0,
             "a jump from " + words(puzzle.holes[from]) + " changes a function wrongly");
      }
    }
    const auto total = [&](const std::vector<bool>& pegs) {
      std::int64_t sum = 0;
      for (std::uint32_t hole = 0; hole < holes; ++hole) sum += pegs[hole] ? value[hole] : 0;
      return sum;
    };
    const std::int64_t start = total(puzzle.pegs);
    const auto refuses = [&](std::int64_t end) {
      return is_parity ? (end - start) % 2 != 0 : end > start;
    };
    if (puzzle.goal == Pegs::Goal::one) {
      for (std::uint32_t hole = 0; hole < holes; ++hole)
        if (refuses(value[hole])) is_open[hole] = false;
    } else if (puzzle.goal == Pegs::Goal::peg) {
      // Any pegs may stand beside the one on the goal: the lightest have negative weights, and no
      // parity is sure if another hole has a colour.
      std::int64_t least = value[puzzle.at];
      bool is_alone = true;
      for (std::uint32_t hole = 0; hole < holes; ++hole) {
        if (hole == puzzle.at) continue;
        least += std::min<std::int64_t>(value[hole], 0);
        is_alone = is_alone && value[hole] == 0;
      }
      if (refuses(least) && (!is_parity || is_alone)) is_open[0] = false;
    } else if (refuses(puzzle.goal == Pegs::Goal::target ? total(puzzle.target)
                                                         : value[puzzle.at])) {
      is_open[0] = false;
    }
  }
  need(std::find(is_open.begin(), is_open.end(), true) == is_open.end(),
       "an end that meets the goal agrees with all functions");
}

void play(const Pegs& puzzle, std::uint64_t left, Reader& in) {
  std::vector<bool> pegs = puzzle.pegs;
  std::uint64_t now = static_cast<std::uint64_t>(std::count(pegs.begin(), pegs.end(), true));
  bool was_met = is_met(puzzle, pegs, now);
  const std::int64_t jumps = in.number("how many jumps", 0, INT64_MAX);
  for (std::int64_t jump = 1; jump <= jumps; ++jump) {
    in.line();
    const std::uint32_t from = in.index("a hole", puzzle.holes.size());
    const std::uint32_t to = in.index("a hole", puzzle.holes.size());
    std::uint32_t over = Grid::none;
    for (const Square by : puzzle.directions)
      if (puzzle.hole(from, by, 2) == to) over = puzzle.hole(from, by, 1);
    const bool is_legal = over != Grid::none && pegs[from] && pegs[over] && !pegs[to];
    need(is_legal, "jump " + std::to_string(jump) + " is illegal");
    pegs[from] = pegs[over] = false;
    pegs[to] = true;
    --now;
    was_met = is_met(puzzle, pegs, now) || (was_met && puzzle.goal == Pegs::Goal::peg);
  }
  if (left > 0)
    need(now == left, counted(now, "peg") + " are left");
  else
    need(was_met, "the goal is not met");
}

}  // namespace hardboard::kernel
