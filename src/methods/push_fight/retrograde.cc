#include "methods/push_fight/retrograde.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <fmt/format.h>
#include <limits>
#include <thread>

#include "methods/push_fight/placement_moves.h"

namespace hardboard::push_fight {
namespace {

// The powers of the pushes of a placement, or of all placements within reach.
enum Can : std::uint8_t { win = 1, hold = 2, push_at_all = 4 };

constexpr std::uint8_t depth_bits = 63, win_bit = 64, useless_bit = 128;

// All threads read and write the table's bytes. A value found in this pass counts from the next
// pass on, so that it does not matter when other threads see it.
std::uint8_t load(const std::uint8_t& byte) {
  return std::atomic_ref(const_cast<std::uint8_t&>(byte)).load(std::memory_order_relaxed);
}
void store(std::uint8_t& byte, std::uint8_t value) {
  std::atomic_ref(byte).store(value, std::memory_order_relaxed);
}

// The result of a push.
struct Pushed {
  enum class End : std::uint8_t { illegal, wins, loses, goes_on } end = End::illegal;
  RelativePosition after;  // `goes_on`: as the other side sees it
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

  // All pieces of the line, and the king, advance by one square, the last piece first.
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

// One thread's part of a pass over the positions with one side to move.
class Pass {
public:
  Pass(Table& table, std::uint32_t depth, Side side, const PlacementMoves& moves,
       const Limits& limits)
      : table_(table),
        limits_(limits),
        board_(table.contest().board),
        depth_(depth),
        side_(side),
        moves_(moves),
        bytes_(table.bytes(side)),
        replies_(table.bytes(push_fight::other(side))) {}

  // Decides the positions of a group that have this depth. True if there are any. At the limits
  // some of them may remain undecided.
  bool group(std::uint64_t number) {
    const std::size_t size = moves_.placements().size();
    std::uint8_t* const bytes = &bytes_[number * size];
    const auto is_open = [](std::uint8_t byte) { return (byte & depth_bits) == 0; };
    if (std::none_of(bytes, bytes + size, is_open)) return false;

    const RelativePosition position = table_.index(side_).position(number * size);
    const Mask taken = position.other_kings | position.other_pawns;
    bits_.resize(size);
    for (std::size_t i = 0; i < size; ++i) {
      if (i % 4096 == 4095 && limits_.reached()) return false;
      const auto [kings, pawns] = moves_.placements()[i];
      RelativePosition at = position;
      at.mover_kings = spread(kings, taken);
      at.mover_pawns = spread(pawns, taken);
      bits_[i] = depth_ == 0 ? can_push(at) : pushes(at, bytes[i]);
    }
    near(taken);
    if (!moves_.steps(near_, table_.contest().moves, bits_, scratch_, limits_)) return false;
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

  // Can::push_at_all if the placement has a push without a move, else 0.
  std::uint8_t can_push(const RelativePosition& position) const {
    std::uint8_t bits = 0;
    for_each_push(position, [&](const Pushed& pushed) {
      if (pushed.end != Pushed::End::illegal) bits = Can::push_at_all;
      return bits == 0;
    });
    return bits;
  }

  // The powers of the pushes without a move, by the values known before this pass. Marks a
  // placement whose pushes have lost all power as useless for good.
  std::uint8_t pushes(const RelativePosition& position, std::uint8_t& byte) const {
    if ((byte & useless_bit) != 0) return 0;
    std::uint8_t bits = 0;
    const PositionIndex& index = table_.index(push_fight::other(side_));
    for_each_push(position, [&](const Pushed& pushed) {
      if (pushed.end == Pushed::End::wins) bits |= Can::win;
      if (pushed.end != Pushed::End::goes_on) return bits != (Can::win | Can::hold);
      const std::uint8_t reply = load(replies_[index.index(pushed.after)]);
      const std::uint32_t code = reply & depth_bits;
      // All depths beyond the deepest that a byte can hold become known together.
      const bool is_known = code != 0 && (code <= depth_ || code == deepest + 1);
      if (!is_known || (reply & win_bit) == 0) bits |= Can::hold;
      if (is_known && (reply & win_bit) == 0) bits |= Can::win;
      return bits != (Can::win | Can::hold);
    });
    if (bits == 0) store(byte, byte | useless_bit);
    return bits;
  }

  // Sets near_ to the neighbours of each square that the other side leaves free, among such
  // squares.
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
  const Limits& limits_;
  const Board& board_;
  std::uint32_t depth_;
  Side side_;
  const PlacementMoves& moves_;
  std::vector<std::uint8_t>& bytes_;
  const std::vector<std::uint8_t>& replies_;
  std::vector<Mask> near_;
  std::vector<std::uint8_t> bits_, scratch_;
};

// Tells how much of a pass is done, over both sides. The number of passes is not known beforehand.
class PassProgress {
public:
  PassProgress(const Table& table, std::uint32_t depth, const Limits& limits)
      : depth_(depth), limits_(limits) {
    for (std::size_t side = 0; side < table.slots(); ++side)
      all_ += table.bytes(static_cast<Side>(side)).size();
  }

