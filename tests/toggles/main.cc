// Every way to fill or empty one square of every gadget: the tables that the library's methods find
// against those of methods that share nothing with them but the rules.
//   verify_toggles [SECONDS [GADGET...]]
// Two threads take the squares of a gadget in a random order until the seconds for this gadget (60)
// are over, so that what is left out of the largest gadgets is left out by chance. `make nightly`
// runs it.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "gadgets/found.h"
#include "gadgets/library.h"
#include "oracle/gadget_second.h"
#include "support/gadgets.h"

namespace hardboard {
namespace {

using gadgets::Gadget;
using gadgets::Layout;
using gadgets::Outcome;

struct Count {
  std::size_t squares = 0, taken = 0, rows = 0, undecided = 0, differ = 0;
};

class Comparison {
public:
  explicit Comparison(const Gadget& gadget) : gadget_(gadget) {
    for (std::uint64_t i = 0; i < gadget.drawing.squares(); ++i)
      if (may_toggle(gadget, gadget.drawing.square(i)))
        squares_.push_back(gadget.drawing.square(i));
    std::shuffle(squares_.begin(), squares_.end(), std::mt19937(1));
  }

  Count run(double seconds) {
    const auto deadline = Clock::now() + std::chrono::duration<double>(seconds);
    const auto work = [&] {
      for (std::size_t i = next_++; i < squares_.size() && Clock::now() < deadline; i = next_++)
        compare(squares_[i]);
    };
    std::thread other(work);
    work();
    other.join();
    count_.squares = squares_.size();
    return count_;
  }

private:
  void compare(Square square) {
    const Gadget damaged = toggled(gadget_, square);
    Count own;
    for (const gadgets::Row& row : damaged.table) {
      const Layout layout = layout_of(damaged, row.inputs);
      const auto expected = oracle::second_outcomes(layout);
      if (!expected) {
        ++own.undecided;
        continue;
      }
      ++own.rows;
      std::vector<Outcome> outcomes;
      const gadgets::Found found = outcomes_of(layout, {});
      for (const gadgets::FoundOutcome& one : found.value()) outcomes.push_back(one.outcome);
      if (outcomes == *expected) continue;
      ++own.differ;
      fmt::print("{} with {} toggled, inputs {}: found {}, second method {}\n", gadget_.name,
                 name(square), in_words(damaged, row.inputs), in_words(damaged, outcomes),
                 in_words(damaged, *expected));
    }
    const std::lock_guard lock(mutex_);
    ++count_.taken;
    count_.rows += own.rows;
    count_.undecided += own.undecided;
    count_.differ += own.differ;
  }

  const Gadget& gadget_;
  std::vector<Square> squares_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  Count count_;
};

int run(double seconds, const std::vector<std::string>& names) {
  Count all;
  for (const gadgets::LibraryFile& file : gadgets::library_files()) {
    const Gadget gadget = gadgets::read_library(file);
    if (!names.empty() && std::find(names.begin(), names.end(), gadget.name) == names.end())
      continue;
    const Count count = Comparison(gadget).run(seconds);
    if (count.taken < count.squares || count.undecided > 0)
      fmt::print("{}: {} of {} squares, {} rows compared, {} too large for plain search\n",
                 gadget.name, count.taken, count.squares, count.rows, count.undecided);
    std::fflush(stdout);
    all.squares += count.squares;
    all.taken += count.taken;
    all.rows += count.rows;
    all.undecided += count.undecided;
    all.differ += count.differ;
  }
  fmt::print("{} of {} squares, {} rows compared, {} too large for plain search, {} differ\n",
             all.taken, all.squares, all.rows, all.undecided, all.differ);
  return all.differ == 0 && all.rows > 0 ? 0 : 1;
}

}  // namespace
}  // namespace hardboard

int main(int count, char** words) {
  const double seconds = count > 1 ? std::atof(words[1]) : 60;
  return hardboard::run(seconds, {words + std::min(count, 2), words + count});
}
