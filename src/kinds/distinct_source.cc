#include "kinds/distinct_source.h"

#include <tuple>
#include <utility>

namespace hardboard {

DistinctSource::DistinctSource(Generator::Source source) : source_(std::move(source)) {}

std::optional<Generated> DistinctSource::next(const Limits& limits) {
  constexpr unsigned most_repeats = 1000;
  for (repeats_ = 0; repeats_ < most_repeats; ++repeats_) {
    std::optional<Generated> made = source_(limits);
    if (!made || limits.reached()) return std::nullopt;
    bool is_new = false;
    std::tie(last_, is_new) = seen_.insert(made->puzzle.kind().write(made->puzzle));
    if (!is_new) continue;
    bytes_ += last_->size();
    if (bytes_ > limits.memory_bytes) return std::nullopt;
    return made;
  }
  return std::nullopt;
}

std::string DistinctSource::why_no_more(const Limits& limits) const {
  if (limits.reached()) return limits.words();
  if (bytes_ > limits.memory_bytes) return "the puzzles do not fit the memory";
  return repeats_ > 0 ? "hardly any others meet the wish" : "too many attempts were in vain";
}

}  // namespace hardboard
