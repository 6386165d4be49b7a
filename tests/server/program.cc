#include "server/program.h"

namespace hardboard::server {

std::string program() {
  return PROGRAM;
}

}  // namespace hardboard::server
