// Puzzles dealt to a crew of processes, which prints their answers in order.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "cli/batch.h"
#include "cli/bulk.h"
#include "cli/crew.h"
#include "cli/proof_parts.h"
#include "cli/session.h"
#include "cli/tally.h"

namespace hardboard::cli {

class DealtPuzzles {
public:
  // `begin` is the number of the first puzzle that is added, `first` that of the puzzle before
  // whose answer nothing was printed. The values are those of bulk_settings(), --json, --time and
  // --proof. All references must outlive the object.
  DealtPuzzles(const Values& values, std::uint64_t first, std::uint64_t begin,
               const AnswerOne& answer_one, Tally& tally);

  // False if no more is wanted: after Ctrl-C, or if the answers can't be printed.
  bool add(const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place);
  // Waits until all are answered; after Ctrl-C, until what was begun has ended.
  void finish();

private:
  struct Entry {
    Result<AnyPuzzle> puzzle;
    PuzzlePlace place;
  };

  void print(const TaskResult& result, Tally& tally);
  TaskResult answered(const Entry& entry) const;
  TaskResult lost(const Entry& entry, const std::string& reason) const;
  void send();

  const AnswerOne& answer_one_;
  std::uint64_t first_;
  std::uint64_t next_;  // the puzzle whose answer comes next
  bool json_, resumes_, is_cut_off_ = false;
  Limits limits_ = session_limits();
  std::uint64_t answered_ = 0;
  std::vector<Entry> entries_;  // of the next share
  ProofParts proofs_;
  Crew crew_;
};

}  // namespace hardboard::cli
