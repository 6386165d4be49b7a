// Methods as rows of a table, and one function that runs such a table, for decisions and for
// minima.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/time_slice.h"
#include "methods/options.h"
#include "proofs/answer_head.h"

namespace hardboard {

// An instance that holds nothing but the puzzle, for methods that share no findings.
template <class P>
struct PuzzleInstance {
  PuzzleInstance(const P& of, const Limits&) : puzzle(of) {}
  const P& puzzle;
};

// How a method answers one question about instances of type I: the reason why it does not apply
// (empty if it does), and its answer of type A. A task without `why_not` always applies.
template <class I, class A>
struct Task {
  std::string (*why_not)(I& instance, const SolveOptions& options) = nullptr;
  A (*run)(I& instance, const SolveOptions& options) = nullptr;

  explicit operator bool() const { return run != nullptr; }
  std::string why_not_on(I& instance, const SolveOptions& options) const {
    return why_not == nullptr ? std::string() : why_not(instance, options);
  }
};

// A minimum that a method can find: the word of the minimum, and the theorem that the method rests
// on.
template <class I, class A>
struct MinimumTask {
  std::string_view what;
  std::string_view source;
  Task<I, A> task;
};

// Whether a method's refusals can be proved.
enum class Proves : std::uint8_t {
  always,   // each refusal carries its proof
  in_file,  // each refusal adds its proof to the file of the options
  never,    // a complete search, which only another search could check
};

template <class I, class A>
struct Method {
  std::string_view name{};
  std::string_view source{};  // paper and theorem; empty for plain search
  std::string_view summary{};
  Proves proves = Proves::always;
  bool only_refuses = false;  // never finds a solution
  bool by_others = false;     // works through the other methods, of which the options may name one
  Task<I, A> decide{};        // is there a solution?
  // How long the method may try in the first round, before the others have all the time that they
  // want. Missing: not at all.
  Clock::duration (*moment)(I& instance, const SolveOptions& options) = nullptr;
  std::array<MinimumTask<I, A>, 2> minima{};

