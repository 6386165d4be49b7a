#include "methods/capture/sat_proof.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>

#include "base/watch.h"
#include "engines/sat/solver.h"

namespace hardboard::capture {
namespace {

class ProofFile {
public:
  ProofFile(const std::string& name, const Limits& limits)
      : name_(name), limits_(limits), watch_(limits, "writing the proof") {}

  // The three parts of a proof, in this order; each function returns true on success.
  bool write_head(const sat::RefusalHead& head, const sat::Formula& formula,
                  std::span<const sat::Lemma> lemmas) {
    errno = 0;
    std::ofstream out(name_);
    if (!out) return false;
    if (!sat::write_refusal(out, head, formula, lemmas, watch_)) return false;
    head_size_ = out.tellp();
    out.close();
    return !out.fail();
  }

  bool write_steps(const sat::Formula& formula, std::span<const sat::Lemma> lemmas) {
    sat::File trace(std::fopen(name_.c_str(), "a"), std::fclose);
    if (trace == nullptr) return false;
    sat::Solver solver(std::move(trace));
    if (load(formula, lemmas, solver) &&
        solver.solve(limits_, {}, "refuting once more for the proof") == Verdict::unsolvable)
      return solver.flush_trace();
    watch_.enter("writing the proof");
    solver.abandon();
    return false;
  }

  bool end_with_the_empty_clause() {
    const std::optional<std::streamoff> end = end_of_empty_clause();
    if (watch_.was_reached()) return false;
    if (end) {
      std::error_code error;
      std::filesystem::resize_file(name_, static_cast<std::uintmax_t>(*end), error);
      return !error;
    }
    std::ofstream out(name_, std::ios::app);
    out << "0\n";
    out.close();
    return !out.fail();
  }

  std::string complaint() const {
    if (watch_.was_reached()) return fmt::format("{}: no time left to write the proof", name_);
    return fmt::format("{}: {}", name_, errno != 0 ? std::strerror(errno) : "cannot be written");
  }

private:
  bool load(const sat::Formula& formula, std::span<const sat::Lemma> lemmas, sat::Solver& solver) {
    if (!solver.reserve(formula.variables(), limits_, "making room in the SAT solver"))
      return false;
    for (std::size_t i = 0; i < formula.clauses(); ++i) {
      solver.add(formula.clause(i));
      if (watch_.reached(50 + 10 * formula.clause(i).size())) return false;
    }
    for (const sat::Lemma& lemma : lemmas) solver.add(lemma.clause);
    return true;
  }

  // The place after the first line `0` of the DRAT text; nothing if there is no such line.
  std::optional<std::streamoff> end_of_empty_clause() {
    std::ifstream in(name_, std::ios::binary);
    in.seekg(head_size_);
    std::streamoff at = head_size_;
    std::array<char, 1 << 16> block{};
    enum { empty, zero, other } line = empty;  // the current line so far
    while (in.read(block.data(), block.size()) || in.gcount() > 0) {
      for (std::streamsize i = 0; i < in.gcount(); ++i, at += 1) {
        const char c = block[static_cast<std::size_t>(i)];
        if (c == '\n' && line == zero) return at + 1;
        line = c == '\n' ? empty : line == empty && c == '0' ? zero : other;
      }
      if (watch_.reached(block.size())) return std::nullopt;
    }
    return std::nullopt;
  }

  std::string name_;
  const Limits& limits_;
  Watch watch_;
  std::streamoff head_size_ = 0;
};

}  // namespace

std::string write_proof(const std::string& file, const sat::RefusalHead& head,
                        const sat::Formula& formula, std::span<const sat::Lemma> lemmas,
                        const Limits& limits) {
  ProofFile proof(file, limits);
  if (proof.write_head(head, formula, lemmas) && proof.write_steps(formula, lemmas) &&
      proof.end_with_the_empty_clause())
    return {};
  std::string complaint = proof.complaint();
  // An incomplete proof is removed, but a device or a pipe is not.
  std::error_code ignored;  // a file that could not be opened does not exist
  if (std::filesystem::is_regular_file(file, ignored)) std::filesystem::remove(file, ignored);
  return complaint;
}

}  // namespace hardboard::capture
