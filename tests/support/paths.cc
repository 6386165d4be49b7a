#include "support/paths.h"

namespace hardboard::testing {

std::string test_data(std::string_view name) {
  return std::string(TEST_DATA "/") += name;
}
std::string example(std::string_view name) {
  return std::string(EXAMPLES "/") += name;
}

}  // namespace hardboard::testing
