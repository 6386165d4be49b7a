#include "puzzles/capture/hub_lines.h"

#include <algorithm>
#include <iterator>

namespace hardboard::capture {
namespace {

constexpr std::uint32_t none = HubLines::none;
constexpr std::uint64_t most_cases = 20'000;

bool lies_on(const HubLines& lines, std::uint32_t place, std::uint32_t line) {
  return lines.of_place[place].first == line || lines.of_place[place].second == line;
}

bool share_a_line(const HubLines& lines, std::uint32_t u, std::uint32_t v) {
  const auto [a, b] = lines.of_place[u];
  return (a != none && lies_on(lines, v, a)) || (b != none && lies_on(lines, v, b));
}

// A new line through two places, with all places next to both; false if a place has two already.
bool add_line(const StepsOfOneType& steps, std::uint32_t u, std::uint32_t v, HubLines& lines) {
  const auto line = static_cast<std::uint32_t>(lines.places.size());
  std::vector<std::uint32_t> places{u, v};
  std::set_intersection(steps.out[u].begin(), steps.out[u].end(), steps.out[v].begin(),
                        steps.out[v].end(), std::back_inserter(places));
  for (const std::uint32_t place : places) {
    auto& [a, b] = lines.of_place[place];
    if (b != none) return false;
    (a == none ? a : b) = line;
  }
  lines.places.push_back(std::move(places));
  return true;
}

std::uint32_t other_line(const HubLines& lines, std::uint32_t place, std::uint32_t line) {
  const auto [a, b] = lines.of_place[place];
  return a == line ? b : a;
}

// False if some ring of lines, each of which meets the next, is odd.
bool choose_sides(HubLines& lines) {
  std::vector<bool> seen(lines.places.size(), false);
  lines.is_second_side.assign(lines.places.size(), false);
  std::vector<std::uint32_t> open;
  for (std::uint32_t start = 0; start < lines.places.size(); ++start) {
    if (!seen[start]) open.push_back(start);
    seen[start] = true;
    while (!open.empty()) {
      const std::uint32_t line = open.back();
      open.pop_back();
      for (const std::uint32_t place : lines.places[line]) {
        const std::uint32_t other = other_line(lines, place, line);
        if (other == none) continue;
        if (seen[other] && lines.is_second_side[other] == lines.is_second_side[line]) return false;
        if (seen[other]) continue;
        seen[other] = true;
        lines.is_second_side[other] = !lines.is_second_side[line];
        open.push_back(other);
      }
    }
  }
  return true;
}

class Search {
public:
  Search(const HubLines& lines, const Limits& limits)
      : lines_(lines), limits_(limits), state_(lines.places.size(), State::open) {}

  LineCover run() {
    LineCover found;
    bool may_be = true;
    for (std::uint32_t place = 0; may_be && place < lines_.of_place.size(); ++place)
      if (const auto [a, b] = lines_.of_place[place]; b == none) may_be = a != none && set_in(a);
    const bool is_covered = may_be && branch();
    found.cases = cases_;
    if (!gave_up_) found.verdict = is_covered ? Verdict::solvable : Verdict::unsolvable;
    return found;
  }

private:
  enum class State : std::uint8_t { open, in, out };

  bool is_in(std::uint32_t line) const { return state_[line] == State::in; }
  bool is_open(std::uint32_t line) const { return state_[line] == State::open; }

  bool set_in(std::uint32_t line) {
    if (is_in(line)) return true;
    if (state_[line] == State::out) return false;
    state_[line] = State::in;
    trail_.push_back(line);
    return ++in_ <= lines_.most;
  }

  bool set_out(std::uint32_t line) {
    state_[line] = State::out;
    trail_.push_back(line);
    return std::all_of(lines_.places[line].begin(), lines_.places[line].end(),
                       [&](std::uint32_t place) {
                         const std::uint32_t other = other_line(lines_, place, line);
                         return other != none && set_in(other);
                       });
  }

  void go_back(std::size_t length) {
    for (; trail_.size() > length; trail_.pop_back()) {
      if (is_in(trail_.back())) --in_;
      state_[trail_.back()] = State::open;
    }
  }

