#include "methods/push_fight/retrograde.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <fmt/format.h>
#include <thread>

#include "methods/push_fight/placement_moves.h"

namespace hardboard::push_fight {
namespace {

// What the pushes of a placement, or of any within reach, can do.
enum Can : std::uint8_t { win = 1, hold = 2, push_at_all = 4 };

constexpr std::uint8_t depth_bits = 63, win_bit = 64, useless_bit = 128;

// Bytes are read and written by all threads; a value of this pass that comes early or late makes no
// difference, for it does not count before the next.
std::uint8_t load(const std::uint8_t& byte) {
  return std::atomic_ref(const_cast<std::uint8_t&>(byte)).load(std::memory_order_relaxed);
}
void store(std::uint8_t& byte, std::uint8_t value) {
  std::atomic_ref(byte).store(value, std::memory_order_relaxed);
}

struct Pushed {
  enum class End : std::uint8_t { illegal, wins, loses, goes_on } end = End::illegal;
  RelativePosition after;  // seen from the other side; only if the game goes on
};

Pushed push_king(const Board& board, const RelativePosition& position, std::uint32_t king,
                 std::size_t direction) {
  const Mask occupied =
      position.mover_kings | position.mover_pawns | position.other_kings | position.other_pawns;
  Mask line = 0;
  std::uint32_t at = king, next = board.next[king][direction];
  while (next < rail && (occupied >> next & 1) != 0) {
    line |= Mask{1} << next;
    at = next;
    next = board.next[next][direction];
  }
  const bool is_blocked = next == rail || (line >> position.anchor & 1) != 0;
  if (line == 0 || is_blocked) return {};
  const Mask others = position.other_kings | position.other_pawns;
  if (next == off_board)
    return {(others >> at & 1) != 0 ? Pushed::End::wins : Pushed::End::loses, {}};

  // All of the line goes on by one, from its end backwards.
  Pushed pushed{Pushed::End::goes_on,
                {position.other_kings, position.other_pawns, position.mover_kings,
                 position.mover_pawns, board.next[king][direction]}};
  RelativePosition& after = pushed.after;
  const std::size_t back = (direction + 2) % 4;
  for (;; next = at, at = board.next[at][back]) {
    const Mask from = Mask{1} << at, to = Mask{1} << next;
    for (Mask* mask :
         {&after.mover_kings, &after.mover_pawns, &after.other_kings, &after.other_pawns}) {
      if ((*mask & from) != 0) *mask ^= from | to;
    }
    if (at == king) break;
  }
  return pushed;
}

class Pass {
public:
  Pass(Table& table, std::uint32_t depth, Side side, const PlacementMoves& moves)
      : table_(table),
        board_(table.contest().board),
        depth_(depth),
        side_(side),
        moves_(moves),
        bytes_(table.bytes(side)),
        replies_(table.bytes(push_fight::other(side))) {}

  // True if it decided something.
  bool group(std::uint64_t number) {
    const std::size_t size = moves_.placements().size();
    std::uint8_t* const bytes = &bytes_[number * size];
    const auto is_open = [](std::uint8_t byte) { return (byte & depth_bits) == 0; };
    if (std::none_of(bytes, bytes + size, is_open)) return false;

    const RelativePosition position = table_.index(side_).position(number * size);
    const Mask taken = position.other_kings | position.other_pawns;
    bits_.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
      const auto [kings, pawns] = moves_.placements()[i];
      RelativePosition at = position;
      at.mover_kings = spread(kings, taken);
      at.mover_pawns = spread(pawns, taken);
      bits_[i] = depth_ == 0 ? can_push(at) : pushes(at, bytes[i]);
    }
    near(taken);
    moves_.steps(near_, table_.contest().moves, bits_, scratch_);
    bool decided = false;
    for (std::size_t i = 0; i < size; ++i) {
      if (!is_open(bytes[i])) continue;
      const bool wins = (bits_[i] & Can::win) != 0;
      const bool loses = depth_ == 0 ? bits_[i] == 0 : (bits_[i] & Can::hold) == 0;
      if (!wins && !loses) continue;
      const std::uint32_t code = std::min(depth_, deepest) + 1;
      store(bytes[i],
            static_cast<std::uint8_t>((bytes[i] & useless_bit) | code | (wins ? win_bit : 0U)));
      decided = true;
    }
    return decided;
  }

private:
  template <class Visit>
  void for_each_push(const RelativePosition& position, Visit visit) const {
    for (Mask kings = position.mover_kings; kings != 0; kings &= kings - 1) {
      const auto king = static_cast<std::uint32_t>(std::countr_zero(kings));
      for (std::size_t direction = 0; direction < 4; ++direction)
        if (!visit(push_king(board_, position, king, direction))) return;
    }
  }

