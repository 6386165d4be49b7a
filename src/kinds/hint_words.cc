#include "kinds/hint_words.h"

#include <fmt/format.h>

namespace hardboard {

Hint hint_of(const Saving& saving, int level, const HintNouns& nouns) {
  Hint hint;
  hint.verdict = saving.verdict;
  if (saving.verdict == Verdict::unknown) {
    hint.words = "unknown: " + saving.remark;
  } else if (saving.verdict == Verdict::unsolvable) {
    // Whether moves led here is not always known: a file has no history.
    hint.words =
        fmt::format("Not solvable from here: if {}s led here, take some back.", nouns.move);
  } else if (saving.move.empty()) {
    hint.words = fmt::format("Solved: {}.", nouns.solved);
  } else if (level == 1) {
    hint.words = "Still solvable.";
    hint.next = fmt::format("names {} that have a saving {}", nouns.movers, nouns.move);
  } else if (level == 2) {
    hint.words =
        fmt::format("A saving {} is there for {}{}.", nouns.move, fmt::join(saving.movers, ", "),
                    saving.all_judged ? "" : ", and perhaps for others");
    hint.next = fmt::format("names one {}", nouns.move);
  } else {
    hint.words = saving.move;
  }
  return hint;
}

}  // namespace hardboard