  void finish_side(std::uint64_t positions) { before_ += positions; }

  // `done` positions of the current side are decided or under way.
  void tell(std::uint64_t done) const {
    if (!limits_.progress) return;
    const double part = static_cast<double>(before_ + done) / static_cast<double>(all_);
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    const std::string rest =
        part == 0 ? "" : fmt::format(", {:.0f} s to go for this depth", seconds / part - seconds);
    limits_.progress(fmt::format("depth {}: {:.0f} %{}", depth_, 100 * part, rest));
  }

private:
  std::uint32_t depth_;
  const Limits& limits_;
  Clock::time_point start_ = Clock::now();
  std::uint64_t all_ = 0, before_ = 0;  // positions
};

// The pass over all groups of one side. True if it decided a position.
bool run_pass(Table& table, std::uint32_t depth, Side side, const PlacementMoves& moves,
              const Limits& limits, PassProgress& progress) {
  const std::uint64_t size = moves.placements().size();
  const std::uint64_t groups = table.bytes(side).size() / size;
  std::atomic<std::uint64_t> next{0};
  std::atomic<bool> decided{false};
  constexpr std::uint64_t batch = 64;
  const auto work = [&](bool reports) {
    Pass pass(table, depth, side, moves, limits);
    for (std::uint64_t begin; (begin = next.fetch_add(batch)) < groups;) {
      for (std::uint64_t group = begin; group < std::min(begin + batch, groups); ++group) {
        if (group % 8 == 0 && limits.reached()) return;
        if (pass.group(group)) decided = true;
      }
      if (reports) progress.tell(begin * size);
    }
  };
  std::vector<std::thread> others;
  for (unsigned i = 1; i < limits.threads; ++i) others.emplace_back(work, false);
  work(true);
  for (std::thread& thread : others) thread.join();
  progress.finish_side(groups * size);
  return decided;
}

// How many squares the other side leaves to a side's pieces.
std::uint32_t squares_left(const Contest& contest, std::size_t side) {
  const Force other = contest.forces[1 - side];
  return contest.board.size() - other.kings - other.pawns;
}

}  // namespace

double bytes_of_analysis(const Contest& contest) {
  if (contest.board.size() > 64) return std::numeric_limits<double>::infinity();
  double bytes = 0;
  for (std::size_t side = 0; side < (contest.forces[0] == contest.forces[1] ? 1 : 2); ++side) {
    const Force mover = contest.forces[side], other = contest.forces[1 - side];
    bytes += static_cast<double>(PositionIndex(contest.board.size(), mover, other).size()) +
             PlacementMoves::bytes(squares_left(contest, side), mover);
  }
  return bytes;
}

void analyse(Table& table, Analysis& analysis, const Limits& limits,
             const std::function<void()>& after_pass) {
  const Contest& contest = table.contest();
  std::array<PlacementMoves, 2> moves;
  for (std::size_t side = 0; side < table.slots(); ++side)
    moves[side] = PlacementMoves(squares_left(contest, side), contest.forces[side], limits);
  // The first pass of this call may repeat a pass that the limits ended and that decided some
  // positions then.
  bool is_first = analysis.pass > 0;
  while (!analysis.is_done) {
    if (limits.reached()) return;
    bool decided = is_first;
    is_first = false;
    PassProgress progress(table, analysis.pass, limits);
    for (std::size_t side = 0; side < table.slots(); ++side) {
      const auto mover = static_cast<Side>(side);
      if (table.bytes(mover).empty()) continue;
      decided |= run_pass(table, analysis.pass, mover, moves[side], limits, progress);
    }
    if (limits.reached()) return;
    // The first two passes look at pushes in different ways. From then on, the first pass that
    // decides nothing is the last.
    analysis.is_done = !decided && analysis.pass >= 1;
    ++analysis.pass;
    if (after_pass && !analysis.is_done) after_pass();
  }
}

}  // namespace hardboard::push_fight
