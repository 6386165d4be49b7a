#include "methods/capture/sat_proof.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "engines/sat/solver.h"
#include "engines/sat/trim.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::RefutationStep;
using sat::Rule;

// How many of a variable's words, from the front, are places. Files number places from 1; the other
// words are budgets, types, variables or counts.
std::size_t leading_places(Meaning meaning, std::size_t words) {
  switch (meaning) {
    case Meaning::type:
    case Meaning::budget:
    case Meaning::waste:
      return 1;
    case Meaning::either:
    case Meaning::count:
    case Meaning::total:
      return 0;
    default:
      return words;
  }
}

bool is_of_waste(Meaning meaning) {
  return meaning == Meaning::waste || meaning == Meaning::total;
}

class SatProof {
public:
  SatProof(const sat::Formula& formula, std::span<const sat::Lemma> lemmas, Watch& watch)
      : formula_(formula), lemmas_(lemmas), watch_(watch) {}

  // Refutes the clauses with a solver that writes its steps to the file, and trims these. False if
  // the limits are reached or the file can't be written.
  bool refute(const std::string& file, const Limits& limits) {
    std::vector<std::span<const Literal>> premises;
    for (std::size_t i = 0; i < formula_.clauses(); ++i) premises.push_back(formula_.clause(i));
    for (const sat::Lemma& lemma : lemmas_) premises.emplace_back(lemma.clause);
    sat::File trace(std::fopen(file.c_str(), "w"), std::fclose);
    if (trace == nullptr) return false;
    sat::Solver solver(std::move(trace));
    if (!solver.reserve(formula_.variables(), limits, "making room in the SAT solver"))
      return false;
    for (const std::span<const Literal> premise : premises) {
      solver.add(premise);
      if (watch_.reached(50 + 10 * premise.size())) return false;
    }
    const bool is_refuted =
        solver.solve(limits, {}, "refuting once more for the proof") == Verdict::unsolvable &&
        solver.flush_trace();
    solver.abandon();
    watch_.enter("trimming the proof");
    if (!is_refuted || watch_.was_reached()) return false;
    std::ifstream drat(file);
    auto steps = sat::trim(premises, formula_.variables(), drat, watch_);
    if (steps) steps_ = std::move(*steps);
    return steps.has_value();
  }

  bool write(const std::string& file, const ProofHead& head) {
    watch_.enter("writing the proof");
    std::ofstream out(file, std::ios::app);
    if (!out) return false;
    out << head.puzzle << "\nclaim exceeds " << head.pieces_left << "\nproof clauses " << head.model
        << '\n';
    number_variables();
    write_variables(out);
    write_steps(out);
    out << "end\n";
    out.close();
    return !out.fail() && !watch_.was_reached();
  }

private:
  // Variables that the steps have get new numbers, in the old order; so do those of which an
  // `either` is made, and all of meaning `waste`, which a `total` counts through.
  void number_variables() {
    std::vector<bool> is_used(formula_.variables() + std::size_t{1}, false);
    for (const RefutationStep& step : steps_)
      for (const Literal literal : step.clause) is_used[std::abs(literal)] = true;
    for (std::uint32_t v = formula_.variables(); v > 0; --v)
      if (is_used[v] && formula_.meaning(v) == Meaning::either)
        for (const std::uint32_t part : formula_.words(v)) is_used[part] = true;
    bool has_waste = false;
    for (std::uint32_t v = 1; v < is_used.size(); ++v)
      has_waste = has_waste || (is_used[v] && is_of_waste(formula_.meaning(v)));
    for (std::uint32_t v = 1; has_waste && v < is_used.size(); ++v)
      if (formula_.meaning(v) == Meaning::waste) is_used[v] = true;
    number_.assign(is_used.size(), 0);
    for (std::uint32_t v = 1; v < is_used.size(); ++v)
      if (is_used[v]) number_[v] = ++used_;
  }

  void write_variables(std::ostream& out) {
    out << "variables " << used_ << '\n';
    for (std::uint32_t v = 1; v <= formula_.variables() && !watch_.reached(10); ++v) {
      if (number_[v] == 0) continue;
      const std::span<const std::uint32_t> words = formula_.words(v);
      const std::size_t places = leading_places(formula_.meaning(v), words.size());
      out << name(formula_.meaning(v));
      for (std::size_t i = 0; i < words.size(); ++i) {
        const bool is_variable = formula_.meaning(v) == Meaning::either;
        out << ' '
            << (is_variable ? static_cast<std::uint32_t>(number_[words[i]])
                            : words[i] + (i < places ? 1 : 0));
      }
      out << '\n';
    }
  }

