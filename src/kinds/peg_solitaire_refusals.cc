// The methods of peg solitaire that refuse and never find a solution: position classes, boards in
// several parts, and weights.
#include <string>
#include <utility>

#include "kinds/peg_solitaire_methods.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

std::string class_why_not(PegInstance& instance, const SolveOptions& options) {
  if (instance.class_refusal()) return "";
  if (options.limits.reached()) return options.limits.words();
  return "the start is in the class of a final position";
}

PegAnswer refuse(PegInstance& instance, const SolveOptions&) {
  PegAnswer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = *instance.class_refusal();
  return answer;
}

std::string apart_why_not(PegInstance& instance, const SolveOptions& options) {
  const Goal goal = instance.puzzle().goal;
  if (goal != Goal::one && goal != Goal::one_at) return "for a goal of one peg";
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return find_apart(instance.puzzle()) ? "" : "the pegs and the goal are in one part of the board";
}

PegAnswer refuse_apart(PegInstance& instance, const SolveOptions&) {
  PegAnswer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = *find_apart(instance.puzzle());
  return answer;
}

std::string pagoda_why_not(PegInstance& instance, const SolveOptions&) {
  return too_large_for(instance, most_weighed);
}

PegAnswer weigh(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer;
  if (auto pagodas = refuse_by_pagoda(instance.puzzle(), {}, options.limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*pagodas);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

}  // namespace

const PegMethod peg_class_row{
    .name = "position-class",
    .source = "Reiss 1857; Beasley 1985, chapter 4",
    .summary = "refuses by colourings: sums of pegs modulo 2 that no jump changes",
    .only_refuses = true,
    .decide = {class_why_not, refuse}};

const PegMethod peg_apart_row{
    .name = "apart",
    .source = "",
    .summary = "refuses one peg where pegs are in several parts of the board",
    .only_refuses = true,
    .decide = {apart_why_not, refuse_apart}};

const PegMethod peg_pagoda_row{
    .name = "pagoda",
    .source = "Berlekamp, Conway, Guy 1982, chapter 23",
    .summary = "refuses by weights that no jump increases, from a linear programme",
    .only_refuses = true,
    .decide = {pagoda_why_not, weigh}};

}  // namespace hardboard
