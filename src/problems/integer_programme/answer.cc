#include "problems/integer_programme/answer.h"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <string>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/scanner.h"
#include "problems/integer_programme/read.h"
#include "problems/integer_programme/solver_lines.h"
#include "proofs/answer_form.h"

namespace hardboard::integer_programme {
namespace {

// The value of a variable by its name.
struct Named {
  std::string name;
  std::int64_t value = 0;
};
auto parts(Named& named) {
  return std::tie(named.name, named.value);
}

// Takes values one by one.
class Taker {
public:
  Taker(const Puzzle& puzzle, Solution& values) : values_(values) {
    values.assign(puzzle.columns.size(), 0);
    for (std::uint32_t j = 0; j < puzzle.columns.size(); ++j)
      columns_.emplace(puzzle.columns[j].name, j);
    given_.resize(puzzle.columns.size());
  }
  // The fault of the value; empty for none.
  std::string take(std::string_view name, std::int64_t value) {
    if (columns_.empty() && name == no_variable && value == 0) return "";
    const auto found = columns_.find(name);
    if (found == columns_.end()) return fmt::format("there is no variable {}", in_quotes(name));
    if (std::exchange(given_[found->second], 1) != 0)
      return fmt::format("variable {} is given twice", in_quotes(name));
    if (value > most_number || value < -most_number)
      return fmt::format("{} is too large: the most is {}", value, most_number);
    values_[found->second] = value;
    return "";
  }

private:
  Solution& values_;
  std::unordered_map<std::string_view, std::uint32_t> columns_;
  std::vector<std::uint8_t> given_;
};

// "name = 12".
std::string read_line(std::string_view line, Taker& taker) {
  const std::size_t sign = line.rfind('=');
  if (sign == line.npos) return "expected a variable and its value: name = 12";
  const std::string_view digits = trimmed(line.substr(sign + 1));
  std::int64_t value = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, problem] = std::from_chars(digits.data(), end, value);
  if (problem != std::errc() || stop != end)
    return fmt::format("expected a whole number, found {}", in_quotes(digits));
  return taker.take(trimmed(line.substr(0, sign)), value);
}

std::vector<Named> named(const Puzzle& puzzle, const Solution& values) {
  std::vector<Named> result;
  for (std::size_t j = 0; j < values.size(); ++j)
    if (values[j] != 0) result.push_back({puzzle.columns[j].name, values[j]});
  return result;
}

// The first words of the solution files of CBC, and what they say.
constexpr std::array<std::pair<std::string_view, Verdict>, 4> statuses = {
    {{"Optimal", Verdict::solvable},
     {"Infeasible", Verdict::unsolvable},
     {"Integer", Verdict::unsolvable},  // "Integer infeasible"
     {"Stopped", Verdict::unknown}}};

const std::pair<std::string_view, Verdict>* status_of(std::string_view content) {
  const std::string_view word = first_word(content);
  for (const auto& status : statuses)
    if (word == status.first) return &status;
  return nullptr;
}

// A value of CBC, which is a whole number up to its tolerance.
bool read_real(Scanner& in, std::string_view word, std::int64_t& value) {
  double real = 0;
  const char* const end = word.data() + word.size();
  const auto [stop, problem] = std::from_chars(word.data(), end, real);
  if (problem != std::errc() || stop != end ||
      !(std::abs(real) <= static_cast<double>(most_number)))
    return in.fail_expected("a number", word);
  const double nearest = std::round(real);
  if (std::abs(real - nearest) > 1e-4) return in.fail_expected("a whole number", word);
  value = static_cast<std::int64_t>(nearest);
  return true;
}

Result<Answer> read_cbc(const Puzzle& puzzle, const Text& text, Verdict verdict) {
  Answer answer;
  answer.verdict = verdict;
  Scanner in(text);
  if (!in.check_encoding()) return in.error();
  in.next_line();  // the status
  if (verdict != Verdict::solvable) return answer;
  Taker taker(puzzle, answer.values);
  while (in.next_raw_line()) {
    std::string_view number = in.next_word();
    if (number.empty()) continue;
    if (number == "**") number = in.next_word();  // marks a value beyond its bounds
    const std::string_view name = in.next_word(), word = in.next_word();
    std::int64_t value = 0;
    if (!read_real(in, word, value)) return in.error();
    if (std::string fault = taker.take(name, value); !fault.empty()) {
      in.fail(name, std::move(fault));
      return in.error();
    }
  }
  return answer;
}

}  // namespace

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  describe_begin(archive, kind_name, solo_verdicts,
                 answer.verdict == Verdict::solvable && !archive.reads()
                     ? puzzle.objective + " " + to_string(objective_of(puzzle, answer.values))
                     : "",
                 answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  std::optional<Taker> taker;
  if (archive.reads() && is_solved) taker.emplace(puzzle, answer.values);
  const std::string_view idle = "values belong to solvable programmes alone";
  if (archive.form() == Form::text) {
    describe_lines(
        archive,
        [&](auto line) {
          for (const Named& one : named(puzzle, answer.values))
            line(fmt::format("{} = {}", one.name, one.value));
        },
        [&](std::string_view line) { return taker ? read_line(line, *taker) : std::string(idle); });
  } else if (archive.enter("values", is_solved, is_solved)) {
    std::vector<Named> list = named(puzzle, answer.values);
    archive.list(list, [&](Named& one) {
      archive.value(parts(one));
      if (!archive.reads()) return;
      if (std::string fault = taker ? taker->take(one.name, one.value) : std::string(idle);
          !fault.empty())
        archive.fail(std::move(fault));
    });
  }
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proof_words));
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  if (const auto* status = status_of(text.content)) return read_cbc(puzzle, text, status->second);
  if (looks_like_solver_lines(text.content)) return read_solver_lines(puzzle, text);
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::integer_programme
