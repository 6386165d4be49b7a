// A state counts the pegs of each hole: 1 for a peg of the start that no jump has taken, below 0
// for pegs that jumps take and nothing has brought yet. The next jump brings one of them to the
// hole nearest to the goal that asks for one. Since (R) of docs/armies.md does not ask for an
// order, a state in which no hole asks for pegs is a solution.
#include "methods/peg_solitaire/ball_beam.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <utility>

#include "base/contract.h"
#include "base/random.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t most_jumps = 400;

// A beam that leads to play asks for less and less golden weight: of 21 plays of up to 214 jumps
// none went seven jumps without a state that asks for 5 % less than all before. Beams that get
// stuck move pegs about until the last jump.
constexpr std::uint32_t most_idle_jumps = 12;
constexpr float progress = 0.95F;

// The pegs of a hole. Jumps that would ask a hole for more than 127 are not made.
using Count = std::int8_t;
constexpr Count least_count = -127;

// The jumps that end at a hole, as the places of the two holes from which they take pegs.
struct Source {
  std::uint32_t from, over, column;
};

struct State {
  std::uint64_t key = 0;    // of the pegs of all holes
  std::uint32_t first = 0;  // the innermost place that asks for a peg
  std::uint32_t made = 0;   // the last jump of the state, in the list of jumps made
  BeamOrder::Sums asked{},
      free{};  // golden weight of what is asked for, and of the pegs from `first` on
};

// A state and one more jump.
struct Child {
  std::uint64_t key = 0;  // of the pegs after the jump
  float scarcity = 0;
  std::uint32_t parent = 0;
  Source source;
};

// A jump of a state, and the jump before.
struct Made {
  std::uint32_t column, before;
};

// The keys of one generation, by open addressing.
class Keys {
public:
  // Forgets all keys and makes room for `most`.
  void begin(std::size_t most) { slots_.assign(std::bit_ceil(2 * most + 1), 0); }

  // Is the key new? The key 0 always counts as new: two states of one key are merely searched
  // twice.
  bool add(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = key & mask;
    for (; slots_[at] != 0; at = (at + 1) & mask)
      if (slots_[at] == key) return false;
    slots_[at] = key;
    return true;
  }

private:
  std::vector<std::uint64_t> slots_;
};

class Beam {
public:
  Beam(const Surroundings& around, std::uint32_t radius, std::uint32_t width, std::uint64_t seed,
       const Limits& limits)
      : around_(around),
        ball_(around, radius),
        width_(width),
        order_(around, seed),
        limits_(limits),
        places_(ball_.holes.size()) {
    const std::vector<std::uint32_t> rows = inner_first(around, ball_);
    std::vector<std::uint32_t> place(around.steps.size(), no_hole);
    Random random(seed);
    for (std::uint32_t i = 0; i < places_; ++i) {
      const std::uint32_t hole = ball_.holes[rows[i]];
      place[hole] = i;
      constexpr double most_raise = 0.1;
      const double share = seed < beam_ways ? 0 : static_cast<double>(random.below(1000)) / 1000;
      shares_.push_back(order_.shares_of(hole, 1 + most_raise * share));
      keys_.push_back(random.next());
      first_pegs_.push_back(around.puzzle.pegs[hole] != 0 ? 1 : 0);
    }
    sources_.resize(places_);
    for (std::uint32_t column = 0; column < ball_.jumps.size(); ++column) {
      if (ball_.crosses[column] != 0) continue;
      const HoleJump& jump = around.jumps[ball_.jumps[column]];
      sources_[place[jump.to]].push_back({place[jump.from], place[jump.over], column});
    }
  }

  BallSearch run() {
    fit(limits_.memory_bytes);
    pegs_.resize(width_ * places_);
    next_pegs_.resize(width_ * places_);
    State start;
    std::copy(first_pegs_.begin(), first_pegs_.end(), pegs_.begin());
    pegs_[0] = -1;  // the goal
    for (std::uint32_t i = 1; i < places_; ++i)
      if (pegs_[i] > 0) add(start.free, i, 1);
    start.made = no_jump;
    states_.push_back(start);
    for (std::uint32_t jumps = 0; jumps < most_jumps && !states_.empty(); ++jumps) {
      children_.clear();
      for (std::uint32_t parent = 0; parent < states_.size(); ++parent) {
        if (parent % 256 == 0 && limits_.reached()) return std::move(found_);
        const Count* pegs = pegs_.data() + parent * places_;
        for (const Source& source : sources_[states_[parent].first]) {
          if (std::min(pegs[source.from], pegs[source.over]) == least_count) continue;
          const State state = after(parent, source);
          children_.push_back(
              {state.key, order_.scarcity_of(state.asked, state.free), parent, source});
          if (state.first == places_) return solution(children_.back());
        }
      }
      select();
      advance();
      found_.nodes = jumps + 1;
      if (is_stuck(jumps)) break;
    }
    return std::move(found_);
  }

private:
  static constexpr std::uint32_t no_jump = ~std::uint32_t{0};

