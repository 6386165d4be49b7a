#include "gadgets/search.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <vector>

#include "engines/sat/solver.h"
#include "gadgets/found.h"
#include "gadgets/verify.h"
#include "puzzles/solo_chess/piece_type.h"

namespace hardboard::gadgets {
namespace {

using sat::Literal;
using Literals = std::vector<Literal>;

// The layouts within the bounds that no refutation has excluded.
class Proposals {
public:
  Proposals(const Gadget& gadget, const SearchBounds& bounds) : gadget_(gadget) {
    std::set<Square> fixed(gadget.blanks.begin(), gadget.blanks.end());
    fixed.insert(gadget.shell.begin(), gadget.shell.end());
    for (const Port& port : gadget.ports) fixed.insert(port.squares.begin(), port.squares.end());
    std::map<Square, char> drawn;
    for (const Placed& piece : gadget.pieces) drawn.emplace(piece.square, piece.what);
    const char letter = words_of(gadget.game).letters[0];
    Literals changes, pieces;
    std::uint32_t fixed_pieces = 0;
    for (std::uint64_t i = 0; i < gadget.drawing.squares(); ++i) {
      const Square square = gadget.drawing.square(i);
      const auto piece = drawn.find(square);
      const bool is_full = piece != drawn.end();
      if (fixed.contains(square) || (is_full && piece->second != letter)) {
        if (is_full) kept_.push_back({square, piece->second});
        fixed_pieces += is_full ? 1 : 0;
        continue;
      }
      const Literal full = ++variables_;
      free_.emplace(square, full);
      solver_.prefer(is_full ? full : -full);
      changes.push_back(is_full ? -full : full);
      pieces.push_back(full);
    }
    at_most(changes, bounds.changes);
    if (!bounds.pieces) return;
    if (*bounds.pieces < fixed_pieces)
      add({});
    else
      at_most(pieces, *bounds.pieces - fixed_pieces);
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

  void refuse(const Gadget& layout) {
    Literals clause;
    for (const auto& [square, full] : free_) {
      const bool is_full =
          std::any_of(layout.pieces.begin(), layout.pieces.end(),
                      [&, at = square](const Placed& piece) { return piece.square == at; });
      clause.push_back(is_full ? -full : full);
    }
    solver_.add(clause);
  }

  // Excludes all layouts in which the captures of a play leave the same outcome. These captures
  // need the places on which captures end, and of each the piece that ends the last one; every
  // other piece can capture at the beginning if it stands beside a place on which captures end.
  void refuse(const Play& play) {
    std::map<Square, Square> last;
    for (const auto& [from, to] : play) last[to] = from;
    std::set<Square> needed;
    for (const auto& [to, from] : last) needed.insert({to, from});
    const std::vector<solo_chess::Ride>& rides =
        solo_chess::standard_type(words_of(gadget_.game).letters[0])->rides;
    Literals clause;
    for (const auto& [square, full] : free_) {
      const auto is_end = [&, at = square](const solo_chess::Ride& ride) {
        return last.contains({at.x + ride.dx, at.y + ride.dy});
      };
      if (needed.contains(square))
        clause.push_back(-full);
      else if (std::none_of(rides.begin(), rides.end(), is_end))
        clause.push_back(full);
    }
    solver_.add(clause);
  }

private:
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
  sat::Solver solver_;
  Literal variables_ = 0;
  std::map<Square, Literal> free_;  // true: a piece stands there
  std::vector<Placed> kept_;
};

}  // namespace

Search search(const Gadget& gadget, const SearchBounds& bounds, const Limits& limits) {
  Search result;
  Proposals proposals(gadget, bounds);
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
    bool is_play = false;
    for (const Difference& difference : done.differences) {
      for (const FoundOutcome& found : difference.unclaimed) {
        if (!is_leaper(gadget.game)) continue;
        proposals.refuse(found.play);
        is_play = true;
      }
    }
    if (!done.is_over && done.differences.empty()) {
      result.is_over = false;
      return result;
    }
    if (!is_play) proposals.refuse(layout);
    ++(is_play ? result.plays : result.others);
    if (limits.progress) {
      limits.progress(fmt::format("search, {} layouts refuted", result.plays + result.others));
    }
  }
}

}  // namespace hardboard::gadgets
