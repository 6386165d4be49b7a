// Files with the proofs of refusals: `solve --proof OUT` writes one for all puzzles of a call, a
// section for each proof, and `check --proof OUT` reads it. A section names its puzzle by a hash,
// and holds what the kernel reads of a case behind the puzzle (docs/proof-format.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "proofs/kernel_case.h"

namespace hardboard {

// The first line of a file of proofs.
inline constexpr std::string_view proofs_head = "hardboard-proofs 5";

// The line that begins a section about the puzzle of this canonical text.
std::string section_head(const std::string& puzzle);

// Begins a file without sections, in place of what the file held. False if that is impossible.
bool begin_proofs(const std::string& file);

// Adds the sections of another such file behind those of `file`, as they stand; a part that does
// not exist has none. False, with the file as it was, if a file can't be read or written.
// O(size of the part).
bool add_proofs(const std::string& file, const std::string& part);

// The kernel's word on a section of a file, or that of the section's own judge.
struct SectionJudgement {
  enum class Word : std::uint8_t {
    verified,   // the kernel verifies `claim`
    refused,    // `words` says why the proof does not hold
    malformed,  // `words` says where the file can't be read: FILE:LINE:COLUMN: words
    cut_off,    // the limits came first
    absent,     // no section is about the puzzle
  } word = Word::absent;
  std::string words;
  std::string claim;  // "exceeds 1"
};

class ProofFile {
public:
  // Looks for the sections, in one pass over the file; a pass that the limits cut off leaves
  // sections out. Errors come with file and line: a file that can't be read or is no regular file,
  // another first line, a section without head, claim or end.
  static Result<ProofFile> open(const std::string& file, const Limits& limits);

  // Lets the kernel judge the last section about a puzzle, given by its canonical text, whose claim
  // begins with these letters: of several bounds the last one is the best. A `judge` in the place
  // of the kernel reads the section alone, from its claim on. As long as the judge takes.
  SectionJudgement judge(const std::string& puzzle, const Limits& limits,
                         std::string_view claim = {}, const Judge& judge = {});

  // Where the last section that could not be read has its error: FILE:LINE:COLUMN: words. Empty if
  // all sections could be read that were judged since the last call.
  std::string take_fault() { return std::exchange(fault_, std::string()); }

private:
  struct Section {
    std::string head;
    std::string claim;
    std::int64_t line = 0, offset = 0;  // of the claim
  };

  std::string file_, fault_;
  std::vector<Section> sections_;
  bool is_cut_off_ = false;  // the limits came before the last section was read
};

}  // namespace hardboard
