#include "base/range_files.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include "base/checksum.h"
#include "base/estimate.h"
#include "base/replacement.h"

namespace hardboard {
namespace {

constexpr std::uint64_t most_ranges = 256;
constexpr std::string_view ranges_title = "hardboard ranges 1";

std::uint32_t checksum_of(const std::string& text) {
  return checksum({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

std::string file_of(const std::string& folder, std::uint64_t range) {
  return fmt::format("{}/range-{:03}", folder, range);
}

// Replaces the file by one line with the checksum, and the text.
bool write_checked(const std::string& name, const std::string& text) {
  return replace_file(name, fmt::format("{:08x}\n{}", checksum_of(text), text));
}

// The text of such a file; nothing if it is missing or damaged.
std::optional<std::string> read_checked(const std::string& name) {
  std::ifstream in(name, std::ios::binary);
  std::string sum;
  if (!in || !std::getline(in, sum)) return std::nullopt;
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (sum != fmt::format("{:08x}", checksum_of(text))) return std::nullopt;
  return text;
}

// Rank 0 begins the folder, or looks whether its results are those of this work. All ranks get the
// fault.
std::optional<std::string> begin_folder(const RangeWork& work, const Ranks& ranks,
                                        const std::string& folder) {
  // The file `ranges` says whose results the folder has.
  const std::string head = folder + "/ranges";
  const std::string title = fmt::format("{}\n{}\n{} items\n", ranges_title, work.title, work.items);
  std::string fault;
  // An empty file is of no other work.
  const auto is_begun = [&] {
    std::error_code is_missing;
    return std::filesystem::file_size(head, is_missing) > 0 && !is_missing;
  };
  if (ranks.rank == 0 && is_begun()) {
    if (read_checked(head) != title)
      fault = fmt::format("{}: these are results of other work; expected `{}`", head, work.title);
  } else if (ranks.rank == 0 && !write_checked(head, title)) {
    fault = head + ": cannot be written";
  }
  return ranks.fault_of_any(fault);
}

// The ranges without results.
std::vector<std::uint64_t> open_ranges(std::uint64_t count, const std::string& folder,
                                       const LevelTalk& talk) {
  std::vector<std::uint64_t> open;
  for (std::uint64_t range = 0; range < count; ++range) {
    const std::string name = file_of(folder, range);
    if (read_checked(name)) continue;
    if (talk.fault && std::filesystem::exists(name)) talk.fault(name + ": is made again");
    open.push_back(range);
  }
  return open;
}

// This rank's turns among the open ranges. Returns its fault, or nothing.
std::string run_open(const RangeWork& work, const Ranks& ranks, std::uint64_t count,
                     const std::vector<std::uint64_t>& open, const std::string& folder,
                     const LevelTalk& talk) {
  const Clock::time_point start = Clock::now();
  Ranks cut;  // its parts are the ranges
  cut.count = static_cast<std::uint32_t>(std::max<std::uint64_t>(1, count));
  // Later ranges often have the larger items: ranks take turns.
  for (std::size_t i = ranks.rank; i < open.size(); i += ranks.count) {
    if (talk.progress && i > 0)
      talk.progress(with_estimate(
          work.title, static_cast<double>(i) / static_cast<double>(open.size()), start, "work"));
    cut.rank = static_cast<std::uint32_t>(open[i]);
    const auto [begin, end] = cut.part(work.items);
    const Result<std::string> result = work.run(begin, end);
    if (!result) return result.error().message;
    if (!write_checked(file_of(folder, open[i]), *result))
      return file_of(folder, open[i]) + ": cannot be written";
  }
  return "";
}

}  // namespace

Result<std::vector<std::string>> run_ranges(const RangeWork& work, const Ranks& ranks,
                                            const std::string& folder, const LevelTalk& talk) {
  if (const auto words = begin_folder(work, ranks, folder)) return error_in_words(*words);
  // All ranks see the same files until one of them begins to write.
  const std::uint64_t count = std::min(work.items, most_ranges);
  const std::vector<std::uint64_t> open = open_ranges(count, folder, talk);
  ranks.wait();
  std::string fault = run_open(work, ranks, count, open, folder, talk);
  if (const auto words = ranks.fault_of_any(fault)) return error_in_words(*words);
  std::vector<std::string> results;
  for (std::uint64_t range = 0; range < count && fault.empty(); ++range) {
    auto result = read_checked(file_of(folder, range));
    if (result)
      results.push_back(*std::move(result));
    else
      fault = file_of(folder, range) + ": cannot be read";
  }
  if (const auto words = ranks.fault_of_any(fault)) return error_in_words(*words);
  return results;
}

}  // namespace hardboard
