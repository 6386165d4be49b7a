// How many puzzles of a call were answered, and how.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <string>

#include "base/counted.h"
#include "cli/session.h"

namespace hardboard::cli {

enum class Outcome : char { solvable, unsolvable, unknown, bad, failed };

class Tally {
public:
  void add(Outcome outcome) { ++of_[static_cast<std::size_t>(outcome)]; }
  std::uint64_t of(Outcome outcome) const { return of_[static_cast<std::size_t>(outcome)]; }

  int exit_code(bool solver_codes) const {
    if (interrupted()) return interrupted_exit;
    if (of(Outcome::failed) > 0) return internal_error;
    if (of(Outcome::bad) > 0) return bad_input;
    const std::uint64_t solvable = of(Outcome::solvable), unsolvable = of(Outcome::unsolvable);
    const bool is_open = of(Outcome::unknown) > 0;
    if (!solver_codes) return is_open ? undecided : decided;
    if (is_open || (solvable > 0 && unsolvable > 0)) return 0;
    return solvable > 0 ? 10 : 20;
  }

  // "2 puzzles in 0.1 s: 1 solvable, 1 unsolvable".
  std::string words(std::uint64_t before, double seconds) const {
    constexpr std::array names = {"solvable", "unsolvable", "unknown", "bad", "failed"};
    std::uint64_t all = 0;
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
      all += of_[i];
      if (of_[i] > 0) list += fmt::format("{}{} {}", list.empty() ? ": " : ", ", of_[i], names[i]);
    }
    return fmt::format("{}{} in {:.1f} s{}", counted(all, "puzzle"),
                       before > 0 ? fmt::format(" after {} answered before", before) : "", seconds,
                       list);
  }

private:
  std::array<std::uint64_t, 5> of_{};
};

}  // namespace hardboard::cli
