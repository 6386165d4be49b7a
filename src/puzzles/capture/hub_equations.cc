#include "puzzles/capture/hub_equations.h"

namespace hardboard::capture {

using modular::add, modular::multiply;

std::optional<HubEquations> HubEquations::make(const Lists& neighbours, Watch& watch) {
  const std::size_t n = neighbours.size();
  modular::Matrix matrix(n, std::vector<std::uint64_t>(n, 0));
  for (std::uint32_t v = 0; v < n; ++v) {
    matrix[v][v] = modular::prime - 1;
    for (const std::uint32_t u : neighbours[v]) matrix[v][u] = 1;
  }
  const auto go_on = [&] { return !watch.reached(std::uint64_t{n} * n); };
  std::optional<modular::Inverse> found = modular::inverse(matrix, go_on);
  if (!found) return std::nullopt;
  HubEquations equations;
  equations.guessed_ = found->missing;
  if (equations.free() > 0 && equations.free() <= most_free) {
    for (const auto& [row, place] : equations.guessed_) {
      matrix[row].assign(n, 0);
      matrix[row][place] = 1;
    }
    found = modular::inverse(std::move(matrix), go_on);
    if (!found) return std::nullopt;
  }
  equations.inverse_ = std::move(found->rows);
  return equations;
}

std::vector<std::vector<std::uint64_t>> HubEquations::plain_solutions() const {
  std::vector<std::vector<std::uint64_t>> all;
  for (std::uint32_t guess = 0; guess < 1U << free(); ++guess) {
    std::vector<std::uint64_t> side(size(), 1), solution(size(), 0);
    for (std::size_t i = 0; i < free(); ++i) side[guessed_[i].first] = guess >> i & 1;
    for (std::size_t v = 0; v < size(); ++v)
      for (std::size_t at = 0; at < size(); ++at)
        if (side[at] != 0) solution[v] = add(solution[v], inverse_[v][at]);
    all.push_back(std::move(solution));
  }
  return all;
}

std::optional<std::vector<bool>> HubEquations::solution(const std::vector<std::uint64_t>& plain,
                                                        const Exceptions& exceptions) const {
  std::vector<bool> set(size());
  for (std::size_t v = 0; v < size(); ++v) {
    std::uint64_t value = plain[v];
    for (const auto& [at, exception] : exceptions)
      value = add(value, multiply(exception, inverse_[v][at]));
    if (value > 1) return std::nullopt;
    set[v] = value == 1;
  }
  return set;
}

}  // namespace hardboard::capture