  // Each clause is deleted behind the last step that uses it.
  void write_steps(std::ostream& out) {
    std::vector<std::vector<std::uint32_t>> dead(steps_.size());
    std::vector<std::uint8_t> is_seen(steps_.size(), 0);
    std::size_t lines = steps_.size();
    for (std::size_t i = steps_.size(); i-- > 0;) {
      for (const std::uint32_t from : steps_[i].from)
        if (std::exchange(is_seen[from], std::uint8_t{1}) == 0) dead[i].push_back(from);
      lines += dead[i].empty() ? 0 : 1;
    }
    out << "steps " << lines << '\n';
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const RefutationStep& step = steps_[i];
      if (watch_.reached(5 * (step.clause.size() + step.from.size()))) return;
      const sat::Lemma* const lemma = lemma_of(step);
      out << (!step.from.empty() ? "follows"
              : lemma != nullptr ? name(lemma->kind)
                                 : name(formula_.rule(step.premise)));
      for (const Literal literal : step.clause)
        out << ' ' << (literal < 0 ? -number_[-literal] : number_[literal]);
      out << " 0";
      for (const std::uint32_t from : step.from) out << ' ' << from + 1;
      for (const std::uint32_t place : witness(step)) out << ' ' << place + 1;
      out << '\n';
      if (dead[i].empty()) continue;
      out << "delete";
      for (const std::uint32_t number : dead[i]) out << ' ' << number + 1;
      out << '\n';
    }
  }

  const sat::Lemma* lemma_of(const RefutationStep& step) const {
    const bool is_lemma = step.from.empty() && step.premise >= formula_.clauses();
    return is_lemma ? &lemmas_[step.premise - formula_.clauses()] : nullptr;
  }

  // The places that show a lemma, or a clause on the order that holds like one.
  std::vector<std::uint32_t> witness(const RefutationStep& step) const {
    if (!step.from.empty()) return {};
    if (const sat::Lemma* const lemma = lemma_of(step)) return lemma->places;
    const Rule rule = formula_.rule(step.premise);
    if ((rule != Rule::before_circle && rule != Rule::before_last) || step.clause.size() != 3)
      return {};
    // The first words of the first two variables, and the last one of the second: of a circle not u
    // before v, v before w and w before u, or all of these the other way round; of two captures on
    // one place the exits of u and v.
    const auto words = [&](std::size_t i) {
      return formula_.words(static_cast<std::uint32_t>(std::abs(step.clause[i])));
    };
    const std::uint32_t u = words(0).front(), v = words(1).front(), w = words(1).back();
    if (rule == Rule::before_last) return {u, v};
    return step.clause[0] < 0 ? std::vector{u, v, w} : std::vector{w, v, u};
  }

  const sat::Formula& formula_;
  std::span<const sat::Lemma> lemmas_;
  Watch& watch_;
  std::vector<RefutationStep> steps_;
  std::vector<Literal> number_;  // of a variable in the file; 0 for none
  Literal used_ = 0;
};

// The size of a file, 0 for one that is not there; nothing for a device or a pipe.
std::optional<std::uintmax_t> size_of(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return 0;
  if (!std::filesystem::is_regular_file(file, error)) return std::nullopt;
  return std::filesystem::file_size(file);
}

}  // namespace

std::string write_proof(const std::string& file, const ProofHead& head, const sat::Formula& formula,
                        std::span<const sat::Lemma> lemmas, const Limits& limits) {
  Watch watch(limits, "writing the proof");
  errno = 0;
  std::string trace = (std::filesystem::temp_directory_path() / "hardboard-XXXXXX").string();
  const int opened = mkstemp(trace.data());
  if (opened < 0) return fmt::format("{}: {}", trace, std::strerror(errno));
  close(opened);
  SatProof proof(formula, lemmas, watch);
  const std::optional<std::uintmax_t> size = size_of(file);
  const bool is_done = proof.refute(trace, limits) && proof.write(file, head);
  const int error = errno;
  std::filesystem::remove(trace);
  if (is_done) return {};
  std::error_code ignored;  // a file that could not be opened does not exist
  if (size) std::filesystem::resize_file(file, *size, ignored);  // an incomplete section goes
  if (watch.was_reached() || limits.reached())
    return fmt::format("{}: no time left to write the proof", file);
  return fmt::format("{}: {}", file, error != 0 ? std::strerror(error) : "cannot be written");
}

}  // namespace hardboard::capture
