// Memory that many clients share: bodies and replies on their way take leases of it.
#pragma once

#include <atomic>
#include <cstddef>
#include <utility>

namespace hardboard::server {

class Budget {
public:
  explicit Budget(std::size_t most) : most_(most) {}

  // Bytes that are given back when the lease ends. The budget must outlive its leases.
  class Lease {
  public:
    explicit Lease(Budget& budget) : budget_(&budget) {}
    Lease(Lease&& other) noexcept
        : budget_(other.budget_), bytes_(std::exchange(other.bytes_, 0)) {}
    Lease& operator=(Lease&& other) noexcept {
      std::swap(budget_, other.budget_);
      std::swap(bytes_, other.bytes_);
      return *this;
    }
    ~Lease() { budget_->used_ -= bytes_; }

    // Takes so many more bytes; false, and takes nothing, if there are not so many.
    bool grow(std::size_t bytes) {
      if (budget_->used_.fetch_add(bytes) + bytes > budget_->most_) {
        budget_->used_ -= bytes;
        return false;
      }
      bytes_ += bytes;
      return true;
    }

  private:
    Budget* budget_;
    std::size_t bytes_ = 0;
  };

private:
  const std::size_t most_;
  std::atomic<std::size_t> used_ = 0;
};

}  // namespace hardboard::server
