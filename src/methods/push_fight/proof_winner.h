// Decides a position by proof numbers: the search for a win of the side to move and the search for
// a win of the other side take turns, and the one that seems nearer to a proof takes more of them.
// A search for short wins of both sides goes along. Several threads work on different ones of these
// three.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

#include "base/by_threads.h"
#include "base/limits_of_threads.h"
#include "base/time_slice.h"
#include "methods/push_fight/proof_strategy.h"
#include "methods/push_fight/short_wins.h"
#include "proofs/answer_head.h"

namespace hardboard::push_fight {

template <class Word>
struct ProofWinner {
  Verdict verdict = Verdict::unknown;
  // The position after a turn that wins, or holds, or else the turn that is hardest to beat.
  // Nothing if every turn allows a mate.
  std::optional<Sides<Word>> next;
};

// The limits without the last twentieth of the time, which is left for the turn of the answer.
inline Limits limits_of_search(const Limits& limits) {
  return share_of_time(limits, 0.95);
}

template <class Word>
class WinnerSearch {
public:
  // The board, the field and the limits must outlive the search; the limits' memory and threads
  // must stay as they are. `moves` is 0, 1 or 2.
  WinnerSearch(const Board& board, const Field<Word>& field, unsigned moves, const Limits& limits)
      : limits_(limits),
        inner_(limits),
        threads_(std::min(limits.threads, 3U)),
        replies_(field, moves, limits),
        table_(limits.memory_bytes / 8 * 7, threads_ > 1),
        mover_(true, field, moves, table_, inner_),
        rival_(false, field, moves, table_, inner_),
        short_replies_(field, moves, inner_),
        short_wins_(short_replies_, table_, inner_),
        strategy_(board, field, moves, replies_, mover_.search, limits) {}

  // The side to move must not be able to mate at once. Ends when the limits are reached, or when
  // the table is too small for more. The attack that needs fewer further proofs visits more
  // positions: the two shares are as the proof numbers of the other attack, but at most as 3 to 1,
  // because the turn for an undecided position comes from the numbers of the attack for the other
  // side's win. The search for short wins takes a tenth of their time. If neither side can force a
  // win, the position is a draw.
  ProofWinner<Word> winner(const Sides<Word>& root) {
    root_ = root;
    found_ = {};
    is_over_ = false;
    for (Attack* attack : {&mover_, &rival_}) attack->begin();
    outer_ = limits_of_search(limits_);
    inner_ = threads_ > 1 ? limits_of_threads(outer_, is_over_) : outer_;
    working_ = threads_;
    if (threads_ == 1) {
      work();
    } else {
      by_threads(threads_ + 1, [this](unsigned rank) { rank == 0 ? watch() : work(); });
    }
    inner_ = limits_;  // from here on the strategy alone searches
    if (mover_.result == Result::disproved && rival_.result == Result::disproved)
      found_.verdict = Verdict::draw;
    if (found_.verdict == Verdict::win && !found_.next) found_.next = strategy_.proved_reply(root);
    if (!found_.next) found_.next = strategy_.hardest_reply(root, found_.verdict == Verdict::loss);
    return found_;
  }

  // The positions that all searches have visited, and within how many of its turns neither side
  // wins.
  std::uint64_t positions() const {
    return mover_.search.positions() + rival_.search.positions() + short_wins_.positions();
  }
  unsigned refused() const { return short_wins_.refused(); }
  // The limits of the last search.
  const Limits& limits() const { return outer_; }
  // The numbers of a position, from the table.
  ProofNumbers numbers(const PositionKey& position, bool attacks) const {
    return mover_.search.numbers(position, attacks);
  }

  // For one thread at a time, between searches.
  Replies<Word>& replies() { return replies_; }
  ProofStrategy<Word>& strategy() { return strategy_; }

private:
  using Result = typename ProofSearch<Word>::Result;

  struct Attack {
    Attack(bool movers, const Field<Word>& field, unsigned moves, ProofTable& table,
           const Limits& limits)
        : is_movers(movers), replies(field, moves, limits), search(replies, table, limits) {}
    void begin() {
      result = Result::open;
      effort = 1'000;
      spent = 0;
    }
    bool is_free() const { return result == Result::open && !is_busy; }

    const bool is_movers;
    Replies<Word> replies;
    ProofSearch<Word> search;
    Result result = Result::open;
    std::uint64_t effort = 0, spent = 0;
    bool is_busy = false;
  };

