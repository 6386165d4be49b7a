#include "methods/push_fight/rule_tree.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "base/contract.h"

namespace hardboard::push_fight {
namespace {

constexpr std::string_view letters = ".KPkpAa";

class Tree {
public:
  Tree(const Board& board, const std::vector<std::pair<Position, Turn>>& positions)
      : board_(board), positions_(positions) {
    for (const auto& [position, turn] : positions) {
      names_.push_back(name_of(position));
      const auto known = std::find(turns_.begin(), turns_.end(), turn);
      numbers_.push_back(static_cast<std::size_t>(known - turns_.begin()));
      if (known == turns_.end()) turns_.push_back(turn);
    }
  }

  std::vector<Rule> rules() {
    std::vector<std::size_t> all(positions_.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    if (!all.empty()) grow(all);
    return std::move(rules_);
  }

private:
  void grow(const std::vector<std::size_t>& members) {
    const bool is_leaf = std::all_of(members.begin(), members.end(), [&](std::size_t i) {
      return numbers_[i] == numbers_[members[0]];
    });
    if (is_leaf) {
      rules_.push_back({path_, {}, turns_[numbers_[members[0]]]});
      return;
    }
    const std::uint32_t square = best_question(members);
    for (const char letter : letters) {
      std::vector<std::size_t> part;
      for (const std::size_t i : members)
        if (names_[i][square] == letter) part.push_back(i);
      promise(part.size() < members.size(), "a question parts the positions");
      if (part.empty()) continue;
      path_.push_back({board_.squares[square], letter});
      grow(part);
      path_.pop_back();
    }
  }

  // The square by whose letter the fewest pairs with different turns stay together.
  std::uint32_t best_question(const std::vector<std::size_t>& members) {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    std::uint32_t best = 0;
    std::vector<std::array<std::uint32_t, 8>> counts(turns_.size());
    for (std::uint32_t square = 0; square < board_.size(); ++square) {
      const auto has_first = [&](std::size_t i) {
        return names_[i][square] == names_[members[0]][square];
      };
      if (std::all_of(members.begin(), members.end(), has_first)) continue;
      for (const std::size_t i : members) counts[numbers_[i]] = {};
      std::array<std::uint64_t, 8> sizes{};
      for (const std::size_t i : members) {
        const std::size_t letter = letters.find(names_[i][square]);
        ++counts[numbers_[i]][letter];
        ++sizes[letter];
      }
      // Ordered pairs: all within the parts, without those of the same turn.
      std::uint64_t pairs = 0;
      for (const std::uint64_t size : sizes) pairs += size * size;
      for (const std::size_t i : members) {
        for (std::uint32_t& count : counts[numbers_[i]]) {
          pairs -= std::uint64_t{count} * count;
          count = 0;
        }
      }
      if (pairs < least) least = pairs, best = square;
    }
    return best;
  }

  const Board& board_;
  const std::vector<std::pair<Position, Turn>>& positions_;
  std::vector<std::string> names_;
  std::vector<Turn> turns_;
  std::vector<std::size_t> numbers_;  // of each position's turn
  std::vector<Test> path_;
  std::vector<Rule> rules_;
};

}  // namespace

std::vector<Rule> rules_of(const Board& board,
                           const std::vector<std::pair<Position, Turn>>& positions) {
  return Tree(board, positions).rules();
}

}  // namespace hardboard::push_fight
