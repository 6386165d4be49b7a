#include "kernel/pegs.h"

#include "kernel/kinds.h"

namespace hardboard::kernel {
namespace {

Pegs read_pegs(Reader& in) {
  Pegs puzzle;
  std::vector<Square> directions;
  in.list("directions", 0, 8, [&](std::int64_t) {
    const std::int64_t x = in.number("dx", -1, 1), y = in.number("dy", -1, 1);
    if (x == 0 && y == 0) in.fail("expected a direction that leads away");
    if (std::count(directions.begin(), directions.end(), Square{x, y}) > 0)
      in.fail("expected a direction that the list does not have yet");
    directions.push_back({x, y});
  });
  in.list("holes", 1, no_bound - 1, [&](std::int64_t) {
    read_square(in, puzzle.holes);
    puzzle.pegs.push_back(in.number("whether there is a peg", 0, 1) == 1);
  });
  const std::uint32_t holes = puzzle.holes.size();
  for (std::uint32_t from = 0; from < holes; ++from) {
    for (const Square by : directions) {
      const std::uint32_t over = puzzle.holes.find(puzzle.holes[from] + by);
      const std::uint32_t to = puzzle.holes.find(puzzle.holes[from] + by + by);
      if (over != Grid::none && to != Grid::none) puzzle.jumps.push_back({from, over, to});
    }
  }
  puzzle.goal = in.line("goal").one_of<goals>();
  puzzle.target.assign(holes, false);
  if (puzzle.goal == "peg") puzzle.at = in.index("a hole", holes);
  if (puzzle.goal == "one-at") puzzle.target[in.index("a hole", holes)] = true;
  while (puzzle.goal == "target" && in.has_word()) puzzle.target[in.index("a hole", holes)] = true;
  if (puzzle.goal == "one-at") puzzle.goal = "target";
  return puzzle;
}

// Plays the jumps of the text. NotShown at an illegal jump, or unless the goal is met: at the end,
// or for the goal `peg` at some time. With `left` above 0, exactly so many pegs must remain
// instead, whatever the goal.
void play(const Pegs& puzzle, std::uint64_t left, Reader& in) {
  std::vector<bool> pegs = puzzle.pegs;
  bool was_met = puzzle.goal == "peg" && pegs[puzzle.at];
  in.lines("jumps", 0, INT64_MAX, [&](std::int64_t) {
    const std::uint32_t from = in.index("a hole", puzzle.holes.size());
    const std::uint32_t to = in.index("a hole", puzzle.holes.size());
    const auto jump = std::find_if(
        std::ranges::lower_bound(puzzle.jumps, from, {}, &Jump::from), puzzle.jumps.end(),
        [&](const Jump& one) { return one.from == from && one.to == to; });
    need(jump != puzzle.jumps.end() && pegs[from] && pegs[jump->over] && !pegs[to],
         "a move is illegal");
    pegs[from] = pegs[jump->over] = false;
    pegs[to] = true;
    was_met = was_met || (puzzle.goal == "peg" && to == puzzle.at);
  });
  const auto now = static_cast<std::uint64_t>(std::count(pegs.begin(), pegs.end(), true));
  was_met = was_met || puzzle.is_met(now, pegs[puzzle.at], pegs == puzzle.target);
  need(left == 0 || now == left, counted(now, "peg") + " are left");
  need(left > 0 || was_met, "the goal is not met");
}

}  // namespace

std::string judge_pegs(Reader& in) {
  const Pegs puzzle = read_pegs(in);
  const Claim claim = read_claim(in);
  const std::uint64_t left = claim.number();
  const std::string leave = "jumps leave " + counted(left, "peg");
  const std::string none = "no " + leave + (left > 1 ? " or fewer" : "");
  const std::string plays = counted(left, "play") + " meet the goal";
  const auto moves = [&] { play(puzzle, left, in); };
  const auto search = [&] { refute_by_search(puzzle, left); };
  const auto functions = [&] {
    need(open_ends(puzzle, in).empty(), "an end that meets the goal agrees with all functions");
  };
  const auto sets = [&](std::uint64_t least) {
    need(fewest_moves_by_sets(puzzle, claim.words[0] == 'e' ? left : 0, in) >= least,
         "the sets let play meet the goal by fewer moves");
  };
  const auto count = [&] { need_count(count_plays(puzzle), claim.numbers); };
  return shown(in, claim,
               {{"reaches jumps", "jumps meet the goal", moves},
                {"leaves N jumps", leave, moves},
                {"never functions", "no jumps meet the goal", functions},
                {"never search", "no jumps meet the goal", search},
                {"never sets", "no jumps meet the goal", [&] { sets(no_bound); }},
                {"exceeds N search", none, search},
                {"exceeds N sets", none, [&] { sets(no_bound); }},
                {"takes N sets", "it takes " + counted(left, "move") + " to meet the goal",
                 [&] { sets(left); }},
                {"count N search", plays, count},
                {"count N N N search", plays, count}});
}

}  // namespace hardboard::kernel
