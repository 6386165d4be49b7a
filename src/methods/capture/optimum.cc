#include "methods/capture/optimum.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/time_slice.h"
#include "methods/capture/count_sets.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/first_moves.h"
#include "methods/capture/greedy.h"
#include "methods/capture/portfolio.h"
#include "methods/capture/slack.h"
#include "methods/capture/solve_sat.h"
#include "methods/capture/structure.h"
#include "methods/capture/tree_annealing.h"

namespace hardboard::capture {
namespace {

// Up to the second number of locations a search over positions may find the fewest pieces. Above
// the first, SAT is asked before: it takes milliseconds where the search takes up to seconds.
constexpr std::uint32_t most_before_sat = 8, most_for_search = 16;

// The share of the time that is left in which one budget for all pieces is asked first.
constexpr double share_for_a_budget = 0.25;

std::string decimal(Count number) {
  std::string digits;
  do digits.push_back(static_cast<char>('0' + static_cast<int>(number % 10)));
  while ((number /= 10) != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

void append(std::string& remark, const std::string& words) {
  remark += (remark.empty() ? "" : "; ") + words;
}

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
  append(answer.remark,
         fmt::format("not the end of the search ({}): the fewest found so far are {}, "
                     "and {} at least must remain",
                     why, pieces, bound));
}

// A piece remains in each part of the capture graph.
std::uint32_t least_by_parts(const Arena& arena, const Limits& limits) {
  const std::optional<Structure> structure = structure_of(arena, limits);
  return structure ? structure->components : 1;
}

// The limits of the proof of a bound that a method gave at once: without a deadline it has a
// minute.
Limits limits_of_proof(const Limits& limits) {
  return limits.deadline ? limits : time_slice(limits, std::chrono::minutes(1));
}

// Asks SAT whether so many pieces can be left; for a single one the whole portfolio is asked.
Answer<Location> ask_for(const Arena& arena, const SatOptions& options) {
  return options.pieces_left == 1 ? solve_by_portfolio(arena, options)
                                  : solve_by_exits(arena, options);
}

// Has it a proof that needs no search?
bool is_shown(const Proof<Location>& proof) {
  const bool is_by_search =
      std::holds_alternative<SatRefusal>(proof) || std::holds_alternative<Exhausted>(proof);
  return proof.index() != 0 && (!is_by_search || is_in_file(proof));
}

// Adds a proof of the bound on the pieces to the file of proofs, or the reason why there is none to
// the remark. Where it takes too long, one that two pieces remain.
void prove_fewest(const Arena& arena, const Limits& all, const std::string& proof_file,
                  const std::string& puzzle_line, Answer<Location>& answer) {
  constexpr double most_of_time = 0.75;
  const auto below = static_cast<std::uint32_t>(answer.minimum->bound - 1);
  const auto add = [&](std::uint32_t pieces, const Limits& limits) {
    Answer<Location> refused = ask_for(arena, {limits, proof_file, {}, pieces, puzzle_line});
    if (refused.verdict == Verdict::unsolvable && is_shown(refused.proof)) {
      answer.proof = std::move(refused.proof);
      return true;
    }
    if (pieces == below)
      append(answer.remark, fmt::format("no proof of the bound: {}", refused.remark));
    return false;
  };
  if (below == 1) {
    add(1, all);
  } else if (!add(below, share_of_time(all, most_of_time)) && !is_shown(answer.proof)) {
    add(1, all);
  }
}

// The fewest pieces by a play that leaves few, and SAT, which is asked for one more piece each
// time: a refusal raises the bound, until the bound meets the pieces of a known play.
class FewestByExits {
public:
  FewestByExits(const Arena& arena, const SolveOptions& options, std::string puzzle_line)
      : arena_(arena),
        options_(options),
        puzzle_line_(std::move(puzzle_line)),
        limits_(puzzle_line_.empty() ? options.limits
                                     : share_of_time(options.limits, most_of_time)),
        best_(play_greedily(arena, limits_)),
        bound_(std::max({least_by_budgets(arena), least_after(most_captures(arena), arena),
                         least_by_parts(arena, limits_)})) {
    if (!arena.last && exit_tree_why_not(arena, options.limits).empty())
      annealing_.emplace(arena, annealing_limits_, 0, all_runs, true);
  }

  Answer<Location> run() {
    anneal(short_runs);
    // Where SAT is quick, longer runs are for nothing.
    ask_sat(time_slice(share_of_time(limits_, most_of_time), a_moment));
    if (!why_open_.empty()) anneal(all_runs);
    ask_sat(limits_);
    answer_.moves = std::move(best_.moves);
    settle(answer_, best_.pieces_left, bound_, why_open_);
    // One proof, of the last bound. Checkers count the budgets of all pieces, also where only some
    // may capture, and don't know that each part keeps a piece.
    if (!puzzle_line_.empty() && bound_ > least_by_budgets(arena_))
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

  void ask_sat(const Limits& limits) {
    why_open_.clear();
    for (; bound_ < best_.pieces_left; ++bound_) {
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
  const Limits limits_;  // of the search; the rest of the time is for the proof
  GreedyPlay best_;
  std::uint32_t bound_;
  Limits annealing_limits_;
  std::optional<TreeAnnealing> annealing_;  // while it may go on
  unsigned runs_ = 0;
  Answer<Location> answer_;
  std::string why_open_;  // why SAT came to no end
};

// The most captures that one piece makes in a play, or the longest way.
std::uint32_t budget_needed(const Arena& arena, const std::vector<Capture<Location>>& moves) {
  std::vector<std::uint32_t> captures(arena.size(),
                                      0);  // by location: of the piece that stands there
  std::uint32_t most = 0;
  for (const auto& [from, to] : moves) {
    captures[to] = captures[from] + arena.cost(from, to);
    most = std::max(most, captures[to]);
  }
  return most;
}

}  // namespace

bool is_in_file(const Proof<Location>& proof) {
  const auto* const sat = std::get_if<SatRefusal>(&proof);
  return sat != nullptr && !sat->file.empty();
}

void prefer_the_survey(Instance& instance, Answer<Location>& answer) {
  if (answer.verdict == Verdict::unsolvable && !is_in_file(answer.proof) &&
      instance.survey().refusal.index() != 0)
    answer.proof = instance.survey().refusal;
}

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
  const std::string line = options.proof_file.empty() ? "" : instance.puzzle_line();
  Answer<Location> answer = FewestByExits(*instance.arena(), options, line).run();
  prefer_the_survey(instance, answer);
  return answer;
}

Answer<Location> smallest_budget(Instance& instance, const Limits& limits,
                                 const SolveUniform& solve) {
  const Arena& arena = *instance.arena();
  const auto with_budget = [&](std::uint32_t budget, const Limits& own) {
    return instance.with_budget(budget,
                                [&](Instance& uniform) { return solve(uniform, budget, own); });
  };
  Answer<Location> best = with_budget(unlimited, limits);
  if (best.verdict == Verdict::unsolvable) append(best.remark, std::string(no_budget_is_enough));
  if (best.verdict != Verdict::solvable) return best;
  std::uint32_t enough = budget_needed(arena, best.moves);
  std::uint32_t bound = arena.size() > 1 ? 1 : 0;  // no budget below it is enough
  Proof<Location> refusal;                         // of the largest budget that is not enough
  std::string why_open;
  const auto ask = [&](std::uint32_t budget, const Limits& own) {
    Answer<Location> answer = with_budget(budget, own);
    const Verdict verdict = answer.verdict;
    if (verdict == Verdict::unsolvable) {
      bound = budget + 1;
      refusal = std::move(answer.proof);
    } else if (verdict == Verdict::solvable) {
      enough = std::min(budget, budget_needed(arena, answer.moves));
      best = std::move(answer);
    } else {
      why_open = std::move(answer.remark);
    }
    return verdict;
  };
  // A budget that is hard to refuse is often the one below a budget that is found at once. Where
  // larger ones stay open as well, steps grow, and what they leave out comes by bisection.
  std::uint64_t below = 0, step = 1;  // `below` is too small or left open
  for (std::uint64_t budget = bound; budget < enough;) {
    const Verdict verdict =
        ask(static_cast<std::uint32_t>(budget), share_of_time(limits, share_for_a_budget));
    if (verdict == Verdict::solvable) break;
    below = budget;
    budget += verdict == Verdict::unknown ? step : 1;
    if (verdict == Verdict::unknown) step *= 2;
    if (verdict == Verdict::unknown && limits.reached()) break;
  }
  while (below + 1 < enough && !limits.reached()) {
    const std::uint64_t budget = below + (enough - below) / 2;
    if (ask(static_cast<std::uint32_t>(budget), share_of_time(limits, share_for_a_budget)) !=
        Verdict::solvable)
      below = budget;
  }
  // Without a deadline each budget has had all that it may take.
  while (bound < enough && limits.deadline && !limits.reached())
    if (ask(bound, limits) == Verdict::unknown) break;
  best.minimum = Minimum{"budget", enough, bound};
  best.proof = std::move(refusal);
  if (bound < enough)
    append(best.remark, fmt::format("not the end of the search ({}): {}", why_open,
                                    unsettled_budget(enough, bound)));
  return best;
}

std::string unsettled_budget(std::uint64_t enough, std::uint64_t bound) {
  return fmt::format("the smallest budget found so far is {}, and less than {} is not enough",
                     enough, bound);
}

void prove_bound(Instance& instance, const SolveOptions& options, const SolveUniform& solve,
                 Answer<Location>& answer) {
  if (options.proof_file.empty() || !answer.minimum || answer.minimum->bound < 2) return;
  const auto below = static_cast<std::uint32_t>(answer.minimum->bound - 1);
  const Limits limits = limits_of_proof(options.limits);
  if (answer.minimum->what == "pieces_left") {
    // A refusal of the puzzle shows that two pieces remain.
    if (below > 1)
      prove_fewest(*instance.arena(), limits, options.proof_file, instance.puzzle_line(), answer);
    return;
  }
  Answer<Location> refused =
      instance.with_budget(below, [&](Instance& uniform) { return solve(uniform, below, limits); });
  if (refused.verdict == Verdict::unsolvable) answer.proof = std::move(refused.proof);
  if (!refused.remark.empty())
    append(answer.remark, fmt::format("no proof of the bound: {}", refused.remark));
}

void add_bound_to_file(Instance& instance, const SolveOptions& options, Answer<Location>& answer) {
  const auto below = static_cast<std::uint32_t>(answer.minimum->bound - 1);
  const Limits limits = limits_of_proof(options.limits);
  const Answer<Location> refused = instance.with_budget(below, [&](Instance& uniform) {
    return solve_by_exits(*uniform.arena(),
                          {limits, options.proof_file, {}, 1, uniform.puzzle_line()});
  });
  if (refused.verdict != Verdict::unsolvable || !is_in_file(refused.proof))
    append(answer.remark, fmt::format("no proof of the bound: {}", refused.remark));
}

bool keeps_to_budgets(const Arena& arena, const std::vector<Capture<Location>>& moves) {
  std::vector<std::uint32_t> left = arena.budget;  // by location: of the piece that stands there
  for (const auto& [from, to] : moves) {
    const std::uint32_t cost = arena.cost(from, to);
    if (left[from] < cost) return false;
    left[to] = left[from] == unlimited ? unlimited : left[from] - cost;
  }
  return true;
}

void add_count(Instance& instance, const Limits& limits, Answer<Location>& answer, Counted what) {
  if (answer.verdict == Verdict::unsolvable) {
    answer.count = "0";
    return;
  }
  const Arena* arena = instance.arena();
  const auto search = arena != nullptr ? DepthFirst::make(*arena) : std::nullopt;
  if (!search) {
    append(answer.remark,
           fmt::format("only boards of up to {} pieces are counted", most_locations));
    return;
  }
  const std::optional<Count> count = what == Counted::sets
                                         ? std::optional<Count>(count_sets(*search, limits))
                                         : search->count(limits);
  if (!count)
    append(answer.remark, "the count did not end within the limits");
  else if (*count == ~Count{0})
    append(answer.remark, "there are more than 2^128 sequences");
  else
    answer.count = decimal(*count);
}

}  // namespace hardboard::capture
