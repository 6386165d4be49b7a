#include "engines/mpi/world.h"

#include <cstdlib>
#include <limits>
#include <mpi.h>

#include "base/contract.h"

namespace hardboard::mpi {
namespace {

// Where the part of each rank begins in a buffer of all parts; at the end, the size of the buffer.
std::vector<int> begins(const std::vector<int>& counts) {
  std::vector<int> result{0};
  for (const int count : counts) {
    promise(count <= std::numeric_limits<int>::max() - result.back(), "MPI counts in int");
    result.push_back(result.back() + count);
  }
  return result;
}

std::vector<Message> exchange(std::vector<Message> messages) {
  std::vector<int> out, in(messages.size());
  for (const Message& message : messages) {
    promise(message.size() <= std::numeric_limits<int>::max(), "MPI counts in int");
    out.push_back(static_cast<int>(message.size()));
  }
  MPI_Alltoall(out.data(), 1, MPI_INT, in.data(), 1, MPI_INT, MPI_COMM_WORLD);
  const std::vector<int> out_begins = begins(out), in_begins = begins(in);
  Message sent, received(static_cast<std::size_t>(in_begins.back()));
  sent.reserve(static_cast<std::size_t>(out_begins.back()));
  for (Message& message : messages) {
    sent.insert(sent.end(), message.begin(), message.end());
    message = {};
  }
  MPI_Alltoallv(sent.data(), out.data(), out_begins.data(), MPI_UINT64_T, received.data(),
                in.data(), in_begins.data(), MPI_UINT64_T, MPI_COMM_WORLD);
  for (std::size_t r = 0; r < messages.size(); ++r)
    messages[r].assign(received.begin() + in_begins[r], received.begin() + in_begins[r + 1]);
  return messages;
}

std::uint64_t combined(std::uint64_t number, MPI_Op how) {
  std::uint64_t result = 0;
  MPI_Allreduce(&number, &result, 1, MPI_UINT64_T, how, MPI_COMM_WORLD);
  return result;
}

}  // namespace

World::World(int& argc, char**& argv) {
  MPI_Init(&argc, &argv);
}

World::~World() {
  MPI_Finalize();
}

Ranks World::ranks() const {
  Ranks ranks;
  int number = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &number);
  ranks.rank = static_cast<std::uint32_t>(number);
  MPI_Comm_size(MPI_COMM_WORLD, &number);
  ranks.count = static_cast<std::uint32_t>(number);
  MPI_Comm machine = MPI_COMM_NULL;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
  MPI_Comm_size(machine, &number);
  MPI_Comm_free(&machine);
  ranks.on_machine = static_cast<std::uint32_t>(number);
  ranks.exchange = exchange;
  ranks.greatest = [](std::uint64_t own) { return combined(own, MPI_MAX); };
  ranks.sum = [](std::uint64_t own) { return combined(own, MPI_SUM); };
  return ranks;
}

void World::abort(int exit_code) {
  MPI_Abort(MPI_COMM_WORLD, exit_code);
  std::abort();
}

}  // namespace hardboard::mpi
