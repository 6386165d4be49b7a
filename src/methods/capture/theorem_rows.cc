// The rows of methods that decide or refuse by theorems on the whole board: trees, closed sets,
// linear equations, weights.
#include <string>
#include <variant>

#include "methods/capture/one_type.h"
#include "methods/capture/rows.h"
#include "methods/capture/survey.h"
#include "methods/capture/thin.h"
#include "methods/capture/walk_weights.h"

namespace hardboard::capture {
namespace {

std::string one_type_why_not(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  if (one_type_applies(*instance.arena())) return "";
  return "needs pieces of one type with unlimited captures, and none that must be last";
}

ArenaAnswer one_type(Instance& instance, const SolveOptions& options) {
  return solve_one_type(*instance.arena(), instance.survey(), options.limits);
}

std::string refusal_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty())
    return instance.refusal_without_arena() ? "" : why;
  if (!std::holds_alternative<std::monostate>(instance.survey().refusal)) return "";
  if (!instance.survey().is_complete) return "the time did not suffice to look for closed sets";
  return "closed sets, stranded groups, last visits and sums of budgets refuse nothing";
}

ArenaAnswer refuse(Instance& instance, const SolveOptions&) {
  ArenaAnswer answer;
  answer.verdict = Verdict::unsolvable;
  if (instance.arena() == nullptr)
    answer.proof = *instance.refusal_without_arena();
  else
    answer.proof = instance.survey().refusal;
  return answer;
}

std::string thin_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return thin_why_not(*instance.arena(), options.limits);
}

ArenaAnswer thin(Instance& instance, const SolveOptions& options) {
  return solve_thin(*instance.arena(), options.limits);
}

std::string walks_absent(Instance& instance, const SolveOptions& options) {
  if (std::string why = arena_absent(instance, options); !why.empty()) return why;
  return walk_weights_why_not(*instance.arena());
}

ArenaAnswer walks(Instance& instance, const SolveOptions& options) {
  return refuse_by_walks(*instance.arena(), WalkWeightsBy::both, options.limits);
}

}  // namespace

const ArenaMethod one_type_row{
    .name = "one-type",
    .source = "Brunner et al. 2023, Theorem 2.2",
    .summary = "one type, unlimited captures: a spanning in-arborescence",
    .decide = {one_type_why_not, one_type}};

const ArenaMethod structure_row{
    .name = "structure",
    .source = "Brunner et al. 2023, Lemma 2.1; Kühn 2024, Lemmas 3.5 to 3.7",
    .summary = "refuses boards that fall apart, have stranded groups or too few captures",
    .only_refuses = true,
    .decide = {refusal_absent, refuse}};

const ArenaMethod thin_row{
    .name = "thin",
    .source = "docs/hubs.md",
    .summary = "at most three neighbours, budgets up to 2: hubs by linear equations",
    .decide = {thin_absent, thin}};

const ArenaMethod walks_row{
    .name = "walks",
    .source = "docs/refusals.md",
    .summary = "refuses small budgets by weights of the places that pieces can leave",
    .only_refuses = true,
    .decide = {walks_absent, walks}};

}  // namespace hardboard::capture