  std::uint8_t can_push(const RelativePosition& position) const {
    std::uint8_t bits = 0;
    for_each_push(position, [&](const Pushed& pushed) {
      if (pushed.end != Pushed::End::illegal) bits = Can::push_at_all;
      return bits == 0;
    });
    return bits;
  }

  std::uint8_t pushes(const RelativePosition& position, std::uint8_t& byte) const {
    if ((byte & useless_bit) != 0) return 0;
    std::uint8_t bits = 0;
    const PositionIndex& index = table_.index(push_fight::other(side_));
    for_each_push(position, [&](const Pushed& pushed) {
      if (pushed.end == Pushed::End::wins) bits |= Can::win;
      if (pushed.end != Pushed::End::goes_on) return bits != (Can::win | Can::hold);
      const std::uint8_t reply = load(replies_[index.index(pushed.after)]);
      const std::uint32_t code = reply & depth_bits;
      // Beyond the deepest that a byte can hold, all that is known counts at once.
      const bool is_known = code != 0 && (code <= depth_ || code == deepest + 1);
      if (!is_known || (reply & win_bit) == 0) bits |= Can::hold;
      if (is_known && (reply & win_bit) == 0) bits |= Can::win;
      return bits != (Can::win | Can::hold);
    });
    if (bits == 0) store(byte, byte | useless_bit);
    return bits;
  }

  // The neighbours of the squares that the other side leaves free.
  void near(Mask taken) {
    near_.clear();
    for (std::uint32_t square = 0; square < board_.size(); ++square) {
      if ((taken >> square & 1) != 0) continue;
      Mask around = 0;
      for (const std::uint32_t next : board_.next[square])
        if (next < rail) around |= Mask{1} << next;
      near_.push_back(squeeze(around & ~taken, taken));
    }
  }

  Table& table_;
  const Board& board_;
  std::uint32_t depth_;
  Side side_;
  const PlacementMoves& moves_;
  std::vector<std::uint8_t>& bytes_;
  const std::vector<std::uint8_t>& replies_;
  std::vector<Mask> near_;
  std::vector<std::uint8_t> bits_, scratch_;
};

// How many passes there will be nobody knows; how long this one takes is easily said.
std::string words_of_progress(std::uint32_t depth, std::uint64_t done, std::uint64_t groups,
                              Clock::time_point start) {
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const double part = static_cast<double>(done) / static_cast<double>(groups);
  const std::string rest =
      done == 0 ? "" : fmt::format(", {:.0f} s to go for this depth", seconds / part - seconds);
  return fmt::format("what ends in {}: {:.0f} %{}", depth, 100 * part, rest);
}

// All groups of one side. True if it decided something.
bool run_pass(Table& table, std::uint32_t depth, Side side, const PlacementMoves& moves,
              const Limits& limits, unsigned threads) {
  const std::uint64_t groups = table.bytes(side).size() / moves.placements().size();
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> decided{false};
  const Clock::time_point start = Clock::now();
  constexpr std::uint64_t batch = 64;
  const auto work = [&](bool reports) {
    Pass pass(table, depth, side, moves);
    for (std::uint64_t begin; (begin = next.fetch_add(batch)) < groups && !limits.reached();) {
      for (std::uint64_t group = begin; group < std::min(begin + batch, groups); ++group)
        if (pass.group(group)) decided = true;
      if (reports && limits.progress)
        limits.progress(words_of_progress(depth, begin, groups, start));
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < threads; ++i) others.emplace_back(work, false);
  work(true);
  for (std::thread& thread : others) thread.join();
  return decided;
}

}  // namespace

void analyse(Table& table, Analysis& analysis, const Limits& limits, unsigned threads,
             const std::function<void()>& after_pass) {
  const Contest& contest = table.contest();
  std::array<PlacementMoves, 2> moves;
  for (std::size_t side = 0; side < table.slots(); ++side) {
    const Force other = contest.forces[1 - side];
    moves[side] =
        PlacementMoves(contest.board.size() - other.kings - other.pawns, contest.forces[side]);
  }
  // A pass that was begun before and decided something then must not be taken for idle.
  bool resumed = analysis.pass > 0;
  while (!analysis.is_done) {
    bool decided = resumed;
    resumed = false;
    for (std::size_t side = 0; side < table.slots(); ++side) {
      if (table.bytes(static_cast<Side>(side)).empty()) continue;
      decided |=
          run_pass(table, analysis.pass, static_cast<Side>(side), moves[side], limits, threads);
    }
    if (limits.reached()) return;
    // The first two look at pushes in different ways; from then on an idle pass is the last.
    analysis.is_done = !decided && analysis.pass >= 1;
    ++analysis.pass;
    if (after_pass && !analysis.is_done) after_pass();
  }
}

}  // namespace hardboard::push_fight