  Task<I, A> task_for(std::string_view what) const {
    if (what.empty()) return decide;
    for (const MinimumTask<I, A>& row : minima)
      if (row.what == what) return row.task;
    return {};
  }
  std::string_view source_for(std::string_view what) const {
    for (const MinimumTask<I, A>& row : minima)
      if (!what.empty() && row.what == what) return row.source;
    return source;
  }
};

// The question to a table: a solution (`minimum` is empty), or a minimum by its word. A refusal
// also answers a minimum among solutions (the fewest moves).
struct Asked {
  std::string_view minimum{};
  bool among_solutions = false;
};

// A moment is no more than this share of all time; a method that it cuts off runs again later.
constexpr double most_of_time_for_moment = 0.25;

// The answer of the first row that decides within its moment. Unknown if none does. What the end of
// a moment has cut, such as a proof, comes later, whole.
template <class I, class A>
A run_moments(std::span<const Method<I, A>> rows, I& instance, const SolveOptions& options,
              Asked asked) {
  for (const Method<I, A>& row : rows) {
    const bool is_asked = asked.minimum.empty() || (asked.among_solutions && row.only_refuses);
    const bool is_proved = options.proof_file.empty() || row.proves != Proves::never;
    if (row.moment == nullptr || !is_asked || !is_proved) continue;
    if (!row.decide.why_not_on(instance, options).empty()) continue;
    SolveOptions own = options;
    own.limits = time_slice(share_of_time(options.limits, most_of_time_for_moment),
                            row.moment(instance, options));
    if (own.limits.reached()) continue;
    // A proof in a file takes what time it takes.
    const bool is_for_file = !options.proof_file.empty() && row.proves == Proves::in_file;
    if (is_for_file) own.proof_file.clear();
    A answer = row.decide.run(instance, own);
    if (answer.verdict == Verdict::unknown || own.limits.reached()) continue;
    if (is_for_file && answer.verdict == Verdict::unsolvable) continue;
    if (!asked.minimum.empty() && answer.verdict != Verdict::unsolvable) continue;
    if (answer.method.empty()) answer.method = row.name;
    if (answer.source.empty()) answer.source = row.source;
    return answer;
  }
  return {};
}

// Runs the rows in order until one answers; with options.only that row alone. The answer names the
// method and its source. The remark of an undecided answer says which methods were tried, or why
// none applies, and that the limits were reached, if they were. When a proof file is named, a
// refusal without a proof waits for a later row that can prove, and counts if no such row refuses;
// its remark says then why there is no proof. So does a minimum whose bound has no proof, if a
// later row adds its proofs to the file.
template <class I, class A>
A run_rows(std::span<const Method<I, A>> rows, I& instance, const SolveOptions& options,
           Asked asked = {}) {
  if (options.only.empty()) {
    A answer = run_moments(rows, instance, options, asked);
    if (answer.verdict != Verdict::unknown) return answer;
  }
  std::vector<const Method<I, A>*> order;
  for (const Method<I, A>& row : rows) order.push_back(&row);
  // Where a minimum is wanted, rows that refuse and have had their moment come last.
  if (!asked.minimum.empty())
    std::stable_partition(order.begin(), order.end(), [](const Method<I, A>* row) {
      return row->moment == nullptr || !row->only_refuses;
    });
  const auto a_row_proves_after = [&](const Method<I, A>* at) {
    return options.only.empty() && std::any_of(std::find(order.begin(), order.end(), at) + 1,
                                               order.end(), [&](const Method<I, A>* row) {
                                                 return row->proves == Proves::in_file &&
                                                        row->task_for(asked.minimum);
                                               });
  };
  A answer, unproved;
  std::string tried, refused, last;
  std::size_t number_tried = 0;
  for (const Method<I, A>* const at : order) {
    const Method<I, A>& row = *at;
    if (!options.only.empty() && row.name != options.only && !row.by_others) continue;
    Task<I, A> task = row.task_for(asked.minimum);
    const bool only_for_refusal = !task && asked.among_solutions && row.only_refuses;
    if (only_for_refusal) task = row.decide;
    if (!task) continue;
    if (std::string why_not = task.why_not_on(instance, options); !why_not.empty()) {
      refused = why_not == options.limits.words()
                    ? why_not
                    : fmt::format("{} does not apply: {}", row.name, why_not);
      continue;
    }
    answer = task.run(instance, options);
    if (answer.method.empty()) answer.method = row.name;
    if (answer.source.empty()) answer.source = row.source_for(asked.minimum);
    const bool is_answered = answer.verdict != Verdict::unknown || answer.minimum.has_value();
    if (is_answered && !(only_for_refusal && answer.verdict != Verdict::unsolvable)) {
      const bool is_bound = answer.verdict == Verdict::solvable && answer.minimum &&
                            answer.minimum->bound > 1 && a_row_proves_after(at);
      const bool is_unproved = (answer.verdict == Verdict::unsolvable || is_bound) &&
                               !options.proof_file.empty() && row.proves == Proves::never;
      const bool is_open = answer.minimum && answer.minimum->bound < answer.minimum->value;
      const bool is_worse = unproved.minimum && is_open;
      if (!is_unproved && !is_worse) return answer;
      if (is_unproved) unproved = std::move(answer);
    }
    last = answer.remark;
    // Methods that work through others have the words of the limits already.
    const std::string why = options.limits.words();
    if (last.empty())
      last = why;
    else if (options.limits.reached() && last.find(why) == last.npos)
      last = why + "; " + last;
    tried += fmt::format("{}{}: {}", tried.empty() ? "" : "; ", row.name, last);
    ++number_tried;
    if (options.limits.reached()) break;
  }
  if (unproved.verdict != Verdict::unknown) {
    if (unproved.remark.empty())
      unproved.remark = "no proof: " + (options.limits.reached() ? options.limits.words()
                                        : number_tried > 1       ? last
                                                           : "this method's search leaves none");
    return unproved;
  }
  if (number_tried != 1) answer.method.clear(), answer.source = {};
  answer.remark = number_tried == 0 ? refused : number_tried == 1 ? last : tried;
  // The limits may end the search for a reason why a method does not apply.
  if (const std::string why = options.limits.words();
      options.limits.reached() && answer.remark.find(why) == answer.remark.npos)
    answer.remark = answer.remark.empty() ? why : why + "; " + answer.remark;
  return answer;
}

}  // namespace hardboard
