#include "proofs/lrat.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <ostream>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/limits.h"
#include "base/watch.h"
#include "base/whole_file.h"
#include "proofs/proof_file.h"

namespace hardboard {
namespace {

// A line of a step: a rule with its clause, `follows` with its clause and numbers of steps, or
// `delete` with numbers of steps.
struct Step {
  std::string word;
  std::string clause;                 // literals and the 0 behind them
  std::vector<std::uint64_t> behind;  // what stands behind the clause
};

// Clauses that follow get numbers from here on until the premises are counted.
constexpr std::uint64_t most_premises = std::uint64_t{1} << 40;

// What the files of a section are made of.
struct Section {
  std::string comments, clauses;     // of the formula's file
  std::vector<Step> others;          // those that are no premises
  std::vector<std::uint64_t> id{0};  // by number of a clause in the section, from 1
  std::uint64_t premises = 0, follows = 0;

  void comment(const std::string& words) { comments += "c " + words + "\n"; }
  // The number of the clause in the files, once the premises are counted.
  std::uint64_t final_id(std::uint64_t number) const {
    return id[number] > most_premises ? id[number] - most_premises + premises : id[number];
  }
};

class Exporter {
public:
  Exporter(const std::string& proofs, const Limits& limits)
      : limits_(limits),
        watch_(limits, "exporting proofs"),
        file_(proofs),
        in_(proofs, std::ios::binary) {}

  // The premises are clauses of a formula with so many, which stands in a file of its own.
  Result<bool> run_formula(const std::string& lrat, std::uint64_t clauses) {
    formula_ = clauses;
    line();
    if (!line()) return ended(false);
    if (!section(1, lrat)) return *error_;
    return done_.written > 0;
  }

  Result<ExportedProofs> run(const std::string& prefix) {
    line();  // the head of the file; ProofFile has looked at it
    for (std::uint64_t number = 1; line(); ++number)
      if (!section(number, fmt::format("{}.{}", prefix, number))) return *error_;
    return ended(std::move(done_));
  }

private:
  // The value at the end of the file, or the error that came before.
  template <class Value>
  Result<Value> ended(Value value) {
    if (error_) return *error_;
    return value;
  }

  // False at the end of the file, or with an error once the limits are reached.
  bool line() {
    ++number_;
    at_ = word_ = 0;
    if (is_over(5 + line_.size() / 20)) return false;
    return static_cast<bool>(std::getline(in_, line_));
  }

  // After so many more steps of the work (base/watch.h).
  bool is_over(std::uint64_t steps) {
    if (watch_.reached(steps)) {
      const std::string words = limits_.words();
      error_ = in_file(
          over_limits(done_.written == 0 ? words
                                         : counted(done_.written, "proof") + " written: " + words),
          file_);
    }
    return error_.has_value();
  }
  // Counts what is held of a section.
  bool hold(std::size_t bytes) {
    held_ += bytes;
    if (held_ > limits_.memory_bytes && !error_)
      error_ =
          in_file(over_limits(fmt::format("section {} does not fit the memory", section_)), file_);
    return !error_;
  }

  bool fail(const std::string& expected) {
    if (!error_)
      error_ =
          InputError{file_, number_, static_cast<std::int64_t>(word_) + 1, "expected " + expected};
    return false;
  }

  std::string word() {
    at_ = word_ = std::min(line_.find_first_not_of(' ', at_), line_.size());
    const std::size_t end = std::min(line_.find(' ', at_), line_.size());
    const std::string found = line_.substr(at_, end - at_);
    end_ = end;
    return found;
  }
  // The next word as a number; false at another word or at the end of the line.
  bool next(std::int64_t& value) {
    const std::string digits = word();
    const char* const begin = digits.c_str();
    char* end = nullptr;
    errno = 0;
    value = std::strtoll(begin, &end, 10);
    if (digits.empty() || *end != '\0' || errno != 0) return false;
    at_ = end_;
    return true;
  }

  // A line `KEY N`.
  bool count(const std::string& key, std::int64_t& value) {
    if (!line() || word() != key) return fail("`" + key + "`");
    at_ = end_;
    return (next(value) && value >= 0) || fail("a number");
  }

  bool section(std::uint64_t which, const std::string& name) {
    section_ = which;
    held_ = 0;
    Section section;
    section.comment(line_);
    if (!line()) return fail("a claim");
    const std::string claim = line_;
    section.comment(line_);
    if (!line()) return fail("a proof");
    if (!line_.starts_with("proof clauses")) return leave_out(which, claim);
    section.comment(line_);
    const bool names_variables = line_ != "proof clauses";  // a formula has its own
    std::int64_t variables = most_variables;
    if (names_variables && !read_variables(section, variables)) return false;
    largest_ = names_variables ? variables : 0;
    return read_steps(section, variables) && write(section, name);
  }

  bool read_variables(Section& section, std::int64_t& variables) {
    if (!count("variables", variables)) return false;
    for (std::int64_t i = 1; i <= variables; ++i) {
      if (!line()) return fail("a variable");
      section.comment(fmt::format("{} {}", i, line_));
      if (!hold(line_.size())) return false;
    }
    return true;
  }

