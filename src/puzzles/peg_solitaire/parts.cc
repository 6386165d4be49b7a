#include "puzzles/peg_solitaire/parts.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <numeric>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

// By hole: the least hole of its part.
std::vector<std::uint32_t> first_of_parts(const Puzzle& puzzle) {
  const std::size_t holes = puzzle.holes.size();
  // Each hole leads to another one of its part, the least hole of a part to itself.
  std::vector<std::uint32_t> towards(holes);
  std::iota(towards.begin(), towards.end(), 0U);
  const auto least = [&](std::uint32_t hole) {
    while (towards[hole] != hole) hole = towards[hole] = towards[towards[hole]];
    return hole;
  };
  for_each_line(puzzle, [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    for (const std::uint32_t other : {b, c}) {
      const auto [low, high] = std::minmax({least(a), least(other)});
      towards[high] = low;
    }
  });
  for (std::uint32_t hole = 0; hole < holes; ++hole) towards[hole] = least(hole);
  return towards;
}

}  // namespace

std::optional<Apart> find_apart(const Puzzle& puzzle) {
  if (puzzle.goal != Goal::one && puzzle.goal != Goal::one_at) return std::nullopt;
  const std::vector<std::uint32_t> first = first_of_parts(puzzle);
  std::optional<std::uint32_t> other;
  if (puzzle.goal == Goal::one_at) other = hole_at(puzzle, puzzle.at);
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    if (puzzle.pegs[hole] == 0) continue;
    if (!other) other = hole;
    if (first[hole] != first[*other]) return Apart{puzzle.holes[hole], puzzle.holes[*other]};
  }
  return std::nullopt;
}

std::optional<std::string> refute(const Puzzle& puzzle, const Apart& proof) {
  const auto peg = hole_at(puzzle, proof.peg), other = hole_at(puzzle, proof.other);
  if (!peg || puzzle.pegs[*peg] == 0) return fmt::format("no peg is on {}", name(proof.peg));
  const bool is_kept = other && ((puzzle.goal == Goal::one && puzzle.pegs[*other] != 0) ||
                                 (puzzle.goal == Goal::one_at && proof.other == puzzle.at));
  if (!is_kept) return fmt::format("no peg has to remain in the part of {}", name(proof.other));
  const std::vector<std::uint32_t> first = first_of_parts(puzzle);
  if (first[*peg] == first[*other])
    return fmt::format("{} and {} are in one part of the board", name(proof.peg),
                       name(proof.other));
  return std::nullopt;
}

std::vector<Puzzle> parts_of(const Puzzle& puzzle) {
  const std::vector<std::uint32_t> first_of = first_of_parts(puzzle);
  std::vector<Puzzle> parts;
  std::vector<std::uint32_t> part_of(puzzle.holes.size());  // for the least hole of each part
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const std::uint32_t first = first_of[hole];
    if (first == hole) {
      part_of[hole] = static_cast<std::uint32_t>(parts.size());
      parts.push_back({{}, {}, puzzle.directions, puzzle.goal, puzzle.at, {}});
    }
    Puzzle& part = parts[part_of[first]];
    part.holes.push_back(puzzle.holes[hole]);
    part.pegs.push_back(puzzle.pegs[hole]);
    if (!puzzle.target.empty()) part.target.push_back(puzzle.target[hole]);
  }
  return parts;
}

std::vector<Puzzle> changed_parts(const Puzzle& puzzle, std::size_t most) {
  if (puzzle.goal != Goal::target) return {};
  std::vector<Puzzle> parts = parts_of(puzzle);
  if (parts.size() == 1) return {};
  std::erase_if(parts, [](const Puzzle& part) { return part.pegs == part.target; });
  std::stable_sort(parts.begin(), parts.end(), [](const Puzzle& a, const Puzzle& b) {
    return a.holes.size() < b.holes.size();
  });
  parts.resize(std::min(parts.size(), most));
  return parts;
}

}  // namespace hardboard::peg_solitaire
