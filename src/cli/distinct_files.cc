#include "cli/distinct_files.h"

#include <filesystem>
#include <fmt/format.h>
#include <system_error>

#include "cli/session.h"

namespace hardboard::cli {
namespace {

// Files that are not there yet are the same if their names are.
bool are_same(const std::string& a, const std::string& b) {
  std::error_code ignored;
  return a == b || (a != "-" && b != "-" && std::filesystem::equivalent(a, b, ignored));
}

std::string why_not(std::span<const std::string> read, std::span<const Written> written) {
  for (const auto& [option, file, may_be_output] : written)
    if (file == "-" && !may_be_output) return fmt::format("{} -: expected a file", option);
  for (std::size_t i = 0; i < written.size(); ++i) {
    const auto& [option, file, may_be_output] = written[i];
    if (file.empty()) continue;
    for (const std::string& other : read)
      if (file != "-" && are_same(file, other))
        return fmt::format("{} {}: the call reads this file; expected another one", option, file);
    for (std::size_t j = 0; j < i; ++j)
      if (are_same(file, written[j].file))
        return fmt::format("{} {}: {} writes there; expected another file", option, file,
                           written[j].option);
  }
  return "";
}

}  // namespace

bool are_distinct(std::span<const std::string> read, std::span<const Written> written) {
  const std::string why = why_not(read, written);
  if (!why.empty()) complain(why);
  return why.empty();
}

}  // namespace hardboard::cli