  // Ends the other threads when somebody interrupts.
  void watch() {
    std::unique_lock lock(state_);
    while (working_ > 0) {
      if (limits_.is_interrupted()) is_over_ = true;
      ended_.wait_for(lock, std::chrono::milliseconds(10));
    }
  }

  void work() {
    std::unique_lock lock(state_);
    while (!is_over_ && takes_work(lock)) {
    }
    --working_;
    ended_.notify_one();
  }

  // Takes a piece of work. False if none is left for this thread.
  bool takes_work(std::unique_lock<std::mutex>& lock) {
    if (mover_.result != Result::open && rival_.result != Result::open) return false;
    const bool is_due = 10 * short_spent_ < mover_.spent + rival_.spent;
    Attack* const attack = next_attack();
    const bool is_free = !is_short_busy_ && !is_short_done_;
    if (is_free && (is_due || attack == nullptr)) {
      go_on_with_short_wins(lock);
    } else if (attack != nullptr) {
      go_on_with(*attack, lock);
    } else {
      return false;
    }
    return true;
  }

  Attack* next_attack() {
    if (!mover_.is_free() || !rival_.is_free())
      return mover_.is_free() ? &mover_ : rival_.is_free() ? &rival_ : nullptr;
    const PositionKey key = Replies<Word>::key_of(root_);
    const std::uint64_t own = numbers(key, true).pn, theirs = numbers(key, false).pn;
    const bool movers_turn =
        mover_.spent * std::min(own, 3 * theirs) <= rival_.spent * std::min(theirs, 3 * own);
    return movers_turn ? &mover_ : &rival_;
  }

  void go_on_with_short_wins(std::unique_lock<std::mutex>& lock) {
    using Short = typename ShortWins<Word>::Result;
    is_short_busy_ = true;
    lock.unlock();
    const Short result = short_wins_.run(root_, short_effort_);
    lock.lock();
    is_short_busy_ = false;
    short_spent_ = short_wins_.positions();
    is_short_done_ = short_wins_.is_done();
    short_effort_ = slice_after(short_effort_);
    if (result != Short::open)
      decide(result == Short::win ? Verdict::win : Verdict::loss, std::nullopt);
    look_at_limits();
  }

  void go_on_with(Attack& attack, std::unique_lock<std::mutex>& lock) {
    attack.is_busy = true;
    lock.unlock();
    const std::uint64_t before = attack.search.positions();
    const Result result = attack.search.run(root_, attack.is_movers, attack.effort);
    lock.lock();
    attack.is_busy = false;
    attack.spent += attack.search.positions() - before;
    attack.effort = slice_after(attack.effort);
    attack.result = result;
    if (result == Result::proved)
      decide(attack.is_movers ? Verdict::win : Verdict::loss,
             attack.is_movers ? attack.search.decisive() : std::nullopt);
    else if (!attack.is_movers && found_.verdict == Verdict::unknown)
      found_.next = attack.search.decisive();
    if (result == Result::disproved && mover_.result == rival_.result) is_over_ = true;
    look_at_limits();
  }

  // The first proof counts.
  void decide(Verdict verdict, const std::optional<Sides<Word>>& next) {
    if (found_.verdict == Verdict::unknown) found_ = {verdict, next};
    is_over_ = true;
  }

  void look_at_limits() {
    // Longer searches would visit the same positions again, because the table forgets them.
    const bool is_full = mover_.spent + rival_.spent > 16 * table_.most();
    if (outer_.reached() || is_full) is_over_ = true;
  }

  static std::uint64_t slice_after(std::uint64_t effort) { return effort + effort / 4; }

  const Limits& limits_;
  Limits outer_;  // those with a share of the time
  Limits inner_;  // of the searches, which the threads end, too
  const unsigned threads_;
  std::atomic<bool> is_over_ = false;
  Replies<Word> replies_;
  ProofTable table_;
  Attack mover_, rival_;
  Replies<Word> short_replies_;
  ShortWins<Word> short_wins_;
  bool is_short_busy_ = false, is_short_done_ = false;
  std::uint64_t short_spent_ = 0;
  std::uint64_t short_effort_ = 100;
  ProofStrategy<Word> strategy_;
  std::mutex state_;  // of what the threads read and write
  std::condition_variable ended_;
  unsigned working_ = 0;  // threads
  Sides<Word> root_;
  ProofWinner<Word> found_;
};

}  // namespace hardboard::push_fight
