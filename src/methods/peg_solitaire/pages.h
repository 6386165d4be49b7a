// Memory for large flat arrays whose items are written before they are read: not filled with zeros,
// and on pages of 2 MiB if the system has them. (Page faults on small pages took a third of the
// time of enumerations.)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <new>
#include <sys/mman.h>
#include <utility>
#include <vector>

namespace hardboard::peg_solitaire {

template <class T>
struct PageAllocator {
  using value_type = T;
  static constexpr std::size_t large_page = std::size_t{1} << 21;

  PageAllocator() = default;
  template <class U>
  PageAllocator(const PageAllocator<U>&) {}

  T* allocate(std::size_t n) {
    if (n * sizeof(T) < large_page) return std::allocator<T>().allocate(n);
    const std::size_t bytes = (n * sizeof(T) + large_page - 1) / large_page * large_page;
    void* const memory = std::aligned_alloc(large_page, bytes);
    if (memory == nullptr) throw std::bad_alloc();
    madvise(memory, bytes, MADV_HUGEPAGE);  // a hint: failure does no harm
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t n) {
    if (n * sizeof(T) < large_page) return std::allocator<T>().deallocate(memory, n);
    std::free(memory);
  }

  // Default initialisation: resize() leaves the words of new items unset.
  template <class U>
  void construct(U* item) {
    ::new (static_cast<void*>(item)) U;
  }
  template <class U, class... Arguments>
  void construct(U* item, Arguments&&... arguments) {
    ::new (static_cast<void*>(item)) U(std::forward<Arguments>(arguments)...);
  }
  friend bool operator==(const PageAllocator&, const PageAllocator&) { return true; }
};

template <class T>
using Pages = std::vector<T, PageAllocator<T>>;

// Makes the array n items long, with undefined content. An array that is too small gets new memory
// with room for four times n items, at most `most`: pages that are never touched cost nothing,
// while another growth would cost new page faults.
template <class T>
void make_room(Pages<T>& pages, std::size_t n, std::size_t most) {
  if (pages.capacity() < n) {
    pages = Pages<T>();
    pages.reserve(std::max(n, std::min(4 * n, most)));
  }
  pages.resize(n);
}

}  // namespace hardboard::peg_solitaire
