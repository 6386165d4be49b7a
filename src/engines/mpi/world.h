// The ranks of a program that runs under MPI (mpirun).
#pragma once

#include "base/ranks.h"

namespace hardboard::mpi {

// Begins and ends MPI; one object in a program.
class World {
public:
  World(int& argc, char**& argv);
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  // To be used as long as the object lives. A message has at most 2^31 - 1 words.
  Ranks ranks() const;
  // Ends the programs of all ranks.
  [[noreturn]] static void abort(int exit_code);
};

}  // namespace hardboard::mpi
