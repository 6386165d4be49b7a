// How often a test that takes its time does what it draws by chance.
#pragma once

namespace hardboard::testing {

// `all` in an optimised program; a third of it under sanitizers, where a round takes ten times as
// long. `make nightly` runs both. Counters of what must have happened are scaled in the same way.
template <class Number>
constexpr Number rounds(Number all) {
#ifdef __SANITIZE_ADDRESS__
  return all / 3;
#else
  return all;
#endif
}

}  // namespace hardboard::testing
