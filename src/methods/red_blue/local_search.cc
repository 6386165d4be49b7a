#include "methods/red_blue/local_search.h"

#include <algorithm>
#include <limits>
#include <optional>

#include "base/random.h"
#include "base/watch.h"
#include "problems/red_blue/dominators.h"

namespace hardboard::red_blue {
namespace {

// Reds and blues count from 0 here.
class Search {
public:
  Search(const Puzzle& puzzle, const std::vector<std::uint32_t>& reds)
      : blues_(dominated(puzzle)),
        reds_(dominators(puzzle)),
        is_chosen_(puzzle.reds, false),
        score_(puzzle.reds, 0),
        changed_(puzzle.reds, 0),
        may_come_(puzzle.reds, true),
        weight_(puzzle.blues, 1),
        chosen_beside_(puzzle.blues, 0),
        place_in_open_(puzzle.blues, none) {
    for (std::uint32_t blue = 0; blue < puzzle.blues; ++blue) open(blue);
    for (std::uint32_t red = 0; red < puzzle.reds; ++red) score_[red] = blues_.degree(red);
    for (const std::uint32_t red : reds) add(red - 1);
  }

  bool dominates() const { return open_.empty(); }
  std::size_t count() const { return chosen_.size(); }
  const std::vector<std::uint32_t>& chosen() const { return chosen_; }

  // Takes the chosen red away without which the least weight of blues is open; of several the one
  // that was chosen first.
  void shrink() {
    newest_ = none;
    remove_cheapest();
  }

  void exchange(std::uint64_t step, Random& random) {
    now_ = step;
    remove_cheapest();
    const std::uint32_t blue = open_[random.below(open_.size())];
    std::optional<std::uint32_t> best;
    for (const std::uint32_t red : reds_.row(blue)) {
      const bool is_freer = best && may_come_[red] && !may_come_[*best];
      const bool is_as_free = best && may_come_[red] == may_come_[*best];
      if (!best || is_freer || (is_as_free && is_better(red, *best, score_[red] > score_[*best])))
        best = red;
    }
    add(*best);
    newest_ = *best;
    for (const std::uint32_t heavier : open_) {
      ++weight_[heavier];
      for (const std::uint32_t red : reds_.row(heavier)) ++score_[red];
    }
  }

private:
  void remove_cheapest() {
    std::optional<std::uint32_t> best;
    for (const std::uint32_t red : chosen_)
      if (red != newest_ && (!best || is_better(red, *best, score_[red] < score_[*best])))
        best = red;
    if (best) remove(*best);
  }

  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  bool is_better(std::uint32_t red, std::uint32_t than, bool has_better_score) const {
    return score_[red] == score_[than] ? changed_[red] < changed_[than] : has_better_score;
  }
  void open(std::uint32_t blue) {
    place_in_open_[blue] = static_cast<std::uint32_t>(open_.size());
    open_.push_back(blue);
  }
  void close(std::uint32_t blue) {
    const std::uint32_t last = open_.back();
    open_[place_in_open_[blue]] = last;
    place_in_open_[last] = place_in_open_[blue];
    open_.pop_back();
    place_in_open_[blue] = none;
  }

  // The score of a chosen red is the weight of the blues that it alone dominates; that of another
  // red the weight of the open blues beside it.
  void add(std::uint32_t red) {
    is_chosen_[red] = true;
    chosen_.push_back(red);
    changed_[red] = now_;
    for (const std::uint32_t blue : blues_.row(red)) {
      const std::uint32_t before = chosen_beside_[blue]++;
      free_beside(blue, red);
      if (before == 0) {
        close(blue);
        for (const std::uint32_t other : reds_.row(blue))
          if (other != red) score_[other] -= weight_[blue];
      } else if (before == 1) {
        score_[only_beside(blue, red)] -= weight_[blue];
      }
    }
  }
  void remove(std::uint32_t red) {
    is_chosen_[red] = false;
    std::erase(chosen_, red);
    changed_[red] = now_;
    may_come_[red] = false;
    for (const std::uint32_t blue : blues_.row(red)) {
      const std::uint32_t after = --chosen_beside_[blue];
      free_beside(blue, red);
      if (after == 0) {
        open(blue);
        for (const std::uint32_t other : reds_.row(blue))
          if (other != red) score_[other] += weight_[blue];
      } else if (after == 1) {
        score_[only_beside(blue, red)] += weight_[blue];
      }
    }
  }
  void free_beside(std::uint32_t blue, std::uint32_t red) {
    for (const std::uint32_t other : reds_.row(blue))
      if (other != red) may_come_[other] = true;
  }
  // The chosen red beside a blue that has one beside `red`.
  std::uint32_t only_beside(std::uint32_t blue, std::uint32_t red) const {
    for (const std::uint32_t other : reds_.row(blue))
      if (other != red && is_chosen_[other]) return other;
    return red;
  }

  const graphs::Rows blues_, reds_;  // of each red, of each blue
  std::vector<bool> is_chosen_;
  std::vector<std::uint32_t> chosen_;
  std::vector<std::int64_t> score_;
  std::vector<std::uint64_t> changed_;  // the step of the last change
  std::vector<bool> may_come_;          // has something changed beside the red since it went?
  std::vector<std::int64_t> weight_;
  std::vector<std::uint32_t> chosen_beside_;
  std::vector<std::uint32_t> open_, place_in_open_;
  std::uint32_t newest_ = none;
  std::uint64_t now_ = 0;
};

}  // namespace

std::vector<std::uint32_t> fewer_reds(const Puzzle& puzzle, std::vector<std::uint32_t> reds,
                                      std::uint64_t enough, std::uint64_t patience,
                                      const Limits& limits) {
  Search search(puzzle, reds);
  Random random(1);
  Watch watch(limits, "local search");
  std::vector<std::uint32_t> best = search.chosen();
  std::uint64_t end = patience;
  for (std::uint64_t step = 1; step <= end && !watch.was_reached(); ++step) {
    while (search.dominates()) {
      best = search.chosen();
      end = step + patience;
      if (best.size() <= enough || watch.reached(2 * search.count())) break;
      search.shrink();
    }
    if (search.dominates() || search.count() == 0 || watch.reached(search.count())) break;
    search.exchange(step, random);
  }
  for (std::uint32_t& red : best) ++red;
  std::sort(best.begin(), best.end());
  return best;
}

}  // namespace hardboard::red_blue
