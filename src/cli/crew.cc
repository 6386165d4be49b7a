#include "cli/crew.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "base/contract.h"
#include "cli/session.h"
#include "engines/tied.h"

namespace hardboard::cli {
namespace {

using Clock = std::chrono::steady_clock;

// A result on its way through a pipe: this head, then the text.
struct ResultHead {
  std::uint64_t size = 0;
  char mark = 0;
};

// A share should take so long, and have at most so many tasks: forking takes a thousandth of a
// second.
constexpr double share_seconds = 0.1, most_tasks = 4096;
// Results that wait for their turn may take so much memory; then their children wait as well.
constexpr std::size_t most_waiting = std::size_t{64} << 20;
// Where the system gives no more children, the crew shrinks by so many, since the parent opens
// files as well.
constexpr std::size_t left_open = 4;
// Shares whose children are done, but not their turn.
constexpr std::size_t most_done = 64;

// False if nobody reads any more.
bool write_all(int pipe, const char* bytes, std::size_t size) {
  while (size > 0) {
    const ssize_t written = ::write(pipe, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    bytes += written;
    size -= static_cast<std::size_t>(written);
  }
  return true;
}

std::string reason_of(int status, bool was_silent) {
  if (was_silent) return "did not end in time";
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    return fmt::format("was ended by signal {} ({})", signal, ::strsignal(signal));
  }
  return fmt::format("ended with exit code {}", WEXITSTATUS(status));
}

// Does the tasks from `first` on, and writes their results.
void work_on(const Share& share, std::size_t first, int pipe) {
  for (std::size_t task = first; task < share.tasks && !interrupted(); ++task) {
    const TaskResult result = share.work(task);
    ResultHead head;
    head.size = result.text.size();
    head.mark = result.mark;
    std::array<char, sizeof head> bytes{};
    std::memcpy(bytes.data(), &head, sizeof head);
    if (!write_all(pipe, bytes.data(), bytes.size()) ||
        !write_all(pipe, result.text.data(), result.text.size()))
      ::_exit(1);
  }
}

}  // namespace

struct Crew::Child {
  Share share;
  std::size_t given = 0;  // tasks whose results have come
  pid_t process = 0;      // 0: none works
  int pipe = -1;
  std::string bytes;                // read, and no whole result yet
  std::vector<TaskResult> waiting;  // results that are not yet received
  std::size_t waiting_bytes = 0;    // of their texts
  Clock::time_point began = Clock::now(), heard = began;
  bool was_silent = false;

  bool is_done() const { return given == share.tasks; }
  void add(TaskResult result) {
    promise(!is_done(), "a child gives one result for each task");
    ++given;
    waiting_bytes += result.text.size();
    waiting.push_back(std::move(result));
  }
};

Crew::Crew(unsigned workers, std::optional<std::chrono::duration<double>> patience, Receive receive)
    : workers_(workers), patience_(patience), receive_(std::move(receive)) {
  promise(workers > 0, "somebody works");
}

Crew::~Crew() {
  for (const auto& child : children_) {
    if (child->process == 0) continue;
    ::kill(child->process, SIGKILL);
    ::waitpid(child->process, nullptr, 0);
    ::close(child->pipe);
  }
}

std::size_t Crew::working() const {
  return static_cast<std::size_t>(std::count_if(
      children_.begin(), children_.end(), [](const auto& child) { return child->process != 0; }));
}

void Crew::take(Share share) {
  auto child = std::make_unique<Child>();
  child->share = std::move(share);
  for (;;) {
    while (working() >= workers_ || children_.size() >= most_done) receive_some();
    const std::error_code error = start(*child);
    if (!error) break;
    if (working() == 0) throw std::system_error(error, "a child process");
    workers_ = static_cast<unsigned>(std::max<std::size_t>(working(), left_open + 1) - left_open);
  }
  children_.push_back(std::move(child));
}

void Crew::finish() {
  while (!children_.empty()) receive_some();
}

void Crew::pass_on_interrupt() {
  if (!interrupted() || std::exchange(is_interrupted_, true)) return;
  for (const auto& child : children_)
    if (child->process != 0) ::kill(child->process, SIGINT);
}

// A child begins with the first task whose result is missing, in a process group of its own: what a
// terminal sends with Ctrl-C reaches the parent alone, which passes it on. Nothing thrown may leave
// the child: its copy of the crew would end the other children.
std::error_code Crew::start(Child& child) {
  if (child.is_done()) return {};
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) return {errno, std::generic_category()};
  const pid_t parent = ::getpid();
  const pid_t process = ::fork();
  if (process < 0) {
    const std::error_code error(errno, std::generic_category());
    for (const int end : ends) ::close(end);
    return error;
  }
  if (process == 0) {
    for (const auto& other : children_)
      if (other->process != 0) ::close(other->pipe);
    ::setpgid(0, 0);
    engines::tie_to(parent);
    ::close(ends[0]);
    try {
      work_on(child.share, child.given, ends[1]);
      ::_exit(0);
    } catch (...) {
      ::_exit(1);
    }
  }
  ::close(ends[1]);
  child.process = process;
  child.pipe = ends[0];
  child.heard = Clock::now();
  return {};
}

