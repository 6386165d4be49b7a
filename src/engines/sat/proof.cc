#include "engines/sat/proof.h"

#include <cerrno>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "base/cannot_be_written.h"
#include "base/result.h"

namespace hardboard::sat {
namespace {

// The size of a file, 0 for one that is not there; nothing for a device or a pipe.
std::optional<std::uintmax_t> size_of(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return 0;
  if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
  return std::filesystem::file_size(file);
}

}  // namespace

std::string add_proof(const std::string& file, const Premises& premises, std::uint32_t variables,
                      const std::function<void(std::ostream&, const Steps&, Watch&)>& write,
                      const Limits& limits) {
  Watch watch(limits, "writing the proof");
  errno = 0;
  const std::optional<std::uintmax_t> size = size_of(file);
  const Result<std::optional<Steps>> steps =
      refute(premises, variables, "refuting once more for the proof", limits, watch);
  if (!steps) return to_string(steps.error());
  bool is_done = false;
  if (*steps) {
    watch.enter("writing the proof");
    std::ofstream out(file, std::ios::app);
    if (out) write(out, **steps, watch);
    out.close();
    is_done = !out.fail() && !watch.was_reached();
  }
  const int error = errno;
  if (is_done) return {};
  std::error_code ignored;  // a file that could not be opened does not exist
  if (size) std::filesystem::resize_file(file, *size, ignored);  // an incomplete section goes
  if (watch.was_reached() || limits.reached())
    return fmt::format("{}: no time left to write the proof", file);
  if (!*steps && error == 0) return fmt::format("{}: no memory left to refute it once more", file);
  return fmt::format("{}: {}", file, cannot_be_written(error));
}

void write_steps(std::ostream& out, const Steps& steps,
                 const std::function<Literal(Literal)>& renamed,
                 const std::function<PremiseWords(const RefutationStep&)>& words, Watch& watch) {
  std::vector<std::vector<std::uint32_t>> dead(steps.size());
  std::vector<std::uint8_t> is_seen(steps.size(), 0);
  std::size_t lines = steps.size();
  for (std::size_t i = steps.size(); i-- > 0;) {
    for (const std::uint32_t from : steps[i].from)
      if (std::exchange(is_seen[from], std::uint8_t{1}) == 0) dead[i].push_back(from);
    lines += dead[i].empty() ? 0 : 1;
  }
  out << "steps " << lines << '\n';
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const RefutationStep& step = steps[i];
    if (watch.reached(5 * (step.clause.size() + step.from.size()))) return;
    const auto [rule, witness] = step.from.empty() ? words(step) : PremiseWords{"follows", {}};
    out << rule;
    for (const Literal literal : step.clause) out << ' ' << renamed(literal);
    out << " 0";
    for (const std::uint32_t from : step.from) out << ' ' << from + 1;
    for (const std::uint32_t number : witness) out << ' ' << number + 1;
    out << '\n';
    if (dead[i].empty()) continue;
    out << "delete";
    for (const std::uint32_t number : dead[i]) out << ' ' << number + 1;
    out << '\n';
  }
}

}  // namespace hardboard::sat
