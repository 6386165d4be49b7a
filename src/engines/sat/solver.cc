#include "engines/sat/solver.h"

#include <atomic>
#include <cadical.hpp>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "base/contract.h"
#include "base/watch.h"

namespace hardboard::sat {
namespace {

// With more clauses or variables CaDiCaL works in its own thread: CaDiCaL asks its terminator
// between its techniques and in the loops of some of them, but a garbage collection of 25 million
// clauses asks nothing for seconds.
constexpr std::size_t many = 500'000;

// How long a caller waits for limits to take effect, and how often it looks at them.
constexpr auto patience = std::chrono::milliseconds(50), nap = std::chrono::milliseconds(20);

class LimitsTerminator : public CaDiCaL::Terminator {
public:
  LimitsTerminator(const Limits& limits, const std::string& progress)
      : limits_(limits), progress_(progress) {}
  bool terminate() override {
    if (limits_.progress && !progress_.empty()) limits_.progress(progress_);
    return limits_.reached();
  }

private:
  const Limits& limits_;
  const std::string& progress_;
};

class FlagTerminator : public CaDiCaL::Terminator {
public:
  explicit FlagTerminator(const std::atomic<bool>& flag) : flag_(flag) {}
  bool terminate() override { return flag_.load(std::memory_order_relaxed); }

private:
  const std::atomic<bool>& flag_;
};

// CaDiCaL offers each clause that it learns from a conflict, and tells no other count of conflicts.
class ConflictCounter : public CaDiCaL::Learner {
public:
  bool learning(int) override {
    ++count_;
    return false;  // no need to see the literals
  }
  void learn(int) override {}
  std::uint64_t count() const { return count_; }

private:
  std::uint64_t count_ = 0;
};

Verdict verdict_of(int status) {
  if (status == 10) return Verdict::solvable;
  return status == 20 ? Verdict::unsolvable : Verdict::unknown;
}

}  // namespace

struct Solver::Engine {
  explicit Engine(OwnedFile file) : trace(std::move(file)) {}
  OwnedFile trace;            // must outlive CaDiCaL, which writes to it
  ConflictCounter conflicts;  // must outlive CaDiCaL, which calls it
  CaDiCaL::Solver cadical;

  int solve(CaDiCaL::Terminator& terminator) {
    cadical.connect_terminator(&terminator);
    const int status = cadical.solve();
    cadical.disconnect_terminator();
    return status;
  }
};

// A call of CaDiCaL in its own thread, shared by that thread and the caller.
struct Solver::Call {
  explicit Call(std::shared_ptr<Engine> of) : engine(std::move(of)) {}
  std::shared_ptr<Engine> engine;
  std::atomic<bool> stop = false;
  std::mutex mutex;
  std::condition_variable has_ended;
  bool ended = false;
  int result = 0;
  std::exception_ptr failure;
};

Solver::Solver() : Solver(OwnedFile()) {}

Solver::Solver(OwnedFile trace) : engine_(std::make_shared<Engine>(std::move(trace))) {
  // `quiet` before the trace: otherwise CaDiCaL would write a message about the trace to standard
  // output.
  engine_->cadical.set("quiet", 1);
  engine_->cadical.connect_learner(&engine_->conflicts);
  if (engine_->trace == nullptr) return;
  engine_->cadical.set("binary", 0);
  engine_->cadical.trace_proof(engine_->trace.get(), "trace");
}

Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::expect_models() {
  engine_->cadical.configure("sat");
}

bool Solver::reserve(std::uint32_t variables, const Limits& limits, const std::string& progress) {
  const auto work = [variables](Call& call) {
    call.engine->cadical.reserve(static_cast<int>(variables));
    return 0;
  };
  if (variables >= many) return work_apart(work, limits, progress).has_value();
  engine_->cadical.reserve(static_cast<int>(variables));
  return true;
}

void Solver::add(std::span<const Literal> clause) {
  for (const Literal literal : clause) engine_->cadical.add(literal);
  engine_->cadical.add(0);
  ++clauses_;
}

void Solver::prefer(Literal literal) {
  engine_->cadical.phase(literal);
}

std::uint64_t Solver::conflicts() const {
  return engine_->conflicts.count();
}

void Solver::limit_conflicts(std::uint32_t conflicts) {
  engine_->cadical.limit("conflicts", static_cast<int>(conflicts));
}

Verdict Solver::solve(const Limits& limits, std::span<const Literal> assumptions,
                      const std::string& progress) {
  promise(engine_ != nullptr, "an abandoned solver is not asked again");
  Watch watch(limits, progress);
  for (const Literal literal : assumptions) {
    engine_->cadical.assume(literal);
    if (watch.reached()) return Verdict::unknown;
  }
  if (clauses_ >= many) {
    const auto work = [](Call& call) {
      FlagTerminator terminator(call.stop);
      return call.engine->solve(terminator);
    };
    return verdict_of(work_apart(work, limits, progress).value_or(0));
  }
  LimitsTerminator terminator(limits, progress);
  return verdict_of(engine_->solve(terminator));
}

// The result of the work; nothing if the limits were reached, and then the engine may be gone.
std::optional<int> Solver::work_apart(const std::function<int(Call&)>& work, const Limits& limits,
                                      const std::string& progress) {
  const auto call = std::make_shared<Call>(engine_);
  std::thread worker([call, work] {
    int result = 0;
    std::exception_ptr failure;
    try {
      result = work(*call);
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(call->mutex);
    call->result = result;
    call->failure = failure;
    call->ended = true;
    call->has_ended.notify_one();
  });
  bool ended = false;
  {
    std::unique_lock lock(call->mutex);
    const auto has_ended = [&] { return call->ended; };
    while (!call->has_ended.wait_for(lock, nap, has_ended) && !limits.reached())
      if (limits.progress && !progress.empty()) limits.progress(progress);
    call->stop = true;
    ended = call->has_ended.wait_for(lock, patience, has_ended);
  }
  if (!ended) {
    // Nobody waits for the thread any more: the thread ends by itself and then frees the engine.
    engine_.reset();
    worker.detach();
    return std::nullopt;
  }
  worker.join();
  if (call->failure) std::rethrow_exception(call->failure);
  return call->result;
}

bool Solver::failed(Literal assumption) const {
  return engine_->cadical.failed(assumption);
}

bool Solver::value(Literal literal) const {
  return engine_->cadical.val(literal) > 0;
}

bool Solver::flush_trace() {
  engine_->cadical.flush_proof_trace();
  return std::fflush(engine_->trace.get()) == 0 && std::ferror(engine_->trace.get()) == 0;
}

void Solver::abandon() {
  if (engine_ != nullptr && clauses_ >= many)
    std::thread([engine = std::move(engine_)] {}).detach();
  engine_.reset();
}

}  // namespace hardboard::sat
