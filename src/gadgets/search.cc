#include "gadgets/search.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <vector>

#include "base/contract.h"
#include "engines/sat/solver.h"
#include "gadgets/refutation.h"
#include "gadgets/symmetry.h"
#include "gadgets/verify.h"

namespace hardboard::gadgets {
namespace {

using sat::Literal;
using Literals = std::vector<Literal>;

// The layouts within the bounds that no refutation has excluded.
class Proposals {
public:
  Proposals(const Gadget& gadget, const SearchBounds& bounds)
      : gadget_(gadget), symmetries_(symmetries_of(gadget)) {
    const std::vector<Square> fixed = fixed_squares(gadget);
    std::set<Square> drawn;
    for (const Placed& piece : gadget.pieces) {
      drawn.insert(piece.square);
      if (std::binary_search(fixed.begin(), fixed.end(), piece.square)) kept_.push_back(piece);
    }
    Literals changes, pieces;
    for (std::uint64_t i = 0; i < gadget.drawing.squares(); ++i) {
      const Square square = gadget.drawing.square(i);
      if (std::binary_search(fixed.begin(), fixed.end(), square)) continue;
      const Literal full = ++variables_;
      squares_.push_back(square);
      free_.emplace(square, full);
      const bool is_full = drawn.contains(square);
      solver_.prefer(is_full ? full : -full);
      changes.push_back(is_full ? -full : full);
      pieces.push_back(full);
    }
    std::sort(squares_.begin(), squares_.end());
    at_most(changes, bounds.changes);
    if (!bounds.pieces) return;
    if (*bounds.pieces < kept_.size())
      add({});
    else
      at_most(pieces, *bounds.pieces - static_cast<std::uint32_t>(kept_.size()));
  }

  Verdict propose(const Limits& limits, Gadget& layout) {
    const Verdict verdict = solver_.solve(limits, {}, "proposing layouts");
    if (verdict != Verdict::solvable) return verdict;
    layout = gadget_;
    layout.pieces = kept_;
    for (const auto& [square, full] : free_)
      if (solver_.value(full)) layout.pieces.push_back({square, words_of(gadget_.game).letters[0]});
    std::sort(layout.pieces.begin(), layout.pieces.end(),
              [](const Placed& a, const Placed& b) { return a.square < b.square; });
    return verdict;
  }

  // Excludes the layouts of a cube, and their images.
  void refuse(const Cube& cube) {
    refuse(cube, Symmetry{.box = gadget_.drawing});
    for (const Symmetry& symmetry : symmetries_) refuse(cube, symmetry);
  }

  // The squares that layouts fill or leave empty, sorted.
  const std::vector<Square>& squares() const { return squares_; }

private:
  void refuse(const Cube& cube, const Symmetry& symmetry) {
    Literals clause;
    for (const auto& [square, is_full] : cube) {
      const Literal full = free_.at(symmetry(square));
      clause.push_back(is_full ? -full : full);
    }
    solver_.add(clause);
  }

  // A sequential counter (Sinz 2005): counts[j] says that more than j of the literals so far hold.
  void at_most(const Literals& literals, std::uint32_t most) {
    Literals counts;
    for (const Literal literal : literals) {
      Literals next;
      for (std::uint32_t j = 0; j <= most && j <= counts.size(); ++j) next.push_back(++variables_);
      add({-literal, next[0]});
      for (std::size_t j = 0; j < counts.size(); ++j) {
        add({-counts[j], next[j]});
        if (j + 1 < next.size()) add({-counts[j], -literal, next[j + 1]});
      }
      if (next.size() > most) add({-next[most]});
      counts = std::move(next);
    }
  }

  void add(std::initializer_list<Literal> clause) {
    solver_.add(std::span(clause.begin(), clause.size()));
  }

  const Gadget& gadget_;
  const std::vector<Symmetry> symmetries_;
  sat::Solver solver_;
  Literal variables_ = 0;
  std::vector<Square> squares_;
  std::map<Square, Literal> free_;  // true: a piece stands there
  std::vector<Placed> kept_;
};

}  // namespace

std::uint64_t free_squares(const Gadget& gadget) {
  return gadget.drawing.squares() - fixed_squares(gadget).size();
}

Search search(const Gadget& gadget, const SearchBounds& bounds, const Limits& limits) {
  promise(free_squares(gadget) <= most_free_squares, "searches have few squares");
  Search result;
  Proposals proposals(gadget, bounds);
  Reasons reasons(gadget, proposals.squares());
  for (;;) {
    Gadget layout;
    const Verdict verdict = proposals.propose(limits, layout);
    result.is_over = verdict != Verdict::unknown;
    if (verdict != Verdict::solvable) return result;
    const Verification done = verify(layout, 0, limits);
    if (done.holds()) {
      result.layout = std::move(layout);
      return result;
    }
    if (!done.is_over && done.differences.empty()) {
      result.is_over = false;
      return result;
    }
    const bool is_play =
        std::any_of(done.differences.begin(), done.differences.end(),
                    [](const Difference& difference) { return !difference.unclaimed.empty(); });
    for (const Cube& cube : reasons.of(layout, done, limits)) proposals.refuse(cube);
    ++(is_play ? result.plays : result.others);
    if (limits.progress) {
      limits.progress(fmt::format("search, {} layouts refuted", result.plays + result.others));
    }
  }
}

}  // namespace hardboard::gadgets
