#include "cli/options.h"

#include <algorithm>
#include <optional>

#include "base/deadline.h"
#include "puzzles/names_of_rules.h"

namespace hardboard::cli {
std::vector<Setting> limit_settings(std::string_view time_help, std::string_view seconds) {
  return {Setting{.name = "time",
                  .type = Setting::Type::real,
                  .value = "SECONDS",
                  .fallback = seconds,
                  .help = time_help},
          Setting{.name = "memory",
                  .type = Setting::Type::size,
                  .value = "SIZE",
                  .help = "At most so much, such as 500M or 4G (half of the machine's)"},
          Setting{.name = "threads",
                  .type = Setting::Type::number,
                  .value = "N",
                  .help = "At most so many work at a time (one a core)",
                  .least = 1,
                  .most = 1024}};
}

Limits limits_of(const Values& values) {
  Limits limits = session_limits();
  if (!values.text("time").empty()) limits.deadline = deadline_in(values.real("time"));
  if (values.given("memory")) limits.memory_bytes = values.bytes("memory");
  if (values.given("threads")) limits.threads = static_cast<unsigned>(values.number("threads"));
  return limits;
}

ReadingLimits reading_limits(const Values& values) {
  Limits limits = limits_of(values);
  limits.deadline.reset();
  limits.progress = nullptr;
  std::optional<double> seconds;
  if (values.given("time")) seconds = std::max<double>(values.real("time"), least_reading.count());
  // Files may hold a puzzle a line: all but the deadline stays.
  return [limits, seconds]() mutable -> Limits& {
    if (seconds) limits.deadline = deadline_in(*seconds);
    return limits;
  };
}

Setting rules_setting() {
  return {.name = "rules",
          .type = Setting::Type::choice,
          .help = "How puzzles of one line are played (FEN lines of Solo Chess)",
          .words = names_of_rules};
}

Setting json_setting(std::string_view help) {
  return {.name = "json", .type = Setting::Type::flag, .help = help};
}

Setting seed_setting() {
  return {.name = "seed",
          .type = Setting::Type::number,
          .value = "N",
          .fallback = "1",
          .help = "Where the random numbers begin: the same seed makes the same puzzles"};
}

Setting number_setting() {
  return {.name = "count",
          .type = Setting::Type::number,
          .value = "N",
          .fallback = "1",
          .help = "How many",
          .least = 1,
          .most = UINT32_MAX};
}

std::vector<Setting> joined(std::vector<Setting> first, const std::vector<Setting>& more) {
  first.insert(first.end(), more.begin(), more.end());
  return first;
}

}  // namespace hardboard::cli
