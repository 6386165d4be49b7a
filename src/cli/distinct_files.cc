#include "cli/distinct_files.h"

#include <filesystem>
#include <fmt/format.h>
#include <system_error>

#include "base/replacement.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

// Where a file lies, or will lie, whatever folders and links its name goes through; empty if
// nowhere.
std::filesystem::path place_of(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::weakly_canonical(
      std::filesystem::absolute(Replacement(file).name, ignored), ignored);
}

bool are_same(const std::string& a, const std::string& b) {
  if (a == b) return true;
  if (a.empty() || b.empty() || a == "-" || b == "-") return false;
  std::error_code ignored;
  if (std::filesystem::equivalent(a, b, ignored)) return true;
  const std::filesystem::path place = place_of(a);
  return !place.empty() && place == place_of(b);
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
