// What a folder of benchmark instances says of itself.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "kinds/families.h"

namespace hardboard::cli {

// The README.md of the folder, in Markdown: where the instances come from, in the words of the rows
// of kinds and reductions, what is known of them, and how to check it.
std::string description(const Family& family, const nlohmann::ordered_json& manifest);

}  // namespace hardboard::cli
