// Trees of exits along steps that nothing stands between at the start, and so never: each place but
// the roots has one exit, and exits lead to a root. If each exit has a carrier, each tree leaves
// one piece, on its root (docs/exits.md, "Trees of exits").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The open steps of an arena: between two places, all types that can step with nothing between. The
// piece that must be last takes no part; it captures on the roots in the end.
struct OpenSteps {
  explicit OpenSteps(const Arena& arena);

  // A step between a place, whose row it stands in, and another place.
  struct Link {
    Location place = 0;
    std::uint32_t cost = 1;   // what the step takes of a budget
    std::uint64_t types = 0;  // bit t: type t can step
  };
  std::vector<std::vector<Link>> out, in;

  const Arena& arena;
  std::size_t types() const { return arena.by_type.size(); }
  std::uint32_t size() const { return arena.size(); }
  bool takes_part(Location u) const { return u != arena.last; }
  // The places to which all others lead, or the goal among them; sorted. Only without a last piece.
  // O(steps).
  std::vector<Location> possible_roots() const;
  // Places to one of which each place leads, taken in this order, the goal first: few where most
  // places lead to each other. Only without a last piece. O(steps).
  std::vector<Location> roots_among(const std::vector<Location>& order) const;

private:
  static void reach(Location start, const std::vector<std::vector<Link>>& links,
                    std::vector<bool>& seen, std::vector<Location>& reached);
};

// Empty if an arena has trees of exits that fit in memory, and up to 64 types. O(types).
std::string exit_tree_why_not(const Arena& arena, const Limits& limits);

// A tree that changes exit by exit, and knows what is wrong with it: which places lack a carrier,
// the *faults*, and how many pieces capture more than may, the *excess*.
class ExitTree {
public:
  // Nearest ways to the roots, to one of which each other place must lead. If there is a last
  // piece, the roots stand in the order in which it captures on them; else each keeps a piece.
  // O(steps).
  ExitTree(const OpenSteps& steps, std::vector<Location> roots);

  bool is_root(Location u) const { return exit_[u].place == u; }
  // Do all places lead to the roots?
  bool is_whole() const { return is_whole_; }
  Location exit(Location u) const { return exit_[u].place; }
  const std::vector<Location>& faults() const { return faults_; }
  std::size_t excess() const {
    return capturers_ > steps_.arena.capturers ? capturers_ - steps_.arena.capturers : 0;
  }
  // 0 for a tree whose captures can be made.
  std::size_t wrong() const { return faults_.size() + excess(); }
  // Does the exit of `u`, then that of the next place and so on, lead through `v`? O(depth).
  bool leads_through(Location u, Location v) const;

  // Gives a place another exit, to a place that does not lead through it. Then the tree can be
  // restored once. O(degree) for each place whose carriers change.
  void change(Location u, const OpenSteps::Link& to);
  void restore();

  // The roots are these places from now on, among them all that were. Only with a last piece, which
  // captures on them in this order. O(degree) for each place whose carriers change.
  void end_at(std::vector<Location> roots);

  // Faults and pieces in excess become roots, from the outer ends of the trees on: they stay.
  // O(steps).
  void keep_faults();

  // The captures of a tree with which nothing is wrong. They leave a piece on each root, unless a
  // last piece captures there. O(steps).
  std::vector<Capture<Location>> captures() const;

private:
  // The most of its budget that a carrier of each type can have left before the exit of a place; -1
  // for no carrier of this type.
  using Left = std::int32_t;
  Left* left(Location u) { return &left_[u * steps_.types()]; }
  const Left* left(Location u) const { return &left_[u * steps_.types()]; }
  bool is_fault(Location u) const { return place_in_faults_[u] != steps_.size(); }
  void set_fault(Location u, bool is_fault);
  // The piece that starts on a place captures if no other comes there, and the place has an exit.
  bool starts_here(Location u) const {
    return arriving_[u] == 0 && !is_root(u) && steps_.arena.is_new_capturer(u);
  }
  // One exit more or less leads to a place.
  void arrive(Location u);
  void leave(Location u);
  // Returns where the exit led.
  Location make_root(Location u);
  void find_left(Location u, Left* found) const;
  bool has_carrier(Location u, const Left* left) const;
  void update(Location u);
  // Some type that can carry a place's exit.
  std::size_t carrier_type(Location u) const;

  const OpenSteps& steps_;
  std::vector<Location> roots_;
  bool is_whole_ = false;
  std::vector<OpenSteps::Link> exit_;    // of a root: to itself
  std::vector<std::uint32_t> arriving_;  // the exits that lead to a place
  std::size_t capturers_ = 0;            // pieces that capture, and have not before
  std::vector<Left> left_, found_;
  std::vector<Location> faults_, place_in_faults_;
  // What restore() takes back.
  struct Before {
    Location place;
    bool was_fault;
  };
  std::vector<Before> before_;
  std::vector<Left> left_before_;
  Location changed_ = 0;
  OpenSteps::Link exit_before_;
};

}  // namespace hardboard::capture