// Waits until a child has something to say, or a tenth of a second.
void Crew::receive_some() {
  pass_on_interrupt();
  std::vector<pollfd> polled;
  std::vector<Child*> of;
  std::size_t waiting = 0;
  for (const auto& child : children_) waiting += child->waiting_bytes + child->bytes.size();
  for (const auto& child : children_) {
    if (child->process == 0) continue;
    // The first child's results are received at once, so reading from it frees memory.
    if (waiting > most_waiting && child != children_.front()) {
      child->heard = Clock::now();
      continue;
    }
    polled.push_back({child->pipe, POLLIN, 0});
    of.push_back(child.get());
  }
  ::poll(polled.data(), polled.size(), 100);
  for (std::size_t i = 0; i < polled.size(); ++i) {
    if (polled[i].revents != 0) {
      read_from(*of[i]);
    } else if (patience_ && Clock::now() - of[i]->heard > *patience_) {
      of[i]->was_silent = true;
      ::kill(of[i]->process, SIGKILL);
    }
  }
  deliver();
}

void Crew::read_from(Child& child) {
  std::array<char, std::size_t{1} << 16> buffer{};
  const ssize_t size = ::read(child.pipe, buffer.data(), buffer.size());
  if (size < 0 && errno == EINTR) return;
  if (size <= 0) return bury(child);
  child.heard = Clock::now();
  child.bytes.append(buffer.data(), static_cast<std::size_t>(size));
  std::size_t at = 0;
  ResultHead head;
  while (child.bytes.size() - at >= sizeof head) {
    std::memcpy(&head, child.bytes.data() + at, sizeof head);
    if (child.bytes.size() - at - sizeof head < head.size) break;
    child.add({head.mark, child.bytes.substr(at + sizeof head, head.size)});
    at += sizeof head + head.size;
  }
  child.bytes.erase(0, at);
}

// The child has ended. If tasks are left, the first of them is lost, and another child does the
// others.
void Crew::bury(Child& child) {
  int status = 0;
  while (::waitpid(child.process, &status, 0) < 0 && errno == EINTR) continue;
  ::close(child.pipe);
  child.process = 0;
  child.bytes.clear();
  if (child.is_done()) {
    const std::chrono::duration<double> time = Clock::now() - child.began;
    const double each = time.count() / static_cast<double>(child.share.tasks);
    advised_ = static_cast<std::size_t>(std::clamp(share_seconds / each, 1.0, most_tasks));
    return;
  }
  // Ctrl-C may have ended it, and may have come since this process looked last: then no task is
  // lost.
  pass_on_interrupt();
  if (is_interrupted_) return;
  child.add(child.share.lost(child.given, reason_of(status, child.was_silent)));
  child.was_silent = false;
  if (const std::error_code error = start(child)) throw std::system_error(error, "a child process");
}

void Crew::deliver() {
  while (!children_.empty()) {
    Child& first = *children_.front();
    if (!is_cut_off_)
      for (const TaskResult& result : first.waiting) receive_(result);
    first.waiting.clear();
    first.waiting_bytes = 0;
    if (first.process != 0) return;
    is_cut_off_ = is_cut_off_ || !first.is_done();
    children_.pop_front();
  }
}

}  // namespace hardboard::cli
