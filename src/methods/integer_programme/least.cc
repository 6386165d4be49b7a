#include "methods/integer_programme/least.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace hardboard::integer_programme {

Answer answer_of_least(const Puzzle& puzzle, Solution values, Sum bound) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.values = std::move(values);
  const Sum objective = objective_of(puzzle, answer.values);
  if (objective < 0 || objective > most_number) {
    answer.remark = "the objective " + to_string(objective) + " is too large for a minimum";
    return answer;
  }
  answer.minimum = {std::string(minimum_words[0]), static_cast<std::uint64_t>(objective),
                    static_cast<std::uint64_t>(std::clamp(bound, Sum{0}, objective))};
  return answer;
}

}  // namespace hardboard::integer_programme
