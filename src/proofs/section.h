// One section of a file of proofs: writing it, and asking the kernel what it shows.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"

namespace hardboard {

// A section that is being added to a file of proofs (proofs/proof_file.h). The file stays as it was
// unless the section is finished without a fault.
class NewSection {
public:
  // About the puzzle of this canonical text; the claim without the word `claim`.
  NewSection(const std::string& file, const std::string& puzzle, const std::string& claim);
  NewSection(const NewSection&) = delete;
  NewSection& operator=(const NewSection&) = delete;
  ~NewSection();

  // What stands between the claim and the line `end`.
  std::ostream& out() { return out_; }
  // Ends the section, unless a fault is named. Returns the reason why the file can't be written, or
  // else the fault; empty if the section is whole.
  std::string finish(const std::string& fault);

private:
  std::string file_;
  std::ofstream out_;
  std::optional<std::uintmax_t> size_;  // of the file before; nothing if there is none to cut
};

// Asks the kernel, or another judge, about the last section on a puzzle whose claim begins with a
// word, as `takes`. Returns the number that was verified, 0 for a claim without one; nothing if no
// file of proofs has such a section, or the claim is not verified: then the findings say why.
std::optional<std::uint64_t> shown_by_section(const Recourse& recourse, const std::string& puzzle,
                                              std::string_view says, const Limits& limits,
                                              Findings& findings, const Judge& judge = {});

}  // namespace hardboard
