// Options that several commands share, each word once.
#pragma once

#include <string_view>
#include <vector>

#include "base/limits.h"
#include "cli/session.h"
#include "kinds/setting.h"

namespace hardboard::cli {

// --time, --memory and --threads. `time_help` says what the seconds are for, `seconds` is how many
// there are where none are given; empty for no limit.
std::vector<Setting> limit_settings(std::string_view time_help, std::string_view seconds = "");

// The limits that such options set, from now on, with progress shown on a terminal and Ctrl-C as
// session.h has it.
Limits limits_of(const Values& values);

// The same limits for the reading of each puzzle, with a second at least. A time that nobody has
// given bounds no reading.
ReadingLimits reading_limits(const Values& values);

// --rules NAME, for puzzles in short form.
Setting rules_setting();

// --json, --seed N, --count N.
Setting json_setting(std::string_view help = "One JSON object a line");
Setting seed_setting();
Setting number_setting();

// One list of settings from several.
std::vector<Setting> joined(std::vector<Setting> first, const std::vector<Setting>& more);

}  // namespace hardboard::cli
