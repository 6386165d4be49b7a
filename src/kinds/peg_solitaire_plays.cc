// The methods of peg solitaire that find solutions and refuse nothing.
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

std::string windows_why_not_here(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
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

PegAnswer answer_of(Attempts attempts) {
  PegAnswer answer;
  if (attempts.solved) answer.verdict = Verdict::solvable;
  answer.moves = std::move(attempts.jumps);
  if (!attempts.solved)
    answer.remark = fmt::format("{} left {} or more", counted(attempts.count, "attempt"),
                                counted(attempts.fewest, "peg"));
  return answer;
}

std::string pack_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  if (std::string why = packages_why_not(instance.puzzle()); !why.empty()) return why;
  return memory_for_packages(instance, options);
}

PegAnswer pack(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t few = 8, some = 120, many = 400;
  const std::size_t holes = instance.puzzle().holes.size();
  const bool gathers = gathering_why_not(instance.puzzle()).empty();
  const bool is_last = no_search_follows(instance, options);
  const double share = is_last ? 1 : gathers ? 0.25 : 0.5;
  const Limits limits = share_of_time(options.limits, share);
  return answer_of(by_packages(instance.puzzle(),
                               is_last                ? many
                               : holes > most_weighed ? some
                                                      : few,
                               limits));
}

std::string counts_why_not_here(PegInstance& instance, const SolveOptions& options) {
  constexpr std::size_t quickly_refused = 45;  // by the search
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
constexpr std::chrono::milliseconds moment_of_plays(300), no_moment(0);

bool is_for_one(const Puzzle& puzzle) {
  return puzzle.goal == Goal::one || puzzle.goal == Goal::one_at;
}
Clock::duration gather_moment(PegInstance& instance, const SolveOptions&) {
  const Puzzle& puzzle = instance.puzzle();
  return is_for_one(puzzle) && puzzle.holes.size() < sooner_packed ? moment_of_plays : no_moment;
}
Clock::duration pack_moment(PegInstance& instance, const SolveOptions&) {
  const Puzzle& puzzle = instance.puzzle();
  const bool is_asked = is_for_one(puzzle) && puzzle.holes.size() >= sooner_packed;
  return is_asked && is_thin(puzzle) ? moment_of_plays : no_moment;
}

PegAnswer gather(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t some = 32, many = 40;
  const bool is_last = options.alone || instance.puzzle().holes.size() > most_searched;
  const Limits limits = share_of_time(options.limits, is_last ? 1 : 0.75);
  return answer_of(by_gathering(instance.puzzle(), is_last ? many : some, limits));
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
    .decide = {windows_why_not_here, play_in_windows}};

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
