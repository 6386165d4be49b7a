// Proposals of annealing: how a tree of exits may change next (exit_tree.h; docs/exits.md, "Trees
// of exits").
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/random.h"
#include "methods/capture/exit_tree.h"
#include "methods/capture/tree_steps.h"

namespace hardboard::capture {

// How many of the proposals are of these kinds, from 0 to 1; all others change any exit.
struct ProposalShares {
  double near_faults, free_places;
};

// Draws proposals at random, and makes them. The steps and the random numbers must outlive the
// object.
class TreeProposals {
public:
  TreeProposals(const TreeSteps& steps, Random& random) : steps_(steps), random_(random) {}

  // May proposed exits pass places?
  bool may_pass = false;

  // Changes the tree, and tree.restore() takes the change back. False, and no change, if the drawn
  // proposal is not possible. O(degree) for each place whose carriers change.
  bool make(ExitTree& tree, const ProposalShares& shares);

private:
  using Link = TreeSteps::Link;
  using When = ExitTree::When;
  struct Proposal {
    const Link* exit = nullptr;  // nullptr for no proposal
    When when = When::unchanged;
  };

  Proposal anywhere(const ExitTree& tree);
  Proposal near_fault(const ExitTree& tree);
  bool free_a_place(ExitTree& tree);
  bool redirect(ExitTree& tree, Location place, Location freed, std::optional<Location> preferred);

  bool has_exit(const ExitTree& tree, Location place) const {
    return steps_.takes_part(place) && !tree.is_root(place);
  }
  std::span<const Link> steps_from(Location place) const {
    return may_pass ? steps_.out(place) : steps_.open_out(place);
  }
  const Link* any_exit(Location place);
  std::optional<Location> any_coming(const ExitTree& tree, Location place);
  When any_time() { return static_cast<When>(random_.below(3)); }

  const TreeSteps& steps_;
  Random& random_;
  std::vector<Location> redirected_;  // places whose exits a proposal changes
};

}  // namespace hardboard::capture
