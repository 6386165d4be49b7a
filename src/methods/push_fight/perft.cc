#include "methods/push_fight/perft.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/contract.h"
#include "base/sort_within.h"
#include "methods/push_fight/turns.h"
#include "methods/push_fight/words.h"

namespace hardboard::push_fight {
namespace {

// A position, and the number of sequences of turns that lead to it.
template <class Word>
struct Reached {
  Sides<Word> sides;
  std::uint64_t ways = 0;
};

// A list of different positions: whenever the list has doubled in length it is sorted and equal
// positions are merged.
template <class Word>
class PositionList {
public:
  // False if the limits were reached.
  bool add(const Sides<Word>& sides, std::uint64_t ways, const Limits& limits) {
    all_.push_back({sides, ways});
    return all_.size() < merge_at_ || merge(limits);
  }

  bool merge(const Limits& limits) {
    const auto less = [](const auto& a, const auto& b) { return a.sides < b.sides; };
    if (!sort_within(all_.begin(), all_.end(), limits, less)) return false;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < all_.size(); ++i) {
      if (kept > 0 && all_[kept - 1].sides == all_[i].sides)
        all_[kept - 1].ways += all_[i].ways;
      else
        all_[kept++] = all_[i];
    }
    all_.resize(kept);
    merge_at_ = std::max(merge_at_, 2 * kept);
    return true;
  }

  void clear() {
    all_.clear();
    merge_at_ = least_merge;
  }
  const std::vector<Reached<Word>>& all() const { return all_; }
  std::vector<Reached<Word>>& all() { return all_; }

private:
  static constexpr std::size_t least_merge = (std::size_t{1} << 26) / sizeof(Reached<Word>);
  std::vector<Reached<Word>> all_;
  std::size_t merge_at_ = least_merge;
};

template <class Word>
class Counter {
public:
  Counter(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        field_(puzzle.board),
        generator_(field_, OwnFalls::left_out),
        level_{{sides_of(field_, puzzle.position), 1}} {}

  Perft run(unsigned depth) {
    Perft result;
    for (unsigned d = 1; d <= depth && !level_.empty(); ++d) {
      PerftRow row;
      row.depth = d;
      if (!add_turns(row)) {
        result.complete = false;
        if (is_out_of_memory())
          result.remark = fmt::format("the positions of depth {} do not fit the memory", d);
        return result;
      }
      row.mates = over_.all().size();
      row.positions = next_.all().size() + row.mates;
      result.rows.push_back(row);
      level_.swap(next_.all());
    }
    return result;
  }

private:
  // Sets next_ and over_ to the positions after all turns from level_ in which the game continues,
  // and in which a piece has fallen. False if the limits were reached.
  bool add_turns(PerftRow& row) {
    next_.clear();
    over_.clear();
    bool is_whole = true;
    std::uint64_t walked = 0;
    for (const Reached<Word>& from : level_) {
      generator_.run(
          from.sides, puzzle_.moves,
          [&](const Sides<Word>& after, Fallen fallen) {
            row.turns += from.ways;
            auto& list = fallen == Fallen::nothing ? next_ : over_;
            is_whole = list.add(after, from.ways, limits_) && is_whole;
          },
          [&] {
            if (++questions_ % between_answers == 0) is_whole = is_whole && go_on(row, walked);
            return is_whole;
          });
      if (++questions_ % between_answers == 0) is_whole = is_whole && go_on(row, walked);
      if (!is_whole) return false;
      ++walked;
    }
    return next_.merge(limits_) && over_.merge(limits_);
  }

  // Tells progress; false if the limits leave no time or memory.
  bool go_on(const PerftRow& row, std::uint64_t walked) const {
    if (limits_.progress)
      limits_.progress(fmt::format("depth {}: {} of {} positions, {} turns", row.depth, walked,
                                   level_.size(), row.turns));
    return !limits_.reached() && !is_out_of_memory();
  }

  // The lists may double in length.
  bool is_out_of_memory() const {
    const std::size_t positions = next_.all().size() + over_.all().size();
    return (2 * positions + level_.size()) * sizeof(Reached<Word>) > limits_.memory_bytes;
  }

  static constexpr std::uint64_t between_answers = 1024 / (sizeof(Word) / sizeof(std::uint64_t));
  const Puzzle& puzzle_;
  const Limits& limits_;
  Field<Word> field_;
  TurnGenerator<Word> generator_;
  std::vector<Reached<Word>> level_;
  PositionList<Word> next_, over_;
  std::uint64_t questions_ = 0;  // asked by the generator
};

}  // namespace

std::string perft_why_not(const Puzzle& puzzle) {
  if (puzzle.moves == unlimited_moves)
    return "turns have any number of moves, so that they are endless";
  if (words_of(puzzle.board) > most_words)
    return fmt::format("the box around the board has more than {} squares", 64 * most_words);
  return "";
}

Perft perft(const Puzzle& puzzle, unsigned depth, const Limits& limits) {
  promise(perft_why_not(puzzle).empty(), "the turns of the puzzle can be counted");
  Perft result;
  on_words(puzzle.board, [&]<class Word>() { result = Counter<Word>(puzzle, limits).run(depth); });
  return result;
}

}  // namespace hardboard::push_fight
