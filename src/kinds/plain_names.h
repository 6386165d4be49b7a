// Messages of kinds name settings as the command line has them, `--pieces`. Who calls the library
// or sends a request knows them as `pieces`.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hardboard {

// The message with `pieces` in place of each `--pieces`, and by other names where they differ. What
// the message quotes is left as it is.
std::string with_plain_names(
    std::string_view message,
    const std::vector<std::pair<std::string_view, std::string_view>>& renamed = {});

}  // namespace hardboard
