// The methods of peg solitaire that find solutions and refuse nothing.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/time_slice.h"
#include "kinds/peg_solitaire_methods.h"
#include "methods/peg_solitaire/by_counts.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/refuse_by_regions.h"
#include "methods/peg_solitaire/windows.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

// What a method that refuses nothing found: jumps, or none.
PegAnswer answer_of(std::vector<Jump> jumps, std::string_view why_none) {
  PegAnswer answer;
  if (jumps.empty())
    answer.remark = why_none;
  else
    answer.verdict = Verdict::solvable;
  answer.moves = std::move(jumps);
  return answer;
}

std::string dive_why_not(PegInstance& instance, const SolveOptions&) {
  return too_large_for(instance, quickly_searched);
}

PegAnswer dive(PegInstance& instance, const SolveOptions& options) {
  Decision decision = dive_once(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = decision.verdict;
  answer.moves = std::move(decision.jumps);
  if (answer.verdict == Verdict::unknown) answer.remark = "no solution among its few positions";
  return answer;
}

// The search refuses targets on smaller boards before other methods have begun.
constexpr std::size_t quickly_refused = 45;  // holes

std::string windows_why_not_here(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_refused); !why.empty()) return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return windows_why_not(instance.puzzle());
}

PegAnswer play_in_windows(PegInstance& instance, const SolveOptions& options) {
  const Limits limits = options.alone ? options.limits : share_of_time(options.limits, 0.25);
  return answer_of(by_windows(instance.puzzle(), limits), "no play near what changes was found");
}

// Whether neither a beam search nor the search of the whole board is asked afterwards.
bool no_search_follows(const PegInstance& instance, const SolveOptions& options) {
  const Puzzle& puzzle = instance.puzzle();
  return options.alone ||
         (puzzle.holes.size() > most_searched && !gathering_why_not(puzzle).empty());
}

PegAnswer answer_of(Attempts attempts, bool is_backward) {
  PegAnswer answer;
  if (attempts.solved) answer.verdict = Verdict::solvable;
  answer.moves = std::move(attempts.jumps);
  if (is_backward) std::reverse(answer.moves.begin(), answer.moves.end());
  if (!attempts.solved)
    answer.remark = fmt::format("{} left {} or more", counted(attempts.count, "attempt"),
                                counted(attempts.fewest, "peg"));
  return answer;
}

std::string pack_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  if (std::string why = memory_for_packages(instance, options); !why.empty()) return why;
  if (packages_why_not(instance.to_fewer_pegs()).empty()) return "";
  return packages_why_not(instance.puzzle());
}

PegAnswer pack(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t few = 8, some = 120, many = 400;
  const std::size_t holes = instance.puzzle().holes.size();
  const bool gathers = gathering_why_not(instance.puzzle()).empty();
  const bool is_last = no_search_follows(instance, options);
  const double share = is_last ? 1 : gathers ? 0.25 : 0.5;
  const Limits limits = share_of_time(options.limits, share);
  const auto attempts = is_last ? many : holes > most_weighed ? some : few;
  const Puzzle &puzzle = instance.puzzle(), &way = instance.to_fewer_pegs();
  const bool is_puzzle = &way == &puzzle;
  if (is_puzzle || !packages_why_not(puzzle).empty())
    return answer_of(by_packages(way, attempts, limits), !is_puzzle);
  if (packages_why_not(way).empty()) {
    Attempts back = by_packages(way, attempts / 2, share_of_time(limits, 0.5));
    if (back.solved) return answer_of(std::move(back), true);
  }
  return answer_of(by_packages(puzzle, attempts, limits), false);
}

std::string counts_why_not_here(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_refused); !why.empty()) return why;
  return counts_why_not(instance.puzzle());
}

PegAnswer play_by_counts(PegInstance& instance, const SolveOptions& options) {
  const bool is_last = no_search_follows(instance, options);
  const Limits limits = is_last ? options.limits : share_of_time(options.limits, 0.75);
  constexpr double some_seconds = 2, many_seconds = 30;
  return answer_of(by_counts(instance.puzzle(), is_last ? many_seconds : some_seconds, limits),
                   "no numbers of jumps were found that can be put in order");
}

std::string gather_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  return gathering_why_not(instance.puzzle());
}

// Packages solve larger boards sooner than a beam search does. They need a moment only where
// refusals by regions have one.
constexpr std::size_t sooner_packed = 200;  // holes
constexpr std::chrono::milliseconds moment_of_plays(300), long_moment(1000), no_moment(0);

bool is_for_one(const Puzzle& puzzle) {
  return puzzle.goal == Goal::one || puzzle.goal == Goal::one_at;
}
// Whether a target wants a few pegs, at this end or the other, which gathering mostly meets within
// a second if it meets them at all. Parts of a board are for the method of that name.
bool is_for_few(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t few = 4;
  const Puzzle& way = instance.to_fewer_pegs();
  return way.goal == Goal::target && count_pegs(way.target) <= few &&
         !parts_why_not(instance, options).empty();
}
Clock::duration windows_moment(PegInstance& instance, const SolveOptions& options) {
  return is_for_few(instance, options) ? moment_of_plays : no_moment;
}
Clock::duration gather_moment(PegInstance& instance, const SolveOptions& options) {
  const Puzzle& way = instance.to_fewer_pegs();
  if (way.holes.size() >= sooner_packed) return no_moment;
  if (is_for_few(instance, options)) return long_moment;
  return is_for_one(way) ? moment_of_plays : no_moment;
}
Clock::duration pack_moment(PegInstance& instance, const SolveOptions&) {
  const Puzzle& way = instance.to_fewer_pegs();
  const bool is_asked = is_for_one(way) && way.holes.size() >= sooner_packed;
  return is_asked && is_thin(way) ? moment_of_plays : no_moment;
}

PegAnswer gather(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t some = 32, many = 40;
  const bool is_last = options.alone || instance.puzzle().holes.size() > most_searched;
  const Limits limits = share_of_time(options.limits, is_last ? 1 : 0.75);
  const Puzzle& way = instance.to_fewer_pegs();
  return answer_of(by_gathering(way, is_last ? many : some, limits), &way != &instance.puzzle());
}

}  // namespace

const PegMethod peg_dive_row{.name = "dive",
                             .source = "",
                             .summary = "keeps sixteen promising positions of each number of pegs",
                             .decide = {dive_why_not, dive}};

const PegMethod peg_windows_row{
    .name = "windows",
    .source = "",
    .summary = "targets that differ from the start in places alone: play near these",
    .decide = {windows_why_not_here, play_in_windows},
    .moment = windows_moment};

const PegMethod peg_packages_row{
    .name = "packages",
    .source = "after Berlekamp, Conway, Guy 1982, chapter 23",
    .summary = "clears large boards from the outside by purges, found anew each time",
    .decide = {pack_why_not, pack},
    .moment = pack_moment};

const PegMethod peg_counts_row{
    .name = "counts",
    .source = "after Kiyomi, Matsui 2001",
    .summary = "targets: an integer programme counts jumps, a search orders them",
    .decide = {counts_why_not_here, play_by_counts}};

const PegMethod peg_gather_row{
    .name = "gather",
    .source = "",
    .summary = "a beam search over whole boards, which draws pegs to a middle",
    .decide = {gather_why_not, gather},
    .moment = gather_moment};

}  // namespace hardboard
