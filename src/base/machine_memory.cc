#include "base/machine_memory.h"

#include <algorithm>
#include <fstream>
#include <unistd.h>

namespace hardboard {
namespace {

struct Pages {
  std::size_t mapped = 0, resident = 0;
};

Pages pages_of_process() {
  Pages pages;
  std::ifstream("/proc/self/statm") >> pages.mapped >> pages.resident;
  return pages;
}

std::size_t in_bytes(std::size_t pages) {
  return pages * static_cast<std::size_t>(std::max(0L, ::sysconf(_SC_PAGESIZE)));
}

}  // namespace

std::size_t machine_memory() {
  // Asked once: with small puzzles the system's answers would take as long as the puzzles.
  static const long pages = ::sysconf(_SC_PHYS_PAGES), page = ::sysconf(_SC_PAGE_SIZE);
  return pages > 0 && page > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(page)
                               : 0;
}

std::size_t resident_memory() {
  return in_bytes(pages_of_process().resident);
}

std::size_t mapped_memory() {
  return in_bytes(pages_of_process().mapped);
}

std::size_t within_machine(std::size_t bytes) {
  return machine_memory() > 0 ? std::min(bytes, machine_memory()) : bytes;
}

}  // namespace hardboard
