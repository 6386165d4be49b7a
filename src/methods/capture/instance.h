// A puzzle on its way through the methods on captures: its arena and the survey of it, each made
// when first asked for and then kept.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "base/contract.h"
#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/capture/survey.h"

namespace hardboard::capture {

class Instance {
public:
  // `build` makes the arena within the limits, or nothing if it would have too many steps.
  using Build = std::function<std::optional<Arena>(const Limits&)>;
  Instance(Build build, const Limits& limits) : build_(std::move(build)), limits_(limits) {}

  // nullptr if the arena is too large for the general methods.
  const Arena* arena() {
    if (!asked_) arena_ = build_(limits_);
    asked_ = true;
    return arena_ ? &*arena_ : nullptr;
  }

  // Only for instances with an arena.
  const Survey& survey() {
    promise(arena() != nullptr, "the instance has an arena");
    if (!survey_) survey_ = capture::survey(*arena_);
    return *survey_;
  }

private:
  Build build_;
  Limits limits_;
  bool asked_ = false;
  std::optional<Arena> arena_;
  std::optional<Survey> survey_;
};

}  // namespace hardboard::capture
