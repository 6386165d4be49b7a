#include "puzzles/capture/answer_form.h"

#include <tuple>

#include "base/counted.h"
#include "base/square.h"

namespace hardboard::capture {

template <class Place>
void describe(Archive& archive, ClosedSets<Place>& sets) {
  archive.field("first", sets.first);
  archive.field("second", sets.second);
}

template <class Place>
void describe(Archive& archive, StrandedGroup<Place>& group) {
  archive.field("antenna", group.antenna);
  archive.field("places", group.places);
}

template <class Place>
void describe(Archive& archive, Stranded<Place>& groups) {
  archive.field("groups", std::tie(groups.first, groups.second));
}

void describe(Archive& archive, BudgetSum& sum) {
  archive.field("needed", sum.needed);
  archive.field("available", sum.available);
}

void describe(Archive& archive, SatRefusal& refusal) {
  describe_prose(archive, "file", refusal.file);
  archive.field("clauses", refusal.clauses);
  archive.field("lazy", refusal.lazy);
}

template <class Place>
void describe(Archive& archive, NoCenter<Place>& proof) {
  archive.field("witnesses", proof.witnesses);
}

template <class Place>
void describe(Archive& archive, StuckTrees<Place>& trees) {
  archive.field("first", trees.first);
  archive.field("second", trees.second);
}

void describe(Archive& archive, RowCount& count) {
  archive.field("left", count.left);
}

void describe(Archive& archive, PawnRows& rows) {
  archive.field("rows", rows.rows);
}

void describe(Archive& archive, NoHubs& proof) {
  archive.field("sums", proof.sums);
}

template <class Place>
void describe(Archive& archive, LastVisits<Place>& proof) {
  archive.field("sets", proof.sets);
}

template <class Place>
void describe(Archive& archive, WalkWeights<Place>& proof) {
  archive.field("places", proof.places);
  archive.field("weights", proof.weights);
  archive.maybe("needs", proof.needs, !proof.needs.empty());
  archive.maybe("need_weights", proof.need_weights, !proof.need_weights.empty());
}

template <class Place>
void describe_before(Archive& archive, std::string_view kind, Answer<Place>& answer) {
  std::string comment;
  if (answer.proof.index() > 0)
    comment = proof_comments[answer.proof.index() - 1];
  else if (answer.verdict == Verdict::solvable || !answer.moves.empty())
    comment = counted(answer.moves.size(), "capture");
  describe_begin(archive, kind, solo_verdicts, comment, answer);
}

template <class Place>
void describe_behind(Archive& archive, Answer<Place>& answer) {
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proof_words));
  describe_end(archive, answer);
}

template void describe_before(Archive&, std::string_view, Answer<Square>&);
template void describe_before(Archive&, std::string_view, Answer<Vertex>&);
template void describe_behind(Archive&, Answer<Square>&);
template void describe_behind(Archive&, Answer<Vertex>&);

}  // namespace hardboard::capture
