// The fewest pieces that can remain: by search over positions, and by trees of exits and SAT.
#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/time_slice.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/greedy.h"
#include "methods/capture/optimum.h"
#include "methods/capture/optimum_proof.h"
#include "methods/capture/slack.h"
#include "methods/capture/structure.h"
#include "methods/capture/tree_annealing.h"
#include "methods/capture/tree_width.h"
#include "methods/remark.h"

namespace hardboard::capture {
namespace {

// Up to the second number of locations a search over positions may find the fewest pieces. Above
// the first, SAT is asked before: it takes milliseconds where the search takes up to seconds.
constexpr std::uint32_t most_before_sat = 8, most_for_search = 16;

// A lower bound on the pieces that remain when so many captures can be made.
std::uint32_t least_after(std::uint64_t captures, const Arena& arena) {
  return captures + 1 >= arena.size() ? 1 : arena.size() - static_cast<std::uint32_t>(captures);
}

// Each capture removes one piece and spends one capture of some budget at least.
std::uint32_t least_by_budgets(const Arena& arena) {
  std::uint64_t captures = 0;
  for (Location u = 0; u < arena.size(); ++u)
    if (u != arena.goal) captures += arena.budget[u];
  return least_after(captures, arena);
}

void settle(Answer<Location>& answer, std::uint32_t pieces, std::uint32_t bound,
            const std::string& why) {
  answer.minimum = Minimum{"pieces_left", pieces, bound};
  if (pieces == 1)
    answer.verdict = Verdict::solvable;
  else
    answer.verdict = bound > 1 ? Verdict::unsolvable : Verdict::unknown;
  if (bound == pieces) return;
  add_remark(answer.remark,
             fmt::format("not the end of the search ({}): the fewest found so far are {}, "
                         "and {} at least must remain",
                         why, pieces, bound));
}

// A piece remains in each part of the capture graph.
std::uint32_t least_by_parts(const Arena& arena, const Limits& limits) {
  const std::optional<Structure> structure = structure_of(arena, limits);
  return structure ? structure->components : 1;
}

// The fewest pieces by a play that leaves few, and SAT, which is asked for one more piece each
// time: a refusal raises the bound, until the bound meets the pieces of a known play.
class FewestByExits {
public:
  // `shown` is what remains at least by what a checker sees without a proof in a file.
  FewestByExits(const Arena& arena, const SolveOptions& options, std::string puzzle_line,
                std::uint32_t shown)
      : arena_(arena),
        options_(options),
        puzzle_line_(std::move(puzzle_line)),
        shown_(shown),
        limits_(puzzle_line_.empty() ? options.limits
                                     : share_of_time(options.limits, most_of_time)),
        best_(play_greedily(arena, limits_)),
        bound_(std::max(
            {shown, least_after(most_captures(arena), arena), least_by_parts(arena, limits_)})) {
    if (!arena.last && exit_tree_why_not(arena, options.limits).empty())
      annealing_.emplace(arena, annealing_limits_, 0, all_runs, true);
  }

  Answer<Location> run() {
    anneal(short_runs);
    if (take_apart()) return std::move(answer_);
    // Where SAT is quick, longer runs are for nothing.
    ask_sat(time_slice(share_of_time(limits_, most_of_time), a_moment));
    search();
    if (!needs_proof() && bound_ < best_.pieces_left) {
      limits_ = options_.limits;  // nobody else needs the rest of the time
      search();
    }
    answer_.moves = std::move(best_.moves);
    settle(answer_, best_.pieces_left, bound_, why_open_);
    if (needs_proof())
      prove_fewest(arena_, options_.limits, options_.proof_file, puzzle_line_, answer_);
    return std::move(answer_);
  }

private:
  static constexpr unsigned short_runs = 3, all_runs = 8;
  static constexpr double most_of_time = 0.5;
  static constexpr auto a_moment = std::chrono::seconds(1),
                        most_annealing = std::chrono::seconds(10);

  void take(const std::vector<Capture<Location>>& moves) {
    if (moves.size() <= best_.moves.size()) return;
    best_ = {arena_.size() - static_cast<std::uint32_t>(moves.size()), moves};
  }

