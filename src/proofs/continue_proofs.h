// A file of proofs (proof_file.h) that an interrupted call has left.
#pragma once

#include <string>

namespace hardboard {

// Cuts off what stands behind the last whole section. False, with the file as it was, if it can't
// be read or written or does not begin as such a file does. O(size).
bool continue_proofs(const std::string& file);

}  // namespace hardboard
