#include "problems/integer_programme/check.h"

#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "problems/integer_programme/try_all.h"
#include "proofs/findings.h"

namespace hardboard::integer_programme {
namespace {

// Whether the sum breaks a bound, in words.
std::optional<std::string> beyond(std::string_view what, std::string_view name, Sum sum,
                                  std::int64_t least, std::int64_t most) {
  if (least != minus_infinity && sum < least)
    return fmt::format("{} {} is {}, less than {}", what, name, to_string(sum), least);
  if (most != infinity && sum > most)
    return fmt::format("{} {} is {}, more than {}", what, name, to_string(sum), most);
  return std::nullopt;
}

constexpr std::uint64_t most_looks = 50'000'000;  // of a check: about half a second

// Adds to the findings that no values keep all bounds, with an objective below `below` if that is
// given, as far as trying all can show it.
void check_none(const Puzzle& puzzle, std::optional<Sum> below, const std::string& words,
                const Limits& limits, const Recourse& recourse, Findings& findings) {
  const std::optional<bool> has =
      recourse.may_search ? has_values(puzzle, below, most_looks, limits) : std::nullopt;
  if (!has)
    findings.claimed.push_back("nobody has checked that " + words +
                               (recourse.may_search ? ": there are too many values to try" : ""));
  else if (*has)
    findings.wrong = "it is not true that " + words;
  else
    findings.checked.push_back(words + ": no value is left to try");
}

void check_minimum(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                   const Recourse& recourse, Findings& findings) {
  const Minimum& minimum = *answer.minimum;
  check_bound(minimum, findings);
  if (findings.wrong) return;
  if (answer.verdict != Verdict::solvable || puzzle.maximise)
    findings.wrong = "a least objective is given where there is none";
  else if (const Sum sum = objective_of(puzzle, answer.values); sum != minimum.value)
    findings.wrong = fmt::format("the objective is {}, not {}", to_string(sum), minimum.value);
  else if (minimum.bound > 0)
    check_none(puzzle, minimum.bound, fmt::format("the objective is at least {}", minimum.bound),
               limits, recourse, findings);
}

}  // namespace

std::optional<std::string> fault(const Puzzle& puzzle, const Solution& values) {
  if (values.size() != puzzle.columns.size())
    return fmt::format("the solution has {}, not {}", counted(values.size(), "value"),
                       puzzle.columns.size());
  std::vector<Sum> sums(puzzle.rows.size(), 0);
  for (std::size_t j = 0; j < values.size(); ++j) {
    const Column& column = puzzle.columns[j];
    if (auto why = beyond("variable", column.name, values[j], column.least, column.most))
      return why;
    for (const Entry& entry : puzzle.entries_of(j)) sums[entry.row] += Sum{entry.value} * values[j];
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const Row& row = puzzle.rows[i];
    if (auto why = beyond("row", row.name, sums[i], row.least, row.most)) return why;
  }
  return std::nullopt;
}

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  const bool has_proof = answer.proof.index() != 0;
  if (answer.verdict == Verdict::solvable) {
    findings.wrong = fault(puzzle, answer.values);
    findings.checked.push_back("the values keep all bounds");
    if (has_proof && !findings.wrong) check_idle_proof(answer, findings);
  } else if (answer.verdict == Verdict::unknown) {
    findings.claimed.push_back("nothing was decided");
    if (has_proof) check_idle_proof(answer, findings);
  } else {
    check_none(puzzle, std::nullopt, "no values keep all bounds", limits, recourse, findings);
  }
  if (!findings.wrong) check_count(answer, findings);
  if (!findings.wrong && answer.minimum) check_minimum(puzzle, answer, limits, recourse, findings);
  return findings.report();
}

}  // namespace hardboard::integer_programme
