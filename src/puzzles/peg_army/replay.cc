#include "puzzles/peg_army/replay.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "base/text.h"
#include "puzzles/peg_army/words.h"

namespace hardboard::peg_army {

Game::Game(const Puzzle& puzzle) : puzzle_(&puzzle) {
  if (puzzle.margin) window_ = window_of(puzzle, *puzzle.margin);
}

std::optional<std::string> Game::deploy(Square square) {
  if (in_desert(*puzzle_, square)) return fmt::format("{} lies in the desert", name(square));
  if (beyond(square)) return fmt::format("{} lies beyond the margin", name(square));
  if (!pegs_.insert(square).second) return fmt::format("a second peg on {}", name(square));
  steps_.emplace_back(Deployment{square});
  return std::nullopt;
}

std::optional<std::string> Game::fault_of(const peg_army::Move& move) const {
  const std::span<const Tuple> tuples = tuples_of(*puzzle_);
  if (move.tuple >= tuples.size())
    return puzzle_->tuples.empty() ? "no jump of solitaire leads there"
                                   : fmt::format("there is no move {}", move.tuple);
  const Tuple& tuple = tuples[move.tuple];
  const std::optional<Square> put = shifted(move.at, tuple.put);
  if (!put) return "it goes beyond 32-bit coordinates";
  for (const Square by : tuple.taken) {
    const std::optional<Square> taken = shifted(move.at, by);
    if (!taken) return "it goes beyond 32-bit coordinates";
    if (!has_peg(*taken)) return fmt::format("no peg is on {}", name(*taken));
  }
  if (beyond(*put)) return fmt::format("{} lies beyond the margin", name(*put));
  if (has_peg(*put)) return fmt::format("a peg is on {} already", name(*put));
  return std::nullopt;
}

std::optional<std::string> Game::march(const peg_army::Move& move) {
  if (auto fault = fault_of(move)) return fault;
  const Tuple& tuple = tuples_of(*puzzle_)[move.tuple];
  for (const Square by : tuple.taken) pegs_.erase(*shifted(move.at, by));
  pegs_.insert(*shifted(move.at, tuple.put));
  steps_.emplace_back(move);
  ++marched_;
  return std::nullopt;
}

std::optional<std::string> Game::play(const Step& step) {
  if (const auto* move = std::get_if<peg_army::Move>(&step)) return march(*move);
  if (marched_ > 0) return "the march has begun: nothing can be deployed any more";
  return deploy(std::get<Deployment>(step).square);
}

void Game::undo() {
  promise(!steps_.empty(), "there is a step to take back");
  const Step step = steps_.back();
  steps_.pop_back();
  if (const auto* deployment = std::get_if<Deployment>(&step)) {
    pegs_.erase(deployment->square);
    return;
  }
  const auto& move = std::get<peg_army::Move>(step);
  const Tuple& tuple = tuples_of(*puzzle_)[move.tuple];
  pegs_.erase(*shifted(move.at, tuple.put));
  for (const Square by : tuple.taken) pegs_.insert(*shifted(move.at, by));
  --marched_;
}

std::vector<Step> Game::moves() const {
  std::vector<Step> steps;
  const std::span<const Tuple> tuples = tuples_of(*puzzle_);
  for (const Square peg : pegs_) {
    for (std::uint32_t number = 0; number < tuples.size(); ++number) {
      // Every move takes the peg on its first offset, so each move is found exactly once, at that
      // peg.
      const Square first = tuples[number].taken.front();
      const std::optional<Square> at = shifted(peg, {-first.x, -first.y});
      if (at && !fault_of({*at, number})) steps.emplace_back(peg_army::Move{*at, number});
    }
  }
  if (marched_ > 0) return steps;
  const Window window = window_of(*puzzle_, puzzle_->margin.value_or(listed_margin));
  for (std::uint64_t i = 0; i < window.squares(); ++i) {
    const Square square = window.square(i);
    if (!in_desert(*puzzle_, square) && !has_peg(square)) steps.emplace_back(Deployment{square});
  }
  return steps;
}

std::string Game::key() const {
  std::string key(1, marched_ > 0 ? 1 : 0);
  for (const Square peg : pegs_)
    for (const std::int32_t coordinate : {peg.x, peg.y})
      for (int byte = 0; byte < 4; ++byte)
        key.push_back(static_cast<char>(static_cast<std::uint32_t>(coordinate) >> (8 * byte)));
  return key;
}

std::optional<Ending> Game::ending() const {
  if (solved()) return Ending{Verdict::solvable, "Solved."};
  if (marched_ > 0 && moves().empty()) return Ending{Verdict::unsolvable, "No move is left."};
  return std::nullopt;
}

std::string Game::words(const Step& step) const {
  if (const auto* move = std::get_if<peg_army::Move>(&step)) return words(*move);
  return "deploy " + name(std::get<Deployment>(step).square);
}

std::string Game::words(const peg_army::Move& move) const {
  if (!puzzle_->tuples.empty()) return fmt::format("move {} at {}", move.tuple, name(move.at));
  const std::span<const Tuple> jumps = tuples_of(*puzzle_);
  if (move.tuple >= jumps.size()) return fmt::format("from {}", name(move.at));
  const std::optional<Square> to = shifted(move.at, jumps[move.tuple].put);
  return fmt::format("{}-{}", name(move.at), to ? name(*to) : "?");
}

std::optional<std::string> Game::read(std::string_view words, std::vector<Step>& steps) const {
  constexpr std::string_view deploy = "deploy";
  if (words.substr(0, deploy.size()) != deploy) {
    std::vector<peg_army::Move> moves;
    std::string fault = read_moves(*puzzle_, words, moves);
    if (!fault.empty()) return fault;
    steps.insert(steps.end(), moves.begin(), moves.end());
    return std::nullopt;
  }
  words.remove_prefix(deploy.size());
  for (;;) {
    words.remove_prefix(std::min(words.find_first_not_of(" ,\t"), words.size()));
    if (words.empty()) break;
    const std::optional<Square> square = take_square(words);
    if (!square) return "expected a square such as a1, not " + in_quotes(words);
    steps.emplace_back(Deployment{*square});
  }
  if (steps.empty()) return "expected squares behind deploy, such as: deploy a1 b1";
  return std::nullopt;
}

}  // namespace hardboard::peg_army
