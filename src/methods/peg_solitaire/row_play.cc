#include "methods/peg_solitaire/row_play.h"

#include <utility>

#include "base/contract.h"

namespace hardboard::peg_solitaire {
namespace {

class Play {
public:
  Play(const RowLanguage& language, std::vector<RowLetter> row, const Limits& limits)
      : language_(language),
        row_(std::move(row)),
        limits_(limits),
        left_(row_.size() + 1, 0),
        is_noted_(row_.size(), 0) {
    promise(language.next.size() <= 64, "a word of 64 bits holds a set of states");
    // Of the end of the row: the states in which the language accepts.
    right_.assign(row_.size() + 1, 0);
    for (std::size_t state = 0; state < language.accepts.size(); ++state)
      right_.back() |= std::uint64_t{language.accepts[state]} << state;
    for (std::size_t hole = 0; hole < row_.size(); ++hole) {
      left_[hole + 1] = language.next[left_[hole]][row_[hole]];
      if ((row_[hole] & row_peg) != 0) ++pegs_;
    }
    for (std::size_t hole = row_.size(); hole-- > 0;) right_[hole] = accepted_from(hole);
  }

  std::optional<std::vector<RowJump>> run() {
    if ((right_[0] & 1) == 0) return std::nullopt;
    for (std::uint32_t first = 0; first + 2 < row_.size(); ++first) note(first);
    while (pegs_ > 1) {
      if (jumps_.size() % 4096 == 4095 && limits_.reached()) return std::nullopt;
      if (!jump()) return std::nullopt;
    }
    return std::move(jumps_);
  }

private:
  // The states from which the language accepts the holes from `hole` on.
  std::uint64_t accepted_from(std::size_t hole) const {
    std::uint64_t states = 0;
    for (std::size_t state = 0; state < language_.next.size(); ++state)
      states |= (right_[hole + 1] >> language_.next[state][row_[hole]] & 1) << state;
    return states;
  }

  bool has_peg(std::uint32_t hole) const { return (row_[hole] & row_peg) != 0; }
  // A jump over the middle of three holes needs pegs there and at one end.
  bool is_open(std::uint32_t first) const {
    return has_peg(first + 1) && has_peg(first) != has_peg(first + 2);
  }
  void note(std::uint32_t first) {
    if (is_noted_[first] != 0 || !is_open(first)) return;
    is_noted_[first] = 1;
    open_.push_back(first);
  }
  void forget(std::size_t place) {
    is_noted_[open_[place]] = 0;
    open_[place] = open_.back();
    open_.pop_back();
  }

  bool stays_within(std::uint32_t first) const {
    std::uint8_t state = left_[first];
    for (std::uint32_t hole = first; hole < first + 3; ++hole)
      state = language_.next[state][row_[hole] ^ row_peg];
    return (right_[first + 3] >> state & 1) != 0;
  }

  // Makes one of the open jumps, the last noted first.
  bool jump() {
    for (std::size_t i = open_.size(); i-- > 0;) {
      const std::uint32_t first = open_[i];
      if (!is_open(first)) {
        forget(i);
      } else if (stays_within(first)) {
        forget(i);
        make(first);
        return true;
      }
    }
    return false;
  }

  void make(std::uint32_t first) {
    jumps_.push_back(has_peg(first) ? RowJump{first, first + 2} : RowJump{first + 2, first});
    --pegs_;
    for (std::uint32_t hole = first; hole < first + 3; ++hole) row_[hole] ^= row_peg;
    for (std::size_t hole = first; hole < row_.size(); ++hole) {
      const std::uint8_t state = language_.next[left_[hole]][row_[hole]];
      if (hole >= first + 2 && state == left_[hole + 1]) break;
      left_[hole + 1] = state;
    }
    for (std::size_t hole = first + 3; hole-- > 0;) {
      const std::uint64_t states = accepted_from(hole);
      if (hole <= first && states == right_[hole]) break;
      right_[hole] = states;
    }
    const std::uint32_t from = first < 2 ? 0 : first - 2;
    for (std::uint32_t other = from; other < first + 3 && other + 2 < row_.size(); ++other)
      note(other);
  }

  const RowLanguage& language_;
  std::vector<RowLetter> row_;
  const Limits& limits_;
  std::vector<std::uint8_t> left_;    // the state in front of each hole
  std::vector<std::uint64_t> right_;  // accepted_from() of each hole and of the end
  std::vector<std::uint32_t> open_;   // first holes of open jumps, and of some no longer open
  std::vector<std::uint8_t> is_noted_;
  std::vector<RowJump> jumps_;
  std::size_t pegs_ = 0;
};

}  // namespace

std::optional<std::vector<RowJump>> play_to_one(const RowLanguage& language,
                                                std::vector<RowLetter> row, const Limits& limits) {
  return Play(language, std::move(row), limits).run();
}

}  // namespace hardboard::peg_solitaire
