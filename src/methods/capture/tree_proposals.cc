#include "methods/capture/tree_proposals.h"

namespace hardboard::capture {
namespace {

// How many exits at most lead to a place that a proposal frees of them.
constexpr std::uint32_t most_redirected = 8;

}  // namespace

bool TreeProposals::make(ExitTree& tree, const ProposalShares& shares) {
  tree.begin_changes();
  if (shares.free_places > 0 && random_.uniform() < shares.free_places) {
    const bool is_freed = free_a_place(tree);
    if (!is_freed) tree.restore();
    return is_freed;
  }
  const bool is_near = !tree.faults().empty() && random_.uniform() < shares.near_faults;
  const auto [exit, when] = is_near ? near_fault(tree) : anywhere(tree);
  return exit != nullptr && has_exit(tree, exit->from) && tree.change(*exit, when, random_);
}

// A place gets another exit, or its exit gets another time.
TreeProposals::Proposal TreeProposals::anywhere(const ExitTree& tree) {
  const auto place = static_cast<Location>(random_.below(steps_.size()));
  if (!has_exit(tree, place)) return {};
  if (random_.below(4) == 0)
    return {&tree.exit(place), random_.below(2) == 0 ? When::any : When::last};
  return {any_exit(place), any_time()};
}

// A fault gets another exit, or another exit leads to the fault, or an exit that leads there leads
// elsewhere or comes last.
TreeProposals::Proposal TreeProposals::near_fault(const ExitTree& tree) {
  const Location fault = tree.faults()[random_.below(tree.faults().size())];
  const std::uint64_t kind = random_.below(4);
  if (kind == 0) return {any_exit(fault), any_time()};
  if (kind == 1) {
    const std::optional<Location> coming = any_coming(tree, fault);
    if (coming && random_.below(2) == 0) return {&tree.exit(*coming), When::last};
    if (coming) return {any_exit(*coming), any_time()};
  }
  const std::size_t steps_in = may_pass ? steps_.count_in(fault) : steps_.count_open_in(fault);
  if (steps_in == 0) return {};
  return {&steps_.in(fault, random_.below(steps_in)),
          random_.below(2) == 0 ? When::unchanged : When::last};
}

// All exits to some place lead elsewhere: in half of the proposals to one other place where they
// can, else to places to which exits lead already. False if that is not possible; the tree may have
// changed then.
bool TreeProposals::free_a_place(ExitTree& tree) {
  const auto one = static_cast<Location>(random_.below(steps_.size()));
  if (!has_exit(tree, one)) return false;
  const Location freed = tree.exit(one).to;
  if (tree.is_root(freed) || tree.arriving(freed) > most_redirected) return false;
  std::optional<Location> preferred;
  if (random_.below(2) == 0)
    if (const Link* const to = any_exit(one)) preferred = to->to;
  redirected_.clear();
  tree.for_each_arriving(freed, [&](Location u) { redirected_.push_back(u); });
  for (const Location place : redirected_)
    if (!redirect(tree, place, freed, preferred)) return false;
  return true;
}

// Gives a place an exit that does not lead to `freed`. False if no such exit is possible.
bool TreeProposals::redirect(ExitTree& tree, Location place, Location freed,
                             std::optional<Location> preferred) {
  const std::span<const Link> links = steps_from(place);
  if (preferred && *preferred != freed)
    for (const Link& link : links)
      if (link.to == *preferred && tree.change(link, any_time(), random_)) return true;
  const std::size_t from = random_.below(links.size());
  for (std::size_t i = 0; i < links.size(); ++i) {
    const Link& link = links[(from + i) % links.size()];
    const bool has_exits = tree.is_root(link.to) || tree.arriving(link.to) > 0;
    if (link.to != freed && has_exits && tree.change(link, When::unchanged, random_)) return true;
  }
  return false;
}

// A step from a place, or nullptr for none.
const TreeProposals::Link* TreeProposals::any_exit(Location place) {
  const std::span<const Link> links = steps_from(place);
  return links.empty() ? nullptr : &links[random_.below(links.size())];
}

// A place whose exit leads to this place.
std::optional<Location> TreeProposals::any_coming(const ExitTree& tree, Location place) {
  std::optional<Location> coming;
  std::uint64_t many = 0;
  tree.for_each_arriving(place, [&](Location u) {
    if (random_.below(++many) == 0) coming = u;
  });
  return coming;
}

}  // namespace hardboard::capture
