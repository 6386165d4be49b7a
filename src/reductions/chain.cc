#include "reductions/chain.h"

#include <fmt/format.h>
#include <utility>

namespace hardboard {

std::string Chain::via() const {
  std::string names;
  for (const AnyImage& step : steps)
    names += fmt::format("{}{}", names.empty() ? "" : ", ", step.reduction->name);
  return names;
}

std::size_t size_of(const AnyPuzzle& puzzle) {
  return puzzle.kind().write(puzzle).size();
}

std::optional<std::string> fault_of_names(const Ground& from, std::span<const std::string> names) {
  if (names.empty()) return "expected the name of a reduction";
  const Ground* at = &from;
  for (const std::string& name : names) {
    const Reduction* const row = reduction_named(name);
    if (row == nullptr)
      return fmt::format("{} is no reduction (hardboard list reductions)", in_quotes(name));
    if (row->from != at)
      return fmt::format("{} starts from {}, not from {}", name, row->from->name, at->name);
    at = row->to;
  }
  return std::nullopt;
}

Result<Chain> reduce_via(const AnyPuzzle& source, std::span<const std::string> names,
                         const Limits& limits) {
  if (const auto fault = fault_of_names(source.kind(), names)) return error_in_words(*fault);
  Chain chain;
  for (const std::string& name : names) {
    const AnyPuzzle& at = chain.steps.empty() ? source : chain.image();
    Result<AnyImage> image = reduction_named(name)->forward(at, limits);
    if (!image && limits.reached()) return error_in_words(limits.words());
    if (!image)
      return in_other_words(image.error(), fmt::format("{}: {}", name, image.error().message));
    chain.steps.push_back(std::move(image).value());
  }
  return chain;
}

Result<AnyAnswer> recover(const Chain& chain, AnyAnswer answer, const Limits& limits) {
  for (auto step = chain.steps.rbegin(); step != chain.steps.rend(); ++step) {
    Result<AnyAnswer> earlier = step->reduction->recover(*step, answer, limits);
    if (!earlier) return earlier.error();
    answer = std::move(earlier).value();
  }
  return answer;
}

Result<AnyAnswer> witness(const Chain& chain, AnyAnswer solution, const Limits& limits) {
  for (const AnyImage& step : chain.steps) {
    Result<AnyAnswer> later = step.reduction->witness(step, solution, limits);
    if (!later) return later.error();
    solution = std::move(later).value();
  }
  return solution;
}

}  // namespace hardboard
