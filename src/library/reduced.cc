// The public header's functions about reductions.
#include <fmt/format.h>
#include <sstream>

#include "base/sha256.h"
#include "library/inside.h"
#include "reductions/map_file.h"

namespace hardboard {

struct Reduced::Inside {
  Chain chain;
};

const Chain& Access::inside(const Reduced& reduced) {
  return reduced.inside_->chain;
}
Reduced Access::reduced(Chain chain) {
  return Reduced(std::make_shared<const Reduced::Inside>(Reduced::Inside{std::move(chain)}));
}

Reduced::Reduced(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
Puzzle Reduced::source() const {
  return Access::puzzle(inside_->chain.source());
}
Puzzle Reduced::image() const {
  return Access::puzzle(inside_->chain.image());
}
std::vector<std::string> Reduced::via() const {
  std::vector<std::string> names;
  for (const AnyImage& step : inside_->chain.steps) names.emplace_back(step.reduction->name);
  return names;
}
std::string Reduced::map() const {
  std::ostringstream out;
  const AnyPuzzle& image = inside_->chain.image();
  write_map(out, inside_->chain, sha256(image.kind().write(image)));
  return std::move(out).str();
}

Reduced reduce(const Puzzle& source, std::string_view target, const Effort& effort) {
  return Access::reduced(
      value_or_throw(reduce_to(Access::inside(source), target, limits_of(effort))));
}

Reduced reduce_via(const Puzzle& source, const std::vector<std::string>& names,
                   const Effort& effort) {
  return Access::reduced(
      value_or_throw(reduce_via(Access::inside(source), std::span(names), limits_of(effort))));
}

Reduced read_map(std::string_view text, const std::string& name, const Effort& effort) {
  return Access::reduced(value_or_throw(read_map(Text{name, text, 1}, limits_of(effort))));
}

namespace {

// A walk takes its answer, and an answer can't be copied but by its text.
AnyAnswer copy_of(const Answer& answer, const AnyPuzzle& puzzle) {
  const auto& inside = Access::inside(answer);
  if (&inside.puzzle.kind() != &puzzle.kind()) {
    misuse(fmt::format("the answer is to a puzzle of the kind {}; expected one of the kind {}",
                       inside.puzzle.kind().name, puzzle.kind().name));
  }
  const std::string text = answer.json();
  return value_or_throw(puzzle.kind().read_answer(puzzle, Text{"answer", text, 1}));
}

}  // namespace

Answer recover(const Reduced& reduced, const Answer& answer, const Effort& effort) {
  const Chain& chain = Access::inside(reduced);
  return Access::answer(
      chain.source(),
      value_or_throw(recover(chain, copy_of(answer, chain.image()), limits_of(effort))));
}

Answer witness(const Reduced& reduced, const Answer& solution, const Effort& effort) {
  const Chain& chain = Access::inside(reduced);
  return Access::answer(
      chain.image(),
      value_or_throw(witness(chain, copy_of(solution, chain.source()), limits_of(effort))));
}

std::vector<ReductionInfo> reductions_of_puzzles() {
  std::vector<ReductionInfo> infos;
  for (const Reduction* row : reductions()) {
    infos.push_back({std::string(row->name), std::string(row->from->name),
                     std::string(row->to->name), std::string(row->source),
                     std::string(row->summary)});
  }
  return infos;
}

}  // namespace hardboard
