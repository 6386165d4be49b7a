// The proofs of a call whose puzzles are answered by several processes.
#pragma once

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <unistd.h>

namespace hardboard::cli {

// A file of proofs of each puzzle, for one process to write and for the parent to add to the file
// of all puzzles. The parts lie in a folder beside that file; the parent's ProofParts removes the
// folder. Without a file nothing is written.
class ProofParts {
public:
  // Throws std::system_error if the folder can't be made.
  explicit ProofParts(std::string file);
  ~ProofParts();
  ProofParts(const ProofParts&) = delete;
  ProofParts& operator=(const ProofParts&) = delete;

  // The part of the puzzle of this number; empty without a file.
  std::string part(std::uint64_t index) const;
  // The text of an answer, which names the part, with the name of the file instead.
  std::string renamed(std::string text, std::uint64_t index) const;
  // Adds the part to the file, if the puzzle was answered, and removes it.
  void take(std::uint64_t index, bool is_answered) const;

private:
  std::string file_, folder_;
  pid_t parent_ = ::getpid();
};

}  // namespace hardboard::cli
