// Two beginnings of a pair of rows are in one state if the same continuations lead both into the
// language (Myhill and Nerode). Continuations of a few holes tell the states apart here; that the
// automaton is right for rows of any length is shown in docs/peg-rows.md.
#include "methods/peg_solitaire/row_language.h"

#include <map>
#include <string>

namespace hardboard::peg_solitaire {
namespace {

constexpr unsigned longest_beginning = 5, longest_continuation = 4;

struct Pair {
  unsigned length = 0;
  std::uint32_t start = 0, end = 0;  // bit i for a peg in the i-th hole
};

Pair joined(const Pair& first, const Pair& second) {
  return {first.length + second.length, first.start | second.start << first.length,
          first.end | second.end << first.length};
}

Pair extended(const Pair& pair, RowLetter letter) {
  return joined(pair, {1, letter & row_peg, letter / row_goal});
}

// By start: the positions to which play leads, a number for each.
using Plays = std::vector<std::vector<std::uint8_t>>;

Plays plays_of(unsigned length) {
  const std::uint32_t positions = 1U << length;
  Plays plays(positions, std::vector<std::uint8_t>(positions, 0));
  for (std::uint32_t start = 0; start < positions; ++start) {
    std::vector<std::uint32_t> open{start};
    while (!open.empty()) {
      const std::uint32_t pegs = open.back();
      open.pop_back();
      if (plays[start][pegs] != 0) continue;
      plays[start][pegs] = 1;
      for (unsigned first = 0; first + 2 < length; ++first) {
        const std::uint32_t three = pegs >> first & 7;
        if (three == 3 || three == 6) open.push_back(pegs ^ 7U << first);
      }
    }
  }
  return plays;
}

std::vector<Pair> all_continuations() {
  std::vector<Pair> all{{}};
  for (std::size_t i = 0; all[i].length < longest_continuation; ++i)
    for (RowLetter letter = 0; letter < row_letters; ++letter)
      all.push_back(extended(Pair(all[i]), letter));
  return all;
}

RowLanguage learn() {
  std::vector<Plays> plays;
  for (unsigned length = 0; length <= longest_beginning + longest_continuation; ++length)
    plays.push_back(plays_of(length));
  const std::vector<Pair> continuations = all_continuations();
  RowLanguage language;
  std::map<std::string, std::uint8_t> state_of;
  std::vector<Pair> shortest;  // beginning of each state
  const auto state = [&](const Pair& beginning) {
    std::string verdicts;
    for (const Pair& continuation : continuations) {
      const Pair whole = joined(beginning, continuation);
      verdicts += plays.at(whole.length)[whole.start][whole.end] != 0 ? '1' : '0';
    }
    const auto [at, is_new] =
        state_of.try_emplace(verdicts, static_cast<std::uint8_t>(shortest.size()));
    if (is_new) {
      shortest.push_back(beginning);
      language.accepts.push_back(verdicts[0] == '1' ? 1 : 0);
    }
    return at->second;
  };
  state({});
  for (std::size_t i = 0; i < shortest.size(); ++i) {
    std::array<std::uint8_t, row_letters> next{};
    for (RowLetter letter = 0; letter < row_letters; ++letter)
      next[letter] = state(extended(Pair(shortest[i]), letter));
    language.next.push_back(next);
  }
  return language;
}

}  // namespace

const RowLanguage& row_plays() {
  static const RowLanguage language = learn();
  return language;
}

}  // namespace hardboard::peg_solitaire
