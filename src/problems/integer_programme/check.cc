#include "problems/integer_programme/check.h"

#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
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

void check_minimum(const Puzzle& puzzle, const Answer& answer, Findings& findings) {
  const Minimum& minimum = *answer.minimum;
  check_bound(minimum, findings);
  if (findings.wrong) return;
  if (answer.verdict != Verdict::solvable || puzzle.maximise)
    findings.wrong = "a least objective is given where there is none";
  else if (const Sum sum = objective_of(puzzle, answer.values); sum != minimum.value)
    findings.wrong = fmt::format("the objective is {}, not {}", to_string(sum), minimum.value);
  else if (minimum.bound > 0)
    findings.claimed.push_back(
        fmt::format("that the objective is at least {} is claimed", minimum.bound));
}

}  // namespace

std::optional<std::string> fault(const Puzzle& puzzle, const Solution& values) {
  if (values.size() != puzzle.columns.size())
    return fmt::format("there are {}, not {}", counted(values.size(), "value"),
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

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits&) {
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
    findings.claimed.push_back(has_proof ? "a search says so, and nobody has checked it"
                                         : "there is no proof");
  }
  if (!findings.wrong) check_count(answer, findings);
  if (!findings.wrong && answer.minimum) check_minimum(puzzle, answer, findings);
  return findings.report();
}

}  // namespace hardboard::integer_programme
