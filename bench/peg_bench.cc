// Peg solitaire by search: the figures that are promised for the English and the European board,
// each beside its limit and beside a sort of as many random keys in the same run.
//
//   peg_bench [many]    with many, the layers of all reachable positions too
#include <algorithm>
#include <fmt/core.h>
#include <numeric>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "bench.h"
#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/moves.h"
#include "methods/peg_solitaire/vacancy_table.h"
#include "methods/peg_solitaire/winnable.h"
#include "puzzles/peg_solitaire/boards.h"

namespace {

using namespace hardboard;
using namespace hardboard::peg_solitaire;
using bench::seconds;

// The board of a name, full but for one hole; the last peg shall stand there.
Puzzle complement_game(std::string_view name, Square hole) {
  const auto board = make_board(*find_board(name), 1);
  Puzzle puzzle;
  puzzle.holes = board.holes;
  puzzle.directions = board.directions;
  puzzle.goal = Goal::one_at;
  puzzle.at = hole;
  for (const Square square : puzzle.holes) puzzle.pegs.push_back(square == hole ? 0 : 1);
  return puzzle;
}

double unit = 1;  // the sort of 10^7 keys

void row(std::string_view what, double time, std::string_view promised, std::string_view found) {
  fmt::print("{:<44} {:>9.4f} s {:>7.3f} sorts   {:<22} {}\n", what, time, time / unit, promised,
             found);
}

double median_of(std::size_t runs, const auto& work) {
  std::vector<double> times(runs);
  for (double& time : times) time = seconds(work);
  return bench::median(std::move(times));
}

void measure_games(const Puzzle& central, const Puzzle& european) {
  Decision decision;
  double time = median_of(101, [&] { decision = dive_once(central, {}); });
  row("central game, one solution by the first dive", time, "< 0.0003 s",
      fmt::format("{} jumps", decision.jumps.size()));
  time = median_of(101, [&] { decision = decide(central, {}); });
  row("central game, one solution", time, "< 0.001 s",
      fmt::format("{} jumps", decision.jumps.size()));
  time = median_of(101, [&] { decision = decide(european, {}); });
  row("European central game, refused", time, "at once",
      decision.by_class ? "by its position class" : "by search");
}

void measure_winnable(const Puzzle& central, unsigned threads) {
  Limits limits;
  limits.threads = threads;
  std::size_t classes = 0;
  const double time = median_of(5, [&] {
    const Task<1> task(central, Symmetry::of_start_and_goal);
    const auto layers = winnable_layers(task, limits);
    classes = 0;
    for (const Layer<1>& layer : *layers) classes += layer.size();
  });
  row(fmt::format("central game, winnable classes, {} thread{}", threads, threads > 1 ? "s" : ""),
      time, "< 0.3 s", fmt::format("{}", classes));
}

void measure_minima(const Puzzle& central) {
  std::optional<WinCount> wins;
  double time = seconds([&] { wins = count_wins(central, {}); });
  row("central game, numbers of solutions", time, "",
      fmt::format("{} positions, {} sequences", wins->positions, wins->sequences));
  FewestMoves fewest;
  time = seconds([&] { fewest = fewest_moves(central, {}); });
  row("central game, fewest moves proved", time, "< 30 s", fmt::format("{} moves", fewest.moves));
  LongestSweep longest;
  time = seconds([&] { longest = longest_sweep(central, {}); });
  row("central game, longest sweep", time, "", fmt::format("{} jumps", longest.sweep));
}

void measure_pairs(std::string_view name) {
  std::size_t solvable = 0;
  const double time = seconds([&] {
    const PairTable table = all_pairs(complement_game(name, {4, 4}), {});
    solvable = static_cast<std::size_t>(
        std::count(table.verdicts.begin(), table.verdicts.end(), Verdict::solvable));
  });
  row(fmt::format("{}, all vacancies and survivors", name), time, "< 600 s",
      fmt::format("{} solvable pairs", solvable));
}

void measure_reachable(const Puzzle& central) {
  std::optional<ReachCount> reached;
  const double time = seconds([&] { reached = count_reachable(central, {}); });
  row("central game, all reachable classes", time, "< 1 s, 1 GB",
      fmt::format("{} classes, {} positions, {:.0f} MiB",
                  std::accumulate(reached->classes.begin(), reached->classes.end(), 0ULL),
                  std::accumulate(reached->positions.begin(), reached->positions.end(), 0ULL),
                  bench::peak_memory() / bench::mebibyte));
}

}  // namespace

int main(int argc, char** argv) {
  unit = bench::seconds_of_sort();
  const Puzzle central = complement_game("english", {4, 4});
  measure_games(central, complement_game("european", {4, 4}));
  for (const unsigned threads : {1U, 2U}) measure_winnable(central, threads);
  measure_minima(central);
  for (const std::string_view name : {"english", "european", "diamond41"}) measure_pairs(name);
  if (argc > 1 && std::string_view(argv[1]) == "many") measure_reachable(central);
}
