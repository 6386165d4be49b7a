// Finds a kind in the table.
#include "base/contract.h"
#include "kinds/kind.h"

namespace hardboard {

const Kind& kind_of(const AnyPuzzle& puzzle) {
  const Kind* const kind = kind_named(puzzle.kind().name);
  promise(kind != nullptr, "every ground has a kind");
  return *kind;
}

const Kind* kind_named(std::string_view name) {
  for (const Kind* kind : kinds())
    if (kind->ground->name == name) return kind;
  return nullptr;
}

}  // namespace hardboard
