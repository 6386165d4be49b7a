// Memory in large pages for arrays of ten million items: with pages of 4 KiB a random access costs
// a walk through the page table, and the first touch of each page an interrupt.
#pragma once

#include <cstddef>
#include <cstdint>
#include <sys/mman.h>
#include <vector>

namespace hardboard {

// Reserves memory as v.reserve(count) does and asks for pages of 2 MiB where whole ones fit. The
// system may ignore the request. Call before writing to the memory.
template <class T>
void reserve_huge(std::vector<T>& v, std::size_t count) {
  constexpr std::uintptr_t page = std::uintptr_t{1} << 21;
  v.reserve(count);
  const auto data = reinterpret_cast<std::uintptr_t>(v.data());
  const std::uintptr_t begin = (data + page - 1) & ~(page - 1);
  const std::uintptr_t end = (data + v.capacity() * sizeof(T)) & ~(page - 1);
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_HUGEPAGE);
}

}  // namespace hardboard
