#include "base/result.h"

namespace hardboard {

std::string to_string(const InputError& error) {
  if (error.file.empty()) return error.message;
  std::string text = error.file;
  if (error.line > 0) text += ":" + std::to_string(error.line);
  if (error.line > 0 && error.column > 0) text += ":" + std::to_string(error.column);
  return text + ": " + error.message;
}

}  // namespace hardboard
