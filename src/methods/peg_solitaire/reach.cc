#include "methods/peg_solitaire/reach.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/time_slice.h"
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/peg_solitaire/near.h"
#include "methods/peg_solitaire/reach_core.h"
#include "methods/peg_solitaire/reach_lp.h"
#include "methods/peg_solitaire/reach_sat.h"
#include "methods/peg_solitaire/reach_windows.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

Reach solved(const Puzzle& puzzle, const ReachCore& core, const std::vector<std::uint32_t>& x,
             std::string how) {
  Reach answer;
  answer.verdict = Verdict::solvable;
  answer.jumps = forward_jumps(puzzle, core, x);
  answer.remark = std::move(how);
  return answer;
}

std::string size_of(const ReachCore& core) {
  return fmt::format("{} on {} left to decide by", counted(core.jumps.size(), "jump"),
                     counted(core.holes.size(), "hole"));
}

Reach by_sat(const Puzzle& puzzle, const ReachCore& core, const Limits& limits) {
  if (limits.reached()) return {};
  const ReachBySat found = reach_by_sat(core, limits);
  if (found.verdict == Verdict::solvable) return solved(puzzle, core, found.x, size_of(core));
  Reach answer;
  answer.verdict = found.verdict;
  answer.remark =
      size_of(core) + (found.verdict == Verdict::unsolvable
                           ? "; no whole numbers of them will do, by SAT"
                       : limits.reached() ? "; SAT did not decide in time"
                                          : "; the formula for SAT does not fit the memory");
  return answer;
}

Pagoda on_squares(const Puzzle& puzzle, const ReachCore& core,
                  const std::vector<std::int64_t>& weights) {
  Pagoda pagoda;
  for (std::uint32_t i = 0; i < weights.size(); ++i)
    if (weights[i] != 0) pagoda.weights.push_back({puzzle.holes[core.holes[i]], weights[i]});
  return pagoda;
}

Reach refused(const Puzzle& puzzle, Sieve proof, const Limits& limits) {
  Reach answer;
  answer.verdict = Verdict::unsolvable;
  answer.remark = proof.weights.empty()
                      ? "two pegs can never stand together where they would have to"
                      : "the goal, or what leads there, weighs too much";
  if (const auto fault = refute(puzzle, proof, limits))
    answer.remark += fmt::format("; no proof was checked: {}", *fault);
  else
    answer.proof = std::move(proof);
  return answer;
}

// A large relaxation with a whole solution is solved quickly. An infeasible one takes long, and the
// sieves are then quicker.
ReachByLp relax_quickly(const ReachCore& core, std::uint32_t round, const Limits& limits) {
  constexpr std::size_t large = 5000;
  if (core.jumps.size() <= large) return relax(core, limits);
  if (round > 0) return {};
  return relax(core, time_slice(limits, std::chrono::seconds(4)));
}

// On boards of wires and gates pegs are few, and come from far.
bool has_few_pegs(const Puzzle& puzzle) {
  constexpr std::size_t holes_of_peg = 4;
  return count_pegs(puzzle.pegs) * holes_of_peg < puzzle.holes.size();
}

// The weights of a large board of wires and gates have one spare weight for all of its parts, and
// mostly drop little.
Sifted sift_quickly(const Puzzle& puzzle, const ReachCore& core, std::uint32_t round,
                    const Limits& limits) {
  constexpr std::size_t large = 20'000;
  if (core.jumps.size() <= large || !has_few_pegs(puzzle)) return sift(core, round, limits);
  return sift(core, round, time_slice(limits, std::chrono::seconds(10)));
}

// SAT decides most cores of some thousand jumps in no time, and most others once windows have
// looked at them.
Reach by_windows(const Puzzle& puzzle, ReachCore core, const Limits& limits) {
  constexpr std::size_t large = 10'000;
  constexpr std::chrono::seconds moment(3);
  if (core.jumps.size() <= large) {
    Reach answer = by_sat(puzzle, core, time_slice(limits, moment));
    if (answer.verdict != Verdict::unknown) return answer;
  }
  constexpr double share = 0.8;  // of the time: SAT needs little afterwards
  core = seen_through_windows(std::move(core), share_of_time(limits, share));
  if (!core.jumps.empty()) return by_sat(puzzle, core, limits);
  Reach answer;
  answer.verdict = Verdict::unsolvable;
  answer.remark = "windows of the board leave no jump to the goal";
  return answer;
}

// CBC searches for a solution of a core in its own process while the sieves go on here, if the
// limits grant two threads. If there is a solution CBC often finds it quickly.
class Attempt {
public:
  Attempt(ReachCore core, double seconds, const Limits& limits)
      : core_(std::move(core)), model_(programme_of(core_)), limits_(limits) {
    mip::Options options;
    options.find_one = true;
    options.seconds = seconds;
    options.memory_bytes = limits.memory_bytes;
    running_.emplace(model_, options);
  }

  std::size_t jumps() const { return core_.jumps.size(); }

