// Child processes that do not outlive the process that has started them.
#pragma once

#include <sys/types.h>

namespace hardboard::engines {

// For a child process, as soon as it runs: from now on the system kills this process when the
// thread of the parent that has started it ends, be it by a signal that nobody can handle; at once
// if that is over already. Stays so when the child becomes another program. On systems
// other than Linux, which have nothing of the kind, the child goes on until its own limits.
void tie_to(pid_t parent);

}  // namespace hardboard::engines
