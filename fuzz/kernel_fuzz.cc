// Cases for the kernel: any bytes. A puzzle that the kernel writes back reads as the same puzzle.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "kernel/kernel.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::istringstream text(std::string(reinterpret_cast<const char*>(data), size));
  std::ostringstream echo, again;
  hardboard::kernel::judge(text, &echo);
  std::istringstream written(echo.str());
  hardboard::kernel::judge(written, &again);
  if (again.str() != echo.str()) std::abort();
  return 0;
}
