#include "engines/sat/solver.h"

#include <cadical.hpp>
#include <cassert>

namespace hardboard::sat {
namespace {

class LimitsTerminator : public CaDiCaL::Terminator {
public:
  explicit LimitsTerminator(const Limits& limits) : limits_(limits) {}
  bool terminate() override { return limits_.reached(); }

private:
  const Limits& limits_;
};

}  // namespace

struct Solver::Engine {
  CaDiCaL::Solver cadical;
};

Solver::Solver() : engine_(std::make_unique<Engine>()) {
  engine_->cadical.set("quiet", 1);
}

Solver::Solver(std::FILE* trace) : Solver() {
  // `quiet` first: a solver that talks writes about its trace to standard output.
  engine_->cadical.set("binary", 0);
  engine_->cadical.trace_proof(trace, "trace");
}

Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

void Solver::add(std::span<const Literal> clause) {
  for (const Literal literal : clause) engine_->cadical.add(literal);
  engine_->cadical.add(0);
}

void Solver::prefer(Literal literal) {
  engine_->cadical.phase(literal);
}

Verdict Solver::solve(const Limits& limits, std::span<const Literal> assumptions) {
  for (const Literal literal : assumptions) engine_->cadical.assume(literal);
  LimitsTerminator terminator(limits);
  engine_->cadical.connect_terminator(&terminator);
  const int status = engine_->cadical.solve();
  engine_->cadical.disconnect_terminator();
  if (status == 10) return Verdict::solvable;
  return status == 20 ? Verdict::unsolvable : Verdict::unknown;
}

bool Solver::failed(Literal assumption) const {
  return engine_->cadical.failed(assumption);
}

bool Solver::value(Literal literal) const {
  assert(engine_->cadical.status() == 10);
  return engine_->cadical.val(literal) > 0;
}

}  // namespace hardboard::sat
