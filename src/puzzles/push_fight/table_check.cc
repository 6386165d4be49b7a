#include "puzzles/push_fight/table_check.h"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <optional>
#include <vector>

#include "base/by_threads.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {
namespace {

class Checker {
public:
  Checker(const Table& table, Side mover)
      : table_(table), board_(table.contest().board), mover_(mover) {}

  // Checks the positions of a group, which differ in the mover's pieces alone; returns the first
  // fault.
  std::optional<std::string> group(std::uint64_t number) {
    const PositionIndex& index = table_.index(mover_);
    const std::uint64_t first = number * index.group_size();
    std::vector<Value> values(index.group_size()), next;
    std::vector<std::vector<std::uint64_t>> moves(index.group_size());
    for (std::uint64_t i = 0; i < values.size(); ++i) {
      const Position position = position_of(board_, mover_, index.position(first + i));
      values[i] = pushes(position);
      if (table_.contest().moves > 0) moves[i] = moves_from(position, first);
    }
    for (std::uint32_t move = 0; move < table_.contest().moves; ++move) {
      next = values;
      for (std::uint64_t i = 0; i < values.size(); ++i)
        for (const std::uint64_t to : moves[i])
          if (is_better(values[to], next[i])) next[i] = values[to];
      if (next == values) break;
      values = next;
    }
    for (std::uint64_t i = 0; i < values.size(); ++i) {
      const std::uint8_t byte = table_.bytes(mover_)[first + i];
      Value follows = values[i];
      follows.depth = std::min(follows.depth, deepest);
      const Value said = push_fight::value_of(byte);
      if (said == follows) continue;
      return fmt::format("position {} is said to be {} in {}, and {} in {} follows", first + i,
                         word(said.verdict), said.depth, word(follows.verdict), follows.depth);
    }
    return std::nullopt;
  }

private:
  static const char* word(Verdict verdict) {
    return verdict == Verdict::win ? "a win" : verdict == Verdict::loss ? "a loss" : "a draw";
  }

  // The best value of a push without moves; a loss if there is no push.
  Value pushes(const Position& position) const {
    Value best{Verdict::loss, 0};
    for (std::uint32_t king = 0; king < board_.size(); ++king) {
      if (position.pieces[king] != king_of(mover_)) continue;
      for (const Direction direction : directions) {
        if (look(board_, position, king, direction).fault != PushFault::none) continue;
        Position after = position;
        const Piece fallen = push(board_, after, king, direction).fallen;
        const Value value = value_after(table_, mover_, after, fallen);
        if (is_better(value, best)) best = value;
      }
    }
    return best;
  }

  // The members of the group one move away.
  std::vector<std::uint64_t> moves_from(Position position, std::uint64_t first) const {
    std::vector<std::uint64_t> result;
    for (std::uint32_t from = 0; from < board_.size(); ++from) {
      if (!belongs(position.pieces[from], mover_)) continue;
      for (const std::uint32_t to : reachable(board_, position, from)) {
        std::swap(position.pieces[from], position.pieces[to]);
        result.push_back(table_.index(mover_).index(relative(position)) - first);
        std::swap(position.pieces[from], position.pieces[to]);
      }
    }
    return result;
  }

  const Table& table_;
  const Board& board_;
  Side mover_;
};

}  // namespace

Value value_after(const Table& table, Side mover, const Position& after, Piece fallen) {
  if (fallen == Piece::none) return before(table.value(after.turn, relative(after)));
  return {belongs(fallen, mover) ? Verdict::loss : Verdict::win, 1};
}

Position position_of(const Board& board, Side mover, const RelativePosition& position) {
  Position result{std::vector<Piece>(board.size(), Piece::none), position.anchor, mover};
  for (std::uint32_t i = 0; i < board.size(); ++i) {
    const Mask bit = Mask{1} << i;
    if ((position.mover_kings & bit) != 0) result.pieces[i] = king_of(mover);
    if ((position.mover_pawns & bit) != 0) result.pieces[i] = pawn_of(mover);
    if ((position.other_kings & bit) != 0) result.pieces[i] = king_of(other(mover));
    if ((position.other_pawns & bit) != 0) result.pieces[i] = pawn_of(other(mover));
  }
  return result;
}

CheckReport check_table(const Table& table, const Limits& limits, unsigned threads) {
  std::uint64_t positions = 0;
  bool is_deep = false;
  for (std::size_t slot = 0; slot < table.slots(); ++slot) {
    const Side mover = static_cast<Side>(slot);
    const std::uint64_t groups = table.bytes(mover).size() / table.index(mover).group_size();
    std::atomic<std::uint64_t> next{0};
    std::atomic<bool> is_wrong{false};
    std::vector<std::string> reasons(threads);
    const auto work = [&](unsigned thread) {
      Checker checker(table, mover);
      for (std::uint64_t group; (group = next++) < groups && !is_wrong;) {
        if (group % 64 == 0) {
          if (limits.reached()) return;
          if (thread == 0 && limits.progress)
            limits.progress(fmt::format("{} % checked", group * 100 / groups));
        }
        if (const auto reason = checker.group(group)) {
          reasons[thread] = *reason;
          is_wrong = true;
        }
      }
    };
    by_threads(threads, work);
    for (const std::string& reason : reasons)
      if (!reason.empty()) return {Check::wrong, reason};
    if (limits.reached()) return {Check::claimed, "the table was not checked to its end"};
    positions += table.bytes(mover).size();
    for (const std::uint8_t byte : table.bytes(mover)) {
      const Value value = push_fight::value_of(byte);
      is_deep = is_deep || value.depth == deepest;
    }
  }
  if (is_deep) {
    return {Check::claimed, fmt::format("the values agree with each other, but some games last {} "
                                        "turns or more",
                                        deepest)};
  }
  return {Check::verified, fmt::format("{} positions, each from those that follow it", positions)};
}

}  // namespace hardboard::push_fight
