#include "methods/peg_solitaire/package_log.h"

#include <algorithm>
#include <utility>

namespace hardboard::peg_solitaire {

std::span<const HoleJump> PackageLog::jumps(std::size_t package) const {
  const std::size_t begin = begins_[package];
  const std::size_t end = package + 1 < size() ? begins_[package + 1] : jumps_.size();
  return std::span(jumps_).subspan(begin, end - begin);
}

std::vector<HoleJump> PackageLog::take_out(std::size_t package) {
  ++calls_;
  const auto has_changed = [&](const HoleJump& jump) {
    return changed_[jump.from] == calls_ || changed_[jump.over] == calls_ ||
           changed_[jump.to] == calls_;
  };
  std::vector<HoleJump> out, kept;
  std::vector<std::size_t> begins(begins_.begin(),
                                  begins_.begin() + static_cast<std::ptrdiff_t>(package));
  const std::size_t before = begins_[package];
  for (std::size_t i = package; i < size(); ++i) {
    const auto own = jumps(i);
    if (i > package && std::none_of(own.begin(), own.end(), has_changed)) {
      begins.push_back(before + kept.size());
      kept.insert(kept.end(), own.begin(), own.end());
      continue;
    }
    out.insert(out.end(), own.begin(), own.end());
    for (const HoleJump& jump : own)
      for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) changed_[hole] = calls_;
  }
  jumps_.resize(before);
  jumps_.insert(jumps_.end(), kept.begin(), kept.end());
  begins_ = std::move(begins);
  return out;
}

}  // namespace hardboard::peg_solitaire
