// Answers to one puzzle or to many: each says which puzzle it is for, and a bad puzzle leaves its
// place.
#pragma once

#include <iostream>
#include <string>

#include "cli/session.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"

namespace hardboard::cli {

// The place of a puzzle, for its answer. In text a puzzle that is alone has none.
Origin origin_of(const AnyPuzzle& puzzle, const PuzzlePlace& place, Form form);

// The answer `unknown`, which the words explain.
AnyAnswer undecided_answer(const AnyPuzzle& puzzle, const std::string& words);

// What a command prints for the puzzles of a call, in one form.
class Batch {
public:
  explicit Batch(bool json) : Batch(json, std::cout, true) {}
  // The same on another stream; `is_first` says whether nothing was printed before.
  Batch(bool json, std::ostream& out, bool is_first)
      : form_(json ? Form::json : Form::text), out_(&out), has_any_(!is_first) {}

  Form form() const { return form_; }
  std::ostream& out() const { return *out_; }

  // Comes before what is printed for a puzzle: texts stand between lines `---`.
  void begin_answer();

  // Says on standard error what is wrong; the place of a puzzle that is not alone goes to an answer
  // `bad` with the same words.
  void bad(const PuzzlePlace& place, const InputError& error);
  bool has_bad() const { return has_bad_; }
  // Whether the limits came before the end of a puzzle's reading.
  bool is_cut_off() const { return is_cut_off_; }

private:
  Form form_;
  std::ostream* out_;
  bool has_any_, has_bad_ = false, is_cut_off_ = false;
};

}  // namespace hardboard::cli
