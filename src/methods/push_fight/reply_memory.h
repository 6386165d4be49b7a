// The lists of replies that a search has made last: a search by proof numbers comes back to a
// position again and again, and to list its replies takes longer than all else.
#pragma once

#include <cstddef>
#include <vector>

#include "methods/push_fight/replies.h"

namespace hardboard::push_fight {

template <class Word>
class ReplyMemory {
public:
  using Reply = typename Replies<Word>::Reply;
  using List = std::vector<Reply>;

  // Takes at most so much memory.
  explicit ReplyMemory(std::size_t bytes) : most_replies_(bytes / slots / sizeof(Reply)) {}

  // The replies of a position, or nullptr. O(1).
  const List* find(const PositionKey& key) const {
    const Slot& slot = slots_[key.low % slots];
    return slot.is_used && slot.key == key ? &slot.replies : nullptr;
  }

  // Forgets what stood in the same slot. O(replies).
  void keep(const PositionKey& key, const List& replies) {
    if (replies.size() > most_replies_) return;
    Slot& slot = slots_[key.low % slots];
    slot.key = key;
    slot.is_used = true;
    slot.replies.assign(replies.begin(), replies.end());
  }

private:
  static constexpr std::size_t slots = 509;
  struct Slot {
    PositionKey key;
    bool is_used = false;
    List replies;
  };
  std::vector<Slot> slots_ = std::vector<Slot>(slots);
  std::size_t most_replies_;
};

}  // namespace hardboard::push_fight