  // Until so many runs are over.
  void anneal(unsigned runs) {
    annealing_limits_ = time_slice(share_of_time(limits_, most_of_time), most_annealing);
    while (annealing_ && bound_ < best_.pieces_left && runs_ < runs &&
           !annealing_limits_.reached()) {
      const bool may_go_on = annealing_->turn().may_go_on;
      take(annealing_->best_play());
      ++runs_;
      if (!may_go_on) annealing_.reset();
    }
  }

  // Part by part, where that takes a moment; leaves no proof.
  bool take_apart() {
    constexpr PartBounds most{.cut = 4, .states = 300'000, .looks = few_looks};
    if (options_.alone || !puzzle_line_.empty() || arena_.last) return false;
    if (bound_ == best_.pieces_left) return false;
    Answer<Location> found = fewest_by_tree_width(arena_, limits_, most);
    if (!found.minimum) return false;
    answer_ = std::move(found);
    answer_.method = "tree-width";
    answer_.source = "docs/tree-width.md";
    return true;
  }

  void search() {
    if (!why_open_.empty()) anneal(all_runs);
    ask_sat(limits_);
  }

  // One proof, of the last bound. Checkers count the budgets of all pieces, also where only some
  // may capture, and don't know that each part keeps a piece.
  bool needs_proof() const { return !puzzle_line_.empty() && bound_ > shown_; }

  void ask_sat(const Limits& limits) {
    why_open_.clear();
    for (; bound_ < best_.pieces_left; ++bound_) {
      if (limits.reached()) {
        why_open_ = limits.words();
        return;
      }
      Answer<Location> next = ask_for(arena_, {limits, "", {}, bound_, ""});
      if (next.verdict == Verdict::solvable) {
        take(next.moves);
        return;
      }
      if (next.verdict == Verdict::unknown) {
        why_open_ = next.remark;
        return;
      }
      answer_.proof = std::move(next.proof);
      answer_.remark = std::move(next.remark);
    }
  }

  const Arena& arena_;
  const SolveOptions& options_;
  const std::string puzzle_line_;
  const std::uint32_t shown_;
  Limits limits_;  // of the search; the rest of the time is for a proof, if there is one to write
  GreedyPlay best_;
  std::uint32_t bound_;
  Limits annealing_limits_;
  std::optional<TreeAnnealing> annealing_;  // while it may go on
  unsigned runs_ = 0;
  Answer<Location> answer_;
  std::string why_open_;  // why SAT came to no end
};

}  // namespace

std::string few_enough_to_search(Instance& instance, const SolveOptions& options) {
  if (std::string why = instance.why_no_arena(); !why.empty()) return why;
  const Arena* const arena = instance.arena();
  const std::uint32_t most = options.alone ? most_for_search : most_before_sat;
  if (arena->size() > most || !DepthFirst::make(*arena))
    return fmt::format("the fewest pieces are searched for on boards of up to {}", most);
  return "";
}

Answer<Location> fewest_by_search(Instance& instance, const SolveOptions& options) {
  const Arena& arena = *instance.arena();
  DepthFirst::Fewest fewest = DepthFirst::make(arena)->fewest_left(options.limits);
  Answer<Location> answer;
  answer.moves = std::move(fewest.moves);
  settle(answer, fewest.pieces, std::max(fewest.bound, least_by_budgets(arena)),
         options.limits.words());
  prefer_the_survey(instance, answer);
  return answer;
}

Answer<Location> fewest_by_exits(Instance& instance, const SolveOptions& options) {
  if (options.proof_file.empty() && is_stuck(*instance.arena())) {
    Answer<Location> stuck;
    settle(stuck, instance.arena()->size(), instance.arena()->size(), "");
    stuck.proof = Exhausted{1};
    return stuck;
  }
  // The survey comes first: it costs little, and no time is left for it later.
  const std::uint32_t shown = std::max(least_by_budgets(*instance.arena()),
                                       instance.survey().refusal.index() != 0 ? 2U : 1U);
  const std::string line = options.proof_file.empty() ? "" : instance.puzzle_line();
  Answer<Location> answer = FewestByExits(*instance.arena(), options, line, shown).run();
  prefer_the_survey(instance, answer);
  return answer;
}

}  // namespace hardboard::capture
