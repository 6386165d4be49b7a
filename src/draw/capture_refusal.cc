#include "draw/capture_refusal.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>

#include "base/counted.h"
#include "base/square.h"
#include "draw/refusal_groups.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::draw {
namespace {

using capture::CaptureRules, capture::StrandedGroup;
using Number = std::uint32_t;

// Builds the view of one answer.
template <class Place>
class Builder {
public:
  Builder(const RulesOf& rules_of, std::span<const Place> places)
      : rules_of_(rules_of), places_(places) {}

  RefusalView<Place> view(const capture::Answer<Place>& answer) {
    std::visit([this](const auto& proof) { add(proof); }, answer.proof);
    const std::string reason = std::exchange(reason_, "");
    if (answer.verdict == Verdict::unsolvable)
      view_.sentences.push_back(reason.empty() ? "There is no solution."
                                               : "There is no solution: " + reason);
    else if (!reason.empty())
      view_.sentences.push_back("The proof that there is no better solution: " + reason);
    if (answer.minimum) add(*answer.minimum);
    const bool was_tried = answer.verdict == Verdict::unknown && !answer.remark.empty();
    if (was_tried) view_.sentences.push_back("Not decided: " + answer.remark + ".");
    return std::move(view_);
  }

private:
  // Most answers have no proof that needs the rules, which cost a sort for each axis of rides.
  const CaptureRules& rules() {
    if (!rules_) rules_ = rules_of_();
    return *rules_;
  }

  std::optional<Number> number(const Place& place) {
    if (by_place_.empty()) {
      by_place_.resize(places_.size());
      std::iota(by_place_.begin(), by_place_.end(), Number{0});
      std::sort(by_place_.begin(), by_place_.end(),
                [&](Number a, Number b) { return places_[a] < places_[b]; });
    }
    const auto at = std::lower_bound(by_place_.begin(), by_place_.end(), place,
                                     [&](Number n, const Place& p) { return places_[n] < p; });
    if (at == by_place_.end() || places_[*at] != place) return std::nullopt;
    return *at;
  }

  std::vector<Number> numbers(const std::vector<Place>& list) {
    std::vector<Number> result;
    for (const Place& place : list)
      if (const auto n = number(place)) result.push_back(*n);
    return result;
  }

  void add(const std::monostate&) {}

  void add(const capture::ClosedSets<Place>& proof) {
    reason_ = "each of the sets A and B keeps a piece to the end.";
    add_groups({numbers(proof.first), KeptBy::closure}, {numbers(proof.second), KeptBy::closure});
  }

  void add(const capture::Stranded<Place>& proof) {
    reason_ = "each of the groups A and B would have to hold the final piece.";
    const auto claimed = [&](const StrandedGroup<Place>& group) {
      return ClaimedGroup{numbers(group.places),
                          group.antenna ? KeptBy::antenna : KeptBy::captures};
    };
    add_groups(claimed(proof.first), claimed(proof.second));
  }

  void add(const capture::StuckTrees<Place>& proof) {
    reason_ = "each of the trees A and B would have to hold the final piece.";
    add_groups({numbers(proof.first), KeptBy::tree}, {numbers(proof.second), KeptBy::tree});
  }

  void add(const capture::BudgetSum& proof) {
    reason_ = fmt::format("{} are needed, and all budgets together allow {}.",
                          counted(proof.needed, "capture"), proof.available);
  }

  void add(const Exhausted& proof) {
    reason_ =
        fmt::format("a search met {} and found none.", all_counted(proof.positions, "position"));
  }

  void add(const capture::SatRefusal& proof) {
    reason_ = fmt::format("a SAT solver refused the formula of {}.",
                          counted(proof.clauses + proof.lazy, "clause"));
    if (!proof.file.empty()) reason_ += fmt::format(" Its proof is in {}.", proof.file);
  }

  void add(const capture::NoCenter<Place>& proof) {
    // For each place, or for the goal alone, the first witness that can't reach it.
    std::vector<bool> is_barred(places_.size(), false);
    for (const Number witness : numbers(proof.witnesses)) {
      std::vector<bool> is_near(places_.size(), false);
      if (rules().budget[witness] > 0) {
        rules().from(witness, rules().type[witness], [&](Number place) {
          is_near[place] = place != rules().last;
          return place != rules().last;
        });
      }
      for (Number place = 0; place < places_.size(); ++place) {
        if (is_near[place] || is_barred[place] || place == witness) continue;
        if (rules().goal && place != *rules().goal) continue;
        is_barred[place] = true;
        view_.barred.push_back({places_[witness], places_[place]});
      }
    }
    reason_ = "no piece captures twice, so all captures would have to end on one place";
    reason_ += rules().goal ? ", the goal; but one piece can't get there."
                            : "; but for each place there is a piece that can't get there.";
  }

