// Trees of exits in time: each place but the roots has one exit, and a time at which it is emptied.
// If each exit has a carrier, each tree leaves one piece, on its root (docs/exits.md, "Trees of
// exits").
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "methods/capture/arena.h"
#include "methods/capture/tree_steps.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// A tree that changes exit by exit, and knows what is wrong: which places lack a carrier (the
// *faults*), and how many more pieces capture than may (the *excess*). The exit of a place u to a
// place v is made before the exit of v, and after the exits of the places between u and v.
class ExitTree {
public:
  using Link = TreeSteps::Link;

  // Nearest ways to the roots over open steps, which must lead from each other place to one of the
  // roots. If there is a last piece, the roots stand in the order in which it captures on them;
  // else each keeps a piece. O(steps).
  ExitTree(const TreeSteps& steps, std::vector<Location> roots);

  bool is_root(Location u) const { return is_root_[u]; }
  // Do all places lead to the roots?
  bool is_whole() const { return is_whole_; }
  // The places whose exits lead to `v`.
  template <class Visit>
  void for_each_arriving(Location v, Visit visit) const {
    for (std::uint32_t u = arrivals_.first[v]; u != none; u = arrivals_.next[u]) visit(u);
  }
  // Not of a root. The link is one of the steps' own.
  const Link& exit(Location u) const { return *exit_[u]; }
  // When a place is emptied: a number between 0 and 1, or infinity for roots and for the place of
  // the last piece.
  double time(Location u) const { return time_[u]; }
  // How many exits lead to a place.
  std::uint32_t arriving(Location u) const { return arriving_[u]; }
  const std::vector<Location>& faults() const { return faults_; }
  std::size_t excess() const {
    return capturers_ > steps_.arena.capturers ? capturers_ - steps_.arena.capturers : 0;
  }
  // How much is wrong: 0 for a tree whose captures can be made.
  std::size_t wrong() const { return faults_.size() + excess(); }

  // The time of a changed exit: the time that the place had, if that is still possible; or any
  // time; or a time after all other exits to the same place.
  enum class When : std::uint8_t { unchanged, any, last };

  // Begins a group of changes, which restore() takes back together.
  void begin_changes();
  // Gives the place link.from this exit, one of the steps' own, and a time. Moves the time of
  // link.to, and of places behind it, back if necessary. False, and no change, if the times of the
  // other exits leave no time for this one, or if the place has this exit at this time already.
  // O(degree) for each place whose carriers change.
  bool change(const Link& link, When when, Random& random);
  // Takes all changes since begin_changes() back; not twice in a row. O(places changed).
  void restore();

  // Makes these places the roots; the old roots must be among them. Only with a last piece, which
  // captures on the roots in this order. O(degree) for each place whose carriers change.
  void end_at(std::vector<Location> roots);

  // Makes roots, in the order of their times, of the faults and of the places where pieces in
  // excess start, so that their pieces stay. O(steps).
  void keep_faults();

  // The places in the order in which they are emptied. The last piece's place and the roots follow
  // at the end, the roots in their order. O(n log n).
  std::vector<Location> order() const;

  // The captures of a tree with which nothing is wrong. They leave a piece on each root, unless a
  // last piece captures there. O(steps).
  std::vector<Capture<Location>> captures() const;

private:
  // By type, the most of its budget that a carrier of the type can have left before the exit of a
  // place; -1 for no carrier of the type.
  using Left = std::int32_t;
  Left* left(Location u) { return &left_[u * steps_.types()]; }
  const Left* left(Location u) const { return &left_[u * steps_.types()]; }
  bool is_fault(Location u) const { return place_in_faults_[u] != steps_.size(); }
  void set_fault(Location u, bool is_fault);
  // Does the piece that starts on the place begin to capture there? It does if the place has an
  // exit and no other piece comes to the place.
  bool starts_here(Location u) const {
    return arriving_[u] == 0 && !is_root(u) && exit_[u] != nullptr &&
           steps_.arena.is_new_capturer(u);
  }
  void link(Location u);
  void unlink(Location u);
  // The places whose exits pass `w`.
  template <class Visit>
  void for_each_passing(Location w, Visit visit) const {
    for (std::uint32_t i = passing_.first[w]; i != none; i = passing_.next[i])
      visit(static_cast<Location>(i / TreeSteps::most_between));
  }
  void make_root(Location u);
  template <class Helps, class Visit>
  void for_each_last(Location v, Helps helps, Visit visit) const;
  bool may_come_last(Location u, double after) const;
  Left left_after(Location s, std::size_t type) const;
  void find_left(Location u, Left* found) const;
  bool has_carrier(Location u, const Left* left) const;
  void update(Location u);
  void update_around(const Link& link);
  bool make_room(const Link& to, double after);
  // The places with exits, the first to be emptied first.
  std::vector<Location> in_time() const;
  void spread_times();
  // Some type of piece that can make the exit of a place.
  std::size_t carrier_type(Location u) const;
  Location carrier_at(Location u, std::size_t type) const;

  static constexpr std::uint32_t none = UINT32_MAX;
  // Lists of what comes to a place, and of what passes a place: the first of each, and by element
  // its neighbours. Element u * most_between + i of `passing` is place i that the exit of u passes.
  struct Lists {
    std::vector<std::uint32_t> first, next, before;
    void insert(std::uint32_t list, std::uint32_t element);
    void erase(std::uint32_t list, std::uint32_t element);
  };

  const TreeSteps& steps_;
  std::vector<Location> roots_;
  bool is_whole_ = false;
  std::vector<bool> is_root_;
  std::vector<const Link*> exit_;  // null for roots and the last piece's place
  std::vector<double> time_;
  Lists arrivals_, passing_;
  std::vector<std::uint32_t> arriving_;
  std::size_t capturers_ = 0;  // pieces that capture, and have not before
  std::vector<Left> left_, found_;
  std::vector<Location> faults_, place_in_faults_;
  std::size_t changes_ = 0;
  // What restore() takes back.
  struct Before {
    Location place;
    bool was_fault;
  };
  std::vector<Before> before_;
  std::vector<Left> left_before_;
  struct ExitBefore {
    const Link* exit;
    double time;
    std::size_t later;  // how many there were in later_before_
  };
  std::vector<ExitBefore> exits_before_;
  struct Later {
    Location place;
    double time;
  };
  std::vector<Later> later_before_;
  std::vector<Later> later_;  // what a change makes later, and the new times
};

}  // namespace hardboard::capture