  // Is there a cover, with the lines that are in and without those that are out?
  bool branch() {
    if (++cases_ > most_cases || limits_.reached()) gave_up_ = true;
    if (gave_up_ || in_ + fewest_more() > lines_.most || !hang_together(true)) return false;
    const std::uint32_t line = next_line();
    if (line == none) return hang_together(false);
    const std::size_t before = trail_.size();
    if (set_in(line) && branch()) return true;
    go_back(before);
    if (set_out(line) && branch()) return true;
    go_back(before);
    return false;
  }

  // An open line with most places that are not covered; if all are, one that meets a line that is
  // in, if that may help; else none.
  std::uint32_t next_line() const {
    std::uint32_t best = none;
    std::ptrdiff_t most = 0;
    for (std::uint32_t line = 0; line < state_.size(); ++line) {
      if (!is_open(line)) continue;
      const auto& places = lines_.places[line];
      const auto bare = std::count_if(places.begin(), places.end(), [&](std::uint32_t place) {
        return is_open(other_line(lines_, place, line));
      });
      if (bare > most) best = line;
      most = std::max(most, bare);
    }
    if (best != none || hang_together(false)) return best;
    for (std::uint32_t line = 0; line < state_.size(); ++line) {
      const auto& places = lines_.places[line];
      if (is_open(line) && std::any_of(places.begin(), places.end(), [&](std::uint32_t place) {
            return is_in(other_line(lines_, place, line));
          }))
        return line;
    }
    return none;
  }

  // As many lines as there are places, no two on a line, between open lines: a matching.
  std::uint32_t fewest_more() {
    partner_.assign(state_.size(), none);
    std::uint32_t found = 0;
    for (std::uint32_t line = 0; line < state_.size(); ++line) {
      if (lines_.is_second_side[line] || !is_open(line)) continue;
      seen_.assign(state_.size(), false);
      found += augment(line) ? 1 : 0;
    }
    return found;
  }

  bool augment(std::uint32_t line) {
    for (const std::uint32_t place : lines_.places[line]) {
      const std::uint32_t other = other_line(lines_, place, line);
      if (!is_open(other) || seen_[other]) continue;
      seen_[other] = true;
      if (partner_[other] != none && !augment(partner_[other])) continue;
      partner_[other] = line;
      return true;
    }
    return false;
  }

  // Do places lead from each line that is in to each other one, over such lines alone, or over open
  // ones as well?
  bool hang_together(bool over_open_lines) const {
    std::vector<bool> seen(state_.size(), false);
    std::vector<std::uint32_t> reached;
    const auto reach = [&](std::uint32_t line) {
      if (line == none || seen[line] || state_[line] == State::out) return;
      if (!is_in(line) && !over_open_lines) return;
      seen[line] = true;
      reached.push_back(line);
    };
    for (std::uint32_t line = 0; line < state_.size() && reached.empty(); ++line)
      if (is_in(line)) reach(line);
    for (std::size_t i = 0; i < reached.size(); ++i)
      for (const std::uint32_t place : lines_.places[reached[i]])
        reach(other_line(lines_, place, reached[i]));
    const auto are_in = std::count_if(reached.begin(), reached.end(),
                                      [&](std::uint32_t line) { return is_in(line); });
    return static_cast<std::uint32_t>(are_in) == in_;
  }

  const HubLines& lines_;
  const Limits& limits_;
  std::vector<State> state_;  // by line
  std::uint32_t in_ = 0;      // how many lines are in
  std::vector<std::uint32_t> trail_;
  std::uint64_t cases_ = 0;
  bool gave_up_ = false;
  std::vector<std::uint32_t> partner_;  // by line of the second side
  std::vector<bool> seen_;
};

}  // namespace

std::optional<HubLines> hub_lines(const StepsOfOneType& steps) {
  if (steps.size() < 4) return std::nullopt;
  HubLines lines;
  lines.of_place.assign(steps.size(), {none, none});
  lines.most = 2;
  for (std::uint32_t u = 0; u < steps.size(); ++u) {
    if (steps.budget[u] > 2) return std::nullopt;
    if (steps.budget[u] == 2) ++lines.most;
    for (const std::uint32_t v : steps.out[u])
      if (!share_a_line(lines, u, v) && !add_line(steps, u, v, lines)) return std::nullopt;
  }
  return choose_sides(lines) ? std::optional(std::move(lines)) : std::nullopt;
}

LineCover cover_by_lines(const HubLines& lines, const Limits& limits) {
  return Search(lines, limits).run();
}

}  // namespace hardboard::capture