  bool read_steps(Section& section, std::int64_t variables) {
    std::int64_t steps = 0;
    if (!count("steps", steps)) return false;
    for (std::int64_t i = 0; i < steps; ++i) {
      Step step;
      if (!line() || !read(step, variables, section.id.size())) return fail("a step");
      if (!hold(sizeof step + step.clause.size() + 8 * step.behind.size())) return false;
      if (step.word == "delete") {
        section.others.push_back(std::move(step));
      } else if (step.word == "follows") {
        section.id.push_back(most_premises + ++section.follows);
        section.others.push_back(std::move(step));
      } else if (formula_) {
        // Its place in the formula stands behind the clause.
        if (step.behind.size() != 1 || step.behind[0] < 1 || step.behind[0] > *formula_)
          return fail("the number of a clause of the formula");
        section.id.push_back(step.behind[0]);
      } else {
        section.id.push_back(++section.premises);
        section.comment(fmt::format("clause {} {}", section.premises, step.word));
        section.clauses += step.clause + "\n";
      }
    }
    if (!line() || line_ != "end") return fail("`end`");
    if (formula_) section.premises = *formula_;
    return true;
  }

  // Writes the formula, unless it stands in a file of its own, and the proof.
  bool write(const Section& section, const std::string& name) {
    const std::string cnf_name = name + ".cnf", lrat_name = formula_ ? name : name + ".lrat";
    std::error_code ignored;
    for (const std::string& out : {cnf_name, lrat_name})
      if (std::filesystem::equivalent(out, file_, ignored)) {
        error_ = InputError{out, 0, 0, "the call reads this file; expected another PREFIX"};
        return false;
      }
    std::optional<WholeFile> cnf;
    if (!formula_) {
      cnf.emplace(cnf_name);
      cnf->out() << section.comments << fmt::format("p cnf {} {}\n", largest_, section.premises)
                 << section.clauses << std::flush;
      // Of a pair that can't be written whole there is no part.
      if (!cnf->out() && (error_ = cnf->close())) return false;
    }
    WholeFile lrat(lrat_name);
    std::uint64_t last = section.premises;
    for (const Step& step : section.others) {
      const bool deletes = step.word == "delete";
      lrat.out() << (deletes ? last : ++last) << (deletes ? " d" : " " + step.clause);
      for (const std::uint64_t number : step.behind) lrat.out() << ' ' << section.final_id(number);
      lrat.out() << " 0\n";
      if (is_over(10 + step.clause.size() + 5 * step.behind.size())) return false;
    }
    lrat.out() << std::flush;
    if (lrat.out() && cnf && (error_ = cnf->close())) return false;
    if ((error_ = lrat.close())) return false;
    return ++done_.written > 0;
  }

  // Passes over a section whose proof, on the line that was read last, has no clauses.
  bool leave_out(std::uint64_t which, const std::string& claim) {
    if (word() != "proof") return fail("a proof");
    at_ = end_;
    done_.left_out.push_back({which, claim.substr(std::string_view("claim ").size()), word()});
    while (line_ != "end")
      if (!line()) return fail("`end`");
    return true;
  }

  bool read(Step& step, std::int64_t variables, std::uint64_t clauses) {
    step.word = word();
    if (step.word.empty()) return fail("a step");
    at_ = end_;
    std::int64_t value = 0;
    if (step.word != "delete") {
      do {
        if (!next(value) || value > variables || value < -variables) return fail("a literal or 0");
        step.clause += (step.clause.empty() ? "" : " ") + std::to_string(value);
        largest_ = std::max(largest_, std::abs(value));
      } while (value != 0);
      // The witness of a premise is the kernel's alone, but for the places of a formula's clauses.
      if (step.word != "follows" && !(formula_ && step.word == "given")) return true;
    }
    const std::uint64_t behind_all = step.word == "given" ? most_premises : clauses;
    while (!word().empty()) {
      if (!next(value) || value < 1 || static_cast<std::uint64_t>(value) >= behind_all)
        return fail("the number of a clause");
      step.behind.push_back(static_cast<std::uint64_t>(value));
    }
    return true;
  }

  static constexpr std::int64_t most_variables = 100'000'000;  // of formulas that name none

  const Limits limits_;
  Watch watch_;
  std::string file_;
  std::ifstream in_;
  std::string line_;
  std::int64_t number_ = 0, largest_ = 0;  // of the line, and of the variables of a section
  std::size_t at_ = 0, end_ = 0;  // where the next word is looked for; where the last one ended
  std::size_t word_ = 0;          // where the last one began
  std::uint64_t section_ = 0;     // its number
  std::size_t held_ = 0;          // bytes of it
  std::optional<std::uint64_t> formula_;  // the number of clauses of the formula, if it is one
  std::optional<InputError> error_;
  ExportedProofs done_;
};

}  // namespace

Result<bool> export_lrat_of_formula(const std::string& proofs, const std::string& lrat,
                                    std::uint64_t clauses, const Limits& limits) {
  const Result<ProofFile> opened = ProofFile::open(proofs, limits);
  if (!opened) return opened.error();
  return Exporter(proofs, limits).run_formula(lrat, clauses);
}

Result<ExportedProofs> export_lrat(const std::string& proofs, const std::string& prefix,
                                   const Limits& limits) {
  const Result<ProofFile> opened = ProofFile::open(proofs, limits);
  if (!opened) return opened.error();
  return Exporter(proofs, limits).run(prefix);
}

}  // namespace hardboard
