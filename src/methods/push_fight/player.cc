#include "methods/push_fight/player.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <memory>
#include <utility>
#include <vector>

#include "base/time_slice.h"
#include "methods/push_fight/proof_winner.h"

namespace hardboard::push_fight {
namespace {

// Without a deadline the player thinks as long.
constexpr auto without_deadline = std::chrono::seconds(10);

template <class Word>
class ProofPlayer {
public:
  ProofPlayer(const Puzzle& puzzle, std::size_t memory_bytes)
      : board_(puzzle.board), field_(board_), moves_(puzzle.moves), memory_bytes_(memory_bytes) {}

  PlayerChoice choose(const Position& position, const Limits& limits) {
    const Limits within = limits.deadline ? limits : time_slice(limits, without_deadline);
    const Sides<Word> root = sides_of(field_, position);
    const PositionKey key = Replies<Word>::key_of(root);
    const bool follows = work_ && work_->search.numbers(key, true).pn == 0;
    if (!follows) work_ = std::make_unique<Work>(*this);
    work_->limits = within;
    if (work_->replies.mates(root)) return made(root, std::nullopt, "wins in 1");
    std::vector<typename Replies<Word>::Reply> safe;
    const bool are_all = work_->replies.safe(root, Replies<Word>::all, safe);
    if (safe.empty()) return {std::nullopt, are_all ? "loses: every turn allows a mate" : ""};
    if (are_all && safe.size() == 1 && !follows)
      return made(root, safe[0].sides, "the only turn that allows no mate");

    work_->search_limits = limits_of_search(within);
    ProofWinner<Word> found =
        proof_winner(root, work_->search, work_->short_wins, work_->strategy, work_->search_limits);
    if (!found.next) return {};
    switch (found.verdict) {
      case Verdict::win:
        // The shortest proof, which brings the end nearer with each turn.
        if (const auto next = work_->strategy.proved_reply(root)) found.next = next;
        return made(root, found.next, bounded("wins", work_->search.numbers(key, true)));
      case Verdict::loss:
        return made(root, found.next, bounded("loses", work_->search.numbers(key, false)));
      case Verdict::draw:
        return made(root, found.next, "a draw: proved");
      default:
        return made(root, found.next, "not proved; best by evaluation" + refuted(safe));
    }
  }

private:
  // What a search needs.
  struct Work {
    explicit Work(const ProofPlayer& of)
        : replies(of.field_, of.moves_, limits),
          table(of.memory_bytes_),
          search(replies, table, search_limits),
          short_wins(replies, table, search_limits),
          strategy(of.board_, of.field_, of.moves_, replies, search, limits) {}

    Limits limits, search_limits;  // of the turn
    Replies<Word> replies;
    ProofTable table;
    ProofSearch<Word> search;
    ShortWins<Word> short_wins;
    ProofStrategy<Word> strategy;
  };

  PlayerChoice made(const Sides<Word>& root, const std::optional<Sides<Word>>& next,
                    std::string why) {
    const std::optional<IndexedTurn> turn = work_->strategy.turn(root, next);
    if (!turn) return {};
    return {turn_of(board_, *turn), std::move(why)};
  }

  static std::string bounded(const char* verb, const ProofNumbers& proved) {
    return fmt::format("{} in at most {} turns: proved", verb, proved.dn);
  }

  // Words on the turns after which the other side's win is proved.
  std::string refuted(const std::vector<typename Replies<Word>::Reply>& safe) const {
    const auto count = std::count_if(safe.begin(), safe.end(), [this](const auto& reply) {
      return work_->search.numbers(reply.key, true).pn == 0;
    });
    return count == 0 ? "" : fmt::format("; turns that are proved to lose: {}", count);
  }

  const Board board_;
  const Field<Word> field_;
  const unsigned moves_;
  const std::size_t memory_bytes_;
  std::unique_ptr<Work> work_;  // of the last turn; it follows a proved win to its end
};

template <class Word>
Player player_with(const Puzzle& puzzle, std::size_t memory_bytes) {
  const auto player = std::make_shared<ProofPlayer<Word>>(puzzle, memory_bytes);
  return [player](const Position& position, const Limits& limits) {
    return player->choose(position, limits);
  };
}

}  // namespace

Player make_player(const Puzzle& puzzle, std::size_t memory_bytes) {
  const std::uint64_t area = bounding_box(puzzle.board.squares).squares();
  const auto make = area <= 64    ? player_with<std::uint64_t>
                    : area <= 128 ? player_with<WideWord<2>>
                    : area <= 256 ? player_with<WideWord<4>>
                                  : player_with<WideWord<16>>;
  return make(puzzle, memory_bytes);
}

}  // namespace hardboard::push_fight
