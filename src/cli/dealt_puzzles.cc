#include "cli/dealt_puzzles.h"

#include <chrono>
#include <cstdio>
#include <exception>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <utility>

#include "proofs/answer_form.h"
#include "proofs/proof_file.h"
#include "puzzles/ground.h"

namespace hardboard::cli {
namespace {

// The answer to a puzzle whose solver failed.
void write_failure(const Result<AnyPuzzle>& of, const PuzzlePlace& place, const std::string& reason,
                   Batch& batch) {
  const std::string words = "the solver " + reason;
  if (!of) return batch.bad(place, error_in_words(words));
  complain(fmt::format("puzzle {}: {}", place.index, words));
  const AnyPuzzle& puzzle = *of;
  AnyAnswer answer = undecided_answer(puzzle, words);
  answer.head().origin = origin_of(puzzle, place, batch.form());
  batch.begin_answer();
  puzzle.kind().write_answer(batch.out(), puzzle, answer, batch.form());
}

// A task may exceed its limits somewhat before it counts as lost.
std::optional<std::chrono::duration<double>> patience(const Values& values) {
  if (!values.given("time")) return std::nullopt;
  return std::chrono::duration<double>(2 * values.real("time") + 10);
}

}  // namespace

DealtPuzzles::DealtPuzzles(const Values& values, std::uint64_t first, std::uint64_t begin,
                           const AnswerOne& answer_one, Tally& tally)
    : answer_one_(answer_one),
      first_(first),
      next_(begin),
      json_(values.flag("json")),
      resumes_(values.given("resume")),
      proofs_(values.text("proof")),
      crew_(jobs_of(values), patience(values),
            [&tally, this](const TaskResult& result) { print(result, tally); }) {}

bool DealtPuzzles::add(const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
  entries_.push_back({puzzle, place});
  if (entries_.size() >= crew_.advised_tasks()) send();
  return !output_failed() && !interrupted();
}

void DealtPuzzles::finish() {
  if (!interrupted()) send();
  crew_.finish();
}

void DealtPuzzles::print(const TaskResult& result, Tally& tally) {
  const auto outcome = static_cast<Outcome>(result.mark);
  // What Ctrl-C left undecided is for the call that resumes.
  is_cut_off_ = is_cut_off_ || (resumes_ && interrupted() && outcome == Outcome::unknown);
  if (is_cut_off_) return;
  tally.add(outcome);
  proofs_.take(next_++, outcome != Outcome::failed);
  std::fwrite(result.text.data(), 1, result.text.size(), stdout);
  ++answered_;
  if (limits_.progress) limits_.progress(fmt::format("{} puzzles answered", answered_));
}

TaskResult DealtPuzzles::answered(const Entry& entry) const {
  std::ostringstream out;
  Batch batch(json_, out, entry.place.index == first_);
  Outcome outcome = Outcome::failed;
  const std::string part = proofs_.part(entry.place.index);
  if (!part.empty() && !begin_proofs(part)) return lost(entry, "can't write its proof");
  try {
    outcome = answer_one_(entry.puzzle, entry.place, part, batch);
  } catch (const std::bad_alloc&) {
    return lost(entry, "ran out of memory");
  } catch (const std::exception& error) {
    return lost(entry, fmt::format("failed: {}", error.what()));
  }
  // Ctrl-C may have come between a refusal and its proof: then the refusal is for the call that
  // resumes, too.
  if (resumes_ && !part.empty() && interrupted()) outcome = Outcome::unknown;
  return {static_cast<char>(outcome), proofs_.renamed(std::move(out).str(), entry.place.index)};
}

TaskResult DealtPuzzles::lost(const Entry& entry, const std::string& reason) const {
  std::ostringstream out;
  Batch batch(json_, out, entry.place.index == first_);
  write_failure(entry.puzzle, entry.place, reason, batch);
  return {static_cast<char>(Outcome::failed), std::move(out).str()};
}

void DealtPuzzles::send() {
  if (entries_.empty()) return;
  const auto share = std::make_shared<const std::vector<Entry>>(std::exchange(entries_, {}));
  crew_.take({share->size(),
              [share, this](std::size_t i) {
                leave_progress();
                return answered((*share)[i]);
              },
              [share, this](std::size_t i, const std::string& reason) {
                return lost((*share)[i], reason);
              }});
}

}  // namespace hardboard::cli
