// Two beginnings of rows are in one state if the same continuations lead both into the language
// (Myhill and Nerode). The continuations of a few holes tell the states apart here: the checker of
// row automata, which knows nothing of how they were made, accepts what is made of these languages.
#include "methods/peg_solitaire/row_language.h"

#include <bit>
#include <functional>
#include <map>
#include <string>

namespace hardboard::peg_solitaire {
namespace {

struct SmallRow {
  unsigned length = 0;
  std::uint32_t pegs = 0, goal = 0;  // bit i for the i-th hole
};

SmallRow joined(const SmallRow& first, const SmallRow& second) {
  return {first.length + second.length, first.pegs | second.pegs << first.length,
          first.goal | second.goal << first.length};
}

// For the pegs of each row of the length: can play leave one peg, within `places`? Found backward.
std::vector<std::uint8_t> lead_to_one(unsigned length, std::uint32_t places) {
  std::vector<std::uint8_t> leads(std::size_t{1} << length, 0);
  std::vector<std::uint32_t> open;
  const auto add = [&](std::uint32_t pegs) {
    if (leads[pegs] == 0) open.push_back(pegs);
    leads[pegs] = 1;
  };
  for (unsigned hole = 0; hole < length; ++hole)
    if (places >> hole & 1) add(1U << hole);
  while (!open.empty()) {
    const std::uint32_t pegs = open.back();
    open.pop_back();
    for (unsigned first = 0; first + 2 < length; ++first) {
      const std::uint32_t three = pegs >> first & 7;
      if (three == 1 || three == 4) add(pegs ^ 7U << first);
    }
  }
  return leads;
}

// `letters` is 2 or 4; continuations have up to `longest` holes.
RowLanguage learn(RowLetter letters, unsigned longest,
                  const std::function<bool(const SmallRow&)>& contains) {
  std::vector<SmallRow> continuations{{}};
  const auto extend = [&](const SmallRow& row, RowLetter letter) {
    return joined(row, {1, letter & row_peg, letter / row_goal});
  };
  for (std::size_t i = 0; i < continuations.size(); ++i) {
    const SmallRow row = continuations[i];
    if (row.length == longest) break;
    for (RowLetter letter = 0; letter < letters; ++letter)
      if (letter < row_goal || row.goal == 0) continuations.push_back(extend(row, letter));
  }
  RowLanguage language;
  std::map<std::string, std::uint8_t> state_of;
  std::vector<SmallRow> shortest;  // beginning of each state
  const auto state = [&](const SmallRow& beginning) {
    std::string verdicts;
    for (const SmallRow& continuation : continuations)
      verdicts += contains(joined(beginning, continuation)) ? '1' : '0';
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
    auto& next = language.next.emplace_back();
    for (RowLetter letter = 0; letter < row_letters; ++letter)
      next[letter] =
          letter < letters ? state(extend(SmallRow(shortest[i]), letter)) : next[letter % letters];
  }
  return language;
}

// The longest row that is asked about has a beginning of 7 holes and a continuation.
RowLanguage learn_rows_to_one(bool first_stays_empty, bool last_stays_empty) {
  constexpr unsigned longest = 7, most_holes_asked = 7 + longest;
  std::vector<std::vector<std::uint8_t>> leads;
  for (unsigned length = 0; length <= most_holes_asked; ++length) {
    std::uint32_t places = (1U << length) - 1;
    if (length > 0 && first_stays_empty) places &= ~1U;
    if (length > 0 && last_stays_empty) places &= ~(1U << (length - 1));
    leads.push_back(lead_to_one(length, places));
  }
  return learn(row_goal, longest,
               [&](const SmallRow& row) { return leads[row.length][row.pegs] != 0; });
}

RowLanguage learn_rows_to_goal() {
  constexpr unsigned longest = 5, most_holes_asked = 5 + longest;
  // By length, and by the place of the goal.
  std::vector<std::vector<std::vector<std::uint8_t>>> leads(most_holes_asked + 1);
  for (unsigned length = 1; length <= most_holes_asked; ++length)
    for (unsigned goal = 0; goal < length; ++goal)
      leads[length].push_back(lead_to_one(length, 1U << goal));
  return learn(row_letters, longest, [&](const SmallRow& row) {
    if (row.goal == 0) return row.pegs == 0;
    const auto goal = static_cast<unsigned>(std::countr_zero(row.goal));
    return row.goal == 1U << goal && leads[row.length][goal][row.pegs] != 0;
  });
}

}  // namespace

const RowLanguage& rows_to_one(bool first_stays_empty, bool last_stays_empty) {
  static const std::array<RowLanguage, 4> languages = {
      learn_rows_to_one(false, false), learn_rows_to_one(false, true),
      learn_rows_to_one(true, false), learn_rows_to_one(true, true)};
  return languages[2 * std::size_t{first_stays_empty} + std::size_t{last_stays_empty}];
}

const RowLanguage& rows_to_goal() {
  static const RowLanguage language = learn_rows_to_goal();
  return language;
}

}  // namespace hardboard::peg_solitaire
