#include "cli/proof_parts.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>
#include <utility>

#include "cli/session.h"
#include "proofs/proof_file.h"

namespace hardboard::cli {

ProofParts::ProofParts(std::string file) : file_(std::move(file)) {
  if (file_.empty()) return;
  folder_ = file_ + ".parts.XXXXXX";
  if (::mkdtemp(folder_.data()) == nullptr)
    throw std::system_error(errno, std::generic_category(), "a folder for proofs");
}

ProofParts::~ProofParts() {
  std::error_code ignored;
  if (!folder_.empty() && ::getpid() == parent_) std::filesystem::remove_all(folder_, ignored);
}

std::string ProofParts::part(std::uint64_t index) const {
  return file_.empty() ? "" : fmt::format("{}/{}", folder_, index);
}

// What the name of the part adds to that of the file is the same in text and in JSON, and stands
// nowhere else.
std::string ProofParts::renamed(std::string text, std::uint64_t index) const {
  if (file_.empty()) return text;
  const std::string more = part(index).substr(file_.size());
  for (std::size_t at = text.find(more); at != text.npos; at = text.find(more, at))
    text.erase(at, more.size());
  return text;
}

void ProofParts::take(std::uint64_t index, bool is_answered) const {
  if (file_.empty()) return;
  if (is_answered && !add_proofs(file_, part(index)))
    complain({file_, 0, 0, fmt::format("the proof of puzzle {} can't be added", index)});
  std::error_code ignored;
  std::filesystem::remove(part(index), ignored);
}

}  // namespace hardboard::cli
