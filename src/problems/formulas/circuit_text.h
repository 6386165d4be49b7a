// Circuits in answers: lines of AIGER, numbered lines in text and a string in JSON.
#pragma once

#include <string>
#include <string_view>

#include "proofs/archive.h"

namespace hardboard::formulas {

// Describes an AIGER text, empty for none. In JSON the text is a string under `key`, in text it is
// the numbered lines of the open object. The text then holds words between single blanks, each line
// with its end, so that both forms carry the same circuits; nothing else is checked. O(size).
void describe_circuit(Archive& archive, std::string_view key, std::string& circuit);

}  // namespace hardboard::formulas
