// CBC through its C interface, in a forked process that writes the outcome into a pipe.
#include "engines/mip/mip.h"

#include <algorithm>
#include <cerrno>
#include <coin/Cbc_C_Interface.h>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/contract.h"
#include "base/ending_signals.h"
#include "base/machine_memory.h"
#include "engines/tied.h"

namespace hardboard::mip {
namespace {

// The head of the child's outcome in the pipe; the values follow, a double for each column, if
// there is a solution.
struct Header {
  Status status = Status::unknown;
  bool has_values = false;
  double bound = -infinity;
};

double cbc_bound(double value) {
  return std::clamp(value, -1e30, 1e30);
}

// Hands CBC the arrays of a model, with the cutoff as one more row.
void load(Cbc_Model* cbc, const Model& model, const Options& options) {
  std::vector<CoinBigIndex> first{0};
  std::vector<int> rows;
  std::vector<double> values;
  const int cut = model.rows();
  for (int j = 0; j < model.columns(); ++j) {
    for (const Entry& entry : model.column(j)) {
      rows.push_back(entry.row);
      values.push_back(entry.value);
    }
    if (options.most_cost && model.cost[j] != 0) {
      rows.push_back(cut);
      values.push_back(model.cost[j]);
    }
    first.push_back(static_cast<CoinBigIndex>(rows.size()));
  }
  const auto bounds = [](std::vector<double> from) {
    std::transform(from.begin(), from.end(), from.begin(), cbc_bound);
    return from;
  };
  std::vector<double> row_lower = bounds(model.row_lower), row_upper = bounds(model.row_upper);
  if (options.most_cost) {
    row_lower.push_back(-1e30);
    row_upper.push_back(*options.most_cost);
  }
  Cbc_loadProblem(cbc, model.columns(), static_cast<int>(row_lower.size()), first.data(),
                  rows.data(), values.data(), bounds(model.lower).data(),
                  bounds(model.upper).data(), model.cost.data(), row_lower.data(),
                  row_upper.data());
  for (int j = 0; j < model.columns(); ++j) Cbc_setInteger(cbc, j);
}

void write_all(int file, const void* data, std::size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t written = write(file, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);
    at += written;
    size -= static_cast<std::size_t>(written);
  }
}

void limit_child(const Options& options) {
  // CBC looks at its own clock only now and then, so the system stops CBC well after its time.
  const auto most = static_cast<rlim_t>(options.seconds * 1.5 + 20);
  const rlimit seconds{most, most + 5};
  setrlimit(RLIMIT_CPU, &seconds);
  if (options.memory_bytes == 0) return;
  const rlim_t bytes = mapped_memory() + options.memory_bytes;
  const rlimit memory{bytes, bytes};
  setrlimit(RLIMIT_AS, &memory);
}

// The work of the child process: writes the result into the pipe.
void solve_into(int pipe_end, const Model& model, const Options& options) {
  const int nowhere = open("/dev/null", O_RDWR);
  dup2(nowhere, 0);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  // The parent decides what these signals end, which come to all processes of a terminal or a
  // `timeout`.
  for (const int ending : ending_signals) signal(ending, SIG_IGN);
  limit_child(options);
  Cbc_Model* cbc = Cbc_newModel();
  load(cbc, model, options);
  Cbc_setLogLevel(cbc, 0);
  Cbc_setParameter(cbc, "seconds", fmt::format("{}", options.seconds).c_str());
  if (options.on_the_clock) Cbc_setParameter(cbc, "timeMode", "elapsed");
  Cbc_setParameter(cbc, "randomCbcSeed", fmt::format("{}", 1 + options.seed).c_str());
  Cbc_setParameter(cbc, "randomSeed", fmt::format("{}", 1 + options.seed).c_str());
  if (options.most_nodes != 0)
    Cbc_setParameter(cbc, "maxNodes", fmt::format("{}", options.most_nodes).c_str());
  if (options.find_one) Cbc_setParameter(cbc, "maxSolutions", "1");
  if (!options.cuts) Cbc_setParameter(cbc, "cuts", "off");
  if (options.is_exact) Cbc_setParameter(cbc, "preprocess", "off");
  if (!options.start.empty()) {
    std::vector<int> columns(options.start.size());
    std::vector<double> values(options.start.begin(), options.start.end());
    for (std::size_t j = 0; j < columns.size(); ++j) columns[j] = static_cast<int>(j);
    Cbc_setMIPStartI(cbc, static_cast<int>(columns.size()), columns.data(), values.data());
  }
  Cbc_solve(cbc);
  Header header;
  const double* values = Cbc_bestSolution(cbc);
  header.has_values = values != nullptr;
  if (Cbc_isProvenOptimal(cbc) && values) {
    header.status = Status::optimal;
  } else if (values) {
    header.status = Status::feasible;
  } else if (Cbc_isProvenInfeasible(cbc)) {
    header.status = Status::infeasible;
  }
  header.bound = Cbc_getBestPossibleObjValue(cbc);
  write_all(pipe_end, &header, sizeof header);
  if (values) write_all(pipe_end, values, sizeof(double) * model.cost.size());
}

// The whole life of the child process. Nothing thrown may leave it, such as by the end of its
// memory: the callers of the parent would go on in the child as well.
[[noreturn]] void work(const Model& model, const Options& options, int pipe_end) {
  try {
    solve_into(pipe_end, model, options);
    _exit(0);
  } catch (...) {
    _exit(1);
  }
}

double processor_seconds(const rusage& usage) {
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

struct Running::Child {
  const Model* model = nullptr;
  pid_t pid = -1;
  int pipe_end = -1;
  std::string received;
  double seconds = 0;

  ~Child() {
    if (pid > 0) {
      kill(pid, SIGKILL);
      reap();
    }
    if (pipe_end >= 0) close(pipe_end);
  }
  void reap() {
    rusage usage{};
    while (wait4(pid, nullptr, 0, &usage) < 0 && errno == EINTR) {
    }
    seconds = processor_seconds(usage);
    pid = -1;
  }
};

Running::Running(const Model& model, const Options& options) : child_(std::make_unique<Child>()) {
  promise(std::all_of(model.integer.begin(), model.integer.end(), [](auto i) { return i != 0; }),
          "all columns are integer");
  child_->model = &model;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return;
  const pid_t parent = getpid();
  child_->pid = fork();
  if (child_->pid == 0) {
    engines::tie_to(parent);
    close(ends[0]);
    work(model, options, ends[1]);
  }
  close(ends[1]);
  child_->pipe_end = ends[0];
}

Running::~Running() = default;
Running::Running(Running&&) noexcept = default;
Running& Running::operator=(Running&&) noexcept = default;

bool Running::ended(int milliseconds) {
  if (child_->pid < 0) return true;
  pollfd waiting{child_->pipe_end, POLLIN, 0};
  const int ready = poll(&waiting, 1, milliseconds);
  if (ready <= 0) return false;  // no outcome yet, or a signal interrupted the wait
  char buffer[1 << 16];
  const ssize_t size = read(child_->pipe_end, buffer, sizeof buffer);
  if (size > 0) {
    child_->received.append(buffer, static_cast<std::size_t>(size));
    return false;
  }
  if (size < 0 && errno == EINTR) return false;
  child_->reap();
  return true;
}

Outcome Running::take() {
  promise(child_->pid < 0, "the engine has ended");
  Outcome outcome;
  outcome.seconds = child_->seconds;
  const std::string& text = child_->received;
  Header header;
  if (text.size() < sizeof header) return outcome;
  std::memcpy(&header, text.data(), sizeof header);
  if (!header.has_values) {
    outcome.status = header.status;
    return outcome;
  }
  const Model& model = *child_->model;
  std::vector<double> values(model.cost.size());
  if (text.size() != sizeof header + sizeof(double) * values.size()) return outcome;
  std::memcpy(values.data(), text.data() + sizeof header, sizeof(double) * values.size());
  outcome.values = rounded(model, values);
  if (!satisfies(model, outcome.values)) {
    outcome.values.clear();
    return outcome;
  }
  outcome.status = header.status;
  outcome.bound = header.bound;
  return outcome;
}

Outcome solve(const Model& model, const Options& options, const Limits& limits) {
  Options bounded = options;
  if (bounded.memory_bytes == 0) bounded.memory_bytes = limits.memory_bytes;
  if (limits.deadline) {
    const double left = std::chrono::duration<double>(*limits.deadline - Clock::now()).count();
    bounded.seconds = std::clamp(left, 0.1, options.seconds);
  }
  Running running(model, bounded);
  while (!running.ended(50)) {
    if (limits.reached()) return {};
  }
  return running.take();
}

}  // namespace hardboard::mip
