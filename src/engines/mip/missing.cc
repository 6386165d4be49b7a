// Replaces lp.cc and mip.cc in a build without Clp and CBC: every solve ends as `unknown`.
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"

namespace hardboard::mip {

bool available() {
  return false;
}

bool can_begin(std::size_t, const Limits&) {
  return false;
}

struct Relaxation::Engine {
  std::size_t columns = 0, rows = 0;
};

Relaxation::Relaxation(const Model& model, Scaling)
    : engine_(std::make_unique<Engine>(Engine{model.cost.size(), model.row_lower.size()})) {}
Relaxation::~Relaxation() = default;
Relaxation::Relaxation(Relaxation&&) noexcept = default;
Relaxation& Relaxation::operator=(Relaxation&&) noexcept = default;
void Relaxation::set_bounds(int, double, double) {}
void Relaxation::set_cost(int, double) {}
LpStatus Relaxation::solve(const Limits&, double) {
  return LpStatus::unknown;
}
double Relaxation::objective() const {
  return 0;
}
std::span<const double> Relaxation::values() const {
  return {};
}
std::span<const double> Relaxation::duals() const {
  return {};
}
std::vector<double> Relaxation::ray() const {
  return {};
}
std::vector<unsigned char> Relaxation::basis() const {
  return {};
}
void Relaxation::set_basis(std::span<const unsigned char>) {}

struct Running::Child {};
Running::Running(const Model&, const Options&) {}
Running::~Running() = default;
Running::Running(Running&&) noexcept = default;
Running& Running::operator=(Running&&) noexcept = default;
bool Running::ended(int) {
  return true;
}
Outcome Running::take() {
  return {};
}
Outcome solve(const Model&, const Options&, const Limits&) {
  return {};
}

}  // namespace hardboard::mip
