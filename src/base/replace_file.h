// Files that are replaced at once: whoever reads one finds the old text or the new one, also after
// a crash.
#pragma once

#include <string>

namespace hardboard {

// The text goes to `name`.part first. False, with the old file as it was, if it can't be written.
bool replace_file(const std::string& name, const std::string& text);

}  // namespace hardboard
