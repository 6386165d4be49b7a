#include "methods/peg_solitaire/set_proof.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/append_format.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/position_class.h"
#include "proofs/section.h"
#include "puzzles/peg_solitaire/cases.h"

namespace hardboard::peg_solitaire {
namespace {

// The kernel's positions are numbers of 128 bits.
constexpr std::size_t most_proved = 128;

template <std::size_t Words>
class SetProof {
public:
  SetProof(const Puzzle& puzzle, bool only_forward, const Limits& limits, std::ostream& out)
      : puzzle_(puzzle), limits_(limits), out_(out), task_(puzzle), expander_(task_, limits) {
    only_forward_ = only_forward || task_.stop.any() || task_.start.count() < task_.end_pegs;
  }

  std::string run() {
    fore_.push_back({task_.images.least(task_.start)});
    const ClassSpace space = only_forward_ ? ClassSpace() : class_space(puzzle_, limits_);
    if (!space.complete) return "the board has too many position classes for a proof by sets";
    const bool is_found = only_forward_ ? go_down() : meet();
    if (!is_found)
      return limits_.reached() ? limits_.words() : "the sets of positions take too much memory";
    out_ << "proof sets\n";
    write_classes(space);
    out_ << "symmetries " << task_.group.size() << '\n';
    for (const Permutation& symmetry : task_.group)
      out_ << fmt::format("{}\n", fmt::join(numbers_from_1(symmetry), " "));
    out_ << "layers " << back_.size() << ' ' << fore_.size() << '\n';
    std::reverse(fore_.begin(), fore_.end());
    for (const auto* const layers : {&back_, &fore_})
      for (const Layer<Words>& layer : *layers)
        if (!write_layer(layer)) return limits_.words();
    return "";  // whoever ends the section sees whether it could be written
  }

private:
  static Permutation numbers_from_1(Permutation holes) {
    for (std::uint32_t& hole : holes) ++hole;
    return holes;
  }

  // Adds the next layer. False if the limits or the memory came first.
  bool widen(Way way, std::vector<Layer<Words>>& side) {
    const std::size_t used = stored_ * sizeof(Bits<Words>);
    Layer<Words> next;
    if (used >= limits_.memory_bytes ||
        !expander_.next(way, side.back(), limits_.memory_bytes - used, next))
      return false;
    next.shrink_to_fit();
    stored_ += next.size();
    side.push_back(std::move(next));
    return true;
  }

  // All that play can reach. No jump leads on from the last layer.
  bool go_down() {
    while (widen(Way::forward, fore_))
      if (fore_.back().empty()) return fore_.pop_back(), true;
    return false;
  }

  // Forward from the start and backward from the goals, the smaller side next, until both come to
  // as many pegs. A side that ends before is all of the proof.
  bool meet() {
    Layer<Words> ends;
    for (const Bits<Words>& end : task_.ends) ends.push_back(task_.images.least(end));
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    back_.push_back(std::move(ends));
    while (task_.end_pegs + back_.size() + fore_.size() < task_.start.count() + 2) {
      const bool is_fore = fore_.back().size() <= back_.back().size();
      if (!widen(is_fore ? Way::forward : Way::backward, is_fore ? fore_ : back_)) return false;
      if (fore_.back().empty()) return fore_.pop_back(), back_.clear(), true;
    }
    return true;
  }

  // A basis of the colourings, which tell all goals that play could reach from the others.
  void write_classes(const ClassSpace& space) {
    out_ << "functions " << space.dimension << '\n';
    for (std::uint32_t j = 0; j < space.dimension; ++j) {
      out_ << "parity";
      for (std::size_t hole = 0; hole < puzzle_.holes.size(); ++hole)
        if ((space.row(hole)[j / 64] >> j % 64 & 1) != 0) out_ << ' ' << hole + 1;
      out_ << '\n';
    }
  }

  // Positions in ascending order, as hexadecimal numbers without the leading digits that stay.
  bool write_layer(const Layer<Words>& layer) {
    constexpr std::size_t on_line = 16;
    std::string text;
    append_format(text, "layer {}\n", layer.size());
    const std::size_t digits = (task_.grid.holes() + 3) / 4;
    Bits<Words> before{};
    for (std::size_t i = 0; i < layer.size(); ++i) {
      if (i % 65536 == 65535) {
        if (limits_.reached()) return false;
        out_.write(text.data(), static_cast<std::streamsize>(text.size()));
        text.clear();
      }
      const auto digit = [&](const Bits<Words>& position, std::size_t at) {
        return position.words[at / 16] >> at % 16 * 4 & 15;
      };
      std::size_t left = digits;
      while (left > 1 && digit(layer[i], left - 1) == digit(before, left - 1)) --left;
      while (left > 0) text.push_back("0123456789abcdef"[digit(layer[i], --left)]);
      text.push_back(i % on_line == on_line - 1 || i + 1 == layer.size() ? '\n' : ' ');
      before = layer[i];
    }
    out_.write(text.data(), static_cast<std::streamsize>(text.size()));
    return true;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::ostream& out_;
  Task<Words> task_;
  Expander<Words> expander_;
  bool only_forward_ = false;
  std::vector<Layer<Words>> fore_, back_;  // from the start, and from the goals
  std::size_t stored_ = 0;                 // positions in the layers
};

}  // namespace

std::string prove_by_sets(const std::string& file, const Puzzle& puzzle, const SetClaim& claim,
                          const Limits& limits) {
  if (puzzle.holes.size() > most_proved)
    return fmt::format("no proof in {}: sets of positions are for boards of up to {} holes", file,
                       most_proved);
  const bool exceeds = claim.says == SetClaim::Says::exceeds;
  const Puzzle any = exceeds ? with_goal_one(puzzle) : puzzle;
  const std::string words = claim.says == SetClaim::Says::never ? "never"
                            : exceeds ? fmt::format("exceeds {}", claim.number)
                                      : fmt::format("takes {}", claim.number);
  NewSection section(file, canonical_text(puzzle), words);
  const bool only_forward = exceeds && claim.number > 1;
  return section.finish(with_words(any.holes.size(), [&](auto width) {
    return SetProof<decltype(width)::value>(any, only_forward, limits, section.out()).run();
  }));
}

}  // namespace hardboard::peg_solitaire