  // Narrows the beam to what the memory holds: two generations of states, and the jumps made.
  void fit(std::uint64_t bytes) {
    const std::uint64_t of_state = 2 * (places_ * sizeof(Count) + sizeof(State)) +
                                   4 * sizeof(Child) + 16 * sizeof(std::uint64_t) +
                                   most_jumps * sizeof(Made);
    width_ = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(bytes / of_state, 1, width_));
  }

  void add(BeamOrder::Sums& sums, std::uint32_t place, float factor) const {
    BeamOrder::add(sums, shares_[place], factor);
  }

  State after(std::uint32_t parent, const Source& source) {
    State state = states_[parent];
    Count* pegs = pegs_.data() + parent * places_;
    const std::uint32_t to = state.first;
    add(state.asked, to, -1);
    ++pegs[to];
    for (const std::uint32_t place : {source.from, source.over}) {
      if (pegs[place]-- <= 0) {
        add(state.asked, place, 1);
      } else if (place > to) {
        add(state.free, place, -1);
      }
    }
    state.key += keys_[to] - keys_[source.from] - keys_[source.over];
    const auto asks = [&](std::uint32_t place) { return pegs[place] < 0; };
    // Outward or inward to the innermost place that asks; the pegs passed are lost or won.
    std::uint32_t first = to;
    for (const std::uint32_t place : {source.from, source.over})
      if (asks(place)) first = std::min(first, place);
    for (std::uint32_t place = first; place < to; ++place)
      if (pegs[place] > 0) add(state.free, place, 1);
    for (; first < places_ && !asks(first); ++first)
      if (pegs[first] > 0) add(state.free, first, -1);
    state.first = first;
    --pegs[to];
    ++pegs[source.from];
    ++pegs[source.over];
    return state;
  }

  // Leaves the best children, each once.
  void select() {
    const auto key = [](const Child& a) { return a.key; };
    seen_.begin(children_.size());
    children_.erase(std::remove_if(children_.begin(), children_.end(),
                                   [&](const Child& child) { return !seen_.add(child.key); }),
                    children_.end());
    if (children_.size() <= width_) return;
    std::nth_element(children_.begin(), children_.begin() + width_, children_.end(),
                     [&](const Child& a, const Child& b) {
                       return std::pair(a.scarcity, key(a)) < std::pair(b.scarcity, key(b));
                     });
    children_.resize(width_);
  }

  void advance() {
    next_states_.clear();
    for (std::size_t i = 0; i < children_.size(); ++i) {
      const Child& child = children_[i];
      next_states_.push_back(after(child.parent, child.source));
      Count* to = next_pegs_.data() + i * places_;
      std::copy_n(pegs_.data() + child.parent * places_, places_, to);
      ++to[states_[child.parent].first];
      --to[child.source.from];
      --to[child.source.over];
      made_.push_back({child.source.column, states_[child.parent].made});
      next_states_.back().made = static_cast<std::uint32_t>(made_.size() - 1);
    }
    std::swap(pegs_, next_pegs_);
    std::swap(states_, next_states_);
  }

  // Did no state after so many jumps, or few before, ask for less than all before?
  bool is_stuck(std::uint32_t jumps) {
    float least = least_asked_;
    for (const State& state : states_)
      least = std::min(least, std::accumulate(state.asked.begin(), state.asked.end(), 0.0F));
    if (least < progress * least_asked_) {
      least_asked_ = least;
      last_progress_ = jumps;
    }
    return jumps - last_progress_ >= most_idle_jumps;
  }

  BallSearch solution(const Child& last) {
    std::vector<std::int64_t> times(ball_.jumps.size(), 0);
    ++times[last.source.column];
    for (std::uint32_t at = states_[last.parent].made; at != no_jump; at = made_[at].before)
      ++times[made_[at].column];
    auto jumps = play_of(around_, ball_, times);
    promise(jumps.has_value(), "a state that asks for no peg is a solution");
    found_.end = BallSearch::End::solved;
    found_.jumps = *std::move(jumps);
    return std::move(found_);
  }

  const Surroundings& around_;
  Ball ball_;
  std::uint32_t width_;
  BeamOrder order_;
  const Limits& limits_;
  std::size_t places_;  // of the ball's holes, the innermost first
  std::vector<BeamOrder::Shares> shares_;
  std::vector<std::uint64_t> keys_;  // a random number for each place
  std::vector<std::vector<Source>> sources_;
  std::vector<Count> first_pegs_;  // of the board
  std::vector<State> states_, next_states_;
  std::vector<Count> pegs_, next_pegs_;  // of each state, on each place
  std::vector<Child> children_;
  Keys seen_;  // of the children
  std::vector<Made> made_;
  float least_asked_ = std::numeric_limits<float>::infinity();  // golden weight, since the start
  std::uint32_t last_progress_ = 0;                             // after so many jumps
  BallSearch found_;
};

}  // namespace

BallSearch search_by_beam(const Surroundings& around, std::uint32_t radius, std::uint32_t width,
                          std::uint64_t seed, const Limits& limits) {
  return Beam(around, radius, width, seed, limits).run();
}

}  // namespace hardboard::peg_solitaire
