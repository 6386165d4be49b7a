// A file that is written whole or not at all: a part, where a disk is full or somebody ends the
// program, would be taken for the whole.
#pragma once

#include <fstream>
#include <optional>
#include <string>

#include "base/replacement.h"
#include "base/result.h"

namespace hardboard {

// What is written lies beside the file until close() gives it the name; the file that has the name
// until then keeps its content, and its permissions for the new one. Devices and FIFOs are written
// as they are, and so are files in folders where nothing new can be made.
class WholeFile {
public:
  explicit WholeFile(std::string name);
  // Without a close() all is as after an error.
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  std::ostream& out() { return stream_; }

  // Call it when all is written. Nothing if that went well; else the error, and what had the name
  // before still has it; of a file that was written as it is nothing is left but its name.
  std::optional<InputError> close();

private:
  void open_beside();
  void drop();

  std::string name_;
  std::optional<Replacement> replacement_;  // none for what is written as it is
  std::ofstream stream_;
  int fault_ = 0;  // why it can't be opened, as the system numbers it
};

}  // namespace hardboard
