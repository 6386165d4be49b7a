// The program whose command `answer` is a worker of the tests.
#pragma once

#include <string>

namespace hardboard::server {

std::string program();

}  // namespace hardboard::server
