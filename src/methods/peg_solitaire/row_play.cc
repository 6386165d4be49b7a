#include "methods/peg_solitaire/row_play.h"

#include <algorithm>
#include <utility>

#include "base/contract.h"
#include "methods/peg_solitaire/row_language.h"

namespace hardboard::peg_solitaire {
namespace {

class Play {
public:
  Play(std::vector<RowLetter> row, const Limits& limits)
      : row_(std::move(row)),
        limits_(limits),
        left_(row_.size() + 1, 0),
        right_(row_.size() + 1, 0),
        is_noted_(row_.size(), 0) {
    promise(language_.next.size() <= 16, "a word of 16 bits holds a set of states");
    for (std::size_t hole = 0; hole < row_.size(); ++hole) {
      left_[hole + 1] = language_.next[left_[hole]][row_[hole]];
      jumps_left_ += (row_[hole] & row_peg) != 0 ? 1 : 0;
      jumps_left_ -= (row_[hole] & row_goal) != 0 ? 1 : 0;
    }
    unsigned ends = 0;
    for (std::size_t state = 0; state < language_.accepts.size(); ++state)
      ends |= unsigned{language_.accepts[state]} << state;
    right_.back() = static_cast<std::uint16_t>(ends);
    for (std::size_t hole = row_.size(); hole-- > 0;) right_[hole] = accepted_from(hole);
  }

  std::optional<std::vector<RowJump>> run() {
    if ((right_[0] & 1) == 0) return std::nullopt;
    note(0, row_.size());
    for (std::uint64_t step = 1; jumps_left_ > 0; ++step) {
      if (open_.empty() || (step % 4096 == 0 && limits_.reached())) return std::nullopt;
      const std::uint32_t first = open_.back();
      open_.pop_back();
      is_noted_[first] = 0;
      if (is_open(first) && stays_within(first)) make(first);
    }
    return std::move(jumps_);
  }

private:
  // The states from which the language accepts the holes from `hole` on.
  std::uint16_t accepted_from(std::size_t hole) const {
    unsigned states = 0;
    for (std::size_t state = 0; state < language_.next.size(); ++state)
      states |= (right_[hole + 1] >> language_.next[state][row_[hole]] & 1U) << state;
    return static_cast<std::uint16_t>(states);
  }

  bool has_peg(std::size_t hole) const { return (row_[hole] & row_peg) != 0; }

  // A jump over the middle of three holes needs pegs there and at one end.
  bool is_open(std::size_t first) const {
    return has_peg(first + 1) && has_peg(first) != has_peg(first + 2);
  }

  // The states to the left and to the right of three holes tell.
  bool stays_within(std::size_t first) const {
    std::uint8_t state = left_[first];
    for (std::size_t hole = first; hole < first + 3; ++hole)
      state = language_.next[state][row_[hole] ^ row_peg];
    return (right_[first + 3] >> state & 1) != 0;
  }

  // Open jumps whose first hole is one from `begin` on, before `end`, are to be tried.
  void note(std::size_t begin, std::size_t end) {
    for (std::size_t first = begin; first < end && first + 2 < row_.size(); ++first) {
      if (is_noted_[first] != 0 || !is_open(first)) continue;
      is_noted_[first] = 1;
      open_.push_back(static_cast<std::uint32_t>(first));
    }
  }

  // Jumps that have been tried in vain are tried again where a hole or a state has changed.
  void make(std::uint32_t first) {
    jumps_.push_back(has_peg(first) ? RowJump{first, first + 2} : RowJump{first + 2, first});
    --jumps_left_;
    for (std::size_t hole = first; hole < first + 3; ++hole) row_[hole] ^= row_peg;
    std::size_t end = first;
    for (; end < row_.size(); ++end) {
      const std::uint8_t state = language_.next[left_[end]][row_[end]];
      if (end >= first + 2 && state == left_[end + 1]) break;
      left_[end + 1] = state;
    }
    std::size_t begin = first + 3;
    while (begin > 0) {
      const std::uint16_t states = accepted_from(begin - 1);
      if (begin <= first + 1 && states == right_[begin - 1]) break;
      right_[--begin] = states;
    }
    note(begin - std::min<std::size_t>(begin, 3), end + 1);
  }

  const RowLanguage& language_ = row_plays();
  std::vector<RowLetter> row_;
  const Limits& limits_;
  std::vector<std::uint8_t> left_;    // the state in front of each hole, and of the end
  std::vector<std::uint16_t> right_;  // accepted_from() of each hole and of the end
  std::vector<std::uint8_t> is_noted_;
  std::vector<std::uint32_t> open_;  // first holes of jumps to be tried
  std::vector<RowJump> jumps_;
  std::int64_t jumps_left_ = 0;  // each takes one peg
};

}  // namespace

std::optional<std::vector<RowJump>> play_to_end(std::vector<RowLetter> letters,
                                                const Limits& limits) {
  return Play(std::move(letters), limits).run();
}

}  // namespace hardboard::peg_solitaire