  void add(const capture::RowCount& proof) {
    reason_ = fmt::format("all pieces stand on one line, where at least {} must remain.",
                          counted(proof.left, "piece"));
  }

  void add(const capture::PawnRows& proof) {
    view_.rows = proof.rows;
    reason_ = fmt::format(
        "the uppermost {} of pawns can't be cleared upward, whatever comes from "
        "below.",
        counted(proof.rows, "row"));
  }

  void add(const capture::LastVisits<Place>& proof) {
    reason_ = fmt::format(
        "the piece that must be last would have to capture in each of {} that no other piece "
        "leaves.",
        counted(proof.sets.size(), "set"));
  }

  void add(const capture::WalkWeights<Place>& proof) {
    add_weighed(proof.places, proof.weights, "weight", "weights");
    if (!proof.needs.empty()) add_weighed(proof.needs, proof.need_weights, "need", "needs");
    reason_ =
        "whatever the pieces capture within their budgets, they can't leave places of A that weigh "
        "as much as all but the last one";
    reason_ += proof.needs.empty()
                   ? "."
                   : ", for captures from B end on pieces that capture nothing themselves.";
  }

  void add_weighed(const std::vector<Place>& places, const std::vector<std::int64_t>& weights,
                   std::string_view one, std::string_view many) {
    RefusalGroup<Place> group;
    for (const Number n : numbers(places)) group.places.push_back(places_[n]);
    const auto [least, most] = std::minmax_element(weights.begin(), weights.end());
    if (least != weights.end())
      group.why = *least == *most ? fmt::format("{} {} each", one, *most)
                                  : fmt::format("{} from {} to {}", many, *least, *most);
    view_.groups.push_back(std::move(group));
  }

  void add(const capture::NoHubs&) {
    reason_ =
        "no places can be hubs: the places on which captures end, and on which all other pieces "
        "can capture.";
  }

  void add(const Minimum& minimum) {
    const bool is_budget = minimum.what == "budget";
    const std::string value =
        is_budget ? fmt::format("A budget of {} for each piece is enough", minimum.value)
                  : fmt::format("{} left", counted(minimum.value, "piece"));
    view_.sentences.push_back(minimum.bound == minimum.value
                                  ? value + "; fewer are impossible."
                                  : fmt::format("{}; at least {} needed.", value, minimum.bound));
  }

  void add_groups(ClaimedGroup first, ClaimedGroup second) {
    for (const ExplainedGroup& one :
         explained_groups(rules(), std::move(first), std::move(second))) {
      RefusalGroup<Place>& group = view_.groups.emplace_back();
      for (const Number member : one.members) group.places.push_back(places_[member]);
      for (const auto& [from, to] : one.edges) group.edges.push_back({places_[from], places_[to]});
      if (one.door) group.door = places_[*one.door];
      group.is_antenna = one.is_antenna;
      group.why = one.why;
    }
  }

  const RulesOf& rules_of_;
  std::optional<CaptureRules> rules_;
  std::span<const Place> places_;
  std::vector<Number> by_place_;  // the numbers in the order of places; empty at first
  std::string reason_;
  RefusalView<Place> view_;
};

}  // namespace

template <class Place>
RefusalView<Place> refusal_view(const RulesOf& rules_of, std::span<const Place> places,
                                const capture::Answer<Place>& answer) {
  return Builder<Place>(rules_of, places).view(answer);
}

template <class Place>
std::vector<std::string> group_sentences(const RefusalView<Place>& view) {
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < view.groups.size(); ++i) {
    const RefusalGroup<Place>& group = view.groups[i];
    std::string sentence = i == 0 ? "A" : "B";
    sentence += group.why.empty() ? ":" : " (" + group.why + "):";
    for (const Place& place : group.places) sentence += " " + name(place);
    if (group.door) sentence += "; its door is " + name(*group.door);
    sentences.push_back(std::move(sentence));
  }
  for (const auto& [from, to] : view.barred)
    sentences.push_back(fmt::format("The piece on {} can't get to {}.", name(from), name(to)));
  return sentences;
}

template RefusalView<Square> refusal_view(const RulesOf&, std::span<const Square>,
                                          const capture::Answer<Square>&);
template RefusalView<capture::Vertex> refusal_view(const RulesOf&, std::span<const capture::Vertex>,
                                                   const capture::Answer<capture::Vertex>&);
template std::vector<std::string> group_sentences(const RefusalView<Square>&);
template std::vector<std::string> group_sentences(const RefusalView<capture::Vertex>&);

}  // namespace hardboard::draw