  // The solution, if CBC finds one within this time. Does not wait beyond the limits.
  std::optional<Reach> solution(const Puzzle& puzzle, int milliseconds) {
    constexpr int between_questions = 50;
    for (; running_ && milliseconds > between_questions; milliseconds -= between_questions)
      if (limits_.reached() || running_->ended(between_questions)) break;
    if (!running_ || !running_->ended(limits_.reached() ? 0 : milliseconds)) return std::nullopt;
    const mip::Outcome found = running_->take();
    running_.reset();
    const std::vector<std::uint32_t> x(found.values.begin(), found.values.end());
    if (!peg_army::solves(core_.game, x)) return std::nullopt;
    return solved(puzzle, core_, x, size_of(core_));
  }
  bool at_work() const { return running_.has_value(); }

  // Ends the search before its time; whether that was done.
  void stop() {
    stopped_ = stopped_ || at_work();
    running_.reset();
  }
  bool was_stopped() const { return stopped_; }

private:
  ReachCore core_;
  mip::Model model_;
  const Limits& limits_;
  std::optional<mip::Running> running_;
  bool stopped_ = false;
};

// On smaller cores the sieves are quick.
bool decides_near(const Puzzle& puzzle, const ReachCore& core) {
  constexpr std::size_t many_jumps = 1000;
  return core.jumps.size() > many_jumps && !has_few_pegs(puzzle);
}

Reach by_what_is_near(const Puzzle& puzzle, const Limits& limits) {
  constexpr double share = 0.75;  // of the time: the sieves rarely decide what is left open here
  constexpr std::chrono::seconds longest(20);
  Near found = decide_near(puzzle, time_slice(share_of_time(limits, share), longest));
  Reach answer;
  answer.verdict = found.verdict;
  answer.jumps = std::move(found.jumps);
  answer.cases = std::move(found.proof);
  if (answer.verdict != Verdict::unknown) answer.remark = "decided by what is near the goal";
  return answer;
}

}  // namespace

Reach reach_by_sieves(const Puzzle& puzzle, const ReachCore& whole, const Limits& limits) {
  constexpr double seconds = 20;
  constexpr int head_start = 2000;  // milliseconds
  if (limits.reached()) return {};
  ReachCore core = narrowed(whole, whole.most, limits);
  Sieve proof;
  std::unique_ptr<Attempt> attempt;
  for (std::uint32_t round = 0; !core.jumps.empty(); ++round) {
    if (limits.reached()) return {};
    if (limits.progress) limits.progress(size_of(core) + " sieves");
    const ReachByLp relaxed = relax_quickly(core, round, limits);
    if (relaxed.status == ReachByLp::Status::whole)
      return solved(puzzle, core, relaxed.x, size_of(core));
    const bool infeasible = relaxed.status == ReachByLp::Status::infeasible;
    if (!infeasible && (!attempt || 2 * core.jumps.size() < attempt->jumps()) &&
        mip::can_begin(core.jumps.size(), limits)) {
      attempt = std::make_unique<Attempt>(core, seconds, limits);
      if (auto answer = attempt->solution(puzzle, head_start)) return *std::move(answer);
      if (limits.threads < 2) attempt->stop();
    }
    const Sifted sifted =
        infeasible ? refuse(core, limits) : sift_quickly(puzzle, core, round, limits);
    if (attempt)
      if (auto answer = attempt->solution(puzzle, 0)) return *std::move(answer);
    // A sieve that drops few jumps costs more time than the search gains.
    if (sifted.weights.empty() || 50 * sifted.dropped < core.jumps.size()) {
      if (attempt && attempt->was_stopped())
        attempt = std::make_unique<Attempt>(core, seconds, limits);
      while (attempt && attempt->at_work() && !limits.reached())
        if (auto answer = attempt->solution(puzzle, 100)) return *std::move(answer);
      return has_few_pegs(puzzle) ? by_windows(puzzle, std::move(core), limits)
                                  : by_sat(puzzle, core, limits);
    }
    proof.weights.push_back(on_squares(puzzle, core, sifted.weights));
    core = narrowed(core, sifted.keep, limits);
  }
  return refused(puzzle, std::move(proof), limits);
}

bool has_goal_peg(const Puzzle& puzzle) {
  return puzzle.pegs[*hole_at(puzzle, puzzle.at)] != 0;
}

Reach reach(const Puzzle& puzzle, const Limits& limits) {
  if (has_goal_peg(puzzle)) {
    Reach answer;
    answer.verdict = Verdict::solvable;
    answer.remark = "a peg stands there";
    return answer;
  }
  const ReachCore core = reach_core(puzzle, limits);
  if (decides_near(puzzle, core)) {
    Reach answer = by_what_is_near(puzzle, limits);
    if (answer.verdict != Verdict::unknown) return answer;
  }
  return reach_by_sieves(puzzle, core, limits);
}

}  // namespace hardboard::peg_solitaire
