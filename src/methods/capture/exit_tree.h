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

// Empty if an arena has trees of exits that fit in memory: budgets count captures, all pieces may
// capture, and there are up to 64 types. O(types).
std::string exit_tree_why_not(const Arena& arena, const Limits& limits);

// A tree that changes exit by exit, and knows which places lack a carrier: the *faults*.
class ExitTree {
public:
  // Nearest ways to the roots, to one of which each other place must lead. If there is a last
  // piece, the roots stand in the order in which it captures on them; else each keeps a piece.
  // O(steps).
  ExitTree(const OpenSteps& steps, std::vector<Location> roots);

  bool is_root(Location u) const { return exit_[u] == u; }
  // Do all places lead to the roots?
  bool is_whole() const { return is_whole_; }
  Location exit(Location u) const { return exit_[u]; }
  const std::vector<Location>& faults() const { return faults_; }
  // Does the exit of `u`, then that of the next place and so on, lead through `v`? O(depth).
  bool leads_through(Location u, Location v) const;

  // Gives a place another exit, to a place that does not lead through it. Then the tree can be
  // restored once. O(degree) for each place whose carriers change.
  void change(Location u, const OpenSteps::Link& to);
  void restore();

  // Faults become roots, from the outer ends of the trees on: their pieces stay. O(steps).
  void keep_faults();

  // The captures of a tree without faults. They leave a piece on each root, unless a last piece
  // captures there. O(steps).
  std::vector<Capture<Location>> captures() const;

private:
  // The most captures that a carrier of each type can have left before the exit of a place; -1 for
  // no carrier of this type.
  using Left = std::int32_t;
  Left* left(Location u) { return &left_[u * steps_.types()]; }
  const Left* left(Location u) const { return &left_[u * steps_.types()]; }
  bool is_fault(Location u) const { return place_in_faults_[u] != steps_.size(); }
  void set_fault(Location u, bool is_fault);
  void find_left(Location u, Left* found) const;
  bool has_carrier(Location u, const Left* left) const;
  void update(Location u);
  // Some type that can carry a place's exit.
  std::size_t carrier_type(Location u) const;

  const OpenSteps& steps_;
  std::vector<Location> roots_;
  bool is_whole_ = false;
  std::vector<Location> exit_;             // of a root: itself
  std::vector<std::uint64_t> exit_types_;  // that can make the exit
  std::vector<Left> left_, found_;
  std::vector<Location> faults_, place_in_faults_;
  // What restore() takes back.
  struct Before {
    Location place;
    bool was_fault;
  };
  std::vector<Before> before_;
  std::vector<Left> left_before_;
  Location changed_ = 0, exit_before_ = 0;
  std::uint64_t exit_types_before_ = 0;
};

}  // namespace hardboard::capture
