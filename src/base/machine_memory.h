// The memory of this machine, beyond which no limit goes, the least limit, and what this process
// has.
#pragma once

#include <cstddef>

namespace hardboard {

// Whoever sets a smaller limit of memory is refused: with less hardly any method could begin.
inline constexpr std::size_t least_memory = std::size_t{1} << 20;

// In bytes; 0 if the system does not tell.
std::size_t machine_memory();

// What this process has of the machine's memory now, and the size of its address space, in bytes; 0
// if the system does not tell. About 10 us.
std::size_t resident_memory();
std::size_t mapped_memory();

// So many bytes, and no more than the machine has.
std::size_t within_machine(std::size_t bytes);

}  // namespace hardboard
