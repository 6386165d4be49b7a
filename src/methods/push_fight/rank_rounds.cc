#include "methods/push_fight/rank_rounds.h"

#include <algorithm>
#include <tuple>

#include "base/contract.h"

namespace hardboard::push_fight {
namespace {

// A request as a word: slab, block and anchored piece.
constexpr std::uint32_t block_bits = 32, anchor_bits = 6;
constexpr std::uint64_t most_slabs = std::uint64_t{1} << (64 - block_bits - anchor_bits);

std::uint64_t request_of(const BlockPush& push) {
  return (std::uint64_t{push.slab_after} << block_bits | push.block_after) << anchor_bits |
         push.anchor;
}

std::uint32_t words_of_answer(std::uint32_t types, std::uint32_t run) {
  return (2 * types * run + 63) / 64;
}

}  // namespace

RankRounds::RankRounds(const SlabLayout& layout, Side mover, const Ranks& ranks, RoundSizes sizes)
    : ranks_(ranks),
      share_(std::max<std::uint64_t>(1, sizes.requests / ranks.count)),
      slabs_(layout.slabs(other(mover)).size()),
      types_(layout.types(other(mover)).size()),
      run_(layout.types(mover).run()),
      words_(words_of_answer(types_, run_)),
      requests_(ranks.count),
      answers_(ranks.count),
      taken_(ranks.count) {
  promise(slabs_ < most_slabs, "the slabs have numbers that fit into a request");
  std::tie(first_, end_) = ranks.part(slabs_);
}

double RankRounds::bytes(const SlabLayout& layout, Side mover, double pushes, RoundSizes sizes) {
  const double answer =
      8.0 * words_of_answer(layout.types(other(mover)).size(), layout.types(mover).run());
  // Requests and answers of this rank, and a round's messages, as made, sent and received.
  return pushes * (8 + answer) + 3.0 * static_cast<double>(sizes.requests) * (8 + answer);
}

void RankRounds::ask(const BlockPush& push) {
  requests_[owner(push.slab_after)].push_back(request_of(push));
}

void RankRounds::answer(std::uint64_t request, const KnownValues& known, Message& answers) const {
  const auto slab = static_cast<std::uint32_t>(request >> (block_bits + anchor_bits));
  const auto number = static_cast<std::uint32_t>(request >> anchor_bits);
  const auto anchor = static_cast<std::uint32_t>(request & ((1U << anchor_bits) - 1));
  const BlockBits block = known.block(slab, number);
  const std::size_t begin = answers.size();
  answers.resize(begin + words_);
  std::uint64_t* const answer = &answers[begin];
  std::uint64_t at = 0;
  const auto append = [&](std::uint64_t bits, std::uint32_t count) {
    answer[at / 64] |= bits << at % 64;
    if (at % 64 + count > 64) answer[at / 64 + 1] |= bits >> (64 - at % 64);
    at += count;
  };
  const std::uint64_t ones = ~std::uint64_t{0} >> (64 - std::min(run_, 64U));
  const bool fits = block.lost + run_ <= 64;  // a word holds the run's bits, won and lost
  std::uint64_t from = block.at + std::uint64_t{anchor} * run_;
  for (std::uint32_t type = 0; type < types_; ++type, from += block.stride) {
    if (fits) {
      const std::uint64_t bits = word_at(block.words, from);
      append((bits & ones) | (bits >> block.lost & ones) << run_, 2 * run_);
      continue;
    }
    for (const std::uint64_t half : {from, from + block.lost})
      for (std::uint32_t done = 0; done < run_; done += 32) {
        const std::uint32_t count = std::min(run_ - done, 32U);
        append(bits_at(block.words, half + done, count), count);
      }
  }
}

void RankRounds::run(const KnownValues& known, Traffic& traffic) {
  std::fill(taken_.begin(), taken_.end(), 0);
  for (Message& answers : answers_) answers.clear();
  std::vector<std::uint64_t> sent(ranks_.count);
  for (bool are_left = true; are_left;) {
    std::vector<Message> messages(ranks_.count);
    are_left = false;
    for (std::uint32_t r = 0; r < ranks_.count; ++r) {
      const auto begin = requests_[r].begin() + static_cast<std::ptrdiff_t>(sent[r]);
      const std::uint64_t count = std::min(share_, requests_[r].size() - sent[r]);
      messages[r].assign(begin, begin + static_cast<std::ptrdiff_t>(count));
      sent[r] += count;
      are_left = are_left || sent[r] < requests_[r].size();
      traffic.requests += count;
      traffic.bytes += 8 * count;
    }
    messages = ranks_.exchange(std::move(messages));
    for (Message& message : messages) {
      Message answers;
      answers.reserve(message.size() * words_);
      for (const std::uint64_t request : message) answer(request, known, answers);
      traffic.bytes += 8 * answers.size();
      message = std::move(answers);
    }
    messages = ranks_.exchange(std::move(messages));
    for (std::uint32_t r = 0; r < ranks_.count; ++r)
      answers_[r].insert(answers_[r].end(), messages[r].begin(), messages[r].end());
    are_left = ranks_.any(are_left);
    ++traffic.rounds;
  }
  for (std::uint32_t r = 0; r < ranks_.count; ++r) {
    promise(answers_[r].size() == requests_[r].size() * words_, "every request has its answer");
    requests_[r].clear();
    answers_[r].push_back(0);  // readers read a word more
  }
}

BlockBits RankRounds::take(const BlockPush& push) {
  const std::uint32_t from = owner(push.slab_after);
  // The answer has the run of the anchored piece alone, so a variant's bit stands so much earlier.
  const std::uint64_t at = taken_[from]++ * words_ * 64 - std::uint64_t{push.anchor} * run_;
  return {answers_[from].data(), at, 2 * run_, run_};
}

}  // namespace hardboard::push_fight
