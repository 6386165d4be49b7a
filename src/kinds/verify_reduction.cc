#include "kinds/verify_reduction.h"

#include <fmt/format.h>

#include "base/counted.h"
#include "base/deadline.h"
#include "base/time_slice.h"
#include "kinds/all_solutions.h"

namespace hardboard {
namespace {

class Verifier {
public:
  Verifier(const Reduction& reduction, const VerificationEffort& effort, const Limits& limits)
      : reduction_(reduction), effort_(effort), limits_(limits) {}

  // False when the work is over: at a counterexample, or at a limit.
  bool verify(const AnyPuzzle& source) {
    if (is_cut_short()) return false;
    const Result<AnyImage> image = reduction_.forward(source, limits_);
    if (!image) {
      if (is_cut_short()) return false;
      ++result_.outside;
      return true;
    }
    const bool goes_on =
        verdicts(*image) && single_forward(*image) && forward(*image) && back(*image);
    if (limits_.progress) {
      limits_.progress(
          fmt::format("{} solvable, {} unsolvable", result_.solvable, result_.unsolvable));
    }
    return goes_on && !is_cut_short();
  }

  Verification result() && { return std::move(result_); }

private:
  // A step without a result says nothing of its source once a limit has ended the work.
  bool is_cut_short() {
    if (limits_.reached()) result_.is_over = false;
    return !result_.is_over;
  }

  bool fault(const AnyImage& image, std::string words) {
    result_.counterexample = Counterexample{image.source, image.puzzle, std::move(words)};
    return false;
  }

  // An answer that did not go forward or come back, which is a fault unless time ran out.
  bool lost(const AnyImage& image, const InputError& error) {
    return is_cut_short() ? false : fault(image, error.message);
  }

  AnyAnswer solve(const AnyPuzzle& puzzle) const {
    Request request;
    request.limits = limits_of_a_step();
    request.limits.progress = {};
    return kind_of(puzzle).solve(puzzle, request);
  }

  // Of a solver's run, or of a list of solutions.
  Limits limits_of_a_step() const { return until(limits_, deadline_in(effort_.seconds)); }

  bool verdicts(const AnyImage& image) {
    source_answer_ = solve(image.source);
    const AnyAnswer &source = *source_answer_, answer = solve(image.puzzle);
    const Verdict first = source.head().verdict, second = answer.head().verdict;
    is_contest_ = second == Verdict::win || second == Verdict::loss || second == Verdict::draw;
    if (first == Verdict::unknown || second == Verdict::unknown) {
      if (is_cut_short()) return false;
      ++result_.undecided;
      result_.open.push_back(image.source);
      return true;
    }
    const bool asks_less = is_yes(first) && !reduction_.carries_refusals();
    if (is_yes(first) != is_yes(second) && !asks_less) {
      return fault(image, fmt::format("the source is {} by {}, its image {} by {}", word_of(first),
                                      source.head().method, word_of(second), answer.head().method));
    }
    ++(is_yes(first) ? result_.solvable : result_.unsolvable);
    const Result<AnyAnswer> recovered = reduction_.recover(image, answer, limits_);
    if (!recovered) return lost(image, recovered.error());
    if (is_yes(second)) ++result_.back;
    return true;
  }

  // The answer of the source itself goes forward: a refusal if the reduction takes refusals, and
  // the solution of a kind that can't list all of its solutions.
  bool single_forward(const AnyImage& image) {
    const Kind& kind = kind_of(image.source);
    const bool lists_none = kind.each_solution == nullptr && kind.ground->start == nullptr;
    const Verdict verdict = source_answer_->head().verdict;
    if (!(is_yes(verdict) && lists_none) && !(is_no(verdict) && reduction_.takes_refusals))
      return true;
    const Result<AnyAnswer> answer = reduction_.witness(image, *source_answer_, limits_);
    if (!answer) return lost(image, answer.error());
    ++result_.forward;
    return true;
  }

  bool forward(const AnyImage& image) {
    const Kind& kind = kind_of(image.source);
    bool goes_on = true;
    std::uint64_t solutions = 0;
    const Limits limits = limits_of_a_step();
    each_solution(kind, image.source, {effort_.moves, effort_.solutions}, limits,
                  [&](AnyAnswer solution) {
                    const Result<AnyAnswer> answer = reduction_.witness(image, solution, limits_);
                    if (!answer) return goes_on = lost(image, answer.error());
                    ++result_.forward;
                    return ++solutions < effort_.solutions;
                  });
    return goes_on;
  }

  // The solutions that plain search lists, beside the one of the method. Of a contest no sequence
  // of moves is a solution.
  bool back(const AnyImage& image) {
    if (is_contest_) return true;
    bool goes_on = true;
    const Limits limits = limits_of_a_step();
    const bool all = each_solution(
        kind_of(image.puzzle), image.puzzle, {effort_.moves, effort_.solutions}, limits,
        [&](AnyAnswer answer) {
          const Result<AnyAnswer> solution = reduction_.recover(image, answer, limits_);
          if (!solution) return goes_on = lost(image, solution.error());
          ++result_.back;
          return true;
        });
    if (all) ++result_.complete;
    return goes_on;
  }

  const Reduction& reduction_;
  const VerificationEffort& effort_;
  const Limits& limits_;
  Verification result_;
  std::optional<AnyAnswer> source_answer_;
  bool is_contest_ = false;  // the last image: who wins, a game of two
};

}  // namespace

Result<Sources> sources_up_to(const Reduction& reduction, unsigned size) {
  const Kind* const from = kind_named(reduction.from->name);
  if (from->all_up_to == nullptr) {
    return error_in_words(
        fmt::format("{}: small instances of {} can't be listed; expected a file of "
                    "sources (--from)",
                    reduction.name, reduction.from->name));
  }
  return Sources([=](const PuzzleVisit& visit) { from->all_up_to(size, visit); });
}

Verification verify_reduction(const Reduction& reduction, const Sources& sources,
                              const VerificationEffort& effort, const Limits& limits) {
  Verifier verifier(reduction, effort, limits);
  sources([&](const AnyPuzzle& source) { return verifier.verify(source); });
  return std::move(verifier).result();
}

std::string in_words(const Verification& done) {
  std::string words = fmt::format("{} solvable, {} unsolvable", done.solvable, done.unsolvable);
  if (done.outside > 0) words += fmt::format(", {} not of its form", done.outside);
  if (done.undecided > 0) words += fmt::format(", {} undecided", done.undecided);
  return words + fmt::format("; {} went forward, {} came back, all of them of {}",
                             counted(done.forward, "solution"), done.back,
                             counted(done.complete, "image"));
}

}  // namespace hardboard
